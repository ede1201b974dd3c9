import { describe, expect, it } from 'vitest';
import { anyAnswer, randomNumbers } from '../../src/arena/index.js';
import { effectDecks } from '../../src/cli/library-files.js';
import { fingerprint, fork, type Game, hpOf, newGame, play } from '../../src/engine/index.js';
import { pokemonAt, pushFrame } from '../../src/engine/model/game.js';
import { stepChecks } from '../../src/engine/turn/checks.js';
import { isSettled } from '../../src/engine/turn/settled.js';
import { INVENTED_ERAS } from '../invented-eras.js';

const { facts, programs, decks } = effectDecks();

function gameOf(era: string, seed: number): Game {
  const game = newGame({ era, format: 'constructed', facts, programs, decks: decks.slice(0, 2), seed });
  if (!game.ok) throw new Error(game.error.map(({ message }) => message).join('\n'));
  return game.value;
}

/** The position after all checks have been made at it. */
function checked(game: Game): number {
  const copy: Game = { ...game, state: fork(game.state) };
  copy.state.decision.kind = 'none';
  const frame = pushFrame(copy, 'checks', copy.state.seat);
  for (let step = 0; step < 20 && copy.state.frames.at(-1) === frame; step++) stepChecks(copy, frame);
  copy.state.decision.kind = game.state.decision.kind;
  return fingerprint(copy.state);
}

describe('a table that is settled at a glance (TURN-13)', () => {
  it.each(INVENTED_ERAS.map(({ id }) => id))('is one at which the checks find nothing to do, in %s', (era) => {
    let looked = 0;
    for (let seed = 0; seed < 4; seed++) {
      const game = gameOf(era, seed);
      const random = randomNumbers(seed);
      for (let choice = 0; choice < 200 && game.state.phase !== 'over'; choice++) {
        if (game.state.decision.kind === 'turn' && isSettled(game)) {
          expect(checked(game)).toBe(fingerprint(game.state));
          looked++;
        }
        play(game, anyAnswer(game, random));
      }
    }
    expect(looked).toBeGreaterThan(100);
  });

  it('is not one with a Pokémon that has as much damage as HP', () => {
    const game = gameOf(INVENTED_ERAS[0]!.id, 1);
    while (game.state.decision.kind !== 'turn') play(game, anyAnswer(game, randomNumbers(1)));
    expect(isSettled(game)).toBe(true);
    const active = game.state.sides[0]!.active[0]!;
    pokemonAt(game, active).damage = hpOf(game, active);
    expect(isSettled(game)).toBe(false);
  });
});
