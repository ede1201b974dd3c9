// What somebody says who means no good, or whose program is broken.
import type { Random } from '../../../bots/index.js';
import { sameAnswer } from '../../../engine/index.js';
import { PROTOCOL, type ToServer } from '../../../protocol/index.js';
import type { Victim } from './victim.js';

/** What is said on a socket of its own, each kind by its name: none of it begins a conversation. */
export const ALONE: Readonly<Record<string, (victim: Victim, random: Random) => string | Buffer>> = {
  bytes: (_, random) => bytes(1 + random(2000), random),
  noise: (_, random) => bytes(1 + random(500), random).toString('latin1'),
  truncated: (victim, random) => {
    const text = JSON.stringify(rightful(victim, random));
    return text.slice(0, 1 + random(text.length - 1));
  },
  oversized: (_, random) => `{"kind":"hello","x":"${'x'.repeat([17_000, 40_000, 300_000, 600_000][random(4)]!)}"}`,
  deep: () => `{"kind":"choose","re":1,"number":1,"answer":${'['.repeat(3000)}${']'.repeat(3000)}}`,
  'before hello': (victim, random) => JSON.stringify(later(victim, random)),
  prototype: () => `{"kind":"hello","protocol":${PROTOCOL},"table":"__proto__","__proto__":{"x":1}}`,
  'wrong key': ({ table }, random) => JSON.stringify(hello(table, bytes(16, random).toString('hex'))),
  'no such table': (_, random) =>
    JSON.stringify(hello(['0000000000', 'zzzzzzzzzz', "'; drop table x", '../..'][random(4)]!)),
  spoilt: (victim, random) => {
    const message: Record<string, unknown> = { ...later(victim, random) };
    const fields = Object.keys(message);
    message[fields[random(fields.length)]!] = ODD[random(ODD.length)];
    return JSON.stringify(message);
  },
};

const ODD = [null, -1, 1e308, 'x', [], {}, true, 2 ** 31, 0.5, '\u0000'];

/** Who talks after hello: somebody who looks on, or whoever has a seat's key. */
export type Voice = 'watcher' | 'other' | 'asked';

export const seatOf = ({ asked }: Victim, voice: Voice): number | null =>
  voice === 'watcher' ? null : voice === 'asked' ? asked : 1 - asked;

/** What is said in a conversation, each kind by its name: none of it is right where it is said. */
export const GREETED: Readonly<Record<string, (victim: Victim, seat: number | null, random: Random) => Wrong>> = {
  'wrong number': ({ number, options }, _, random) => ({
    kind: 'choose',
    number: [0, 1, number + 1, number + 1000, 2 ** 31 - 1][random(5)]!,
    answer: options[random(options.length)]!,
  }),
  replayed: ({ made }) => ({ kind: 'choose', number: made.number, answer: made.answer }),
  'wrong seat': ({ number, options }, _, random) => ({
    kind: 'choose',
    number,
    answer: options[random(options.length)]!,
  }),
  'wrong order': (_, __, random) => OUT_OF_ORDER[random(OUT_OF_ORDER.length)]!,
  why: (_, __, random) => ({ kind: 'why', intent: INTENTS[random(INTENTS.length)]! }) as Wrong,
  imagine: ({ number }, _, random) => ({
    kind: 'imagine',
    number: [0, number, number + 1, 2 ** 31 - 1][random(4)]!,
    seed: 'ff'.repeat(16),
  }),
  whole: () => ({ kind: 'whole' }),
  'strange answer': ({ number }, seat, random) => ({
    kind: 'choose',
    number,
    answer: [
      { kind: 'attach', card: 999, pokemon: 999 } as const,
      { kind: 'attack', pokemon: 0, attack: 77 } as const,
      { kind: 'concede', seat: 1 - (seat ?? 0) } as const,
    ][random(3)] as never,
  }),
};

type Wrong = ToServer extends infer Each ? (Each extends { readonly re: number } ? Omit<Each, 're'> : never) : never;

/** To the seat that is asked some of it would be right: that is never said. */
export function isRight(victim: Victim, seat: number | null, message: Wrong): boolean {
  if (message.kind !== 'choose' || seat !== victim.asked) return false;
  return message.number > victim.made.number && victim.options.some((each) => sameAnswer(each, message.answer));
}

const DECK = { from: 'library', name: 'DonChamp' } as const;
const OUT_OF_ORDER: readonly Wrong[] = [
  { kind: 'ready', share: '00'.repeat(16) },
  { kind: 'deck', deck: DECK },
  { kind: 'seat-bot', seat: 1, bot: 'random', deck: DECK.name },
  { kind: 'seat-bot', seat: 3, bot: 'random', deck: DECK.name },
  { kind: 'reply', request: 'pause', yes: true },
  { kind: 'claim' },
  { kind: 'ask', request: 'rematch' },
  { kind: 'ask', request: 'take-back' },
];
const INTENTS = [
  { do: 'retreat', pokemon: 99_999, to: null },
  { do: 'attack', pokemon: -1, number: 7 },
  { do: 'card', card: 1e6, on: null },
];

export const hello = (table: string, key?: string): ToServer => ({
  kind: 'hello',
  protocol: PROTOCOL,
  table,
  ...(key === undefined ? {} : { key }),
});

/** What would be right if it were whole. */
const rightful = (victim: Victim, random: Random): ToServer =>
  random(2) === 0 ? hello(victim.table, victim.seats[random(2)]!.key) : later(victim, random);

function later({ number, options }: Victim, random: Random): ToServer {
  const choose: ToServer = { kind: 'choose', re: random(1000), number, answer: options[random(options.length)]! };
  const list: ToServer = { kind: 'deck', re: 1, deck: { from: 'list', name: 'x', list: '4 Potion\n56 Fire Energy' } };
  const bot: ToServer = { kind: 'seat-bot', re: 1, seat: 1, bot: 'random', deck: DECK.name };
  return [choose, list, bot][random(3)]!;
}

const bytes = (count: number, random: Random): Buffer => Buffer.from(Array.from({ length: count }, () => random(256)));
