// Houses for tests: real ones, on a log in memory, with guests who follow what they are told as a client does.
import { cardPool, deckNamed, unprinted } from '../../src/cards/index.js';
import { entriesOf, inventedDeck, inventedDecks } from '../../src/cli/deck/invented.js';
import { effectDecks, plainDecks, setCodeTable, shippedLibrary } from '../../src/cli/library-files.js';
import type { Answer, Seat } from '../../src/engine/index.js';
import {
  FrameReader,
  type OpenTable,
  PROTOCOL,
  type Said,
  type SeatTaken,
  type TableAbout,
  type ToClient,
  type ToServer,
} from '../../src/protocol/index.js';
import {
  type Conversation,
  type Entry,
  type House,
  type HouseParts,
  openHouse,
  type ServerLibrary,
} from '../../src/server/index.js';
import { MemoryLog, type MemoryStore } from '../../src/server/log/memory.js';
import { entryOf } from '../../src/server/log/row.js';
import { changed, type Moment, momentAfter } from '../../src/session/index.js';
import { TextWriter } from '../protocol/text-writer.js';

const SETS = [plainDecks(), effectDecks()];
const pool = cardPool(
  [
    ...shippedLibrary().cards,
    ...SETS.flatMap(({ facts }) => facts.filter(({ energy }) => energy !== 'basic').map(unprinted)),
  ],
  setCodeTable(),
);

/** The invented decks, and those of real cards. */
export const library: ServerLibrary = {
  poolFor: () => pool,
  decksOf: (era) => [
    ...shippedLibrary().decks.filter((deck) => deck.era === era),
    ...inventedDecks().map((deck) => ({ name: deck.name, entries: entriesOf(deck, pool) })),
  ],
  deckNamed: (asked) => inventedDeck(asked, () => pool) ?? deckNamed(shippedLibrary(), asked),
};

export const PLAIN = SETS[0]!.names;
export const EFFECT = SETS[1]!.names;

/** A time that goes on by itself a little, and further when it is told to. */
export class TestClock {
  constructor(public time = 1_000_000) {}
  now(): number {
    return this.time;
  }
}

/** How many houses a store has had. */
const nodes = new WeakMap<MemoryStore, number>();

/** Bytes that look random, the same for the same seed: keys, ids and shuffles of a test are always those. */
export const bytes = (seed: number): ((count: number) => Uint8Array) => {
  const random = numbers(seed);
  return (count) => Uint8Array.from({ length: count }, () => random(256));
};

/** A house on a store. */
export function houseOn(store: MemoryStore, parts: Partial<HouseParts> = {}): Promise<House> {
  const node = (nodes.get(store) ?? 0) + 1;
  nodes.set(store, node);
  return openHouse({
    log: new MemoryLog(store),
    library,
    clock: new TestClock(),
    randomBytes: bytes(node),
    node: `node-${node}`,
    version: 'test',
    report: (error) => {
      throw error;
    },
    ...parts,
  });
}

/** Until whatever is under way has come to its end. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 40; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** Somebody at the other end: what was said to them, and what follows from it. */
export class TestGuest {
  readonly heard: ToClient[] = [];
  readonly frames: string[] = [];
  about: TableAbout | null = null;
  moment: Moment | null = null;
  number = 0;
  seat: Seat | null = null;
  closed: { readonly sentence: string; readonly comeBack: boolean } | null = null;
  conversation: Conversation | null = null;
  private readonly writer = new TextWriter();
  private readonly reader = new FrameReader();
  private re = 0;

  send(message: ToClient): void {
    this.heard.push(message);
    const frame = this.writer.write(message);
    this.frames.push(frame);
    this.take(this.reader.read(frame));
  }

  close(sentence: string, comeBack: boolean): void {
    this.closed = { sentence, comeBack };
    this.conversation?.gone();
  }

  say(message: Unnumbered): number {
    this.re++;
    this.conversation!.hear({ ...message, re: this.re } as Exclude<ToServer, Said<'hello'>>);
    return this.re;
  }

  /** What was answered to a message. */
  answerTo(re: number): ToClient | undefined {
    return this.heard.find((message) => 're' in message && message.re === re);
  }

