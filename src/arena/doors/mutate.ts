// Values that were right, spoilt: what stands in files that were cut off, edited by hand or made to do harm.
import type { Random } from '../../bots/index.js';
import { between, oneIn, pick } from '../random-number.js';

type Holder = Record<string | number, unknown>;

/** A place in a value: where it hangs, and by what key. */
interface Place {
  readonly holder: Holder;
  readonly key: string | number;
}

const NUMBERS = [
  0,
  -1,
  1,
  2,
  5,
  0.5,
  10,
  59,
  60,
  61,
  240,
  255,
  256,
  1000,
  1001,
  32_768,
  65_536,
  2 ** 31,
  2 ** 32,
  1e16,
  1e308,
  -1e308,
];
const WORDS = [
  '',
  ' ',
  'constructor',
  '__proto__',
  'toString',
  'length',
  '0',
  'null',
  '\u0000',
  '\u001b[2J',
  '\u202e',
  '\ud800',
  '💧',
];
const PLAIN: readonly unknown[] = [null, true, false, [], {}, [null], { a: {} }, ...NUMBERS, ...WORDS];
/** What no JSON text holds, but a value that was made elsewhere may. */
const EXOTIC: readonly unknown[] = [
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  new Date(0),
  new Map([[1, 2]]),
  10n,
  Symbol('x'),
  () => 1,
  new Array(5),
];

/** Changes a value in place, in one to four spots. `exotic`: also by what JSON cannot hold. */
export function mutate(value: object, random: Random, exotic: boolean): void {
  for (let times = pick(random, [1, 1, 1, 2, 4]); times > 0; times--) {
    const place = somePlace(value as Holder, random);
    if (place !== null) pick(random, MUTATIONS)(place, random, exotic ? [...PLAIN, ...EXOTIC] : PLAIN, value);
  }
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Walks down at random: small fields near the top are met as often as the thousands of values in a program. */
function somePlace(value: Holder, random: Random): Place | null {
  let holder = value;
  for (let depth = 0; depth < MOST_DEPTH; depth++) {
    const keys = Object.keys(holder);
    if (keys.length === 0) return null;
    const key = pick(random, keys);
    const next = holder[key];
    if (!isHolder(next) || Object.keys(next).length === 0 || oneIn(random, 5)) return { holder, key };
    holder = next;
  }
  return null;
}

const MOST_DEPTH = 40;

type Mutation = (place: Place, random: Random, nasty: readonly unknown[], whole: object) => void;

const remove: Mutation = ({ holder, key }) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
};

const replace: Mutation = ({ holder, key }, random, nasty) => {
  holder[key] = pick(random, nasty);
};

const nudge: Mutation = ({ holder, key }, random, nasty) => {
  const value = holder[key];
  holder[key] = typeof value === 'number' ? value + pick(random, [-1, 1, 10, -10, 0.5, 2 ** 24]) : pick(random, nasty);
};

const duplicate: Mutation = ({ holder, key }, random) => {
  if (Array.isArray(holder))
    holder.splice(random(holder.length + 1), 0, ...new Array(pick(random, [1, 2, 20])).fill(holder[Number(key)]));
  else holder[pick(random, WORDS)] = holder[key];
};

/** Something from elsewhere in the same value: a program for another card, a deck for a list of choices. */
const transplant: Mutation = ({ holder, key }, random, _, whole) => {
  const from = somePlace(whole as Holder, random);
  if (from !== null) holder[key] = structuredCopy(from.holder[from.key]);
};

const structuredCopy = (value: unknown): unknown => JSON.parse(written(value));

/** The JSON text; what is nested too deep to be written is a text that is nested deeper. */
export function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return '['.repeat(100_000) + ']'.repeat(100_000);
  }
}

const swap: Mutation = ({ holder, key }, random) => {
  const other = pick(random, Object.keys(holder));
  [holder[key], holder[other]] = [holder[other], holder[key]];
};

/** Longer than anything that is read, and short enough to be tried a hundred thousand times. */
const swell: Mutation = ({ holder, key }, random) => {
  const size = pick(random, [100, 300, 1000, 10_000]);
  const one = isHolder(holder[key]) ? {} : holder[key];
  holder[key] = oneIn(random, 2) ? new Array(size).fill(one) : pick(random, ['a', 'Draw a card. ', '🂠']).repeat(size);
};

const deepen: Mutation = ({ holder, key }, random) => {
  let value = holder[key];
  for (let depth = pick(random, [3, 90, 110, 2000]); depth > 0; depth--)
    value = oneIn(random, 2) ? [value] : { of: value };
  holder[key] = value;
};

const rename: Mutation = ({ holder, key }, random) => {
  if (Array.isArray(holder)) return;
  Object.defineProperty(holder, pick(random, WORDS), {
    value: holder[key],
    enumerable: true,
    configurable: true,
    writable: true,
  });
  if (oneIn(random, 2)) delete holder[key];
};

/** A word of a text that says something else. */
const reword: Mutation = ({ holder, key }, random, nasty) => {
  const value = holder[key];
  if (typeof value !== 'string') return replace({ holder, key }, random, nasty, holder);
  const words = value.split(' ');
  words[random(words.length)] = pick(random, ['Draw', '99', 'Pokémon', 'each', 'not', 'until', 'Energy', '']);
  holder[key] = words.join(' ');
};

const MUTATIONS: readonly Mutation[] = [
  remove,
  replace,
  replace,
  nudge,
  nudge,
  duplicate,
  transplant,
  swap,
  swell,
  deepen,
  rename,
  reword,
];

/** The same for a text, letter by letter. */
export function garble(text: string, random: Random): string {
  let spoilt = text;
  for (let times = between(random, 1, 5); times > 0; times--) {
    const at = random(spoilt.length + 1);
    const to = at + between(random, 0, pick(random, [1, 3, 50]));
    const put = pick(random, [
      '',
      '',
      '"',
      '{',
      '}',
      '[',
      ']',
      ',',
      '9',
      '-',
      'e9',
      '\\u0000',
      '\u0000',
      spoilt.slice(at, to).repeat(2),
    ]);
    spoilt = oneIn(random, 8) ? spoilt.slice(0, at) : spoilt.slice(0, at) + put + spoilt.slice(to);
  }
  return spoilt;
}
