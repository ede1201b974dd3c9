// docs/PROTOCOL.md: every message of both ends has an example that is one, and every field of it a row.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EVENTS } from '../../src/engine/index.js';
import { SILENCE } from '../../src/protocol/client/connection.js';
import {
  FrameReader,
  openTableSchema,
  PHRASE_NAMES,
  PROTOCOL,
  REQUESTS,
  SOCKET_PATH,
  SUBPROTOCOL,
  sitDownSchema,
  type ToClient,
  type ToldSketch,
  toServerSchema,
} from '../../src/protocol/index.js';
import { STANDARD } from '../../src/server/index.js';
import { seatTakenSchema, tableAboutSchema } from '../../src/server/transport/api-schemas.js';
import { root } from '../house/sources.js';
import { TextWriter } from './text-writer.js';

const page = readFileSync(join(root, 'docs', 'PROTOCOL.md'), 'utf8');

interface Part {
  readonly title: string;
  readonly text: string;
  readonly examples: readonly unknown[];
  readonly fields: readonly string[];
}

const partsOf = (text: string, level: '##' | '###'): readonly Part[] =>
  text
    .split(new RegExp(`^${level} `, 'm'))
    .slice(1)
    .map((part) => ({
      title: part.split('\n', 1)[0]!.replaceAll('`', ''),
      text: part,
      examples: [...part.matchAll(/^```json\n(.*?)^```$/gms)].map(([, json]) => JSON.parse(json!) as unknown),
      fields: [...part.matchAll(/^\| `(\w+)` \|/gm)].map(([, field]) => field!),
    }));

const chapter = (title: string): Part => partsOf(page, '##').find((part) => part.title === title)!;
const kindsIn = (title: string): readonly Part[] => partsOf(chapter(title).text, '###');

const toServer = new Map(
  toServerSchema.options.map((option) => [[...option.shape.kind.values][0] as string, Object.keys(option.shape)]),
);

const change = z.union([
  z.strictObject({ to: z.unknown() }),
  z.strictObject({ in: z.record(z.string(), z.unknown()) }),
  z.strictObject({ at: z.int(), out: z.int(), put: z.array(z.unknown()) }),
  z.strictObject({ each: z.array(z.tuple([z.int(), z.unknown()])) }),
]);
const event = z.looseObject({ kind: z.enum(Object.keys(EVENTS) as [string]) }).superRefine((value, context) => {
  const { fields } = EVENTS[value.kind as keyof typeof EVENTS];
  const found = Object.keys(value).filter((field) => field !== 'kind');
  if (found.join() !== Object.keys(fields).join()) context.addIssue('these are not its fields');
});
const reasons = { sentence: z.string().min(1), rules: z.array(z.string()) };
const [re, number] = [z.int(), z.int()];

const numbers = z.array(z.int());
const sketch = z.strictObject({
  era: z.string(),
  format: z.string(),
  options: z.strictObject({
    coins: z.enum(['seeded', 'asked']),
    askForced: z.boolean(),
    announceFreely: z.boolean(),
    picker: z.int().nullable(),
  }),
  cards: z.int(),
  markers: z.array(z.string()),
  cardOf: numbers,
  ownerOf: numbers,
  known: numbers,
  prizes: numbers,
  state: numbers,
  facts: z.array(z.looseObject({ name: z.string() })).nullable(),
}) satisfies z.ZodType<Pick<ToldSketch, 'cards'>>;

/** What the server may say: the compiler lists every kind, and a missing field is no example. */
const TO_CLIENT = {
  welcome: {
    protocol: z.literal(PROTOCOL),
    version: z.string(),
    number,
    seat: z.int().nullable(),
    now: z.int(),
    about: tableAboutSchema,
  },
  table: { number, change },
  moment: { number, game: z.int(), moment: z.null() },
  news: { number, delta: z.strictObject({ events: z.array(event), change: change.nullable() }) },
  done: { re, number },
  refused: { re, ...reasons },
  late: { re, number },
  because: { re, reasons: z.strictObject(reasons).nullable(), allowedIn: z.array(z.string()) },
  sketch: { re, number, sketch },
  beat: { now: z.int() },
  closing: { sentence: z.string().min(1), comeBack: z.boolean() },
} satisfies {
  readonly [Kind in ToClient['kind']]: Readonly<
    Record<Exclude<keyof Extract<ToClient, { kind: Kind }>, 'kind'>, z.ZodType>
  >;
};