  async said(message: Unnumbered): Promise<ToClient> {
    const re = this.say(message);
    for (let i = 0; i < 200 && this.answerTo(re) === undefined; i++) await new Promise((done) => setImmediate(done));
    const answer = this.answerTo(re);
    if (answer === undefined) throw new Error(`nothing was answered to "${message.kind}"`);
    return answer;
  }

  get isAsked(): boolean {
    return (
      this.moment?.view.decision != null &&
      this.moment.view.decision.seat === this.seat &&
      this.about?.phase === 'playing'
    );
  }

  get options(): readonly Answer[] {
    return this.isAsked ? this.moment!.view.decision!.options.map(({ answer }) => answer) : [];
  }

  async hello(house: House, { table, key }: Pick<SeatTaken, 'table'> & Partial<SeatTaken>): Promise<this> {
    const greeted = await house.greet(
      { kind: 'hello', protocol: PROTOCOL, table, ...(key === undefined ? {} : { key }) },
      this,
    );
    if (!greeted.ok) throw new Error(greeted.error);
    this.conversation = greeted.value;
    return this;
  }

  private take(message: ToClient): void {
    if (message.kind === 'welcome') ({ about: this.about, seat: this.seat } = message);
    else if (message.kind === 'table') this.about = changed(this.about!, message.change);
    else if (message.kind === 'moment') this.moment = message.moment;
    else if (message.kind === 'news') this.moment = momentAfter(this.moment!, message.delta);
    if ('number' in message && message.kind !== 'done' && message.kind !== 'late') {
      if (message.number < this.number) throw new Error(`${message.kind} ${message.number} after ${this.number}`);
      this.number = message.number;
    }
  }
}

export type Unnumbered =
  Exclude<ToServer, Said<'hello'>> extends infer Each ? (Each extends unknown ? Omit<Each, 're'> : never) : never;

export const RULES: OpenTable = { name: 'Ada', era: 'hgss-2010', format: 'constructed' };

export const share = (seat: number): string => seat.toString(16).padStart(2, '0').repeat(16);

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

/** A table at which everybody sits, with decks. */
export interface Gathered {
  readonly table: string;
  readonly taken: readonly SeatTaken[];
  readonly guests: readonly TestGuest[];
}

export async function gather(
  house: House,
  rules: Partial<OpenTable> = {},
  seats = 2,
  decks = PLAIN,
): Promise<Gathered> {
  const opened = await house.open({ ...RULES, ...rules });
  if (!opened.ok) throw new Error(opened.error[0]?.message);
  const taken = [opened.value];
  for (let seat = 1; seat < seats; seat++) {
    const sat = await house.sit(opened.value.table, { name: NAMES[seat]! });
    if (!sat.ok) throw new Error(sat.error.sentence);
    taken.push(sat.value);
  }
  const guests = await Promise.all(taken.map((seat) => new TestGuest().hello(house, seat)));
  for (const [seat, guest] of guests.entries()) {
    const answer = await guest.said({ kind: 'deck', deck: { from: 'library', name: decks[seat % decks.length]! } });
    if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
  }
  return { table: opened.value.table, taken, guests };
}

export async function begin(guests: readonly TestGuest[]): Promise<void> {
  for (const guest of guests) await guest.said({ kind: 'ready', share: share(guest.seat!) });
  await settled();
}

/** One choice by whoever is asked; false: nobody is. */
export async function step(guests: readonly TestGuest[], pick: (count: number) => number): Promise<boolean> {
  const asked = guests.find((guest) => guest.isAsked && guest.closed === null);
  if (asked === undefined) return false;
  const { options, number } = asked;
  await asked.said({ kind: 'choose', number, answer: options[pick(options.length)]! });
  return true;
}

/** What stands in a log of a table. */
export const logOf = (store: MemoryStore, table: string): readonly Entry[] =>
  [...(store.tables.get(table)?.values() ?? [])]
    .sort((one, other) => one.number - other.number)
    .map(({ number, at, body }) => entryOf(table, [number, at, body]));

/** Numbers that look random, the same for the same seed. */
export function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
