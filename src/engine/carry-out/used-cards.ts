import type { Op, Script } from '../effects/linked.js';
import { areOpponents } from '../model/format.js';
import { cardOf, type Game } from '../model/game.js';
import { type CardId, NONE } from '../model/state.js';
import { holds, type Scope, scopeOfPlay } from '../terms/judge.js';
import { canDo, canPayFor } from '../terms/possible.js';
import { pickedFor } from './picked-for.js';

/* Cards whose effect is used as part of another text, although nobody plays them. @rule ATK-17 TRN-08 */

/** An operation that picks, in its script, and what the words mean in it. */
interface Picking {
  readonly script: Script;
  readonly op: Op;
  readonly scope: Scope;
}

/** Whether the card's text lets it be used now, and all can be done that it wants done for that. @rule ATK-17 TRN-04 */
export function meetsText(game: Game, you: Scope['you'], card: CardId): boolean {
  const { play, playPart } = cardOf(game, card);
  if (play === NONE) return false;
  const scope = scopeOfPlay(you, card);
  if (playPart?.if !== undefined && !holds(game, scope, playPart.if)) return false;
  return canPayFor(game, scope, game.setup.scripts[play]!.foreseen);
}

/** Of an opponent's cards of which one is used those that could be, if there is one. @rule TRN-08 */
export function cardsToUse(game: Game, at: Picking, left: readonly CardId[]): readonly CardId[] {
  if (game.setup.era.copiedSupporter === 'any' || left.length < 2 || !isOnlyUsed(at)) return left;
  const { you } = at.scope;
  const couldBe = (card: CardId): boolean => !areOpponents(game.setup.ownerOf[card]!, you) || couldUse(game, you, card);
  const able = left.filter(couldBe);
  return able.length > 0 ? able : left;
}

/** Whether nothing else is done with the card: one that is discarded for it may be chosen in vain. */
function isOnlyUsed({ script, op }: Picking): boolean {
  const { isUsed, isOnlyAttached } = pickedFor(script, op);
  return isUsed && isOnlyAttached;
}

const couldUse = (game: Game, you: Scope['you'], card: CardId): boolean =>
  meetsText(game, you, card) &&
  canDo(game, scopeOfPlay(you, card), game.setup.scripts[cardOf(game, card).play]!.foreseen);
