import { describe, expect, it } from 'vitest';
import { anyAnswer, randomNumbers } from '../../src/arena/index.js';
import {
  evaluate,
  FEATURE_NAMES,
  type Feature,
  featuresOf,
  handMadeWeights,
  learnedJudgement,
  weighed,
} from '../../src/bots/index.js';
import { effectDecks } from '../../src/cli/library-files.js';
import { ERAS, type Game, newGame, play } from '../../src/engine/index.js';
import { attack, basic, energy } from './board.js';
import { duel } from './duel.js';

/** What differs from nothing, by its name. */
function seen(game: Game): Partial<Record<Feature, number>> {
  const numbers = featuresOf(game, 0);
  return Object.fromEntries(
    FEATURE_NAMES.map((name, i) => [name, numbers[i]!] as const).filter(([, number]) => number !== 0),
  );
}

const STRIKER = basic('Striker', { hp: 90, attacks: [attack('Strike', 50)] });
const SLOW = basic('Slow', { hp: 70, attacks: [attack('Slam', 80, ['Colorless'])] });
const TARGET = basic('Target', { hp: 50 });

describe('the features of a position', () => {
  it('tell one side less the other: HP, attacks, the Bench, a Knock Out that is paid for', () => {
    // Against a Target with a Filler of 60 HP behind it; each side has three Prize cards left and ten cards to draw.
    const game = duel({ active: STRIKER, bench: [SLOW], against: TARGET });
    expect(seen(game)).toMatchObject({
      hpActive: 90 - 50,
      hpBench: 70 - 60,
      attackActive: 50,
      benchNext: 1,
      hitNow: 1,
      knockOutNow: 1,
    });
    expect(seen(game)).not.toHaveProperty('inPlay'); // two each
    expect(seen(game)).not.toHaveProperty('prizes');
    expect(seen(game)).not.toHaveProperty('deckLow');
  });

  it('tell damage by how much of a Pokémon is gone', () => {
    expect(seen(duel({ active: STRIKER, damage: 30, bench: [SLOW] })).damagedActive).toBeCloseTo(1 / 3);
  });

  it('count a hand by what its cards are good for, the first of a sort apart from the next', () => {
    const fire = energy('Fire');
    const held = seen(duel({ active: SLOW, bench: [SLOW], hand: [fire, fire, STRIKER] }));
    expect(held).toMatchObject({ energy1: 1, energy2: 1, basics: 1 });
    expect(held).not.toHaveProperty('energy3');
  });

  it('say who has nobody on the Bench', () => {
    expect(seen(duel({ active: STRIKER }))).toMatchObject({ alone: 1, nearlyAlone: -1 });
  });
});

/** Games of cards with texts in every era, looked at here and there. */
function* positions(): Generator<Game> {
  const { facts, programs, decks } = effectDecks();
  for (const era of ERAS.filter(({ typeSet }) => typeSet.includes('Darkness'))) {
    const game = newGame({ era: era.id, format: 'constructed', facts, programs, decks, seed: 8 });
    if (!game.ok) throw new Error(game.error[0]!.message);
    const random = randomNumbers(4);
    for (let choices = 0; choices < 160 && game.value.state.phase !== 'over'; choices++) {
      if (choices % 8 === 0) yield game.value;
      play(game.value, anyAnswer(game.value, random));
    }
  }
}

describe('a judgement by weights', () => {
  it('is the one that ships, with the weights that are set by hand', () => {
    for (const game of positions())
      for (const seat of [0, 1])
        expect(weighed(featuresOf(game, seat), handMadeWeights)).toBeCloseTo(evaluate(game, seat), 6);
  });

  it('goes by the names of the features, and leaves out those that it has no weight for', () => {
    const game = duel({ active: STRIKER, bench: [SLOW], against: TARGET });
    expect(learnedJudgement({ hpActive: 2, knockOutNow: 7, nobodyKnowsThis: 9 }, 1000)(game, 0)).toBe(2 * 40 + 7);
    expect(learnedJudgement({ hpActive: 2 }, 1000)(game, 1)).toBe(-80);
  });
});
