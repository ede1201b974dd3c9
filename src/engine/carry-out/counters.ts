import type { LinkedChange } from '../effects/linked.js';
import { emit } from '../model/event.js';
import { type Game, pokemonAt, withoutFallen } from '../model/game.js';
import { DONE, kindOfAnswer, xOf } from '../model/packed.js';
import type { PokemonId } from '../model/state.js';
import { putDamage } from '../model/table.js';
import {
  ASKED,
  amount,
  answersTo,
  hears,
  hpOf,
  isForbidden,
  isInPlay,
  ofPokemon,
  pokemonMeant,
} from '../terms/judge.js';
import { bind, bindOneMore, type Doing } from './bind.js';
import { type Asking, candidates } from './candidates.js';
import { causeOf, isLostOnTheWay, noteHurt, reached, TOUCHED_SLOT } from './cause.js';
import { answered } from './choose.js';
import { HAPPENED, happen } from './happen.js';
import type { Outcome } from './outcome.js';

/** Not damage: nothing changes it, but an attack's counters are an effect of that attack. @rule DMG-16 */
export function putCounters(game: Game, at: Asking, doing: Doing<'put-counters'>): Outcome {
  const { frame, scope } = at;
  const n = amount(game, scope, doing.n);
  if (doing.split === true) return splitCounters(game, at, n);
  const all = reached(game, frame, pokemonMeant(game, scope, doing.on));
  for (const pokemon of all) {
    put(game, pokemon, n * 10);
    noteHurt(game, frame, pokemon, TOUCHED_SLOT);
  }
  bind(at, n > 0 ? [...all] : []);
  return 'go-on';
}

function put(game: Game, pokemon: PokemonId, points: number): void {
  if (points <= 0) return;
  putDamage(game, pokemon, points);
  emit(game, 'countersPut', pokemon, points);
}

function splitCounters(game: Game, at: Asking, n: number): Outcome {
  const { frame, scope } = at;
  if (frame.count === 0 && frame.waiting === 0) bind(at, []);
  for (; frame.count < n; frame.count++) {
    if (frame.waiting === 0 && candidates(game, at).length === 0) break;
    if (!answered(game, frame, 'choose-pokemon', { seat: scope.you, count: n - frame.count })) return 'wait';
    const target = xOf(game.answer);
    for (const pokemon of reached(game, frame, isInPlay(game, target) ? [target] : [])) {
      put(game, pokemon, 10);
      noteHurt(game, frame, pokemon, TOUCHED_SLOT);
      bindOneMore(at, pokemon);
    }
  }
  frame.count = 0;
  return 'go-on';
}

/** @rule PREC-04 EFF-11 */
export function heal(game: Game, at: Asking, doing: Doing<'heal'>): Outcome {
  const { frame, scope } = at;
  const healed: PokemonId[] = [];
  for (const pokemon of reached(game, frame, withoutFallen(game, pokemonMeant(game, scope, doing.from)))) {
    if (isForbidden(game, ASKED['can-heal'], ofPokemon(pokemon))) continue;
    const { damage } = pokemonAt(game, pokemon);
    const points = Math.min(
      damage,
      doing.n === 'all' ? damage : amountHealed(game, pokemon, amount(game, scope, doing.n)),
    );
    if (points === 0) continue;
    pokemonAt(game, pokemon).damage -= points;
    emit(game, 'healed', pokemon, points);
    happen(game, HAPPENED.healed, { pokemon, amount: points, source: causeOf(frame) });
    healed.push(pokemon);
  }
  bind(at, healed);
  return 'go-on';
}

/** As texts on the Pokémon have it. @rule EFF-12 */
function amountHealed(game: Game, pokemon: PokemonId, points: number): number {
  if (!hears(game, ASKED['amount-healed'])) return points;
  const changes = answersTo(game, ASKED['amount-healed'], ofPokemon(pokemon)).map(
    ({ rule }) => rule.change as LinkedChange,
  );
  return changes.reduce((all, { times = 1 }) => all * times, points);
}

