import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERAS } from '../../src/engine/index.js';
import type { TableAbout, ToClient } from '../../src/protocol/index.js';
import { PROTOCOL } from '../../src/protocol/version.js';
import { AGREED } from '../../src/protocol/wire/agreed.js';
import { FORMS } from '../../src/protocol/wire/forms.js';
import { BadFrame, FrameReader } from '../../src/protocol/wire/frames.js';
import { SLOTS } from '../../src/protocol/wire/recall.js';
import { OFTEN_WORDS, PHRASES, SELDOM_WORDS } from '../../src/protocol/wire/words.js';
import { claimOf, Linked, Table } from '../../src/session/index.js';
import { library } from '../session/tables.js';
import { libraryDecksOf } from './library-decks.js';
import { TextWriter } from './text-writer.js';

const PEOPLE = ['person', 'person'] as const;
const linked = new Linked();

const about: TableAbout = {
  table: 'k3x9',
  rules: {
    era: 'hgss-2010',
    format: 'constructed',
    bestOf: 3,
    clock: { seconds: 1800, more: 10 },
    watching: 'everybody',
    cards: 'library',
    practice: false,
    listed: true,
  },
  phase: 'playing',
  match: 1,
  game: 1,
  seats: [0, 1].map((seat) => ({
    seat,
    name: ['Ada', 'Bo'][seat]!,
    player: 'person',
    here: true,
    hasDeck: true,
    isReady: true,
    wins: 0,
    clock: { left: 1_800_000, since: 1_700_000_000_000 },
  })),
  results: [],
  isPaused: false,
  requests: [],
  said: [],
  chance: { commitment: 'a'.repeat(64), shares: ['b'.repeat(32), 'c'.repeat(32)], secret: null },
  claimable: null,
};

/** What two players and a spectator are told in a game of real decks, a clock's change with each choice. */
function conversations(era: string, seed: number): readonly (readonly ToClient[])[] {
  const decks = libraryDecksOf(era);
  const places = [seed, seed * 3 + 1].map((each) => each % decks.length);
  const claim = claimOf({ era, format: 'constructed', seed, players: PEOPLE, decks: places }, decks);
  const table = Table.begin({ ...claim, anyDeck: true }, PEOPLE, { linked });
  if (!table.ok) throw new Error(table.error[0]?.message);
  const viewings = [0, 1, 'spectator' as const].map((viewer) => table.value.viewing(viewer));
  const told = viewings.map((viewing): ToClient[] => [
    { kind: 'welcome', protocol: PROTOCOL, version: '1.0.0', number: 9, seat: 0, now: 1_700_000_000_000, about },
    { kind: 'moment', number: 9, game: 1, moment: viewing.whole() },
  ]);
  for (let choice = 0; choice < 160 && table.value.waitsFor !== null; choice++) {
    const seat = table.value.waitsFor;
    const { options } = viewings[seat]!.whole().view.decision!;
    const { answer } = options[(choice * 7 + seed) % options.length]!;
    expect(table.value.choose(seat, answer)).toBe(null);
    const number = 10 + choice;
    const clock = { left: { to: 1_800_000 - choice * 997 }, since: { to: 1_700_000_000_000 + choice * 1013 } };
    const change = { in: { seats: { each: [[seat, { in: { clock: { in: clock } } }]] } } };
    for (const [place, viewing] of viewings.entries()) {
      if (place === seat) told[place]!.push({ kind: 'done', re: choice, number });
      told[place]!.push({ kind: 'news', number, delta: viewing.next() });
      told[place]!.push({ kind: 'table', number, change } as unknown as ToClient);
    }
  }
  return told;
}

const all = ERAS.filter(({ id }) => libraryDecksOf(id).length > 0).flatMap(({ id }) =>
  [1, 2].flatMap((seed) => conversations(id, seed)),
);

const framesOf = (messages: readonly ToClient[]): readonly string[] => {
  const writer = new TextWriter();
  return messages.map((message) => writer.write(message));
};

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
const atPart = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * part)]!;

