import { BOT_NAMES, type BotName } from '../../bots/index.js';
import { ERAS, FORMATS, jsonShape, type SeedClaim } from '../../engine/index.js';
import { MOST_DECISIONS } from '../claim.js';

/* What a program says to the engine: one JSON text a line. The types and the shapes they are checked by. */

/** Changes when a message changes so that an older program would misunderstand it. */
export const ENGINE_PROTOCOL = 1;

/** How much is taken of a program. */
export const ENGINE_LIMITS = {
  /** Signs of a line: it is not parsed if there are more. */
  line: 4_000_000,
  /** Games that stand open at a time, those of batches among them. */
  games: 10_000,
  /** Games of one batch. */
  batch: 4096,
} as const;

/** How vectors are written: as lists of numbers, or as base64 of 32-bit floats, the least byte first. */
export const NUMBERS = ['list', 'base64'] as const;

/** What games are played with. */
export interface Played {
  /** Names of decks that ship, one for each seat; or for each team. */
  readonly decks?: readonly string[];
  readonly era?: string;
  readonly format?: string;
  /** Cards and decks of one's own, instead of these. */
  readonly claim?: unknown;
  readonly seed: SeedClaim;
  readonly shaping?: number;
  readonly most?: number;
  readonly remember?: boolean;
  /** Names of decks that seats reckon with where games are imagined. */
  readonly reckon?: readonly string[];
}

interface Kinds {
  readonly hello: { readonly protocol: number; readonly numbers?: (typeof NUMBERS)[number] };
  readonly decks: { readonly era?: string };
  readonly layout: { readonly seats: number };
  readonly new: Played;
  readonly legal: { readonly game: number };
  readonly step: { readonly game: number; readonly index?: number; readonly answer?: unknown };
  readonly observe: {
    readonly game: number;
    readonly seat?: number;
    readonly vector?: boolean;
    readonly actions?: boolean;
    readonly view?: boolean;
  };
  readonly fork: { readonly game: number };
  readonly determinise: { readonly game: number; readonly seat?: number; readonly seed: SeedClaim };
  readonly advise: { readonly game: number; readonly bot: BotName; readonly seed: SeedClaim };
  readonly drop: { readonly games: readonly number[] };
  readonly batch: Played & {
    readonly count: number;
    readonly observations?: boolean;
    readonly actions?: boolean;
    readonly renew?: boolean;
  };
  readonly 'step-batch': { readonly batch: number; readonly indexes: readonly number[] };
  readonly 'drop-batch': { readonly batch: number };
}

/** What a program may say. */
export type ToEngine = {
  [Kind in keyof Kinds]: { readonly kind: Kind; readonly re: number } & Kinds[Kind];
}[keyof Kinds];

/** The kinds of messages. */
export type ToEngineKind = keyof Kinds;

const { fields, listOf, oneOf, text, whole, yesNo } = jsonShape;

const MOST_NUMBER = Number.MAX_SAFE_INTEGER;
const anything: jsonShape.Shape = () => {};
const game = whole(1, MOST_NUMBER);
const seat = whole(0, 3);
const kind = text(40);
const number: jsonShape.Shape<number> = (value, check) => check.must(Number.isFinite(value), 'a number', value);
const deckNames = listOf(text(200, 1), 16, 1);

const played = {
  required: { seed: anything }, // `seedOf` says what is one
  optional: {
    ...{ decks: deckNames, era: oneOf(ERAS.map(({ id }) => id)), format: oneOf(FORMATS.map(({ id }) => id)) },
    ...{ claim: anything, shaping: number, most: whole(1, MOST_DECISIONS), remember: yesNo, reckon: deckNames },
  },
};

type Shapes = Readonly<Record<string, jsonShape.Shape>>;

/** What fields each kind must have, and may have. */
export const TO_ENGINE: { readonly [Kind in keyof Kinds]: { readonly required: Shapes; readonly optional: Shapes } } = {
  hello: { required: { protocol: whole(0, MOST_NUMBER) }, optional: { numbers: oneOf(NUMBERS) } },
  decks: { required: {}, optional: { era: oneOf(ERAS.map(({ id }) => id)) } },
  layout: { required: { seats: oneOf([2, 4]) }, optional: {} },
  new: played,
  legal: { required: { game }, optional: {} },
  step: { required: { game }, optional: { index: whole(0, MOST_NUMBER), answer: anything } },
  observe: { required: { game }, optional: { seat, vector: yesNo, actions: yesNo, view: yesNo } },
  fork: { required: { game }, optional: {} },
  determinise: { required: { game, seed: anything }, optional: { seat } },
  advise: { required: { game, bot: oneOf(BOT_NAMES), seed: anything }, optional: {} },
  drop: { required: { games: listOf(game, ENGINE_LIMITS.games) }, optional: {} },
  batch: {
    required: { ...played.required, count: whole(1, ENGINE_LIMITS.batch) },
    optional: { ...played.optional, observations: yesNo, actions: yesNo, renew: yesNo },
  },
  'step-batch': {
    required: { batch: game, indexes: listOf(whole(-1, MOST_NUMBER), ENGINE_LIMITS.batch) },
    optional: {},
  },
  'drop-batch': { required: { batch: game }, optional: {} },
};

const CHECKS = new Map<unknown, jsonShape.Shape>(
  Object.entries(TO_ENGINE).map(([name, { required, optional }]) => [
    name,
    fields({ kind, re: whole(0, MOST_NUMBER), ...required }, optional),
  ]),
);

/** What is wrong with a message: a sentence; or null. */
export function faultOf(value: unknown): string | null {
  if (!jsonShape.isFields(value)) return 'A message is an object with a kind.';
  const shape = CHECKS.get(value['kind']);
  if (shape === undefined) return `There is no such kind of message. There are ${[...CHECKS.keys()].join(', ')}.`;
  const [fault] = jsonShape.faultsIn(value, shape, 'The message', ENGINE_LIMITS.line);
  return fault?.message ?? null;
}
