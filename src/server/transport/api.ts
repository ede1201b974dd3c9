import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type OfferedDeck, openTableSchema, sitDownSchema } from '../../protocol/index.js';
import type { House } from '../house/house.js';
import type { Settings } from '../operations/settings.js';
import {
  decksSchema,
  sealedRecordSchema,
  seatTakenSchema,
  tableAboutSchema,
  tablesSchema,
  troubleSchema,
} from './api-schemas.js';
import type { Newcomers } from './newcomers.js';

/** What the routes are made of. */
export interface ApiParts {
  readonly house: House;
  readonly settings: Settings;
  readonly newcomers: Newcomers;
  readonly decks: () => Promise<readonly OfferedDeck[]>;
}

const NO_TABLE = { sentence: 'There is no such table.' };
const NO_RECORD = { sentence: 'There is no such game, or it is not over.' };
const TOO_FAST = { sentence: 'That was too often. Wait a minute.' };
const FULL = { sentence: 'This server has no room for more tables now. Try again later.' };

const table = z.string().regex(/^[\w-]{1,40}$/);
const inTable = z.object({ table });
const inGame = z.object({ table, game: z.coerce.number().int().min(1).max(1_000_000) });
const troubles = { 400: troubleSchema, 429: troubleSchema, 503: troubleSchema };

/** The requests under /api: everything but the game itself, which is played on a socket. */
export const api =
  (parts: ApiParts): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(atTheDoor(parts));
    await app.register(tables(parts));
    await app.register(games(parts));
    app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  };

/** To open a table, to sit down. */
const atTheDoor =
  ({ house, settings, newcomers }: ApiParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/tables',
      {
        schema: {
          summary: 'Opens a table and sits down at it.',
          body: openTableSchema,
          response: { 201: seatTakenSchema, ...troubles },
        },
      },
      async ({ body, raw }, reply) => {
        if (!newcomers.mayOpen(newcomers.householdOf(raw))) return reply.code(429).send(TOO_FAST);
        if (house.figures().tables >= settings.tables) return reply.code(503).send(FULL);
        const opened = await house.open(body);
        if (opened.ok) return reply.code(201).send(opened.value);
        const faults = opened.error.map(({ where = '', message }) => ({ where, message }));
        return reply.code(400).send({ sentence: faults[0]?.message ?? 'The table cannot be opened.', faults });
      },
    );

    app.post(
      '/tables/:table/seats',
      {
        schema: {
          summary: 'Sits down on a free seat.',
          params: inTable,
          body: sitDownSchema,
          response: { 201: seatTakenSchema, 404: troubleSchema, 409: troubleSchema, ...troubles },
        },
      },
      async ({ params, body }, reply) => {
        if ((await house.about(params.table)) === null) return reply.code(404).send(NO_TABLE);
        const seated = await house.sit(params.table, body);
        if (seated.ok) return reply.code(201).send(seated.value);
        const { sentence, rules } = seated.error;
        return reply.code(409).send({ sentence, rules: [...rules] });
      },
    );
  };

/** To look for tables. */
const tables =
  ({ house, decks }: ApiParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/tables',
      {
        schema: {
          summary: 'Tables that want to be found, the latest first.',
          response: { 200: tablesSchema, ...troubles },
        },
      },
      async (_, reply) => reply.send({ tables: (await house.lobby()) as z.input<typeof tablesSchema>['tables'] }),
    );

    app.get(
      '/tables/:table',
      {
        schema: {
          summary: 'A table, without the game on it.',
          params: inTable,
          response: { 200: tableAboutSchema, 404: troubleSchema, ...troubles },
        },
      },
      async ({ params }, reply) => {
        const about = await house.about(params.table);
        if (about === null) return reply.code(404).send(NO_TABLE);
        return reply.send(about as z.input<typeof tableAboutSchema>);
      },
    );

    app.get(
      '/decks',
      {
        schema: {
          summary: 'Decks of the library that can be asked for by name.',
          response: { 200: decksSchema, ...troubles },
        },
      },
      async (_, reply) => reply.send({ decks: [...(await decks())] }),
    );
  };

/** What is left of a game that is over. */
const games =
  ({ house }: ApiParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/tables/:table/games/:game',
      {
        schema: {
          summary: 'The record of a game that is over.',
          params: inGame,
          response: { 200: sealedRecordSchema, 404: troubleSchema, ...troubles },
        },
      },
      async ({ params }, reply) => {
        const record = await house.record(params.table, params.game);
        if (record === null) return reply.code(404).send(NO_RECORD);
        return reply.send(record as unknown as z.input<typeof sealedRecordSchema>);
      },
    );
  };
