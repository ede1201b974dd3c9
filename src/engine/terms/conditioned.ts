import type { Statement } from '../effects/program.js';
import { type Game, isActive, pokemonAt, sideOf } from '../model/game.js';
import { CONDITIONS, NONE, PARALYZED, type PokemonId, type Seat } from '../model/state.js';
import { givenStrength, strengthOf } from '../model/strength.js';
import { ASKED, isForbidden, ofCondition, type Scope, seatFor } from './judge.js';
import { isForeseen } from './reach.js';

/*
 * Whether giving a Special Condition, or taking one away, would change anything. @rule TRN-03
 */

type Conditioning = Extract<Statement, { op: 'condition' }>;

/** Whom it is done to, where that is a player's Active Pokémon. */
export const activesOf = (game: Game, scope: Scope, whose: Extract<Conditioning['to'], string>): readonly PokemonId[] =>
  standing(game, seatFor(scope, whose));

/** A player's Active Pokémon. */
export const standing = (game: Game, seat: Seat): readonly PokemonId[] =>
  sideOf(game, seat).active.filter((id) => id !== NONE);

/** Whether one of them could get or lose a Special Condition. @rule TRN-03 COND-02 COND-15 */
export function couldChange(game: Game, scope: Scope, all: readonly PokemonId[], doing: Conditioning): boolean {
  const { give, remove } = doing;
  const isKeptOff = isForeseen(game, scope);
  return all.some(
    (id) =>
      (remove !== undefined && (pokemonAt(game, id).conditions & bitsOf(remove)) !== 0) ||
      give?.some((word) => !(isKeptOff && cannotHave(game, id, word)) && isNew(game, id, word, doing)) === true,
  );
}

/** What it cannot have is kept off like anything that is prevented. @rule COND-15 TRN-07 */
const cannotHave = (game: Game, id: PokemonId, word: string): boolean =>
  !word.startsWith('#') && isForbidden(game, ASKED['can-have-condition'], ofCondition(id, word));

/** What it has already, as strong and as long, it does not get anew. @rule COND-09 COND-13 COND-15 COND-16 */
function isNew(game: Game, id: PokemonId, word: string, doing: Conditioning): boolean {
  if (word.startsWith('#')) return true;
  if (!isActive(game, id)) return false;
  const bit = bitOf(word);
  const one = pokemonAt(game, id);
  if ((one.conditions & bit) === 0) return true;
  if (bit === PARALYZED) return one.paralyzedOn !== game.state.turn;
  return strengthOf(one, bit) !== givenStrength(bit, doing);
}

const bitOf = (word: string): number => 1 << CONDITIONS.indexOf(word as (typeof CONDITIONS)[number]);

const bitsOf = (remove: readonly string[] | 'all' | 'one'): number =>
  typeof remove === 'string' ? ~0 : remove.reduce((bits, word) => bits | (word.startsWith('#') ? ~0 : bitOf(word)), 0);
