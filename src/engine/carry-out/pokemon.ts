import { type Act, PREVENTED_DAMAGE, PREVENTED_EFFECTS, PREVENTED_EVENT } from '../effects/linked.js';
import type { Kept } from '../effects/program.js';
import { DONE, kindOfAnswer, xOf, zOf } from '../model/answer.js';
import { emit } from '../model/event.js';
import { cardOf, type Game, isActive, isEvolved, pokemonAt, pushFrame, sideOf, withoutFallen } from '../model/game.js';
import { endConditioned, endOn } from '../model/lasting.js';
import {
  ASLEEP,
  BURNED,
  BY_TEXT,
  type CardId,
  CONDITIONS,
  CONFUSED,
  FALLEN,
  NONE,
  PARALYZED,
  POISONED,
  type PokemonId,
  seatOf,
} from '../model/state.js';
import { givenStrength, setStrength } from '../model/strength.js';
import { changePlaces, layOn, putDamage, recover, replaceTop, takeOffTop } from '../model/table.js';
import { type CardZone, lift, putInto } from '../model/zones.js';
import { isKeptFromEvolving, mayLieOn } from '../rules/evolve.js';
import {
  ASKED,
  amount,
  boundTo,
  cardsMeant,
  hpOf,
  isForbidden,
  isInPlay,
  ofCardOn,
  ofCondition,
  ofPokemon,
  pokemonMeant,
  seatFor,
} from '../terms/judge.js';
import { type Asking, candidates } from './candidates.js';
import { whereIs } from './cards.js';
import { causeOf, noteHurt, reached, TOUCHED_SLOT } from './cause.js';
import { answered } from './choose.js';
import { HAPPENED, happen } from './happen.js';
import { prevent } from './interpose.js';
import type { Outcome } from './outcome.js';

type Doing<K extends Act['op']> = Extract<Act, { op: K }>;

const bind = ({ frame, op }: Asking, values: number[]): void => {
  if (op.into !== NONE) frame.env[op.into] = values;
};

/**
 * It is no retreat: it costs nothing and nothing keeps from it. Without a Pokémon on the Bench nothing happens, nor where one of
 * the two is shielded: to be brought up is an effect that is done to it. @rule RET-09 EFF-19 COND-03 EFF-02
 */
export function switchPlaces(game: Game, at: Asking, doing: Doing<'switch'>): Outcome {
  const { frame, scope } = at;
  const [incoming] = pokemonMeant(game, scope, doing.in);
  if (incoming === undefined || isActive(game, incoming)) return 'go-on';
  const out = doing.out === undefined ? leaving(game, at, incoming) : (pokemonMeant(game, scope, doing.out)[0] ?? NONE);
  if (out === UNDECIDED) return 'wait';
  if (out === NONE || !isActive(game, out) || reached(game, frame, [out, incoming]).length < 2) return 'go-on';
  if (seatOf(out) !== seatOf(incoming)) return 'go-on'; // FMT-23: not for one of a teammate's
  switchIn(game, out, incoming);
  // Whoever comes in before damage is done is the one that it is done to. ATK-09 ATK-20
  const beforeDamage = frame.step < game.setup.era.attackStepOrder.indexOf('damage');
  if (frame.kind === 'attack' && frame.target === out && beforeDamage) frame.target = incoming;
  bind(at, [incoming]);
  return 'go-on';
}

const UNDECIDED = -2;

/**
 * Who leaves where the text says no more than "the Active Pokémon": in an attack the attacker or the one attacked, else
 * one that the player chooses whose card it is. @rule FMT-07 FMT-10
 */
function leaving(game: Game, { frame }: Asking, incoming: PokemonId): PokemonId {
  const seat = seatOf(incoming);
  const { active } = sideOf(game, seat);
  if (active.length === 1) return active[0]!;
  if (frame.kind === 'attack' && frame.waiting === 0) {
    const [source, target] = [frame.source, frame.target];
    if (active.includes(target) && target !== NONE) return target;
    if (active.includes(source)) return source;
  }
  const standing = active.filter((pokemon) => pokemon !== NONE);
  if (standing.length < 2) return standing[0] ?? NONE;
  return answered(game, frame, 'choose-pokemon', { seat: frame.seat }) ? xOf(game.answer) : UNDECIDED;
}

