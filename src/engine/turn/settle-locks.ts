import type { AnswerRule } from '../effects/program.js';
import type { Game } from '../model/game.js';
import { type Seat, STADIUM_PLACE, seatOf } from '../model/state.js';
import { ASKED, hears, holds, type InForce, rulesOn, works } from '../terms/judge.js';

/*
 * Texts that take others away may take each other away. The one that began to work first goes on working until its own
 * condition fails; how long its card has been in play does not count. So they stand in the order in which they began, and those
 * that do not work behind them: should several begin at once, those of the player on turn are first. @rule POW-13 EFF-12
 */

/** Puts such texts in order, whatever has happened since. */
export function settleLocks(game: Game): void {
  if (!game.setup.occurs.locks || !hears(game, ASKED['text-works']) || !areSeveral(game)) return;
  reorder(game, game.state.phase === 'setup' ? isNotYet : isOn);
}

/** On a board that was laid out nobody knows which of them began first. @rule POW-13 */
export function beginLocks(game: Game): void {
  if (game.setup.occurs.locks && areSeveral(game)) reorder(game, isNotYet);
}

/** Asked after every step: mostly there is one such text in play, or none. */
function areSeveral({ state: { inForce }, setup: { heardOn } }: Game): boolean {
  let locks = 0;
  for (let i = 0; i < inForce.length; i += 3) if (heardOn[inForce[i]!] === ASKED['text-works'].number) locks++;
  return locks > 1;
}

type IsOn = (game: Game, lock: InForce) => boolean;

const isNotYet: IsOn = () => false;

const isOn: IsOn = (game, lock) => {
  const { while: condition } = lock.rule.rule as AnswerRule;
  return (condition === undefined || holds(game, lock.scope, condition)) && works(game, lock);
};

function reorder(game: Game, isOnNow: IsOn): void {
  const locks = rulesOn(game, ASKED['text-works']).filter(({ lasting }) => lasting === null);
  const rank = (lock: InForce): number =>
    isOnNow(game, lock) ? 0 : seatOfLock(game, lock) === game.state.seat ? 1 : 2;
  const ranks = new Map(locks.map((lock) => [lock, rank(lock)]));
  const ordered = locks.toSorted((one, other) => ranks.get(one)! - ranks.get(other)!);
  if (ordered.some((lock, i) => lock !== locks[i])) writeDown(game, ordered);
}

const seatOfLock = ({ setup }: Game, { place, scope }: InForce): Seat =>
  place === STADIUM_PLACE ? setup.ownerOf[scope.card]! : seatOf(place);

/** They change places among themselves only. */
function writeDown({ state: { inForce }, setup }: Game, locks: readonly InForce[]): void {
  let next = 0;
  for (let i = 0; i < inForce.length; i += 3) {
    if (setup.heardOn[inForce[i]!] !== ASKED['text-works'].number) continue;
    const { rule, place, scope } = locks[next++]!;
    inForce[i] = rule.id;
    inForce[i + 1] = place;
    inForce[i + 2] = scope.card;
  }
}
