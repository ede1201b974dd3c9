import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach } from 'vitest';
import { WebSocket } from 'ws';
import { FrameReader, SUBPROTOCOL, type ToClient } from '../../src/protocol/index.js';
import { type RunningServer, type Settings, STANDARD, startServer } from '../../src/server/index.js';
import { type FakeHouse, fakeHouse } from './fake-house.js';

export interface Started {
  readonly server: RunningServer;
  readonly house: FakeHouse;
  readonly address: string;
  /** What the server has noted down. */
  readonly notes: string[];
}

const open: Started[] = [];
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close().catch(() => {});
});

/** A server on any free port, ended after the test. */
export async function started(settings: Partial<Settings> = {}, page: string | null = null): Promise<Started> {
  const house = fakeHouse();
  const notes: string[] = [];
  const all = { ...STANDARD, ...settings };
  const server = await startServer({
    house,
    page,
    settings: all,
    host: '127.0.0.1',
    port: 0,
    notes: pino({ level: all.log }, { write: (line: string) => void notes.push(line) }),
    version: 'test',
  });
  const running = { server, house, address: `http://127.0.0.1:${server.port}`, notes };
  open.push(running);
  return running;
}

/** A client that keeps what it hears. */
export interface Client {
  readonly socket: WebSocket;
  readonly heard: ToClient[];
  /** The code by which the socket was closed; null: it is open. */
  readonly closed: () => number | null;
  readonly say: (message: unknown) => void;
}

export interface Manner {
  readonly subprotocol?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly path?: string;
}

export const HELLO = { kind: 'hello', protocol: 3, table: 't1' } as const;

/** Opens a socket; where it is refused, rejects with the status and the sentence. */
export function connect({ server }: Started, { subprotocol = SUBPROTOCOL, headers = {}, path }: Manner = {}) {
  return new Promise<Client>((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path ?? '/api/socket'}`, subprotocol || [], {
      headers,
    });
    const heard: ToClient[] = [];
    let closed: number | null = null;
    const reader = new FrameReader();
    socket.on('message', (data) => heard.push(readBy(reader, String(data))));
    socket.on('close', (code) => {
      closed = code;
    });
    socket.on('error', reject);
    socket.on('unexpected-response', (_, response) => {
      let body = '';
      response.on('data', (part) => {
        body += part;
      });
      response.on('end', () => reject(new Error(`${response.statusCode} ${body}`)));
    });
    const say = (message: unknown): void =>
      socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
    socket.on('open', () => resolve({ socket, heard, closed: () => closed, say }));
  });
}

/** Who is turned away for its version is told so without frames. */
const readBy = (reader: FrameReader, text: string): ToClient =>
  text.startsWith('{') ? (JSON.parse(text) as ToClient) : reader.read(text);

/** A client that has been welcomed. */
export async function greeted(running: Started, manner: Manner = {}): Promise<Client> {
  const client = await connect(running, manner);
  client.say(HELLO);
  for (let tries = 0; client.heard.length === 0 && tries < 3000; tries++) await wait(5);
  return client;
}
