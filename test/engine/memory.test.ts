import { describe, expect, it } from 'vitest';
import { anyAnswer, randomNumbers } from '../../src/arena/index.js';
import { effectDecks } from '../../src/cli/library-files.js';
import {
  begin,
  believe,
  cardOfEvent,
  eventsFor,
  type Game,
  imagine,
  Memory,
  play,
  prepare,
  seedOfNumber,
  viewFor,
} from '../../src/engine/index.js';

const { facts, programs, decks } = effectDecks();
const prepared = prepare({ era: 'hgss-2010', format: 'constructed', facts, programs, decks, seed: 0 });
if (!prepared.ok) throw new Error(prepared.error[0]!.message);
const setup = prepared.value;

/** Random games whose seats remember; `at` is called at every decision. */
function remembered(games: number, at: (game: Game, memories: readonly Memory[]) => void): void {
  for (let seed = 0; seed < games; seed++) {
    const game = begin(setup, seedOfNumber(seed), true);
    const memories = [new Memory(0), new Memory(1)];
    const random = randomNumbers(seed);
    for (let choices = 0; choices < 200 && game.state.phase !== 'over'; choices++) {
      for (const memory of memories) memory.notice(game);
      at(game, memories);
      play(game, anyAnswer(game, random));
    }
  }
}

describe('a memory', () => {
  it('holds only cards that the seat has been shown, and that lie out of sight (ZONE-03)', () => {
    let held = 0;
    const wrong: string[] = [];
    remembered(4, (game, memories) => {
      memories.forEach((memory, seat) => {
        const known = [...memory.known];
        held += known.length;
        const told = known.length === 0 ? [] : eventsFor(game.log!, seat).map(cardOfEvent);
        for (const card of known) {
          const { deck, hand, prizes } = game.state.sides[setup.ownerOf[card]!]!;
          if (!told.includes(card)) wrong.push(`seat ${seat} was never shown card ${card}`);
          if (![...deck, ...hand, ...prizes].includes(card)) wrong.push(`card ${card} lies open`);
        }
      });
    });
    expect(wrong).toEqual([]);
    expect(held).toBeGreaterThan(50);
  }, 20_000);

  it('knows its Prize cards after its deck was searched, and not before', () => {
    let [knew, guessed] = [0, 0];
    remembered(4, (game, [memory]) => {
      const { prizes } = game.state.sides[0]!;
      if (memory!.ownPrizes.length === 0) guessed++;
      else knew++;
      expect(prizes).toEqual(expect.arrayContaining([...memory!.ownPrizes]));
    });
    expect(Math.min(knew, guessed)).toBeGreaterThan(20);
  }, 20_000);

  it('keeps what it holds in every game that the seat imagines, and nothing looks different', () => {
    let choices = 0;
    remembered(3, (game, memories) => {
      if (choices++ % 7 !== 0) return;
      memories.forEach((memory, seat) => {
        const imagined = imagine(game, seat, { belief: believe(game.setup), memory }, randomNumbers(choices));
        expect(viewFor(imagined, seat)).toEqual(viewFor(game, seat));
        for (const card of memory.known) expect(imagined.setup.cardOf[card]).toBe(game.setup.cardOf[card]);
        expect(imagined.state.sides[seat]!.prizes).toEqual(expect.arrayContaining([...memory.ownPrizes]));
      });
    });
  }, 20_000);
});
