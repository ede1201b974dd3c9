// What vectors hold, number for number: who makes them faster leaves every one as it is, and who changes one raises a version.
import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../src/arena/index.js';
import { effectDecks } from '../../src/cli/library-files.js';
import { ERAS, FORMATS } from '../../src/engine/index.js';
import { ACTION_VERSION, type EnvGame, OBSERVATION_VERSION, openEnv } from '../../src/env/index.js';
import { envOf, TWO } from './tables.js';

const cards = effectDecks();

/** An era that comes later changes no number of a vector, but would change the sum. A changed ruling changes it, as games go another way. */
const SUMMED: readonly string[] = ['e-card-2002', 'platinum-2009', 'hgss-2010', 'swsh-2022'];

/** The bits of 32-bit floats, one after the other: a sum in which the order counts. */
function summed(sum: number, numbers: Float32Array): number {
  let now = sum;
  for (const bits of new Uint32Array(numbers.buffer, numbers.byteOffset, numbers.length))
    now = (Math.imul(now, 31) + bits) | 0;
  return now;
}

/** Plays a game by chance, and sums what all seats know and what is offered at each decision. */
function sumOf(game: EnvGame, seed: number): number {
  const random = randomNumbers(seed);
  let sum = 7;
  for (let steps = 0; steps < 150 && game.seat >= 0; steps++) {
    for (let seat = 0; seat < game.seats; seat++) sum = summed(sum, game.observe(seat));
    sum = summed(sum, game.actions());
    game.step(random(game.count));
  }
  return sum;
}

describe('the numbers of vectors', () => {
  it('are those of their version, in four eras and all their formats and with cards of the library', () => {
    let sum = 7;
    const add = (game: EnvGame, seed: number): void => {
      sum = (Math.imul(sum, 31) + sumOf(game, seed)) | 0;
    };
    for (const era of ERAS.filter(({ id }) => SUMMED.includes(id)))
      for (const { id: format, seats } of FORMATS.filter(({ id }) => era.formats.includes(id))) {
        const decks = Array.from({ length: seats }, (_, seat) => cards.decks[seat % 2]!);
        const env = openEnv({ era: era.id, format, facts: cards.facts, programs: cards.programs, decks });
        if (env.ok) for (let seed = 1; seed <= 2; seed++) add(made(env.value.reset(seed)), seed);
      }
    for (const pair of [['LuxApe', 'CurseGar'], TWO]) add(made(envOf(pair).reset(3)), 3);
    const found = { observation: OBSERVATION_VERSION, action: ACTION_VERSION, sum: sum >>> 0 };
    expect(found).toEqual({ observation: 2, action: 1, sum: 2003420624 });
  });
});

function made<T>(result: { ok: true; value: T } | { ok: false; error: readonly { message: string }[] }): T {
  if (!result.ok) throw new Error(result.error[0]!.message);
  return result.value;
}
