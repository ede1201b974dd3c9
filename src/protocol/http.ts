import { z } from 'zod';
import { CARD_SOURCES, WATCHING } from './table-about.js';

/* What is asked for without a socket: to open a table, to sit down, to look for tables. */

const name = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^[^\p{C}]*$/u, 'A name has no control characters.');

export const clockSchema = z.strictObject({
  seconds: z
    .int()
    .min(30)
    .max(6 * 3600),
  more: z.int().min(0).max(600),
});

/** POST /api/tables */
export const openTableSchema = z.strictObject({
  name,
  era: z.string().max(40),
  format: z.string().max(40),
  bestOf: z.union([z.literal(1), z.literal(3)]).default(1),
  clock: clockSchema.nullable().default(null),
  watching: z.enum(WATCHING).default('everybody'),
  cards: z.enum(CARD_SOURCES).default('library'),
  practice: z.boolean().default(false),
  listed: z.boolean().default(false),
});

/** POST /api/tables/:table/seats */
export const sitDownSchema = z.strictObject({ name, seat: z.int().min(0).max(3).optional() });

export type OpenTable = z.input<typeof openTableSchema>;
export type SitDown = z.input<typeof sitDownSchema>;

/** Where somebody sits, and the key by which the seat is theirs: it is told once. */
export interface SeatTaken {
  readonly table: string;
  readonly seat: number;
  readonly key: string;
}
