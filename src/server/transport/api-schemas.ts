import { z } from 'zod';
import {
  CARD_SOURCES,
  PHRASE_NAMES,
  REQUESTS,
  type SeatTaken,
  TABLE_PHASES,
  type TableAbout,
  WATCHING,
} from '../../protocol/index.js';
import type { Player } from '../../session/index.js';

/* What is answered without a socket, for the description of the interface. A test holds real answers against it. */

const seat = z.int().min(0).max(3);
const clock = z.object({ seconds: z.int(), more: z.int() });

const rules = z.object({
  era: z.string(),
  format: z.string(),
  bestOf: z.union([z.literal(1), z.literal(3)]),
  clock: clock.nullable(),
  watching: z.enum(WATCHING),
  cards: z.enum(CARD_SOURCES),
  practice: z.boolean(),
  listed: z.boolean(),
});

const seatAbout = z.object({
  seat,
  name: z.string(),
  player: z.string() as unknown as z.ZodType<Player, Player>,
  here: z.boolean(),
  hasDeck: z.boolean(),
  isReady: z.boolean(),
  wins: z.int(),
  clock: z.object({ left: z.number(), since: z.number().nullable() }).nullable(),
});

const chance = z.object({ commitment: z.string(), shares: z.array(z.string()), secret: z.string().nullable() });

export const tableAboutSchema = z
  .object({
    table: z.string(),
    rules,
    phase: z.enum(TABLE_PHASES),
    match: z.int(),
    game: z.int(),
    seats: z.array(seatAbout),
    results: z.array(
      z.object({ game: z.int(), winner: z.int().nullable(), by: z.enum(['clock', 'claim']).nullable() }),
    ),
    isPaused: z.boolean(),
    requests: z.array(z.object({ request: z.enum(REQUESTS), seat, agreed: z.array(seat) })),
    said: z.array(z.object({ number: z.int(), seat, phrase: z.enum(PHRASE_NAMES) })),
    chance,
    claimable: z.object({ seat, from: z.number() }).nullable(),
  })
  .describe('A table, without the game on it.') satisfies z.ZodType<TableAbout>;

export const tablesSchema = z.object({ tables: z.array(tableAboutSchema) });

export const seatTakenSchema = z
  .object({ table: z.string(), seat: z.int(), key: z.string() })
  .describe('A seat, and the key by which it is yours: it is told this once.') satisfies z.ZodType<SeatTaken>;

export const sealedRecordSchema = z
  .looseObject({
    agreed: z.object({
      table: z.string(),
      game: z.int(),
      commitment: z.string(),
      shares: z.array(z.string()),
      secret: z.string(),
      dealt: z.string(),
      chosen: z.string(),
    }),
  })
  .describe('The record of a game, and how its chance was agreed on: `rulebox replay --verify` takes it.');

/** What is said of a record before it is looked at: it is opened where all records are. */
export const recordGivenSchema = z
  .looseObject({ rulebox: z.int(), game: z.looseObject({}), choices: z.array(z.unknown()) })
  .describe('The record of a game, as `rulebox play` saves it.');

export const gameKeptSchema = z.object({ game: z.string() }).describe('The id of a game that is kept: ADDRESS/#/g/ID.');

export const decksSchema = z.object({
  decks: z.array(z.object({ name: z.string(), era: z.string().nullable(), format: z.string().nullable() })),
});

export const troubleSchema = z
  .object({
    sentence: z.string(),
    rules: z.array(z.string()).optional(),
    faults: z.array(z.object({ where: z.string(), message: z.string() })).optional(),
  })
  .describe('Why it cannot be had.');
