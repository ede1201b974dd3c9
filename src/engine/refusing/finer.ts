import { asking } from '../carry-out/candidates.js';
import { cardOf, type Game, pokemonAt } from '../model/game.js';
import * as A from '../model/packed.js';
import { kindOfAnswer, type Packed, xOf, yOf } from '../model/packed.js';
import { NONE, ONCE_PER_GAME, type Seat } from '../model/state.js';
import { fork } from '../record/fork.js';
import { attackOf } from '../rules/attack.js';
import type { Reason } from '../rules/reason.js';
import { takesAway } from '../terms/judge.js';
import { reasonsAgainstPacked } from '../turn/faults.js';
import { endedByMega } from './citation.js';
import { sourceOf, usedBy } from './source.js';
import { unusedPowers } from './unused-power.js';

/*
 * The same fault is told in other words, and by another rule, where more is known of the case: whose Pokémon it is, which
 * limit is spent, what switches a power off. A rule does not look for that, because nobody asks while a game is played.
 */

type Finer = (game: Game, seat: Seat, given: Packed) => Reason | null;

const FINER: Readonly<Partial<Record<Reason, Finer>>> = {
  'not-active': ({ state }, _, given) => {
    const kind = kindOfAnswer(given);
    if (state.decision.kind === 'choose-checked') return 'checked-next';
    if (kind === A.RETREAT) return 'retreat-active';
    return kind === A.ATTACK || kind === A.DECLARE || state.decision.kind === 'turn' ? 'attack-active' : null;
  },
  'not-your-pokemon': ofOthers,
  'not-your-turn': (game, seat) => (endedByMega(game, seat) ? 'turn-ended' : null),
  'no-flip-choice': ({ setup: { era, options } }) =>
    era.flipWinner === 'goes-first' && options.picker === null ? 'flip-decides' : null,
  'other-decision': whatIsDueFirst,
  'placement-not-basic': ({ state: { decision } }) => (decision.kind === 'bench' ? 'benched-not-basic' : null),
  'placed-already': stageOfSetup,
  'first-turn-trainer': ({ setup }) => (setup.format.firstTurnBan === 'starter' ? null : 'first-turn-team'),
  'first-turn-fossil': ({ setup }) => (setup.format.firstTurnBan === 'starter' ? null : 'first-turn-team'),
  'just-entered': (game, _, given) => tooSoon(game, given),
  'just-evolved': (game, _, given) => tooSoon(game, given),
  'once-per-game': spentLimit,
  'used-up': (_, __, given) =>
    kindOfAnswer(given) === A.ATTACK || kindOfAnswer(given) === A.DECLARE ? 'attack-used-up' : null,
  'bench-full': (game, seat, given) => (sourceOf(game, seat, given, 'bench-full') === null ? null : 'bench-shrunk'),
  'retreat-cost': (game, seat, given) =>
    sourceOf(game, seat, given, 'retreat-cost') === null ? null : 'retreat-cost-raised',
  'attack-cost': (game, seat, given) =>
    sourceOf(game, seat, given, 'attack-cost') === null ? null : 'attack-cost-raised',
  'cannot-attach': (game, seat, given) =>
    sourceOf(game, seat, given, 'cannot-attach') === null ? 'wrong-holder' : null,
  'power-off': whatSilences,
  'power-condition': (game, _, given) => (isHealthNeeded(game, given) ? 'power-conditioned' : null),
  'no-such-power': absentPower,
  'not-a-choice': (game, _, given) => {
    if (asking(game) === null || !isNamed(game, given)) return null;
    return game.state.decision.kind === 'choose-attack' ? 'attack-not-usable' : 'not-chosen-by-text';
  },
};

/** What a reason comes to in this case. */
export const finerReason = (game: Game, seat: Seat, given: Packed, reason: Reason): Reason =>
  FINER[reason]?.(game, seat, given) ?? reason;

/** What the game waits for instead. @rule SETUP-01 BENCH-04 TURN-10 KO-03 */
function whatIsDueFirst({ state: { decision, phase, seat: onTurn } }: Game, seat: Seat): Reason | null {
  if (phase === 'setup') return 'set-up-first';
  if (decision.kind === 'promote') return onTurn === seat ? 'promote-first' : 'promote-only';
  return decision.kind === 'prizes' ? 'prize-first' : null;
}

