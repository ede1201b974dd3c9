// A table for tests of the fold: entries as a log would have them, and no log.
import type { Answer, Seat } from '../../../src/engine/index.js';
import { openTableSchema, type TableAbout, type TableRules } from '../../../src/protocol/index.js';
import { Games } from '../../../src/server/decks/games.js';
import type { PlayedDeck } from '../../../src/server/decks/played-deck.js';
import { readDeck } from '../../../src/server/decks/read-deck.js';
import { Reckoned } from '../../../src/server/decks/reckoned.js';
import { hashOf } from '../../../src/server/decks/shelf.js';
import type { Body, Entry } from '../../../src/server/index.js';
import { secretsFrom } from '../../../src/server/table/chance.js';
import { TableFold } from '../../../src/server/table/fold.js';
import type { Presence, Verdict, Wish } from '../../../src/server/table/wish.js';
import { library, PLAIN, share } from '../houses.js';

export const around = { secrets: secretsFrom('ab'.repeat(32)), games: new Games(20, new Reckoned(library)) };

export const EVERYBODY: Presence = { here: new Set([0, 1, 2, 3]), goneSince: () => null };

/** Nobody is connected to this seat, since then. */
export const without = (seat: Seat, since: number): Presence => ({
  here: new Set([0, 1, 2, 3].filter((each) => each !== seat)),
  goneSince: (each) => (each === seat ? since : null),
});

export const RULES: TableRules = openTableSchema
  .transform(({ name: _, ...rules }) => rules)
  .parse({ name: 'Ada', era: 'hgss-2010', format: 'constructed' });

function deckNamed(name: string, rules: TableRules): PlayedDeck {
  const read = readDeck({ from: 'library', name }, rules, library);
  if (!read.ok) throw new Error(read.error.sentence);
  return { hash: hashOf(JSON.stringify(read.value.deck)), ...read.value.deck };
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

export class TestTable {
  readonly entries: Entry[] = [];
  readonly decks = new Map<string, PlayedDeck>();
  readonly fold: TableFold;
  presence: Presence = EVERYBODY;
  /** The time by which everything happens. */
  at = 1_000;

  constructor(rules: Partial<TableRules> = {}) {
    const whole = { ...RULES, ...rules };
    const commitment = around.secrets.commitmentTo('t', 1);
    this.entries.push({
      table: 't',
      number: 1,
      at: this.at,
      body: { kind: 'opened', rules: whole, commitment, version: 'test' },
    });
    this.fold = TableFold.open(this.entries[0]!, around);
  }

  get about(): TableAbout {
    return this.fold.about(this.presence);
  }

  get asked(): Seat | null {
    return this.fold.state.playing?.waitsFor ?? null;
  }

  judge(wish: Wish, seat: Seat | null): Verdict {
    return this.fold.judge(wish, { seat, at: this.at, presence: this.presence });
  }

  /** Writes what a wish comes to, and what is due then; the sentence of a refusal, or what else it came to. */
  wish(wish: Wish, seat: Seat | null): string {
    const verdict = this.judge(wish, seat);
    if (verdict.kind === 'write') this.write(verdict.body);
    this.goOn();
    return verdict.kind === 'refused' ? verdict.reasons.sentence : verdict.kind;
  }

  write(body: Body): void {
    const entry = { table: 't', number: this.fold.number + 1, at: this.at, body };
    this.entries.push(entry);
    this.fold.take(entry, body.kind === 'deck' ? this.decks.get(body.deck)! : null);
  }

  /** Writes whatever is due. */
  goOn(): void {
    for (let body = this.fold.due(this.at); body !== null; body = this.fold.due(this.at)) this.write(body);
  }

  sit(seats = this.fold.state.seats.length): this {
    for (let seat = 0; seat < seats; seat++) {
      this.wish({ do: 'sit', name: NAMES[seat]!, key: `${seat}${seat}`.repeat(32) }, null);
      this.deck(seat);
    }
    return this;
  }

  deck(of: Seat, by: Seat = of): string {
    const deck = deckNamed(PLAIN[of % 2]!, this.fold.state.rules);
    this.decks.set(deck.hash, deck);
    return this.wish({ do: 'deck', of, name: PLAIN[of % 2]!, deck: deck.hash }, by);
  }

  ready(): this {
    for (const [seat, { player }] of this.fold.state.seats.entries())
      if (player === 'person') this.wish({ do: 'ready', share: share(seat) }, seat);
    return this;
  }

  /** What the seat that is asked may answer. */
  options(): readonly Answer[] {
    const { playing } = this.fold.state;
    return playing!
      .viewing(this.asked!)
      .whole()
      .view.decision!.options.map(({ answer }) => answer);
  }

  choose(place = 0): string {
    const options = this.options();
    return this.wish({ do: 'choose', number: this.fold.number, answer: options[place % options.length]! }, this.asked);
  }

  /** Chooses until something holds. */
  until(holds: () => boolean, most = 400): this {
    for (let i = 0; i < most && !holds() && this.asked !== null; i++) this.choose(i * 7);
    return this;
  }

  concede(seat: Seat): string {
    return this.wish({ do: 'concede' }, seat);
  }

  /** The same entries, folded anew. */
  again(upTo = this.entries.length): TableFold {
    return TableFold.of(this.entries.slice(0, upTo), this.decks, around)!;
  }
}

export const playing = (rules: Partial<TableRules> = {}): TestTable => new TestTable(rules).sit().ready();
