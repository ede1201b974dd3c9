import { describe, expect, it } from 'vitest';
import { plainDecks } from '../../../src/cli/library-files.js';
import { type CardFacts, ERAS, FORMATS } from '../../../src/engine/index.js';
import type { SeatTaken } from '../../../src/protocol/index.js';
import type { House } from '../../../src/server/index.js';
import { MemoryStore } from '../../../src/server/log/memory.js';
import { secretsFrom } from '../../../src/server/table/chance.js';
import { bytes, houseOn, logOf, numbers, settled, share, TestGuest } from '../houses.js';

const { facts, decks } = plainDecks();

const KINDS = ERAS.flatMap((era) =>
  FORMATS.filter(({ id }) => era.formats.includes(id)).map((format) => ({ era: era.id, format })),
);

type Kind = (typeof KINDS)[number];
type Facts = readonly CardFacts[];

/** As many cards of a plain deck as the format asks for, an Energy card more or less. */
const deckFor = (seat: number, { format }: Kind): readonly number[] => {
  const deck = decks[seat % decks.length]!;
  return deck.filter((_, place) => (place * format.deck) % deck.length < format.deck);
};

/** Plays with these cards in the hands of everybody but the first player; by the same numbers it is the same game. */
class Told {
  readonly guests: TestGuest[] = [];
  readonly watcher = new TestGuest();
  readonly store = new MemoryStore();
  readonly taken: SeatTaken[] = [];
  house!: House;

  constructor(
    private readonly kind: Kind,
    private readonly others: Facts,
    private readonly seed: number,
  ) {}

  async play(choices: number): Promise<this> {
    this.house = await houseOn(this.store, { randomBytes: bytes(this.seed), node: 'one' });
    const { era, format } = this.kind;
    const opened = await this.house.open({ name: 'Ada', era, format: format.id, cards: 'as-sent' });
    if (!opened.ok) throw new Error(opened.error[0]?.message);
    const { table } = opened.value;
    this.taken.push(opened.value);
    for (let seat = 1; seat < format.seats; seat++) {
      const sat = await this.house.sit(table, { name: `Guest ${seat}` });
      if (sat.ok) this.taken.push(sat.value);
    }
    for (const seat of this.taken) this.guests.push(await new TestGuest().hello(this.house, seat));
    await this.watcher.hello(this.house, { table });
    for (const [seat, guest] of this.guests.entries()) {
      const cards = deckFor(seat, this.kind);
      const own = seat === 0 ? facts : this.others;
      const answer = await guest.said({
        kind: 'deck',
        deck: { from: 'cards', name: 'Own', facts: [...own], cards: [...cards] },
      });
      if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
    }
    for (const guest of this.guests) await guest.said({ kind: 'ready', share: share(guest.seat!) });
    await settled();
    const random = numbers(this.seed);
    for (let i = 0; i < choices; i++) {
      const asked = this.guests.find((guest) => guest.isAsked);
      if (asked === undefined) break;
      const { options, number } = asked;
      await asked.said({ kind: 'imagine', number, seed: '0123456789abcdef0123456789abcdef' });
      await asked.said({ kind: 'choose', number, answer: options[random(options.length)]! });
    }
    await settled();
    await this.house.close();
    return this;
  }

  /** The names of cards that the first player has seen. */
  get seen(): ReadonlySet<string> {
    return new Set(this.guests[0]!.moment!.faces.map(({ facts: { name } }) => name));
  }
}

/** Other cards under the same names, ordered among the others as they were: nobody has seen them. */
const otherwise = (unseen: ReadonlySet<number>): Facts =>
  facts.map((card, place) =>
    unseen.has(place) ? { ...card, set: `other-${place}`, released: '1999-01-09', weaknesses: [] } : card,
  );

describe('two games that differ only in cards that a viewer has not seen', () => {
  it.each(KINDS)('are told letter by letter alike: $era, $format.id', async (kind) => {
    let replaced = 0;
    for (const seed of [1, 2, 3]) {
      const one = await new Told(kind, facts, seed).play(30);
      const own = new Set(deckFor(0, kind));
      const theirs = new Set([1, 3].filter((seat) => seat < kind.format.seats).flatMap((seat) => deckFor(seat, kind)));
      const unseen = new Set([...theirs].filter((place) => !own.has(place) && !one.seen.has(facts[place]!.name)));
      const two = await new Told(kind, otherwise(unseen), seed).play(30);
      for (const [mine, yours] of [
        [one.guests[0]!, two.guests[0]!],
        [one.watcher, two.watcher],
      ] as const) {
        expect(mine.heard.length).toBeGreaterThan(20);
        expect(yours.heard.map((message) => JSON.stringify(message))).toEqual(
          mine.heard.map((message) => JSON.stringify(message)),
        );
        expect(yours.frames).toEqual(mine.frames);
        if (mine.seat !== null)
          expect(mine.heard.filter(({ kind: said }) => said === 'sketch').length).toBeGreaterThan(3);
      }
      replaced += unseen.size;
    }
    expect(replaced).toBeGreaterThan(0);
  });

  it('are told apart by who holds those cards: the comparison would notice', async () => {
    const kind = KINDS[0]!;
    const one = await new Told(kind, facts, 1).play(10);
    const all = new Set(deckFor(1, kind));
    const two = await new Told(kind, otherwise(all), 1).play(10);
    expect(two.guests[1]!.frames).not.toEqual(one.guests[1]!.frames);
  });
});

describe('what is told', () => {
  it('holds no key, no hash of a key or a deck, and no secret of a game that is not over', async () => {
    const game = await new Told(KINDS[0]!, facts, 5).play(20);
    const { guests, watcher, store, taken } = game;
    const text = [...guests, watcher].flatMap(({ heard, frames }) => [...frames, JSON.stringify(heard)]).join('\n');
    const hidden = logOf(store, taken[0]!.table).flatMap(({ body }) => {
      if (body.kind === 'seated') return [body.key!];
      return body.kind === 'deck' ? [body.deck] : [];
    });
    const key = store.settled.get('chance-key')!;
    const secrets = [key, secretsFrom(key).of(taken[0]!.table, 1), ...taken.map((seat) => seat.key)];
    expect(hidden.length).toBe(4);
    for (const each of [...hidden, ...secrets]) expect(text).not.toContain(each);
    expect(text).toContain(secretsFrom(key).commitmentTo(taken[0]!.table, 1));
  });
});
