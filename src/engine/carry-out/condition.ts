import { emit } from '../model/event.js';
import { givenNumber } from '../model/event-fields.js';
import { type Game, isActive, pokemonAt, sideOf } from '../model/game.js';
import { endConditioned } from '../model/lasting.js';
import { zOf } from '../model/packed.js';
import { ASLEEP, BURNED, CONDITIONS, CONFUSED, NONE, PARALYZED, POISONED, type PokemonId } from '../model/state.js';
import { givenStrength, setStrength } from '../model/strength.js';
import { recover } from '../model/table.js';
import { ASKED, boundTo, isForbidden, ofCondition, pokemonMeant, seatFor } from '../terms/judge.js';
import { bind, type Doing } from './bind.js';
import { type Asking, candidates } from './candidates.js';
import { causeOf, reached } from './cause.js';
import { answered } from './choose.js';
import type { Outcome } from './outcome.js';

/** Asleep, Confused and Paralyzed replace each other. @rule COND-05 COND-06 */
const TURNED = ASLEEP | CONFUSED | PARALYZED;

/** Gives Special Conditions, or takes them away. Only Active Pokémon can have them; they need nothing of whoever gave them. @rule COND-01 COND-02 COND-05 COND-19 */
export function condition(game: Game, at: Asking, doing: Doing<'condition'>): Outcome {
  const { frame, scope } = at;
  const targets =
    typeof doing.to === 'string'
      ? sideOf(game, seatFor(scope, doing.to)).active.filter((id) => id !== NONE)
      : pokemonMeant(game, scope, doing.to);
  const done: PokemonId[] = [];
  if (doing.remove === 'one') return cureOne(game, at, targets[0] ?? NONE);
  for (const pokemon of reached(game, frame, targets)) {
    for (const word of doing.give ?? []) {
      const bit = word.startsWith('#') ? 1 << (boundTo(scope, word)[0] ?? 0) : 1 << CONDITIONS.indexOf(word as never);
      const strength = givenStrength(bit, doing);
      if (!give(game, at, pokemon, bit)) continue;
      setStrength(pokemonAt(game, pokemon), bit, strength); // COND-16
      emit(game, 'conditionGiven', pokemon, givenNumber(bit, bit === ASLEEP ? 0 : strength));
      done.push(pokemon);
    }
    if (doing.remove !== undefined && cure(game, pokemon, doing.remove)) done.push(pokemon);
  }
  bind(at, done);
  return 'go-on';
}

function give(game: Game, { frame }: Asking, pokemon: PokemonId, bit: number): boolean {
  const name = CONDITIONS[31 - Math.clz32(bit)]!;
  if (!isActive(game, pokemon) || !game.setup.era.conditions.includes(name)) return false; // COND-01
  if (isForbidden(game, ASKED['can-have-condition'], ofCondition(pokemon, name, causeOf(frame)))) return false;
  const one = pokemonAt(game, pokemon);
  if ((bit & TURNED) !== 0 && (one.conditions & TURNED) !== 0) {
    one.conditions &= ~TURNED;
    setStrength(one, ASLEEP, 0);
    endConditioned(game, pokemon);
  }
  one.conditions |= bit;
  if (bit === PARALYZED) one.paralyzedOn = game.state.turn;
  return true;
}

export const EVERY_CONDITION = TURNED | BURNED | POISONED;

/** Whoever acts chooses which of its Special Conditions goes. @rule EFF-04 */
function cureOne(game: Game, at: Asking, pokemon: PokemonId): Outcome {
  const left = candidates(game, at);
  if (pokemon === NONE || left.length === 0) return 'go-on';
  let [condition] = left;
  if (left.length > 1) {
    if (!answered(game, at.frame, 'choose-value', { seat: at.scope.you })) return 'wait';
    condition = zOf(game.answer);
  }
  recover(game, pokemon, 1 << condition!);
  bind(at, [pokemon]);
  return 'go-on';
}

function cure(game: Game, pokemon: PokemonId, remove: readonly string[] | 'all'): boolean {
  const one = pokemonAt(game, pokemon);
  const bits = Array.isArray(remove)
    ? CONDITIONS.reduce((all, name, bit) => (remove.includes(name) ? all | (1 << bit) : all), 0)
    : EVERY_CONDITION;
  let cured = false;
  for (let bit = 1; bit <= POISONED; bit <<= 1) {
    if ((one.conditions & bits & bit) === 0) continue;
    recover(game, pokemon, bit);
    cured = true;
  }
  return cured;
}