describe('a frame', () => {
  it('is read as it was meant, in games of every era', () => {
    for (const messages of all) {
      const reader = new FrameReader();
      for (const [place, frame] of framesOf(messages).entries()) expect(reader.read(frame)).toEqual(messages[place]);
    }
  });

  it('is small: half of them have less than 300 bytes, and a choice comes in a third of what JSON takes', () => {
    const isNews = ({ kind }: ToClient): boolean => kind === 'news';
    const sizes = all.flatMap((messages) =>
      framesOf(messages)
        .filter((_, place) => isNews(messages[place]!))
        .map(bytesOf),
    );
    const asJson = all.flatMap((messages) => messages.filter(isNews).map((each) => bytesOf(JSON.stringify(each))));
    expect(sizes.length).toBeGreaterThan(1500);
    expect(atPart(sizes, 0.5)).toBeLessThan(300);
    expect(atPart(sizes, 0.9)).toBeLessThan(1000);
    const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other);
    expect(sum(sizes)).toBeLessThan(sum(asJson) / 3);
  });

  it('of a clock takes a few bytes', () => {
    const messages = all[0]!;
    const sizes = framesOf(messages)
      .filter((_, place) => messages[place]!.kind === 'table')
      .map(bytesOf);
    expect(Math.max(...sizes)).toBeLessThan(100);
  });

  it('is the same text whenever the same was said', () => {
    for (const messages of all.slice(0, 4)) {
      expect(framesOf(JSON.parse(JSON.stringify(messages)))).toEqual(framesOf(messages));
    }
  });
});

const words = [
  ...OFTEN_WORDS,
  ...SELDOM_WORDS,
  ...PHRASES,
  'in',
  'to',
  'each',
  'at',
  'out',
  'put',
  '__proto__',
  'toString',
];
const keys = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 6 }));
const texts = fc.oneof(
  fc.constantFrom(...words),
  fc.string({ maxLength: 400 }),
  fc.string({
    unit: fc.constantFrom('\ue000', '\ue001', '\ue002', '1', '0', 'a', ' to ', 'Attach ', 'Play '),
    maxLength: 12,
  }),
);
const { value: anything } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium' },
    fc.nat(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
    fc.constantFrom(null, true, false, 0),
    texts,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(keys, tie('value'), { maxKeys: 5 }),
    fc.record({ in: fc.dictionary(keys, tie('value'), { maxKeys: 3 }) }),
    fc.record({ each: fc.array(fc.tuple(fc.nat(9), tie('value')), { maxLength: 3 }) }),
    fc.record({ at: fc.nat(9), out: fc.nat(9), put: fc.array(tie('value'), { maxLength: 3 }) }),
    fc.record({ to: tie('value') }),
    fc
      .constantFrom(...FORMS)
      .chain(({ keys: known }) => fc.record(Object.fromEntries(known.map((key) => [key, tie('value')])))),
  ),
}));
const anyMessage = fc.dictionary(keys, anything) as fc.Arbitrary<unknown> as fc.Arbitrary<ToClient>;

describe('whatever JSON can say', () => {
  it('is read as it was meant, message after message', () => {
    fc.assert(
      fc.property(fc.array(anyMessage, { minLength: 1, maxLength: 4 }), (messages) => {
        const [writer, reader] = [new TextWriter(), new FrameReader()];
        for (const message of messages) {
          expect(JSON.stringify(reader.read(writer.write(message)))).toBe(JSON.stringify(message));
        }
      }),
      { numRuns: 1500, seed: 3 },
    );
  });

  it('never gives an object another prototype', () => {
    const [writer, reader] = [new TextWriter(), new FrameReader()];
    const read = reader.read(writer.write(JSON.parse('{"a":{"__proto__":{"isBad":true}}}'))) as unknown as {
      a: object;
    };
    expect(Object.getPrototypeOf(read.a)).toBe(Object.prototype);
    expect('isBad' in read.a).toBe(false);
  });
});

