import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../operations/metrics.js';
import type { Settings } from '../operations/settings.js';
import type { Newcomers } from './newcomers.js';

interface DoorParts {
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly newcomers: Newcomers;
}

/** What every request passes: from which page it comes, how often its address asks; and that it is counted. */
export function receive(app: FastifyInstance, { settings, metrics, newcomers }: DoorParts): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!request.url.startsWith('/api')) return;
    reply.header('cache-control', 'no-store');
    const stranger = newcomers.whyNotFrom(request.raw);
    if (stranger !== null) return reply.code(403).send({ sentence: stranger });
    if (!newcomers.mayAsk(newcomers.householdOf(request.raw))) return reply.code(429).send(TOO_FAST);
    if (allowElsewhere(request, reply, newcomers) && request.method === 'OPTIONS') return reply.code(204).send();
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.inc({ route, status: reply.statusCode });
    if (settings.log !== 'debug') return;
    const from = settings.logAddresses === 'yes' ? { from: newcomers.addressOf(request.raw) } : {};
    const took = Math.round(reply.elapsedTime);
    request.log.debug({ method: request.method, route, status: reply.statusCode, took, ...from }, 'answered');
  });
}

const TOO_FAST = { sentence: 'That was too often. Wait a minute.' };

/** A page of another host that the operator allows reads the answers, too. */
function allowElsewhere({ headers }: FastifyRequest, reply: FastifyReply, { origins }: Newcomers): boolean {
  if (headers.origin === undefined || !origins.isAllowed(headers.origin)) return false;
  reply.header('access-control-allow-origin', headers.origin).header('vary', 'Origin');
  reply.header('access-control-allow-methods', 'GET, POST').header('access-control-allow-headers', 'content-type');
  reply.header('cross-origin-resource-policy', 'cross-origin');
  return true;
}
