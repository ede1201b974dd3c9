import type { CardsOf, Test } from '../effects/terms.js';
import { cardOf, type Game } from '../model/game.js';
import { type CardId, NONE } from '../model/state.js';
import type { Scope } from './scope.js';
import { cardsMeant } from './things.js';

/**
 * Whether a text that takes one of these cards puts this one onto a Bench. A Restored Pokémon comes there by texts that say
 * Restored, and by the Trainer card that names it: its fossil. @rule CLS-09 CLS-16 CLS-24 CLS-33 LVL-01
 */
export function mayBePutDown(game: Game, scope: Scope, of: object, card: CardId): boolean {
  const { putDown } = cardOf(game, card);
  if (putDown !== 'if-meant') return putDown === 'by-any';
  if (card === scope.card) return true;
  const where = 'where' in of ? (of.where as Test | undefined) : undefined;
  if (where === undefined) return false;
  return speaksOf(where, isOfRestored) || (isOnTrainer(game, scope) && speaksOf(where, isOfName));
}

/** Whether one of the cards can be put down; what nobody knows yet is not asked about. */
export const isAnyPutDown = (game: Game, scope: Scope, of: CardsOf): boolean =>
  !game.setup.occurs.notPutDown || cardsMeant(game, scope, of).some((card) => mayBePutDown(game, scope, of, card));

const isOnTrainer = (game: Game, { card }: Scope): boolean =>
  card !== NONE && cardOf(game, card).facts.kind === 'trainer';

const isOfRestored = (test: Test): boolean => test.test === 'stage' && test.is.includes('restored');

const isOfName = (test: Test): boolean => test.test === 'name';

const speaksOf = (test: Test, isSuch: (test: Test) => boolean): boolean =>
  isSuch(test) || ((test.test === 'all' || test.test === 'any') && test.of.some((each) => speaksOf(each, isSuch)));
