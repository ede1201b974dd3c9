// A table that two clients play at, over lines that can be cut between any two messages.
import { type Answer, sameAnswer } from '../../src/engine/index.js';
import type { ClientNews, Said, ToClient, ToServer, Verdict } from '../../src/protocol/index.js';
import { TableClient } from '../../src/protocol/index.js';
import type { Moment, Table, Viewing } from '../../src/session/index.js';
import { setupOf, tableOf } from '../session/tables.js';
import { ABOUT } from './about.js';
import { type FakeSocket, FakeWorld, settled } from './fake-world.js';

/** What happens to a message: it comes, or the line is cut instead of it, or right after it. */
export type Fate = 'comes' | 'is lost' | 'is the last';
export type Fates = (message: number) => Fate;

interface Guest {
  readonly socket: FakeSocket;
  readonly seat: number;
  readonly viewing: Viewing;
}

interface Chosen {
  readonly number: number;
  readonly seat: number;
  readonly decision: number;
  readonly answer: Answer;
}

const keyOf = (seat: number): string => String(seat).repeat(32);

/** How the server behaves where clients must not mind. */
export interface Manner {
  readonly seed?: number;
  /** A game that lasts until this turn is conceded. */
  readonly lastTurn?: number;
  /** Whether news come before the acknowledgement of what they are about. */
  readonly newsFirst?: boolean;
  /** Whether somebody says something after each choice, so that entries come between decision and answer. */
  readonly chatty?: boolean;
}

/** The table, both clients, and everything on its way between them. */
export class FakeHouse {
  readonly world = new FakeWorld();
  readonly table: Table;
  readonly log: Chosen[] = [];
  readonly verdicts: Verdict[] = [];
  readonly news: ClientNews[][] = [[], []];
  readonly clients: readonly TableClient[];
  messages = 0;
  private number = 1;
  /** The entry since which the open decision is open. */
  private openSince = 1;
  private guests: Guest[] = [];
  private queue: (() => void)[] = [];

  constructor(
    private readonly fates: Fates,
    private readonly manner: Manner = {},
  ) {
    this.table = tableOf(setupOf(manner.seed ?? 1, 'hgss-2010', ['person', 'person']));
    this.world.connected = (socket) => this.queue.push(() => socket.open());
    this.world.post = (socket, message) => this.carry(socket, () => this.hear(socket, message));
    this.clients = [0, 1].map((seat) => this.sit(seat));
  }

  /** Plays until the game is over and everybody knows it; how many steps that took. */
  async play(most = 20_000): Promise<number> {
    for (let step = 0; step < most; step++) {
      await settled();
      const next = this.queue.shift();
      if (next !== undefined) next();
      else if (this.isTold) return step;
      else if (!this.world.next()) throw new Error('Nothing happens any more, and the game is not over.');
    }
    throw new Error('The game does not end.');
  }

  private get isTold(): boolean {
    return this.table.isOver && this.clients.every((client) => client.moment?.view.phase === 'over');
  }

  /** What a client that had never been away would know. */
  whole(seat: number): Moment {
    return this.table.viewing(seat).whole();
  }

  private sit(seat: number): TableClient {
    const call = { server: ['http://one', 'http://other'], table: ABOUT.table, key: keyOf(seat) };
    const client = new TableClient(call, this.world, (news) => {
      this.news[seat]!.push(news);
      this.act(client);
    });
    return client;
  }

  /** Chooses by what it sees, and nothing else: a game that was cut comes out as one that was not. */
  private act(client: TableClient): void {
    if (!client.isAsked) return;
    const { view } = client.moment!;
    const { options } = view.decision!;
    const offered = options[JSON.stringify(view).length % options.length]!.answer;
    const answer: Answer =
      view.turn >= (this.manner.lastTurn ?? Number.POSITIVE_INFINITY)
        ? { kind: 'concede', seat: client.seat! }
        : offered;
    void client.choose(answer).then((verdict) => {
      this.verdicts.push(verdict);
      this.act(client);
    });
  }

  private carry(socket: FakeSocket, deliver: () => void): void {
    this.queue.push(() => {
      if (socket.isClosed) return;
      const fate = this.fates(this.messages++);
      if (fate !== 'is lost') deliver();
      if (fate === 'comes' || socket.isClosed) return;
      this.guests = this.guests.filter((guest) => guest.socket !== socket);
      socket.isClosed = true;
      socket.cut();
    });
  }

  private say(socket: FakeSocket, message: ToClient): void {
    this.carry(socket, () => socket.hear(message));
  }

  private hear(socket: FakeSocket, message: ToServer): void {
    if (message.kind === 'hello') return this.greet(socket, message);
    const guest = this.guests.find((each) => each.socket === socket);
    if (guest !== undefined && message.kind === 'choose') this.choose(guest, message);
  }

  private greet(socket: FakeSocket, { key }: Said<'hello'>): void {
    const seat = [0, 1].find((each) => keyOf(each) === key)!;
    const viewing = this.table.viewing(seat);
    this.guests = [...this.guests.filter((guest) => !guest.socket.isClosed), { socket, seat, viewing }];
    const { number } = this;
    this.say(socket, { kind: 'welcome', protocol: 3, version: '0', number, seat, now: 0, about: ABOUT });
    this.say(socket, { kind: 'moment', number, game: 1, moment: viewing.whole() });
  }

  private choose({ socket, seat }: Guest, { re, number: decision, answer }: Said<'choose'>): void {
    const before = this.log.find((each) => each.seat === seat && each.decision === decision);
    if (before !== undefined && sameAnswer(before.answer, answer)) {
      return this.say(socket, { kind: 'done', re, number: before.number });
    }
    if (decision < this.openSince) return this.say(socket, { kind: 'late', re, number: this.number });
    const refused = this.table.choose(seat, answer);
    if (refused !== null) return this.say(socket, { kind: 'refused', re, ...refused });
    const number = ++this.number;
    this.openSince = number;
    this.log.push({ number, seat, decision, answer });
    const tell = (): void => {
      for (const each of this.guests) this.say(each.socket, { kind: 'news', number, delta: each.viewing.next() });
    };
    if (this.manner.newsFirst === true) tell();
    this.say(socket, { kind: 'done', re, number });
    if (this.manner.newsFirst !== true) tell();
    if (this.manner.chatty === true) this.chat(seat);
  }

  private chat(seat: number): void {
    const number = ++this.number;
    const change = { in: { said: { to: [{ number, seat, phrase: 'nice' as const }] } } };
    for (const { socket } of this.guests) this.say(socket, { kind: 'table', number, change });
  }
}
