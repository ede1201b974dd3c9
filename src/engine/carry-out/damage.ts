import { BASE_SLOT, IGNORE_SLOT, PREVENTED_DAMAGE, PREVENTED_EVENT } from '../effects/linked.js';
import type { Ignored } from '../effects/program.js';
import { WOULD_CHANNELS } from '../link/listen.js';
import { DAMAGE_STEPS, type DamageStep } from '../model/damage-step.js';
import { emit } from '../model/event.js';
import { areOpponents } from '../model/format.js';
import { type Game, isActive } from '../model/game.js';
import { type Frame, NONE, type PokemonId, seatOf } from '../model/state.js';
import { putDamage } from '../model/table.js';
import {
  damageBetween,
  damageByText,
  type Hit,
  hitOf,
  IGNORE_DAMAGE,
  IGNORE_EFFECTS,
  IGNORE_ORDERED,
  IGNORE_RESISTANCE,
  IGNORE_WEAKNESS,
} from '../rules/damage.js';
import { stopperOf } from '../rules/damage-stopped.js';
import { isKeptFromAttacks } from '../rules/tera.js';
import {
  ASKED,
  amount,
  type Event,
  hears,
  isInPlay,
  isListening,
  isShielded,
  pokemonMeant,
  shieldOf,
} from '../terms/judge.js';
import type { Doing } from './bind.js';
import type { Asking } from './candidates.js';
import { causeOf, DAMAGED_SLOT, noteHurt } from './cause.js';
import { HAPPENED, happen, woulds } from './happen.js';
import {
  interposed,
  isHeld,
  noteReached,
  pointsPrevented,
  preventedFor,
  preventedOf,
  preventerOf,
} from './interpose.js';
import type { Outcome } from './outcome.js';

const IGNORED: Readonly<Record<Ignored, number>> = {
  weakness: IGNORE_WEAKNESS,
  resistance: IGNORE_RESISTANCE,
  effects: IGNORE_EFFECTS,
};

const ignoredBits = (words: readonly Ignored[] | undefined): number =>
  (words ?? []).reduce((bits, word) => bits | IGNORED[word], 0);

/** The attack's own number: set, then added to, then multiplied; never below zero. It is damage, not an effect. @rule DMG-01 DMG-02 PREC-04 */
export function base(game: Game, { frame, scope }: Asking, doing: Doing<'base'>): Outcome {
  let number = frame.env[BASE_SLOT]![0] ?? 0;
  if (doing.set !== undefined) number = amount(game, scope, doing.set);
  if (doing.add !== undefined) number += amount(game, scope, doing.add);
  if (doing.times !== undefined) number *= amount(game, scope, doing.times);
  frame.env[BASE_SLOT] = [Math.max(0, number)];
  const none = doing.set === 0 ? IGNORE_DAMAGE : 0;
  frame.env[IGNORE_SLOT] = [(frame.env[IGNORE_SLOT]![0] ?? 0) | ignoredBits(doing.ignore) | none];
  if (doing.to !== undefined) frame.target = pokemonMeant(game, scope, doing.to)[0] ?? NONE; // EFF-16
  return 'go-on';
}

/** The attack's own damage as it is before anything is discarded for it, and unordered: behind its number in the same slot. @rule ATK-07 ATK-11 */
export function calculate(game: Game, frame: Frame): void {
  const { source: attacker, target: defender, chosen: attack } = frame;
  if (frame.script === NONE || !isInPlay(game, attacker) || !isInPlay(game, defender)) return;
  const number = frame.env[BASE_SLOT]![0] ?? 0;
  const ignored = frame.env[IGNORE_SLOT]![0] ?? 0;
  const between = hitOf(attacker, defender, attack, ignored);
  const early = unordered(game, number, between);
  const points = calculated(game, number, between);
  frame.env[BASE_SLOT] = early === NONE ? [number, points] : [number, points, early];
}

