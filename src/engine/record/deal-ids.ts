import { dealtAnew } from '../link/setup.js';
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
  const ids = setup.cardOf.map((_, place) => place);
  if (!areDealt(setup.options)) return { setup, ids };
  const { ownerOf, format } = setup;
  for (let seat = 0; seat < format.seats; seat++) {
    const from = ownerOf.indexOf(seat);
    const own = from < 0 ? [] : ids.slice(from, ownerOf.lastIndexOf(seat) + 1);
    shuffleBy(nextOf, newStream(seed, nonceFor('ids', seat)), own);
    for (let i = 0; i < own.length; i++) ids[from + i] = own[i]!;
  }
  const cardOf = setup.cardOf.slice();
  const byId = setup.byId.slice();
  for (let place = 0; place < ids.length; place++) {
    cardOf[ids[place]!] = setup.cardOf[place]!;
    byId[ids[place]!] = setup.byId[place]!;
  }
  return { setup: dealtAnew(setup, { cardOf, byId, ownerOf }, setup.options), ids };
}

/** A game that is scripted, by orders of cards or as the first records have it, names its cards as they are listed. */
const areDealt = ({ shuffles, shuffled, chance }: Options): boolean =>
  shuffles === 'seeded' && chance === 'chacha8' && shuffled.length === 0;
