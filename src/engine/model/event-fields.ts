import { LIMITS } from '../record/limits.js';
import { DAMAGE_STEPS, type DamageStepKind } from './damage-step.js';
import type { Setup } from './setup.js';
import { CONDITIONS, type Condition, NONE, WIN_WAYS, winWaysIn } from './state.js';

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

/** What a field of an event can be: whole numbers within bounds, names, yes or no, one word of a list, or several of them. */
export type FieldValues =
  | { readonly least: number; readonly most: number }
  | { readonly longest: number }
  | 'boolean'
  | { readonly oneOf: readonly string[] }
  | { readonly someOf: readonly string[] };

/** A kind of field: what it can be, and whether there may be nothing. A schema of events is made of this and of `EVENTS`. */
export interface FieldKind {
  readonly values: FieldValues;
  readonly orNull: boolean;
}

const upTo = (most: number): FieldKind => ({ values: { least: 0, most }, orNull: false });
const named: FieldKind = { values: { longest: LIMITS.name }, orNull: false };
const oneOf = (words: readonly string[]): FieldKind => ({ values: { oneOf: words }, orNull: false });
const orNothing = ({ values }: FieldKind): FieldKind => ({ values, orNull: true });

/** No number of an event is greater. */
const ANY = 2 ** 31 - 1;
const seat = upTo(3);
const card = upTo(LIMITS.cards - 1);
const pokemon = upTo(63);

/** The kinds of fields that events have. Attacks, texts, rules and markers are told by their names. */
export const FIELD_KINDS: Readonly<Record<FieldKindName, FieldKind>> = {
  seat,
  team: upTo(1),
  pokemon,
  /** Null: it comes from no Pokémon. */
  source: orNothing(pokemon),
  card,
  /** A card that not everybody may see. Null: this onlooker may not. */
  secret: orNothing(card),
  attack: named,
  script: named,
  action: named,
  /** Null: none of the rules in force. */
  rule: orNothing(named),
  marker: named,
  points: upTo(ANY),
  count: upTo(ANY),
  turn: upTo(ANY),
  condition: oneOf(CONDITIONS),
  /** How many damage counters a condition gives where a text says so, else 0. */
  counters: upTo(ANY),
  reason: oneOf(FLIP_REASONS),
  flag: { values: 'boolean', orNull: false },
  ways: { values: { someOf: WIN_WAYS }, orNull: false },
  step: oneOf(DAMAGE_STEPS),
};

const same = (number: number): number => number;
const orNone = (number: number): number | null => (number === NONE ? null : number);
/** A name that stands in the lists of the game's setup. Its place there would tell of what else is in the decks. @rule ZONE-03 */
const nameBy =
  (nameOf: (setup: Setup, place: number) => string | undefined) =>
  (place: number, setup: Setup): string =>
    nameOf(setup, place) ?? 'a text';
const rule = nameBy(({ rules }, place) => rules[place]?.name);

const scriptOfAction = (cards: Setup['cards'], id: number): number =>
  cards.flatMap(({ actions }) => actions).find((action) => action.id === id)?.script ?? NONE;

/** How each kind of field is read from its number in the log. Of two kinds that share a number each reads its part. */
export const FIELD_READERS = {
  seat: same,
  team: same,
  pokemon: same,
  source: orNone,
  card: same,
  secret: orNone,
  attack: nameBy(({ attacks }, place) => attacks[place]?.name),
  script: nameBy(({ scripts }, place) => scripts[place]?.name),
  action: nameBy(({ cards, scripts }, id) => scripts[scriptOfAction(cards, id)]?.name),
  rule: (place: number, setup: Setup): string | null => (place === NONE ? null : rule(place, setup)),
  marker: nameBy(({ markerNames }, place) => markerNames[place]),
  points: same,
  count: same,
  turn: same,
  condition: (number: number): Condition => CONDITIONS[31 - Math.clz32(number % COUNTERS_GIVEN)]!,
  counters: (number: number): number => Math.floor(number / COUNTERS_GIVEN),
  reason: (number: number): FlipReason => FLIP_REASONS[number >> 1]!,
  flag: (number: number): boolean => (number & 1) === 1,
  ways: winWaysIn,
  step: (number: number): DamageStepKind => DAMAGE_STEPS[number]!,
} as const;

/** The name of a kind of field. */
export type FieldKindName = keyof typeof FIELD_READERS;

/** What a field of that kind holds. */
export type FieldValue<K extends FieldKindName> = ReturnType<(typeof FIELD_READERS)[K]>;
