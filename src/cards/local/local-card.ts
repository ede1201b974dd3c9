import { accountsOf } from '../accounts/together.js';
import type { ImportedCard } from '../import/imported.js';

/** What is known of a card besides its facts: each says more than the one before it. */
export const CARD_STATUSES = ['unsupported', 'compiled', 'exercised', 'verified'] as const;
/** The most that is known of the texts of a card. */
export type CardStatus = (typeof CARD_STATUSES)[number];

/** A card of the local library: as it was imported, and what was found out about it then. */
export interface LocalCard extends ImportedCard {
  /** The same number for all prints of one card. */
  readonly likeness: number;
  readonly compiles: boolean;
  /** Every branch of its program has run in play. */
  readonly isExercised: boolean;
  /** Each of its texts stands on a card of a scenario. */
  readonly isVerified: boolean;
  /** As it was before the other cards of its database answered what it leaves open; null where nothing was open, or where
   * its accounts are kept. */
  readonly asRead: ImportedCard | null;
}

/** What each database said of a card, as it was read: what another library is made of. */
export const accountsAsRead = (card: LocalCard): readonly ImportedCard[] =>
  card.accounts ?? accountsOf(card.asRead ?? card);

/** What has been found out about the texts of a card. */
export type Judgement = Pick<LocalCard, 'compiles' | 'isExercised' | 'isVerified'>;

/** The most that can be said of it. */
export function statusOf({ compiles, isExercised, isVerified }: Judgement): CardStatus {
  if (!compiles) return 'unsupported';
  if (isVerified) return 'verified';
  return isExercised ? 'exercised' : 'compiled';
}
