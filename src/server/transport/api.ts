import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Diagnostic } from '../../engine/index.js';
import { GAME_ID, type OfferedDeck, openTableSchema, sitDownSchema } from '../../protocol/index.js';
import type { House } from '../house/house.js';
import type { Settings } from '../operations/settings.js';
import {
  decksSchema,
  gameKeptSchema,
  recordGivenSchema,
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
const NO_GAME = { sentence: 'No game is kept here under these letters.' };
const NO_ROOM = { sentence: 'This server has no room for more games.' };
const NONE_KEPT = { sentence: 'This server keeps no games.' };
const FULL = { sentence: 'This server has no room for more tables now. Try again later.' };

const table = z.string().regex(/^[\w-]{1,40}$/);
const inTable = z.object({ table });
const inGame = z.object({ table, game: z.coerce.number().int().min(1).max(1_000_000) });
const kept = z.object({ game: z.string().regex(GAME_ID) });
const troubles = { 400: troubleSchema, 429: troubleSchema, 503: troubleSchema };

/** The requests under /api: everything but the game itself, which is played on a socket. */
export const api =
  (parts: ApiParts): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(atTheDoor(parts));
    await app.register(tables(parts));
    await app.register(games(parts));
    await app.register(keptGames(parts));
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
        return reply.code(400).send(wrongWith(opened.error, 'The table cannot be opened.'));
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

/** All that is wrong with what was sent; the first of it, or `otherwise`, is the sentence. */
function wrongWith(diagnostics: readonly Diagnostic[], otherwise: string): z.input<typeof troubleSchema> {
  const faults = diagnostics.map(({ where = '', message }) => ({ where, message }));
  return { sentence: faults[0]?.message ?? otherwise, faults };
}

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
        const { agreed } = record;
        return reply.send({ ...record, agreed: { ...agreed, shares: [...agreed.shares] } });
      },
    );
  };

/** Games for whoever has a link to them. */
const keptGames =
  ({ house, settings, newcomers }: ApiParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/games',
      {
        bodyLimit: settings.gameBytes,
        schema: {
          summary: 'Keeps a game for whoever has its link.',
          body: recordGivenSchema,
          response: { 201: gameKeptSchema, 413: troubleSchema, ...troubles },
        },
      },
      async ({ body, raw }, reply) => {
        if (settings.games === 0) return reply.code(503).send(NONE_KEPT);
        if (!newcomers.mayShare(newcomers.householdOf(raw))) return reply.code(429).send(TOO_FAST);
        const shared = await house.share(body);
        if (shared.ok) return reply.code(201).send({ game: shared.value });
        if (shared.error === 'full') return reply.code(503).send(NO_ROOM);
        return reply.code(400).send(wrongWith(shared.error, 'This game cannot be kept.'));
      },
    );

    app.get(
      '/games/:game',
      {
        schema: {
          summary: 'The record of a game that is kept.',
          params: kept,
          response: { 200: recordGivenSchema, 404: troubleSchema, ...troubles },
        },
      },
      async ({ params }, reply) => {
        const record = await house.shared(params.game);
        if (record === null) return reply.code(404).send(NO_GAME);
        return reply.send({ ...record, game: { ...record.game }, choices: [...record.choices] });
      },
    );
  };