/** @rule NRG-01 EVO-01 TOOL-01 TM-01 POW-02 */
function ofOthers(game: Game, _: Seat, given: Packed): Reason | null {
  const kind = kindOfAnswer(given);
  if (game.state.pokemon[kind === A.USE ? xOf(given) : yOf(given)] == null) return 'nobody-there';
  switch (kind) {
    case A.ATTACH:
      return 'attach-to-others';
    case A.EVOLVE:
      return 'evolve-others';
    case A.PLAY:
      return cardOf(game, xOf(given)).role === 'technical-machine' ? 'machine-to-others' : 'tool-to-others';
    case A.USE:
      return 'power-of-others';
    default:
      return null;
  }
}

/** A Bench that is full takes no more; a player whose time has not come has placed nobody yet. @rule SETUP-01 SETUP-05 */
function stageOfSetup({ state, setup }: Game, seat: Seat, given: Packed): Reason | null {
  const { active, bench } = state.sides[seat]!;
  if (active[0] === NONE) return 'placed-by-others';
  return kindOfAnswer(given) === A.CARD && bench.length >= setup.format.bench ? 'placement-full' : null;
}

/** @rule LVL-03 EVO-17 */
function tooSoon(game: Game, given: Packed): Reason | null {
  if (cardOf(game, xOf(given)).role === 'level-up') return 'level-up-too-soon';
  return pokemonAt(game, yOf(given)).devolvedOn === game.state.turn ? 'just-devolved' : null;
}

/** Which of the two limits of a game is spent. @rule CLS-18 CLS-32 */
function spentLimit(game: Game, _: Seat, given: Packed): Reason {
  const isAttack = kindOfAnswer(given) === A.ATTACK || kindOfAnswer(given) === A.DECLARE;
  const used = isAttack ? null : usedBy(game, given);
  const limited = isAttack ? attackOf(game, xOf(given), yOf(given)) : used && game.setup.scripts[used.action.script]!;
  return ((limited?.once ?? 0) & GX) === 0 ? 'vstar-used' : 'gx-used';
}

const GX = 1 << ONCE_PER_GAME.indexOf('gx');

/** A Special Condition, or a text that takes it away or keeps it from working. @rule POW-04 POW-11 */
function whatSilences(game: Game, seat: Seat, given: Packed): Reason | null {
  const source = sourceOf(game, seat, given, 'power-off');
  if (source === null) return isHealthNeeded(game, given) ? 'power-conditioned' : null;
  return takesAway(source.rule) ? 'power-taken' : null;
}

/** Whether it could be used if its Pokémon were affected by nothing: the same question, with that taken away. @rule POW-04 KIND-05 */
function isHealthNeeded(game: Game, given: Packed): boolean {
  const pokemon = xOf(given);
  if (kindOfAnswer(given) !== A.USE || (game.state.pokemon[pokemon]?.conditions ?? 0) === 0) return false;
  const healthy: Game = { ...game, state: fork(game.state) };
  healthy.state.pokemon[pokemon]!.conditions = 0;
  const left = reasonsAgainstPacked(healthy, given);
  return !left.includes('power-off') && !left.includes('power-condition');
}

/** A power that is there, and is never used: it works by itself, or at its moment. @rule POW-05 POW-07 STAD-01 */
function absentPower(game: Game, _: Seat, given: Packed): Reason | null {
  const kind = kindOfAnswer(given);
  if (kind === A.USE_STADIUM) return game.state.stadium === NONE ? 'no-such-stadium' : 'stadium-without';
  if (kind !== A.USE || game.state.pokemon[xOf(given)] == null) return null;
  const unused = unusedPowers(game, xOf(given));
  if (unused.length === 0) return null;
  if (unused.some(({ isSpent }) => isSpent)) return 'used-up';
  if (unused.every(({ waits }) => waits)) return 'power-forfeited';
  return unused.some(({ waits }) => waits) ? null : 'power-always-on';
}

/** Whether the answer names something that the player may be told about. */
const isNamed = (game: Game, given: Packed): boolean => {
  const kind = kindOfAnswer(given);
  return kind === A.POKEMON ? game.state.pokemon[xOf(given)] != null : kind === A.CARD || kind === A.NUMBER;
};
