import type { Script } from '../effects/linked.js';
import type { Game } from '../model/game.js';
import { type CardId, NONE, ORIGINS, type PokemonId, type Seat } from '../model/state.js';
import { userAsCard } from '../model/uses.js';

/* How often something may be used. @rule POW-03 EFF-18 CLS-18 CLS-32 */

/** Players stand behind all places of Pokémon. */
const PLAYERS = 64;

/**
 * Who uses a text: a Pokémon its power; a card that is attached to one, or that lies in a hand or a discard pile, does so
 * itself, and no other of its name. @rule POW-03 ZONE-14
 */
export const userOf = (origin: number, pokemon: PokemonId, card: CardId): PokemonId =>
  (pokemon === NONE && origin === BY_POWER) || (pokemon !== NONE && (origin === BY_TOOL || origin === BY_ENERGY))
    ? userAsCard(card)
    : pokemon;

const BY_POWER = ORIGINS.indexOf('power');
const BY_TOOL = ORIGINS.indexOf('tool');
const BY_ENERGY = ORIGINS.indexOf('energy');

const limitsOf = ({ part }: Script): readonly { n: number; per: string; of: string }[] =>
  'limits' in part && part.limits !== undefined ? part.limits : NO_LIMITS;

const NO_LIMITS: readonly { n: number; per: string; of: string }[] = [];

const whoseUse = (of: string, pokemon: PokemonId, seat: Seat): number =>
  of === 'card' && pokemon !== NONE ? pokemon : PLAYERS + seat;

function timesUsed({ state }: Game, key: number, whose: number, perGame: boolean): number {
  let times = 0;
  for (let i = 0; i < state.uses.length; i += 3) {
    if (state.uses[i] === key && state.uses[i + 1] === whose && (perGame || state.uses[i + 2] === state.turn)) times++;
  }
  return times;
}

/** Whether it may be used once more. */
export function isLeft(game: Game, script: Script, pokemon: PokemonId, seat: Seat): boolean {
  if (script.limits.length === 0 || game.state.uses.length === 0) return true;
  const limits = limitsOf(script);
  for (let i = 0; i < limits.length; i++) {
    const { n, per, of } = limits[i]!;
    if (timesUsed(game, script.limits[i]!, whoseUse(of, pokemon, seat), per === 'game') >= n) return false;
  }
  return true;
}

export function useUp(game: Game, script: Script, pokemon: PokemonId, seat: Seat): void {
  if (script.limits.length === 0) return;
  limitsOf(script).forEach(({ of }, i) => {
    if (script.limits[i] === NONE) return; // CLS-18, CLS-32: in `spent`
    game.state.uses.push(script.limits[i]!, whoseUse(of, pokemon, seat), game.state.turn);
  });
}

/** A V-UNION is played once in a game by each player: its name has a limit of its own, below those of texts. @rule CLS-33 */
const unionLimit = (identity: number): number => -2 - identity;

export function isUnionPlayed(game: Game, seat: Seat, identity: number): boolean {
  return game.state.uses.length > 0 && timesUsed(game, unionLimit(identity), PLAYERS + seat, true) > 0;
}

export function noteUnionPlayed(game: Game, seat: Seat, identity: number): void {
  game.state.uses.push(unionLimit(identity), PLAYERS + seat, game.state.turn);
}

/** What was used in other turns no longer counts, but for what is limited in the whole game. */
export function forgetUsesOfTurn(game: Game): void {
  const { state, setup } = game;
  if (state.uses.length === 0) return;
  let kept = 0;
  for (let i = 0; i < state.uses.length; i += 3) {
    if (state.uses[i]! >= 0 && !setup.gameLimits.has(state.uses[i]!)) continue;
    for (let field = 0; field < 3; field++) state.uses[kept + field] = state.uses[i + field]!;
    kept += 3;
  }
  if (kept < state.uses.length) state.uses.length = kept;
}

/** The same uses in a game of other cards, where limits and names have other numbers; null: there are none such. */
export function usesAs(uses: readonly number[], numbers: UseNumbers): number[] {
  const kept: number[] = [];
  for (let i = 0; i < uses.length; i += 3) {
    const limit = uses[i]!;
    const identity = limit >= 0 ? null : numbers.identity(-2 - limit);
    const other = limit >= 0 ? numbers.limit(limit) : identity === null ? null : unionLimit(identity);
    if (other !== null) kept.push(other, uses[i + 1]!, uses[i + 2]!);
  }
  return kept;
}

interface UseNumbers {
  limit(limit: number): number | null;
  identity(identity: number): number | null;
}
