// One question to a server, and its whole answer. Connections are kept: a database is tens of thousands of questions.
import {
  get as getPlainly,
  type IncomingMessage,
  Agent as PlainAgent,
  type RequestOptions,
  STATUS_CODES,
} from 'node:http';
import { get as getSecurely, Agent as SecureAgent } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { type Outside, restAsked, type ServerAnswer } from '../../cards/index.js';

export interface Connection extends Outside {
  close(): void;
}

/** A server that sends further than this sends in circles. */
const MOST_REDIRECTS = 5;

export function connect(userAgent: string, atOnce: number, patience: number): Connection {
  const options = { keepAlive: true, maxSockets: atOnce };
  const agents = { plain: new PlainAgent(options), secure: new SecureAgent(options) };
  const headers = { 'user-agent': userAgent, accept: 'application/json', 'accept-encoding': 'gzip' };

  async function get(url: string, redirects = 0): Promise<ServerAnswer> {
    const isSecure = new URL(url).protocol === 'https:';
    const request: RequestOptions = { headers, timeout: patience, agent: isSecure ? agents.secure : agents.plain };
    const response = await asked(isSecure ? getSecurely : getPlainly, url, request);
    const text = await textOf(response);
    const { location } = response.headers;
    const status = response.statusCode ?? 0;
    if (status >= 300 && status < 400 && location !== undefined && redirects < MOST_REDIRECTS) {
      return get(new URL(location, url).href, redirects + 1);
    }
    return {
      status,
      reason: STATUS_CODES[status] ?? '',
      rest: restAsked(response.headers['retry-after'], untilDate),
      text,
    };
  }

  return {
    get,
    now: Date.now,
    pause,
    chance: Math.random,
    close: () => {
      agents.plain.destroy();
      agents.secure.destroy();
    },
  };
}

type Getter = typeof getPlainly | typeof getSecurely;

const asked = (get: Getter, url: string, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((answered, failed) => {
    const request = get(url, options, answered);
    request.on('timeout', () => request.destroy(new Error('the server did not answer in time')));
    request.on('error', failed);
  });

async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  return (response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8');
}

const untilDate = (date: string): number => Date.parse(date) - Date.now();