describe('what a client says', () => {
  const kinds = kindsIn('What a client says');

  it('is on the page: every kind, and no other', () => {
    expect(kinds.map(({ title }) => title)).toEqual([...toServer.keys()]);
  });

  it.each(kinds)('has examples that the server takes, and a row for each field: $title', (kind) => {
    expect(kind.examples.length).toBeGreaterThan(0);
    for (const example of kind.examples) expect(toServerSchema.parse(example)).toMatchObject({ kind: kind.title });
    expect(['kind', ...kind.fields]).toEqual(toServer.get(kind.title));
  });

  it('names all phrases and requests', () => {
    const { text } = chapter('What a client says');
    for (const name of [...PHRASE_NAMES, ...REQUESTS]) expect(text).toContain(`\`${name}\``);
  });
});

describe('what the server says', () => {
  const kinds = kindsIn('What the server says');

  it('is on the page: every kind, and no other', () => {
    expect(kinds.map(({ title }) => title)).toEqual(Object.keys(TO_CLIENT));
  });

  it.each(kinds)('has examples that are such messages, and a row for each field: $title', (kind) => {
    const fields = TO_CLIENT[kind.title as ToClient['kind']];
    const schema = z.strictObject({ kind: z.literal(kind.title), ...fields });
    expect(kind.examples.length).toBeGreaterThan(0);
    for (const example of kind.examples) expect(schema.parse(example)).toEqual(example);
    expect(kind.fields).toEqual(Object.keys(fields));
  });

  it('goes through frames as it is', () => {
    const [writer, reader] = [new TextWriter(), new FrameReader()];
    for (const example of kinds.flatMap(({ examples }) => examples))
      expect(reader.read(writer.write(example as ToClient))).toEqual(example);
  });

  it('is written as the frames that are shown', () => {
    const { examples, text } = chapter('Frames');
    const writer = new TextWriter();
    const frames = (examples[0] as readonly ToClient[]).map((message) => writer.write(message));
    expect(/^```text\n(.*?)^```$/ms.exec(text)?.[1]).toBe(`${frames.join('\n')}\n`);
  });
});

describe('the rest of the page', () => {
  it('has requests that the server takes, and an answer as it gives it', () => {
    const [open, sit] = kindsIn('Without a socket') as [Part, Part];
    expect(openTableSchema.parse(open.examples[0])).toEqual(open.examples[0]);
    expect(sitDownSchema.parse(sit.examples[0])).toEqual(sit.examples[0]);
    expect(seatTakenSchema.parse(sit.examples[1])).toEqual(sit.examples[1]);
  });

  it('states the limits as they are where nothing else is set', () => {
    const { messageBytes, deckBytes, messagesAtOnce, messagesPerSecond, helloSeconds, beatSeconds } = STANDARD;
    const words = page.replaceAll(/\s+/g, ' ');
    expect(words).toContain(
      `A message is at most ${messageBytes / 1024} KiB long, a deck ${deckBytes / 1024} KiB; ${messagesAtOnce} messages may come ` +
        `at once, then ${messagesPerSecond} a second (more wait); \`hello\` must come within ${helloSeconds} seconds.`,
    );
    const { sketchesPerDecision: most, sketchesPerSecond: perSecond } = STANDARD;
    expect(words).toContain(
      `A seat is told ${most} sketches a decision, ${2 * perSecond} at once and then ${perSecond} a second (more are refused).`,
    );
    expect(words).toContain(`The server says something at least every ${beatSeconds} seconds`);
    expect(words).toContain(`After ${SILENCE / 1000} seconds without a word the line is dead`);
  });

  it('is of this version', () => {
    expect(page).toContain(`Version **${PROTOCOL}**`);
    expect(page).toContain(`\`${SUBPROTOCOL}\``);
    expect(page).toContain(`\`${SOCKET_PATH}\``);
  });
});