/** The damage of the attack itself, to the Pokémon it is made against. @rule DMG-01 DMG-14 ATK-14 */
export function deal(game: Game, frame: Frame): Outcome {
  const attack = game.setup.attacks[frame.chosen]!;
  const base = frame.script === NONE ? NO_BASE : frame.env[BASE_SLOT]!;
  const number = frame.script === NONE ? attack.damage : (base[0] ?? 0);
  if (!isInPlay(game, frame.target) || !isInPlay(game, frame.source)) return 'go-on';
  const at = {
    target: frame.target,
    ignored: frame.env[IGNORE_SLOT]?.[0] ?? 0,
    points: base[1] ?? NONE,
    unordered: base[2],
  };
  return hit(game, frame, number, at) ? 'go-on' : 'wait';
}

const NO_BASE: readonly number[] = [];

/** More damage: full steps for the Pokémon that is attacked, no Weakness and Resistance elsewhere. @rule DMG-15 DMG-20 ATK-19 */
export function damage(game: Game, { frame, scope }: Asking, doing: Doing<'damage'>): Outcome {
  const targets = pokemonMeant(game, scope, doing.to);
  const number = amount(game, scope, doing.n);
  for (; frame.count < targets.length; frame.count++) {
    const target = targets[frame.count]!;
    const theirs = areOpponents(seatOf(target), frame.seat);
    const isOwn = target === frame.source && frame.kind === 'attack' && game.setup.era.selfDamage === 'as-an-attack';
    const counts = isOwn || (theirs && (doing.full === true || isActive(game, target)));
    const plain = counts ? 0 : IGNORE_WEAKNESS | IGNORE_RESISTANCE; // DMG-15
    const at = { target, ignored: ignoredBits(doing.ignore) | plain, points: NONE, unordered: undefined };
    if (!hit(game, frame, number, at)) return 'wait';
  }
  frame.count = 0;
  return 'go-on';
}

interface Target {
  readonly target: PokemonId;
  readonly ignored: number;
  /** Where it has been calculated already; else `NONE`. */
  readonly points: number;
  /** The same before what its owner may have come later; `undefined` where it is still to be asked. */
  readonly unordered: number | undefined;
}

/** One Pokémon is hit; false while rules that come before it are carried out. @rule EFF-02 */
function hit(game: Game, frame: Frame, number: number, at: Target): boolean {
  const { target, ignored } = at;
  const source = causeOf(frame);
  const attack = attackIdOf(frame);
  const points = at.points === NONE ? pointsOf(game, frame, number, at) : at.points;
  const event = { pokemon: target, seat: frame.seat, amount: points, source, attack, cause: 'damage' as const };
  const open = points > 0 && (ignored & IGNORE_EFFECTS) === 0;
  const shielded = open && isShielded(game, ASKED['damage-from'], target, source);
  const known = frame.kind === 'attack' ? preventedFor(frame, target) : NONE;
  if ((open && !shielded) || isHeld(frame)) {
    // What a rule prevents of all that an attack does to it, it has said once. EFF-02
    const seen = isHeld(frame) ? event : asSeen(game, event, at.unordered ?? unorderedOf(game, frame, number, at));
    if (!interposed(game, frame, known === NONE ? WOULD_BE_REACHED : WOULD_BE_DAMAGED, seen)) return false;
    if (known === NONE && frame.kind === 'attack') noteReached(frame, target, preventedOf(frame));
  }
  const bits = (open ? preventedOf(frame) : 0) | (known === NONE || !open ? 0 : known);
  const prevented = shielded || (bits & (PREVENTED_DAMAGE | PREVENTED_EVENT)) !== 0;
  const done = prevented ? 0 : Math.max(0, points - (open ? pointsPrevented(frame) : 0));
  if (game.log !== null && done <= 0 && number > 0)
    tellWhy(game, frame, { ...at, number, shielded, prevented: bits !== 0 });
  if (number > 0 || points > 0)
    emit(game, frame.kind === 'attack' ? 'damagedByAttack' : 'damagedByEffect', target, done);
  if (done <= 0 || !isInPlay(game, target)) return true;
  putDamage(game, target, done);
  noteHurt(game, frame, target, DAMAGED_SLOT);
  happen(game, HAPPENED.damaged, { pokemon: target, seat: frame.seat, amount: done, source, attack, cause: 'damage' });
  return true;
}