/** At most what is there: all of it, so many, or as many as the player likes, one by one. @rule DMG-16 */
export function moveCounters(game: Game, at: Asking, doing: Doing<'move-counters'>): Outcome {
  const { scope } = at;
  if (doing.n === 'any' || doing.split === true) return countersOneByOne(game, at, doing);
  if (doing.swap === true) return swapCounters(game, at, doing);
  const damaged = withoutFallen(game, pokemonMeant(game, scope, doing.from)).filter(
    (id) => pokemonAt(game, id).damage > 0,
  );
  const [from] = reached(game, at.frame, damaged);
  const [to] = pokemonMeant(game, scope, doing.to);
  if (from === undefined || to === undefined || from === to) return 'go-on';
  const points = Math.min(
    pokemonAt(game, from).damage,
    doing.n === 'all' ? Number.MAX_SAFE_INTEGER : amount(game, scope, doing.n) * 10,
  );
  bind(at, bring(game, at, points, { from, to }) && points > 0 ? [to] : []);
  return 'go-on';
}

interface Between {
  readonly from: PokemonId;
  readonly to: PokemonId;
}

/** Counters that are brought to a shielded Pokémon stay where they are, or are lost on the way. @rule EFF-02 EFF-21 */
function bring(game: Game, { frame }: Asking, points: number, { from, to }: Between): boolean {
  const isReached = reached(game, frame, [to]).length > 0;
  if (isReached || isLostOnTheWay(game)) pokemonAt(game, from).damage -= points;
  if (isReached) put(game, to, points);
  return isReached;
}

/** The counters of two Pokémon change places. Those on a shielded one stay, and what is brought to it is lost. @rule DMG-16 EFF-21 */
function swapCounters(game: Game, at: Asking, doing: Doing<'move-counters'>): Outcome {
  const { frame, scope } = at;
  const [one] = withoutFallen(game, pokemonMeant(game, scope, doing.from));
  const [other] = withoutFallen(game, pokemonMeant(game, scope, doing.to));
  if (one === undefined || other === undefined || one === other) return 'go-on';
  const free = reached(game, frame, [one, other]);
  if (free.length < 2 && !isLostOnTheWay(game)) return 'go-on';
  const before = [pokemonAt(game, one).damage, pokemonAt(game, other).damage] as const;
  if (free.includes(one)) leaveWith(game, one, free.includes(other) ? before[1] : 0);
  if (free.includes(other)) leaveWith(game, other, free.includes(one) ? before[0] : 0);
  bind(at, [...free]);
  return 'go-on';
}

function leaveWith(game: Game, pokemon: PokemonId, points: number): void {
  const one = pokemonAt(game, pokemon);
  if (points > one.damage) put(game, pokemon, points - one.damage);
  else one.damage = points;
}

/** The slot holds the Pokémon that a counter is taken from while it is asked where it goes. */
function countersOneByOne(game: Game, at: Asking, doing: Doing<'move-counters'>): Outcome {
  const { frame, scope, op } = at;
  const most = doing.n === 'any' || doing.n === 'all' ? countersInPlay(game) : amount(game, scope, doing.n);
  if (frame.waiting === 0) frame.env[op.into] = [];
  while (frame.count < most) {
    if (frame.waiting === 0 && candidates(game, at).length === 0) break;
    if (!answered(game, frame, 'choose-pokemon', { seat: scope.you, count: Math.min(255, most - frame.count) }))
      return 'wait';
    if (kindOfAnswer(game.answer) === DONE) break;
    const [from] = frame.env[op.into]!;
    if (from === undefined) {
      frame.env[op.into] = [xOf(game.answer)];
      continue;
    }
    if (reached(game, frame, [from]).length > 0) bring(game, at, 10, { from, to: xOf(game.answer) });
    frame.env[op.into] = [];
    frame.count++;
  }
  frame.env[op.into] = frame.count > 0 ? [frame.count] : [];
  frame.count = 0;
  return 'go-on';
}

/**
 * However many are moved, none has to be moved twice, so this is never too few; and moving leaves their number as it is, so
 * that it comes to an end.
 */
function countersInPlay({ state }: Game): number {
  let points = 0;
  for (const one of state.pokemon) if (one != null) points += one.damage;
  return points / 10;
}

/** Puts counters on or takes them off until so much HP remains. */
export function setRemaining(game: Game, at: Asking, doing: Doing<'set-remaining-hp'>): Outcome {
  const { frame, scope } = at;
  const all = reached(game, frame, pokemonMeant(game, scope, doing.of));
  for (const pokemon of all) {
    const points = Math.max(0, hpOf(game, pokemon) - amount(game, scope, doing.hp));
    pokemonAt(game, pokemon).damage = points;
    game.state.checksDue = 1;
  }
  bind(at, [...all]);
  return 'go-on';
}
