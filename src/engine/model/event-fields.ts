import { DAMAGE_STEPS } from './damage-step.js';
import type { Setup } from './setup.js';
import { CONDITIONS, NONE, WIN_WAYS, type WinWay } from './state.js';

/** What coins are flipped for. */
export const FLIP_REASONS = [
  'first',
  'confused',
  'confused-retreat',
  'asleep',
  'burned',
  'baby',
  'char',
  'effect',
] as const;
/** What a coin is flipped for. */
export type FlipReason = (typeof FLIP_REASONS)[number];

/** A flip as one number: reason × 2, and 1 for heads. */
export const flipNumber = (reason: FlipReason, heads: number): number => FLIP_REASONS.indexOf(reason) * 2 + heads;

const COUNTERS_GIVEN = 256;

/** A condition given as one number: its bit, and 256 × its damage counters where a text says how many. */
export const givenNumber = (bit: number, counters: number): number => bit + COUNTERS_GIVEN * counters;

/** What a field of an event can be: whole numbers, names, yes or no, one word of a list, or several of them. */
export type FieldValues =
  | 'number'
  | 'name'
  | 'boolean'
  | { readonly oneOf: readonly string[] }
  | { readonly someOf: readonly string[] };

/** A kind of field: what it can be, whether there may be nothing, and how it is read from the number in the log. */
export interface FieldKind<T> {
  readonly values: FieldValues;
  readonly orNull: boolean;
  readonly read: (number: number, setup: Setup) => T;
}

const whole: FieldKind<number> = { values: 'number', orNull: false, read: (number) => number };
const orNothing: FieldKind<number | null> = {
  values: 'number',
  orNull: true,
  read: (number) => (number === NONE ? null : number),
};
/** A name that stands in the lists of the game's setup. Its place there would tell of what else is in the decks. @rule ZONE-03 */
const named = (nameOf: (setup: Setup, place: number) => string | undefined): FieldKind<string> => ({
  values: 'name',
  orNull: false,
  read: (place, setup) => nameOf(setup, place) ?? 'a text',
});
const rule = named(({ rules }, place) => rules[place]?.name);
const oneOf = <W extends string>(words: readonly W[], placeIn: (number: number) => number): FieldKind<W> => ({
  values: { oneOf: words },
  orNull: false,
  read: (number) => words[placeIn(number)]!,
});
const ways: FieldKind<readonly WinWay[]> = {
  values: { someOf: WIN_WAYS },
  orNull: false,
  read: (number) => WIN_WAYS.filter((_, bit) => (number & (1 << bit)) !== 0),
};

const scriptOfAction = (cards: Setup['cards'], id: number): number =>
  cards.flatMap(({ actions }) => actions).find((action) => action.id === id)?.script ?? NONE;

/**
 * The kinds of fields that events have. Of two kinds that share a number each reads its part. Attacks, texts, rules and
 * markers are told by their names.
 */
export const FIELD_KINDS = {
  seat: whole,
  team: whole,
  pokemon: whole,
  /** Null: it comes from no Pokémon. */
  source: orNothing,
  card: whole,
  /** A card that not everybody may see. Null: this onlooker may not. */
  secret: orNothing,
  attack: named(({ attacks }, place) => attacks[place]?.name),
  script: named(({ scripts }, place) => scripts[place]?.name),
  action: named(({ cards, scripts }, id) => scripts[scriptOfAction(cards, id)]?.name),
  /** Null: none of the rules in force. */
  rule: {
    ...rule,
    orNull: true,
    read: (place: number, setup: Setup): string | null => (place === NONE ? null : rule.read(place, setup)),
  },
  marker: named(({ markerNames }, place) => markerNames[place]),
  points: whole,
  count: whole,
  turn: whole,
  condition: oneOf(CONDITIONS, (number) => 31 - Math.clz32(number % COUNTERS_GIVEN)),
  /** How many damage counters a condition gives where a text says so, else 0. */
  counters: { ...whole, read: (number: number) => Math.floor(number / COUNTERS_GIVEN) },
  reason: oneOf(FLIP_REASONS, (number) => number >> 1),
  flag: { values: 'boolean', orNull: false, read: (number: number): boolean => (number & 1) === 1 },
  ways,
  step: oneOf(DAMAGE_STEPS, (number) => number),
} as const satisfies Readonly<Record<string, FieldKind<unknown>>>;

/** The name of a kind of field. */
export type FieldKindName = keyof typeof FIELD_KINDS;

/** What a field of that kind holds. */
export type FieldValue<K extends FieldKindName> = ReturnType<(typeof FIELD_KINDS)[K]['read']>;
