import type { Op } from '../effects/linked.js';
import { type Game, sideOf } from '../model/game.js';
import type { CardId, Seat } from '../model/state.js';
import { cardsMeant, isSeat } from '../terms/judge.js';
import { type Asking, asking, isBlind, isValue, scopeOfOp } from './candidates.js';

/*
 * Cards that a player looks at while deciding: those searched through, and those that a text has shown before. When the
 * decision is made they are hidden again; whoever wants to know them later remembers what was told. @rule ZONE-04 SRCH-01
 */

/** The cards out of sight that a seat sees because of the choice that it, or another one, has to make. */
export function lookedAt(game: Game, seat: Seat): readonly CardId[] {
  const at = asking(game);
  if (at === null) return NOTHING;
  const decides = game.state.decision.seat === seat;
  const seen = new Set(decides ? searched(game, at) : NOTHING);
  for (const op of at.script.ops.slice(0, at.frame.at)) {
    // What was shown to all is seen by all, whoever decides.
    if (op.do.op === 'look' && (decides || op.do.who === 'each'))
      for (const card of shown(at, op, seat)) seen.add(card);
  }
  return [...seen].filter((card) => isHidden(game, card));
}

const NOTHING: readonly CardId[] = [];

/** Whoever searches a place sees all of it. */
function searched(game: Game, at: Asking): readonly CardId[] {
  const { op, scope } = at;
  if (op.do.op === 'arrange') return cardsMeant(game, scope, op.do.cards);
  if (op.do.op !== 'pick' || isValue(op.do.of) || op.do.of.get !== 'cards' || isBlind(at)) return NOTHING;
  return cardsMeant(game, scope, { get: 'cards', in: op.do.of.in });
}

function shown({ frame, script }: Asking, op: Op, seat: Seat): readonly CardId[] {
  if (op.do.op !== 'look') return NOTHING;
  const scope = scopeOfOp(frame, script, op);
  const isSeen = op.do.who === undefined ? scope.you === seat : isSeat(scope, op.do.who, seat);
  return isSeen ? (frame.env[op.into] ?? NOTHING) : NOTHING;
}

function isHidden(game: Game, card: CardId): boolean {
  const { deck, hand, prizes } = sideOf(game, game.setup.ownerOf[card]!);
  return deck.includes(card) || hand.includes(card) || prizes.includes(card);
}
