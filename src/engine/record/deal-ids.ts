import { dealtAnew } from '../link/setup.js';
import { BLOCK } from '../model/chance/chacha8.js';
import type { Seed } from '../model/chance/seed.js';
import { newStream, nextOf, nonceFor, shuffleBy } from '../model/chance/stream.js';
import type { Options, Setup } from '../model/setup.js';
import type { CardId } from '../model/state.js';

/** The cards of a game under the ids that they have in it. */
export interface DealtIds {
  readonly setup: Setup;
  /** For each place in the lists, seat after seat, the id of the card there. */
  readonly ids: readonly CardId[];
}

/**
 * Gives every card of a list one of its owner's ids, by chance: numbered as they are listed, two ids that were seen
 * would tell how many cards lie between them in a list that nobody else may know. @rule ZONE-03
 */
export function dealIds(setup: Setup, seed: Seed): DealtIds {
  const { ownerOf, options } = setup;
  const ids = ownerOf.slice();
  for (let place = 0; place < ids.length; place++) ids[place] = place;
  if (!areDealt(options)) return { setup, ids };
  for (let from = 0; from < ids.length; ) from = dealOwn(setup, seed, ids, from);
  const cardOf = setup.cardOf.slice();
  const byId = setup.byId.slice();
  for (let place = 0; place < ids.length; place++) {
    const id = ids[place]!;
    cardOf[id] = setup.cardOf[place]!;
    byId[id] = setup.byId[place]!;
  }
  return { setup: dealtAnew(setup, { cardOf, byId, ownerOf }, options), ids };
}

/** Deals the ids of the seat whose cards begin at a place in the lists; returns where those of the next begin. */
function dealOwn(setup: Setup, seed: Seed, ids: CardId[], from: number): number {
  const { ownerOf } = setup;
  const seat = ownerOf[from]!;
  let to = from;
  while (ownerOf[to] === seat) to++;
  const own = ids.slice(from, to);
  shuffleBy(nextOf, newStream(seed, nonceFor('ids', seat), room), own);
  for (let i = 0; i < own.length; i++) ids[from + i] = own[i]!;
  return to;
}

const room = new Int32Array(BLOCK);

/** A game that is scripted, by orders of cards or as the first records have it, names its cards as they are listed. */
const areDealt = ({ shuffles, shuffled, chance }: Options): boolean =>
  shuffles === 'seeded' && chance === 'chacha8' && shuffled.length === 0;
