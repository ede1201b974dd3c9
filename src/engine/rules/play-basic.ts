import { cardOf, type Game, sideOf } from '../model/game.js';
import type { CardId, Seat } from '../model/state.js';
import { ASKED, benchSizeOf, isAnyAbout, isForbidden, ofCard } from '../terms/judge.js';
import { isFirstTurnOfGame } from './first-turn.js';
import { hasAllPieces, isSpentUnion } from './play-pieces.js';
import type { FaultReasons, Faults } from './reason.js';

const NOT_A_BASIC = 1;
const RESTORED = 2;
const LEGEND = 4;
const UNION = 8;
const BENCH_FULL = 16;
const FIRST_TURN_FOSSIL = 32;
const FORBIDDEN = 64;
const UNION_PLAYED = 128;

export const PLAY_BASIC_REASONS: FaultReasons = [
  'not-a-basic',
  'restored-needs-fossil',
  'legend-needs-halves',
  'union-needs-pieces',
  'bench-full',
  'first-turn-fossil',
  'cannot-play',
  'union-played',
];

function roleFaults(game: Game, seat: Seat, id: CardId): Faults {
  const card = cardOf(game, id);
  const { role } = card;
  if (role === 'basic' || role === 'fossil') return 0;
  if (role === 'restored') return RESTORED; // CLS-24
  if (role === 'legend') return hasAllPieces(game, seat, id) ? 0 : LEGEND;
  if (role !== 'v-union') return NOT_A_BASIC;
  return (hasAllPieces(game, seat, id) ? 0 : UNION) | (isSpentUnion(game, seat, card) ? UNION_PLAYED : 0);
}

/**
 * Playing a Basic Pokémon, or a Fossil, which is a Pokémon only in play, from the hand to the Bench; a LEGEND with its
 * two halves; a V-UNION with its four pieces, from the discard pile. Each takes one place.
 * @rule KIND-07 KIND-17 FOS-03 BENCH-01 BENCH-02 FOS-01 FIRST-02 CLS-09 CLS-24 CLS-33
 */
export function playBasicFaults(game: Game, seat: Seat, id: CardId): Faults {
  const { role } = cardOf(game, id);
  let faults = roleFaults(game, seat, id);
  if (sideOf(game, seat).bench.length >= benchSizeOf(game, seat)) faults |= BENCH_FULL;
  if (isAnyAbout(game, ASKED['can-play'], undefined, id) && isForbidden(game, ASKED['can-play'], ofCard(id, seat)))
    faults |= FORBIDDEN;
  if (role === 'fossil' && game.setup.era.firstTurnTrainerBan === 'all-trainers' && isFirstTurnOfGame(game, seat)) {
    faults |= FIRST_TURN_FOSSIL;
  }
  return faults;
}