describe('a reader', () => {
  const agreed = (frame: string): string => `[8,${AGREED},${frame}]`;

  function readOrBad(frames: readonly string[]): 'read' | 'bad' {
    const reader = new FrameReader();
    try {
      for (const frame of frames) reader.read(frame);
      return 'read';
    } catch (error) {
      expect(error).toBeInstanceOf(BadFrame);
      return 'bad';
    }
  }

  it('refuses what no writer has written, with one kind of error', () => {
    const bad = [
      '',
      'null',
      '7',
      '[8,1,[-4,1]]',
      agreed('[]').replace('8', '9'),
      agreed('-4'),
      agreed('[0]'),
      agreed('[-4]'),
      agreed('[-4,-100]'),
      agreed('[-4,{}]'),
      agreed('[-4,1.5]'),
      agreed('[-4,null]'),
      agreed('[9]'),
      agreed('[9,1,2,3]'),
      agreed('[99999,1]'),
      agreed('[1,-4]'),
      agreed('[2,-4,1]'),
      agreed('[3,-4,1]'),
      agreed('[-4,[4,"a",1]]'),
      agreed('[-4,[7,500,"a"]]'),
      agreed('[-4,[7,0,"a"]]'),
      agreed('[[0],1]'),
      agreed(`[-4,${'[0,'.repeat(5000)}1${']'.repeat(5000)}]`),
    ];
    for (const frame of bad) expect(readOrBad([frame]), frame.slice(0, 60)).toBe('bad');
    expect(readOrBad([agreed('[]')])).toBe('read');
  });

  it('tells a client of another version that it is one', () => {
    expect(() => new FrameReader().read('[8,12345,[-4,1]]')).toThrow('another version of the protocol');
  });

  it('is not confused by frames that were cut, altered or exchanged', () => {
    const frames = framesOf(all[3]!).slice(0, 40);
    const found = { read: 0, bad: 0 };
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(),
        fc.constantFrom(...'0123456789,[]-"a{}'),
        fc.nat(3),
        (which, where, sign, how) => {
          const place = which % frames.length;
          const frame = frames[place]!;
          const at = where % frame.length;
          const other = [
            frame.slice(0, at),
            frame.slice(0, at) + sign + frame.slice(at + 1),
            frame.slice(0, at) + frame.slice(at + 1),
            frames[where % frames.length]!,
          ][how]!;
          found[readOrBad([...frames.slice(0, place), other])]++;
        },
      ),
      { numRuns: 1200, seed: 11 },
    );
    expect(found.bad).toBeGreaterThan(300);
    expect(found.read).toBeGreaterThan(50);
  });

  it('remembers no more than so many texts, whatever was said', () => {
    const writer = new TextWriter();
    for (let i = 0; i < 5000; i++) writer.write({ kind: 'closing', sentence: `Sentence ${i}`, comeBack: true });
    expect(JSON.stringify(writer).length).toBeLessThan(SLOTS * 30);
  });
});

describe('the words that both ends know', () => {
  it('are those of this protocol: who changes them raises its number', () => {
    expect({ PROTOCOL, AGREED }).toEqual({ PROTOCOL: 3, AGREED: 3_055_350_646 });
  });

  it('are each there once, and those that are said often have two digits', () => {
    const known = [...OFTEN_WORDS, ...SELDOM_WORDS];
    expect(new Set(known).size).toBe(known.length);
    expect(OFTEN_WORDS.length).toBeLessThanOrEqual(96);
  });
});

describe('a whole conversation with the decks of every shelf', () => {
  it('goes on as long as the game does', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const setup = {
        era: 'hgss-2010',
        format: 'constructed',
        seed,
        players: PEOPLE,
        decks: [seed % library.length, 0],
      };
      const table = Table.begin({ ...claimOf(setup, library), anyDeck: true }, PEOPLE);
      if (!table.ok) throw new Error(table.error[0]?.message);
      const [writer, reader, viewing] = [new TextWriter(), new FrameReader(), table.value.viewing('spectator')];
      for (let number = 0; number < 60 && table.value.waitsFor !== null; number++) {
        const seat = table.value.waitsFor;
        table.value.choose(seat, table.value.viewing(seat).whole().view.decision!.options[0]!.answer);
        const message: ToClient = { kind: 'news', number, delta: viewing.next() };
        expect(reader.read(writer.write(message))).toEqual(message);
      }
    }
  });
});