export function switchIn(game: Game, out: PokemonId, incoming: PokemonId): void {
  changePlaces(game, out, incoming);
  emit(game, 'switched', out, incoming);
  happen(game, HAPPENED['moved-to-bench'], { pokemon: out, seat: seatOf(out) });
  happen(game, HAPPENED['became-active'], { pokemon: incoming, seat: seatOf(incoming), from: 'bench' });
}

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
      if (at.op.into !== NONE) frame.env[at.op.into]!.push(pokemon);
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
    const points = Math.min(damage, doing.n === 'all' ? damage : amount(game, scope, doing.n));
    if (points === 0) continue;
    pokemonAt(game, pokemon).damage -= points;
    emit(game, 'healed', pokemon, points);
    happen(game, HAPPENED.healed, { pokemon, amount: points, source: causeOf(frame) });
    healed.push(pokemon);
  }
  bind(at, healed);
  return 'go-on';
}

/** At most what is there: all of it, so many, or as many as the player likes, one by one. @rule DMG-16 */
export function moveCounters(game: Game, at: Asking, doing: Doing<'move-counters'>): Outcome {
  const { scope } = at;
  if (doing.n === 'any' || doing.split === true) return countersOneByOne(game, at, doing);
  const damaged = withoutFallen(game, pokemonMeant(game, scope, doing.from)).filter(
    (id) => pokemonAt(game, id).damage > 0,
  );
  const [from] = reached(game, at.frame, damaged);
  const [to] = reached(game, at.frame, pokemonMeant(game, scope, doing.to));
  if (from === undefined || to === undefined || from === to) return 'go-on';
  const points = Math.min(
    pokemonAt(game, from).damage,
    doing.n === 'all' ? Number.MAX_SAFE_INTEGER : amount(game, scope, doing.n) * 10,
  );
  pokemonAt(game, from).damage -= points;
  put(game, to, points);
  bind(at, points > 0 ? [to] : []);
  return 'go-on';
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
    if (reached(game, frame, [from, xOf(game.answer)]).length === 2) {
      pokemonAt(game, from).damage -= 10;
      put(game, xOf(game.answer), 10);
    }
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

/** Nothing that follows undoes it; discarded it is in the checks, when the text is done. @rule KO-01 KO-10 TURN-12 TURN-13 EFF-20 */
export function knockOut(game: Game, at: Asking, doing: Doing<'knock-out'>): Outcome {
  const { frame, scope } = at;
  const all = reached(game, frame, pokemonMeant(game, scope, doing.pokemon));
  for (const pokemon of all) {
    const one = pokemonAt(game, pokemon);
    const hp = hpOf(game, pokemon);
    one.fallen |= one.damage < hp ? FALLEN | BY_TEXT : FALLEN;
    one.damage = Math.max(one.damage, hp);
    noteHurt(game, frame, pokemon, TOUCHED_SLOT);
    game.state.checksDue = 1;
  }
  bind(at, [...all]);
  return 'go-on';
}

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
      if (!give(game, at, pokemon, bit)) continue;
      setStrength(pokemonAt(game, pokemon), bit, givenStrength(bit, doing)); // COND-16
      done.push(pokemon);
    }
    if (doing.remove !== undefined && cure(game, pokemon, doing.remove)) done.push(pokemon);
  }
  bind(at, done);
  return 'go-on';
}

