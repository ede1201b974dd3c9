import type { AddressInfo } from 'node:net';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { OfferedDeck } from '../../protocol/index.js';
import type { House } from '../house/house.js';
import { Metrics } from '../operations/metrics.js';
import type { Settings } from '../operations/settings.js';
import { serveSigns } from '../operations/signs.js';
import { api } from './api.js';
import { receive } from './door.js';
import { tellTrouble } from './errors.js';
import { Newcomers } from './newcomers.js';
import { servePage } from './page.js';
import { POLICY } from './policy.js';
import { Sockets } from './sockets.js';

/** What a server is started with. */
export interface ServerParts {
  readonly house: House;
  /** The folder of the built page; null: there is none. */
  readonly page: string | null;
  readonly settings: Settings;
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  readonly notes: Logger;
  readonly version: string;
  readonly metrics?: Metrics;
  readonly decks?: () => Promise<readonly OfferedDeck[]>;
}

/** A server that listens. */
export interface RunningServer {
  readonly host: string;
  readonly port: number;
  /** Lets nobody in any more, lets the house finish and tell its guests to come back, and closes: in the time that is set. */
  close(): Promise<void>;
}

/** Starts what holds the sockets and the routes of a house. Rejects where nobody can listen there. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { house, settings, host, port, notes } = parts;
  const metrics = parts.metrics ?? new Metrics();
  const newcomers = new Newcomers(settings, host);
  const note = (error: unknown): void => {
    metrics.faults.inc();
    notes.error({ err: error }, 'something failed');
  };
  const sockets = new Sockets({ house, settings, metrics, note }, newcomers);
  measure(metrics, house, sockets);
  const app = await routes(parts, { metrics, newcomers });
  app.server.on('upgrade', (request, raw, head) => sockets.upgrade(request, raw, head));
  app.server.maxConnections = settings.sockets + ROOM_FOR_REQUESTS;
  try {
    await app.listen({ host, port });
  } catch (error) {
    newcomers.close();
    await sockets.end(0);
    await app.close();
    throw error;
  }
  const { port: taken } = app.server.address() as AddressInfo;
  let closed: Promise<void> | null = null;
  const close = (): Promise<void> => (closed ??= end({ app, sockets, newcomers, house, settings }));
  return { host, port: taken, close };
}

/** Connections besides sockets. */
const ROOM_FOR_REQUESTS = 1000;

function measure(metrics: Metrics, house: House, sockets: Sockets): void {
  metrics.gauge('rulebox_tables', 'Tables in memory.', () => house.figures().tables);
  metrics.gauge('rulebox_guests', 'Guests at tables.', () => house.figures().guests);
  metrics.gauge('rulebox_sockets', 'Open sockets.', () => sockets.size);
}

interface Beside {
  readonly metrics: Metrics;
  readonly newcomers: Newcomers;
}

async function routes(parts: ServerParts, { metrics, newcomers }: Beside): Promise<FastifyInstance> {
  const { house, page, settings, notes, version, decks = async () => [] } = parts;
  const app = fastify({
    loggerInstance: notes as unknown as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: settings.messageBytes,
    requestTimeout: 30_000,
    keepAliveTimeout: 20_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
    genReqId: () => crypto.randomUUID(),
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(tellTrouble(metrics));
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ sentence: 'There is nothing at that address.' }));
  await app.register(helmet, POLICY);
  await app.register(swagger, {
    openapi: { info: { title: 'Rulebox', description: 'Tables to play at.', version } },
    transform: jsonSchemaTransform,
  });
  receive(app, { settings, metrics, newcomers });
  serveSigns(app, { house, settings, newcomers, metrics });
  await app.register(api({ house, settings, newcomers, decks }), { prefix: '/api' });
  if (page !== null) servePage(app, page);
  return app;
}

interface Ending extends Pick<ServerParts, 'house' | 'settings'> {
  readonly app: FastifyInstance;
  readonly sockets: Sockets;
  readonly newcomers: Newcomers;
}

/** The house has most of the time, since it may have to wait for its log; then everybody is let go. */
async function end({ app, sockets, newcomers, house, settings }: Ending): Promise<void> {
  const patience = settings.closeSeconds * 1000;
  const begun = performance.now();
  sockets.shut();
  app.server.close();
  const failure = await within(patience * 0.8, house.close());
  const left = patience - (performance.now() - begun);
  await sockets.end(Math.max(50, Math.min(2000, left - 200)));
  newcomers.close();
  await app.close();
  if (failure !== null) throw failure;
}

/** What went wrong; null: it is done. */
async function within(milliseconds: number, work: Promise<void>): Promise<Error | null> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Error>((resolve) => {
    late = setTimeout(() => resolve(new Error('The tables did not close in time.')), milliseconds);
  });
  const done = work.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  const outcome = await Promise.race([done, tooLate]);
  clearTimeout(late);
  return outcome;
}