interface Stopped extends Target {
  readonly number: number;
  readonly shielded: boolean;
  readonly prevented: boolean;
}

/** Notes down what has left nothing of the damage: for who listens. */
function tellWhy(game: Game, frame: Frame, { target, ignored, number, shielded, prevented }: Stopped): void {
  const { source: attacker } = frame;
  if (shielded || prevented) {
    const shield = shielded ? shieldOf(game, ASKED['damage-from'], target, causeOf(frame)) : preventerOf(game, frame);
    if (shield !== NONE) emit(game, 'damageStopped', target, shield);
  } else if (attacker !== NONE && isInPlay(game, attacker)) {
    const stopper = stopperOf(game, number, hitOf(attacker, target, attackIdOf(frame), ignored));
    if (stopper !== null) emit(game, 'damageStopped', target, stopper);
  }
}

const WOULD_BE_DAMAGED = [WOULD_CHANNELS.damaged];
const WOULD_BE_REACHED = [WOULD_CHANNELS.affected, WOULD_CHANNELS.damaged];

function pointsOf(game: Game, frame: Frame, number: number, { target, ignored }: Target): number {
  const { source: attacker } = frame;
  if (frame.kind === 'attack' && isKeptFromAttacks(game, target)) return 0; // CLS-41
  const isThere = attacker !== NONE && isInPlay(game, attacker);
  if (frame.kind !== 'attack')
    return damageByText(game, number, hitOf(isThere ? attacker : NONE, target, NONE, ignored), causeOf(frame));
  return isThere ? calculated(game, number, hitOf(attacker, target, attackIdOf(frame), ignored)) : number;
}

/** The damage; who listens hears how it came about, where anything has changed it. */
function calculated(game: Game, number: number, hit: Hit): number {
  if (game.log === null) return damageBetween(game, number, hit);
  const account: DamageStep[] = [];
  const points = damageBetween(game, number, { ...hit, account });
  if (account.length > 1) {
    for (const { step, to } of account) emit(game, 'damageStepped', DAMAGE_STEPS.indexOf(step), to);
  }
  return points;
}

/** The damage before the effects that may come behind a text that prevents it; `NONE` where there are none of either. @rule DMG-19 EFF-06 */
function unordered(game: Game, number: number, hit: Hit): number {
  if (!isListening(game, WOULD_CHANNELS.damaged) || !hears(game, ASKED['damage-taken'])) return NONE;
  return damageBetween(game, number, { ...hit, ignored: hit.ignored | IGNORE_ORDERED });
}

function unorderedOf(game: Game, frame: Frame, number: number, { target, ignored }: Target): number {
  const { source: attacker } = frame;
  if (frame.kind !== 'attack' || attacker === NONE || !isInPlay(game, attacker)) return NONE;
  return unordered(game, number, hitOf(attacker, target, attackIdOf(frame), ignored));
}

/**
 * The owner of a Pokémon orders what is on it, so that a text which prevents damage finds as much of it as it asks for:
 * "30 or more" the larger number, "30 or less" the smaller one. @rule EFF-06 DMG-19
 */
function asSeen<E extends Event & { readonly amount: number }>(game: Game, event: E, number: number): E {
  if (number === NONE || number === event.amount) return event;
  const other = { ...event, amount: number };
  const [larger, smaller] = number > event.amount ? [other, event] : [event, other];
  return woulds(game, WOULD_CHANNELS.damaged, larger).length > 0 ? larger : smaller;
}

const attackIdOf = (frame: Frame): number => (frame.kind === 'attack' ? frame.chosen : NONE);
