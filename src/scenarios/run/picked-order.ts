import {
  type Answer,
  type CardId,
  choicesNow,
  type Game,
  isBlindNow,
  placeOfCard,
  reasonsAgainst,
} from '../../engine/index.js';
import { ASKING, choiceOf, copyOf, give, type Table } from './table.js';

/**
 * Cards that were just chosen one by one have been told in an order: where they may be put down in any order and no other
 * is said, it is that one. @rule ZONE-06
 */
export function pickedOrder({ game, choices }: Table): readonly CardId[] | null {
  if (game.state.decision.kind !== 'choose-order') return null;
  const due = choicesNow(game);
  const cards = choices.flatMap((given) => (given.kind === 'card' ? [given.card] : []));
  const picked = cards.slice(-due.length);
  return picked.length === due.length && due.every((card) => picked.includes(card)) ? picked : null;
}

export function takePickedOrder(table: Table): boolean {
  const { state } = table.game;
  const picked = pickedOrder(table);
  for (const card of picked ?? []) {
    if (state.decision.kind === 'choose-order') give(table, state.decision.seat, { kind: 'card', card });
  }
  return picked !== null;
}

/**
 * What a plain "yes" says of a choice that may be declined: all of it, where it takes all or none, or the one answer that
 * there is; else null. @rule PREC-08
 */
export function allOrNone(game: Game): readonly Answer[] | null {
  const { kind } = game.state.decision;
  if ((kind !== 'choose-cards' && kind !== 'choose-pokemon') || !mayEnd(game)) return null;
  const all = choicesNow(game).map((each): Answer => {
    if (isBlindNow(game)) return { kind: 'number', number: 0 }; // the first of those that are left
    return kind === 'choose-cards' ? { kind: 'card', card: each } : { kind: 'pokemon', pokemon: each };
  });
  const copy = copyOf(game);
  const table: Table = { ...ASKING, game: copy };
  for (const [i, each] of all.entries()) {
    const isOver = i > 0 && choiceOf(copy) !== choiceOf(game);
    if (isOver && i === 1 && isOneAnswer(game)) return all.slice(0, 1);
    if (isOver || (i > 0 && mayEnd(copy))) return null;
    if (give(table, copy.state.decision.seat, each) !== null) return null;
  }
  return all.length > 0 && choiceOf(copy) !== choiceOf(game) ? all : null;
}

/** Cards of one name in one place are one answer. */
function isOneAnswer(game: Game): boolean {
  if (game.state.decision.kind !== 'choose-cards') return false;
  return new Set(choicesNow(game).map((card) => `${game.setup.cardOf[card]} ${placeOfCard(game, card)}`)).size === 1;
}

export const mayEnd = (game: Game): boolean => reasonsAgainst(game, { kind: 'done' }).length === 0;
