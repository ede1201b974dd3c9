import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house/house.js';
import { isLoopback } from '../transport/addresses.js';
import type { Newcomers } from '../transport/newcomers.js';
import type { Metrics } from './metrics.js';
import type { Settings } from './settings.js';

export interface SignParts {
  readonly house: Pick<House, 'ready' | 'isGettingReady'>;
  readonly settings: Settings;
  readonly newcomers: Newcomers;
  readonly metrics: Metrics;
}

/** How long an answer about the log stands, and how long one is waited for. */
const STANDS = 1000;
const PATIENCE = 3000;

const GETTING_READY = 'The tables of other nodes are being fetched.';

/** Signs of life, for whoever watches over a server: is it alive, can it write, what has it done. */
export function serveSigns(app: FastifyInstance, { house, settings, newcomers, metrics }: SignParts): void {
  const whyNot = lately(() => house.ready());
  const schema = { hide: true };
  const isNear = ({ raw }: FastifyRequest): boolean =>
    isLoopback(newcomers.addressOf(raw)) && raw.headers['x-forwarded-for'] === undefined;
  app.get('/health', { schema }, async () => ({ alive: true }));

  app.get('/ready', { schema }, async (request, reply) => {
    const sentence = (await whyNot()) ?? (house.isGettingReady ? GETTING_READY : null);
    if (sentence === null) return { ready: true };
    return reply.code(503).send(isNear(request) ? { ready: false, sentence } : { ready: false });
  });

  app.get('/metrics', { schema }, async (request, reply) => {
    const isFor = { near: isNear(request), everybody: true, nobody: false }[settings.metrics];
    if (!isFor) return reply.code(404).send({ sentence: 'There is nothing at that address.' });
    return reply.type(metrics.registry.contentType).send(await metrics.text());
  });
}

/** Asks once for all who ask at the same time, and not again for a moment; who does not answer is not ready. */
function lately(ask: () => Promise<string | null>): () => Promise<string | null> {
  let told: { readonly at: number; readonly answer: Promise<string | null> } | null = null;
  return () => {
    const at = performance.now();
    if (told === null || at - told.at > STANDS) told = { at, answer: inTime(ask) };
    return told.answer;
  };
}

function inTime(ask: () => Promise<string | null>): Promise<string | null> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve('The log does not answer.'), PATIENCE);
    ask()
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
      .then((sentence) => {
        clearTimeout(late);
        resolve(sentence);
      });
  });
}