function give(game: Game, { frame }: Asking, pokemon: PokemonId, bit: number): boolean {
  const name = CONDITIONS[31 - Math.clz32(bit)]!;
  if (!isActive(game, pokemon)) return false;
  if (isForbidden(game, ASKED['can-have-condition'], ofCondition(pokemon, name, causeOf(frame)))) return false;
  const one = pokemonAt(game, pokemon);
  if ((bit & TURNED) !== 0 && (one.conditions & TURNED) !== 0) {
    one.conditions &= ~TURNED;
    setStrength(one, ASLEEP, 0);
    endConditioned(game, pokemon);
  }
  one.conditions |= bit;
  if (bit === PARALYZED) one.paralyzedOn = game.state.turn;
  emit(game, 'conditionGiven', pokemon, bit);
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

/** Counts as evolving, whatever turn it is; the checks look at it at that very moment. @rule EVO-04 EVO-11 EVO-14 EVO-16 TURN-12 LVL-05 */
export function evolve(game: Game, at: Asking, doing: Doing<'evolve'>): Outcome {
  const { scope } = at;
  const [pokemon] = pokemonMeant(game, scope, doing.pokemon);
  const [card] = cardsMeant(game, scope, doing.with);
  if (pokemon === undefined || card === undefined || !mayLieOn(game, card, pokemon)) return 'go-on';
  const before = pokemonAt(game, pokemon).stack.at(-1)!;
  const from = whereIs(game, card);
  if (from === 'hand' && isKeptFromEvolving(game, pokemon)) return 'go-on';
  if (game.setup.ownerOf[card] !== seatOf(pokemon) || !lift(game, card)) return 'go-on'; // ZONE-02
  layOn(game, pokemon, card);
  evolved(game, pokemon, before, from);
  bind(at, [pokemon]);
  return checkedNow(game);
}

/** The between-action checks come now, in the middle of an effect; then it goes on with whoever is still in play. @rule TURN-12 EVO-16 EFF-20 */
function checkedNow(game: Game): Outcome {
  pushFrame(game, 'checks', game.state.seat);
  return 'let';
}

/** Whatever made it evolve, it has. @rule EVO-14 LVL-05 */
export function evolved(game: Game, pokemon: PokemonId, before: CardId, from: string): void {
  const card = pokemonAt(game, pokemon).stack.at(-1)!;
  const what = cardOf(game, card).role === 'level-up' ? HAPPENED['levelled-up'] : HAPPENED.evolved;
  happen(game, what, { pokemon, card, before, seat: seatOf(pokemon), from });
  if (endsTurn(game, pokemon, card)) game.state.turnEnding = 1;
}

/** Becoming a Mega Pokémon ends its player's turn where the era says so, by whatever it evolves. @rule TURN-14 CLS-14 CLS-15 */
function endsTurn(game: Game, pokemon: PokemonId, card: CardId): boolean {
  const seat = seatOf(pokemon);
  if (!cardOf(game, card).isMega || seat !== game.state.seat) return false;
  if (isForbidden(game, ASKED['evolving-ends-turn'], ofCardOn(pokemon, card, seat))) return false;
  return game.setup.era.forcedTurnEnd.includes('mega');
}

/** Takes Evolution cards off, the highest first; the checks look at it at that very moment. @rule EVO-15 EVO-16 TURN-12 */
export function devolve(game: Game, at: Asking, doing: Doing<'devolve'>): Outcome {
  const { frame, scope } = at;
  const done: PokemonId[] = [];
  for (const pokemon of reached(game, frame, pokemonMeant(game, scope, doing.pokemon))) {
    const most = doing.n === undefined ? 1 : amount(game, scope, doing.n);
    for (let n = 0; n < most && isEvolved(game, pokemon); n++) {
      for (const card of highestStage(game, pokemon)) {
        emit(game, 'devolved', pokemon, card);
        putInto(game, card, doing.to.zone as CardZone, doing.to.zone === 'deck' && doing.to.end === 'bottom');
      }
      if (!done.includes(pokemon)) done.push(pokemon);
    }
  }
  bind(at, done);
  return done.length > 0 ? checkedNow(game) : 'go-on';
}

/** The highest Evolution card comes off, and with it the Level-Up card on it. @rule LVL-09 */
function highestStage(game: Game, pokemon: PokemonId): CardId[] {
  const top = takeOffTop(game, pokemon);
  return cardOf(game, top).role === 'level-up' ? [top, takeOffTop(game, pokemon)] : [top];
}

/** The top card for another one; what stays is what the text says. */
export function exchange(game: Game, at: Asking, doing: Doing<'exchange'>): Outcome {
  const { scope } = at;
  const [pokemon] = pokemonMeant(game, scope, doing.pokemon);
  const [card] = cardsMeant(game, scope, doing.with);
  if (pokemon === undefined || card === undefined || game.setup.ownerOf[card] !== seatOf(pokemon)) return 'go-on'; // ZONE-02
  if (!lift(game, card)) return 'go-on';
  const old = replaceTop(game, pokemon, card);
  emit(game, 'exchanged', pokemon, card);
  putInto(game, old, doing.to.zone as CardZone, doing.to.zone === 'deck' && doing.to.end === 'bottom');
  forget(game, pokemon, new Set(doing.keeps));
  bind(at, [pokemon]);
  return 'go-on';
}

/** What the text does not say to stay is gone. @rule EFF-09 EVO-06 */
function forget(game: Game, pokemon: PokemonId, keeps: ReadonlySet<Kept>): void {
  const one = pokemonAt(game, pokemon);
  if (!keeps.has('damage')) one.damage = 0;
  if (!keeps.has('conditions')) Object.assign(one, { conditions: 0, strength: 0, paralyzedOn: NONE });
  if (!keeps.has('effects')) endOn(game, pokemon);
  if (!keeps.has('turns')) Object.assign(one, { evolvedOn: NONE, enteredOn: game.state.turn });
}

const PREVENTS: Readonly<Record<Doing<'prevent'>['what'], number>> = {
  damage: PREVENTED_DAMAGE,
  effects: PREVENTED_EFFECTS,
  all: PREVENTED_DAMAGE | PREVENTED_EFFECTS,
  event: PREVENTED_EVENT,
};

export function preventIt(game: Game, { scope }: Asking, doing: Doing<'prevent'>): Outcome {
  if (doing.n === undefined) prevent(game, PREVENTS[doing.what]);
  else prevent(game, 0, amount(game, scope, doing.n));
  return 'go-on';
}
