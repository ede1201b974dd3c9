import { describe, expect, it } from 'vitest';
import { plainDecks } from '../../src/cli/library-files.js';
import { Annals, beginning, eventCount, eventsFor, type Game, listAnswers, play } from '../../src/engine/index.js';
import { claimOf, decksOf } from '../../src/session/index.js';

const setup = { era: 'hgss-2010', format: 'constructed', seed: 4, players: [], decks: [0, 1] } as const;

function begun(): Game {
  const game = beginning(claimOf(setup, decksOf([plainDecks()])), true);
  if (!game.ok) throw new Error(game.error[0]?.message);
  return game.value;
}

describe('annals', () => {
  it('tell what the log would tell, from any event on, to whom it concerns', () => {
    const [game, small] = [begun(), begun()];
    const annals = new Annals(small.log!);
    for (let choice = 0; choice < 120 && game.state.phase !== 'over'; choice++) {
      const offered = listAnswers(game);
      const given = offered[(choice * 7) % offered.length]!;
      if (choice % 3 > 0) annals.putAway();
      play(game, given);
      play(small, given);
      expect(annals.count).toBe(eventCount(game.log!));
      for (const heard of [0, 1, annals.count >> 1, annals.count - 1, annals.count])
        for (const onlooker of [0, 1, 'spectator', 'all-seeing'] as const)
          expect(annals.since(heard, onlooker)).toEqual(eventsFor(game.log!, onlooker, heard));
    }
    expect(eventCount(small.log!)).toBeLessThan(40);
  });

  it('forget what was taken back, put away or not', () => {
    const game = begun();
    const annals = new Annals(game.log!);
    for (let choice = 0; choice < 40; choice++) {
      if (choice < 30) annals.putAway();
      play(game, listAnswers(game)[0]!);
    }
    const all = annals.since(0, 'all-seeing');
    for (const count of [all.length, all.length - 1, all.length >> 1, 3, 0]) {
      annals.drop(count);
      expect(annals.count).toBe(count);
      expect(annals.since(0, 'all-seeing')).toEqual(all.slice(0, count));
    }
  });

  it('keep numbers of any size', () => {
    const game = begun();
    const annals = new Annals(game.log!);
    annals.drop(0);
    const numbers = [-1, 0, 126, 127, 128, 16_383, 2 ** 31 - 1, 15];
    game.log!.numbers.push(...numbers);
    annals.putAway();
    game.log!.numbers.push(...numbers.map((each) => each - 1).map((each) => Math.max(each, -1)));
    annals.putAway();
    annals.drop(2);
    expect(annals.count).toBe(2);
    expect((annals as unknown as { numbersFrom(event: number): number[] }).numbersFrom(0)).toEqual(numbers);
  });
});
