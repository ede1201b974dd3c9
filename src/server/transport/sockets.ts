import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { PROTOCOL, SOCKET_PATH, SUBPROTOCOL } from '../../protocol/index.js';
import { householdOf } from './addresses.js';
import { type Around, Line } from './line.js';
import type { Newcomers } from './newcomers.js';
import { otherVersion } from './reading.js';

/** A protocol of ours, of whatever version. */
const OURS = /^rulebox\.(\d{1,9})$/;

/** A deck is the longest message there is; its end must still come for it to be refused with a sentence. */
const ROOM_TO_REFUSE = 1024;

interface Refusal {
  readonly status: number;
  readonly reason: string;
  readonly sentence: string;
}

/** All sockets of a server: who gets one, who is there, and that nobody stays who is not. */
export class Sockets {
  private readonly lines = new Set<Line>();
  private readonly perHousehold = new Map<string, number>();
  private readonly server: WebSocketServer;
  private readonly sweeping: NodeJS.Timeout;
  private isClosing = false;

  constructor(
    private readonly around: Around,
    private readonly newcomers: Newcomers,
  ) {
    const { beatSeconds, helloSeconds, deckBytes } = around.settings;
    this.server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: deckBytes + ROOM_TO_REFUSE,
      handleProtocols: (offered) => [...offered].find((each) => OURS.test(each)) ?? false,
    });
    this.sweeping = setInterval(() => this.sweep(), Math.min(1000, beatSeconds * 300, helloSeconds * 300));
    this.sweeping.unref();
  }

  get size(): number {
    return this.lines.size;
  }

  /** A connection that wants to be a socket. */
  upgrade(request: IncomingMessage, raw: Duplex, head: Buffer): void {
    const address = this.newcomers.addressOf(request);
    const household = householdOf(address);
    const refusal = this.whyNot(request, household);
    if (refusal !== null) return this.refuse(raw, refusal);
    this.server.handleUpgrade(request, raw, head, (socket) => this.hold(socket, raw, household));
  }

  /** Lets nobody in any more. */
  shut(): void {
    this.isClosing = true;
  }

  /** Ends all lines: whoever has not gone by then is cut off. */
  async end(patience: number): Promise<void> {
    this.shut();
    clearInterval(this.sweeping);
    for (const line of this.lines) line.close('The server is closing. Come back in a moment.', true);
    const deadline = performance.now() + patience;
    while (this.lines.size > 0 && performance.now() < deadline) await new Promise((next) => setTimeout(next, 10));
    for (const line of this.lines) line.cut();
  }

  private whyNot(request: IncomingMessage, household: string): Refusal | null {
    const { sockets, socketsPerAddress } = this.around.settings;
    if (this.isClosing) return { status: 503, reason: 'closing', sentence: 'The server is closing.' };
    if (request.url?.split('?')[0] !== SOCKET_PATH) return NO_SUCH_PLACE;
    if (!offersOurs(request)) return NOT_OUR_LANGUAGE;
    const stranger = this.newcomers.whyNotFrom(request);
    if (stranger !== null) return { status: 403, reason: 'origin', sentence: stranger };
    if (this.lines.size >= sockets) return FULL;
    if ((this.perHousehold.get(household) ?? 0) >= socketsPerAddress) return TOO_MANY;
    if (!this.newcomers.mayAsk(household)) return TOO_FAST;
    return null;
  }

  private refuse(raw: Duplex, { status, reason, sentence }: Refusal): void {
    this.around.metrics.refusedSockets.inc({ reason });
    const body = JSON.stringify({ sentence });
    raw.on('error', () => raw.destroy());
    raw.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
      () => raw.destroy(),
    );
  }

  private hold(socket: WebSocket, raw: Duplex, household: string): void {
    const line = new Line(socket, raw, this.around);
    this.lines.add(line);
    this.perHousehold.set(household, (this.perHousehold.get(household) ?? 0) + 1);
    socket.once('close', () => {
      this.lines.delete(line);
      const left = this.perHousehold.get(household)! - 1;
      if (left > 0) this.perHousehold.set(household, left);
      else this.perHousehold.delete(household);
    });
    if (socket.protocol === SUBPROTOCOL) return;
    const { reason, sentence } = otherVersion(Number(OURS.exec(socket.protocol)?.[1] ?? PROTOCOL));
    this.around.metrics.rejected.inc({ reason });
    line.turnAway(sentence);
  }

  private sweep(): void {
    const now = performance.now();
    for (const line of this.lines) line.tick(now);
    this.makeThemRead();
  }

  /** Where too much waits for all together, who has left most of it unread goes first. */
  private makeThemRead(): void {
    const { unreadTogether } = this.around.settings;
    const slow = [...this.lines].filter(({ unread }) => unread > 0);
    let together = slow.reduce((sum, { unread }) => sum + unread, 0);
    if (together <= unreadTogether) return;
    for (const line of slow.sort((one, other) => other.unread - one.unread)) {
      if (together <= unreadTogether) return;
      together -= line.unread;
      line.closeUnread();
    }
  }
}

const offersOurs = ({ headers }: IncomingMessage): boolean =>
  (headers['sec-websocket-protocol'] ?? '').split(',').some((each) => OURS.test(each.trim()));

const NO_SUCH_PLACE: Refusal = { status: 404, reason: 'path', sentence: `Sockets are opened at ${SOCKET_PATH}.` };
const NOT_OUR_LANGUAGE: Refusal = {
  status: 400,
  reason: 'subprotocol',
  sentence: `A socket here speaks the subprotocol ${SUBPROTOCOL}.`,
};
const FULL: Refusal = { status: 503, reason: 'full', sentence: 'This server has no room for more people now.' };
const TOO_MANY: Refusal = {
  status: 429,
  reason: 'address',
  sentence: 'There are too many sockets from your address already.',
};
const TOO_FAST: Refusal = { status: 429, reason: 'rate', sentence: 'That was too often. Wait a minute.' };
