import { z } from 'zod';
import type { Answer } from '../engine/view.js';
import { answerSchema, intentSchema } from './answers.js';
import { PHRASE_NAMES } from './phrases.js';
import { REQUESTS } from './table-about.js';

/*
 * What a client says on its socket. Every message is checked here before anybody looks at it; nothing else is let in.
 */

/** The number of an entry of a table's log, by which a client says how much it has seen. */
const number = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);
/** Counted by the client; the answer to a message carries it. */
const re = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);
const seat = z.int().min(0).max(3);
const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));

/** A deck of the server's library by its name, a list as the official clients write it, or (at tables for that) whole cards. */
export const deckSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('library'), name: z.string().min(1).max(120) }),
  z.strictObject({ from: z.literal('list'), name: z.string().max(120), list: z.string().min(1).max(20_000) }),
  z.strictObject({
    from: z.literal('cards'),
    name: z.string().max(120),
    /** Facts of cards as a claim has them; they are checked, and their texts compiled, where the table is. */
    facts: z.array(z.unknown()).min(1).max(60),
    cards: z.array(z.int().min(0).max(59)).min(1).max(60),
  }),
]);

export const toServerSchema = z.discriminatedUnion('kind', [
  /** The first message: which table, by which right, and how much was heard before. */
  z.strictObject({
    kind: z.literal('hello'),
    protocol: z.int(),
    table: z.string().min(1).max(40),
    key: hex(16).optional(),
    heard: number.optional(),
  }),
  /**
   * An answer to the decision that was open at the entry of this number: that of the last `moment` or `news`. Entries that
   * have come since and left the decision open (a phrase, a request) do not make it late.
   */
  z.strictObject({ kind: z.literal('choose'), re, number, answer: answerSchema as z.ZodType<Answer> }),
  z.strictObject({ kind: z.literal('concede'), re }),
  /** Why something cannot be done. */
  z.strictObject({ kind: z.literal('why'), re, intent: intentSchema }),
  /**
   * For the decision that is open at the entry of this number, and this seat's: the game as the seat knows it. What it does not
   * know is made up by `seed`, chance of the client's own. `cards`: the number of the cards that it was told before.
   */
  z.strictObject({
    kind: z.literal('imagine'),
    re,
    number,
    seed: hex(16),
    cards: z
      .int()
      .min(0)
      .max(2 ** 32 - 1)
      .optional(),
  }),
  z.strictObject({ kind: z.literal('deck'), re, deck: deckSchema }),
  /** Ready for the next game, with a share of its chance. */
  z.strictObject({ kind: z.literal('ready'), re, share: hex(16) }),
  z.strictObject({ kind: z.literal('say'), re, phrase: z.enum(PHRASE_NAMES) }),
  z.strictObject({ kind: z.literal('ask'), re, request: z.enum(REQUESTS) }),
  z.strictObject({ kind: z.literal('reply'), re, request: z.enum(REQUESTS), yes: z.boolean() }),
  /** The game of somebody who is gone. */
  z.strictObject({ kind: z.literal('claim'), re }),
  /** Lets a bot sit on a free seat, with a deck of the library. The table's maker may. */
  z.strictObject({ kind: z.literal('seat-bot'), re, seat, bot: z.string().max(40), deck: z.string().max(120) }),
  z.strictObject({ kind: z.literal('leave'), re }),
  /** The present moment, whole. */
  z.strictObject({ kind: z.literal('whole'), re }),
]);

/** What a client says. */
export type ToServer = z.infer<typeof toServerSchema>;
/** One kind of it. */
export type Said<Kind extends ToServer['kind']> = Extract<ToServer, { readonly kind: Kind }>;
/** A deck as a player names it. */
export type DeckWish = z.infer<typeof deckSchema>;
