import * as P from './packed.js';
import type { CardId, PokemonId, Seat } from './state.js';

/** What a field of an answer can hold. A schema or a reader of answers is made of this, and of `ANSWERS`. */
export const ANSWER_FIELDS = {
  card: { type: 'integer', most: P.NOWHERE },
  pokemon: { type: 'integer', most: P.NOWHERE },
  'pokemon-or-none': { type: 'integer-or-null', most: P.NOWHERE },
  seat: { type: 'integer', most: P.NOWHERE },
  number: { type: 'integer', most: P.NOWHERE },
  flag: { type: 'boolean', most: 1 },
} as const;

interface FieldValues {
  card: CardId;
  pokemon: PokemonId;
  'pokemon-or-none': PokemonId | null;
  seat: Seat;
  number: number;
  flag: boolean;
}

/** What a field of an answer is. */
export type AnswerField = keyof FieldValues;

/** The groups of what a player does in a turn, in the order in which they are shown. */
export const ACTS = ['attach', 'bench', 'evolve', 'play', 'use', 'retreat', 'attack', 'end'] as const;
/** A group of what a player does in a turn. */
export type Act = (typeof ACTS)[number];

/**
 * Every kind of answer: its group and its fields in order. The groups: what is done in a turn, by acts, or
 * `taken-back`; a `choice` that is answered; somebody `leaves` the table.
 */
export const ANSWERS = {
  pass: { group: 'end', fields: {} },
  bench: { group: 'bench', fields: { card: 'card' } },
  evolve: { group: 'evolve', fields: { card: 'card', pokemon: 'pokemon' } },
  attach: { group: 'attach', fields: { card: 'card', pokemon: 'pokemon' } },
  /** With a Pokémon: a Tool or a Technical Machine. */
  play: { group: 'play', fields: { card: 'card', pokemon: 'pokemon-or-none' } },
  retreat: { group: 'retreat', fields: { pokemon: 'pokemon', to: 'pokemon' } },
  attack: { group: 'attack', fields: { pokemon: 'pokemon', attack: 'number', target: 'pokemon' } },
  declare: { group: 'attack', fields: { pokemon: 'pokemon', attack: 'number' } },
  'go-back': { group: 'taken-back', fields: {} },
  go: { group: 'choice', fields: { second: 'flag' } },
  card: { group: 'choice', fields: { card: 'card' } },
  pokemon: { group: 'choice', fields: { pokemon: 'pokemon' } },
  prize: { group: 'choice', fields: { place: 'number' } },
  number: { group: 'choice', fields: { number: 'number' } },
  done: { group: 'choice', fields: {} },
  coin: { group: 'choice', fields: { heads: 'flag' } },
  yes: { group: 'choice', fields: {} },
  no: { group: 'choice', fields: {} },
  begin: { group: 'choice', fields: {} },
  concede: { group: 'leaves', fields: { seat: 'seat' } },
  /** The number is a place among what the Pokémon, the Stadium or the card lets its player do. */
  use: { group: 'use', fields: { pokemon: 'pokemon', number: 'number' } },
  'use-stadium': { group: 'use', fields: { number: 'number' } },
  'use-card': { group: 'use', fields: { card: 'card', number: 'number' } },
} as const;

type Table = typeof ANSWERS;

/** What an answer does about a decision. */
export type AnswerKind = keyof Table;

type ValueOf<Field> = Field extends AnswerField ? FieldValues[Field] : never;

/** One kind of answer, with the fields that its line in the table has. */
export type AnswerOf<Kind extends AnswerKind> = { readonly kind: Kind } & {
  readonly [Name in keyof Table[Kind]['fields']]: ValueOf<Table[Kind]['fields'][Name]>;
};

/**
 * An answer to the decision that is open. It means the same wherever it stands (cards and Pokémon by their ids, not by
 * places in a list), so a record survives a new order of listing.
 */
export type Answer = { [Kind in AnswerKind]: AnswerOf<Kind> }[AnswerKind];

/** All kinds of answers. */
export const ANSWER_KINDS = Object.keys(ANSWERS) as readonly AnswerKind[];

/** To which group an answer belongs. */
export type AnswerGroup = Table[AnswerKind]['group'];

/** Where in the integer a field has its eight bits. */
const [X, Y, Z] = [16, 8, 0] as const;

/** The number of each kind, and where its fields lie, in their order. */
const PLACES: Readonly<Record<AnswerKind, readonly [code: number, ...shifts: number[]]>> = {
  pass: [P.PASS],
  bench: [P.BENCH, X],
  evolve: [P.EVOLVE, X, Y],
  attach: [P.ATTACH, X, Y],
  play: [P.PLAY, X, Y],
  retreat: [P.RETREAT, X, Y],
  attack: [P.ATTACK, X, Y, Z],
  declare: [P.DECLARE, X, Y],
  'go-back': [P.GO_BACK],
  go: [P.GO, Z],
  card: [P.CARD, X],
  pokemon: [P.POKEMON, X],
  prize: [P.PRIZE, Z],
  number: [P.NUMBER, Z],
  done: [P.DONE],
  coin: [P.COIN, Z],
  yes: [P.YES],
  no: [P.NO],
  begin: [P.BEGIN],
  concede: [P.CONCEDE, X],
  use: [P.USE, X, Y],
  'use-stadium': [P.USE_STADIUM, Y],
  'use-card': [P.USE_CARD, X, Y],
};

const isOneOf = (...groups: readonly AnswerGroup[]) => {
  const are: boolean[] = [];
  for (const kind of ANSWER_KINDS) are[PLACES[kind][0]] = groups.includes(ANSWERS[kind].group);
  return (code: number): boolean => are[code] === true;
};

/** Whether a card from the hand is played. */
export const isFromHand = isOneOf('attach', 'bench', 'evolve', 'play');

/** Actions: what is no longer possible once the action phase has ended. */
export const isAction = isOneOf('attach', 'bench', 'evolve', 'play', 'use', 'retreat');

/** What a player does in a turn, as against an answer to a choice. */
export const isDoneInATurn = isOneOf(...ACTS, 'taken-back');

/** How the answers of a kind lie in the integer. */
interface Layout {
  readonly kind: AnswerKind;
  /** The kind, and `NOTHING` in the places that it does not use. */
  readonly base: P.Packed;
  readonly fields: readonly FieldLayout[];
}

interface FieldLayout extends Holding {
  readonly name: string;
  readonly shift: number;
}

/** What a field can hold, as it is asked of each answer that comes in. */
interface Holding {
  readonly isFlag: boolean;
  readonly mayBeNull: boolean;
  readonly most: number;
}

function holdingOf(is: AnswerField): Holding {
  const { type, most } = ANSWER_FIELDS[is];
  return { isFlag: type === 'boolean', mayBeNull: type === 'integer-or-null', most };
}

function layoutOf(kind: AnswerKind): Layout {
  const [code, ...shifts] = PLACES[kind];
  const fields = Object.entries<AnswerField>(ANSWERS[kind].fields);
  return {
    kind,
    base: shifts.reduce<number>((bits, shift) => bits & ~(255 << shift), P.answer(code)) as P.Packed,
    fields: fields.map(([name, is], place) => ({ name, shift: shifts[place]!, ...holdingOf(is) })),
  };
}

const LAYOUT_OF: ReadonlyMap<unknown, Layout> = new Map(ANSWER_KINDS.map((kind) => [kind, layoutOf(kind)]));
/** By the numbers of the kinds. */
const LAYOUTS: readonly Layout[] = [...LAYOUT_OF.values()].sort((one, other) => one.base - other.base);

/** The kind of answer that an integer stands for. */
export const kindIn = (given: P.Packed): AnswerKind => LAYOUTS[P.kindOfAnswer(given)]!.kind;

/** An answer as one integer. `NO_ANSWER` for whatever else comes from outside: this is where it is stopped. */
export function packed(given: Answer): P.Packed {
  const value = given as unknown as Readonly<Record<string, unknown>> | null | undefined;
  const layout = LAYOUT_OF.get(value?.['kind']);
  if (layout === undefined) return P.NO_ANSWER;
  const { fields } = layout;
  let bits: number = layout.base;
  for (let i = 0; i < fields.length; i++) {
    const byte = byteOf(fields[i]!, value![fields[i]!.name]);
    if (byte < 0) return P.NO_ANSWER;
    bits |= byte << fields[i]!.shift;
  }
  let more = -fields.length - 1;
  for (const _ in value) more++;
  return more === 0 ? (bits as P.Packed) : P.NO_ANSWER;
}

/** A field as eight bits; less than 0: it cannot hold this. */
function byteOf({ isFlag, mayBeNull, most }: Holding, value: unknown): number {
  if (isFlag) return value === true ? 1 : value === false ? 0 : -1;
  if (value === null) return mayBeNull ? P.NOTHING : -1;
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most ? (value as number) : -1;
}

/** Whether a field of this kind can hold a value from outside. */
export const holdsField = (is: AnswerField, value: unknown): boolean => byteOf(holdingOf(is), value) >= 0;

/** The answer that an integer stands for. */
export function answerOf(given: P.Packed): Answer {
  const { kind, fields } = LAYOUTS[P.kindOfAnswer(given)]!;
  const value: Record<string, unknown> = { kind };
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i]!;
    value[field.name] = valueIn(field, (given >> field.shift) & 255);
  }
  return value as unknown as Answer;
}

function valueIn({ isFlag, mayBeNull }: FieldLayout, byte: number): FieldValues[AnswerField] {
  if (isFlag) return byte === 1;
  return mayBeNull && byte === P.NOTHING ? null : byte;
}

/** The answer that any number stands for: a kind that there is, fields that can be, nothing in the places it does not use. */
export function answerOfNumber(number: number): Answer | null {
  const given = number as P.Packed;
  const answer = LAYOUTS[P.kindOfAnswer(given)] === undefined ? null : answerOf(given);
  return answer !== null && packed(answer) === number ? answer : null;
}

/** Whether anything from outside is an answer. */
export const isAnswer = (given: unknown): given is Answer => packed(given as Answer) !== P.NO_ANSWER;

/** The answer that something from outside is, as a value of its own with nothing else about it; null: it is none. */
export const plainAnswer = (given: unknown): Answer | null => answerOfNumber(packed(given as Answer));

/** A number that answers share only if they are the same. */
export const keyOfAnswer = (given: Answer): number => packed(given);

/** Whether two answers are the same. */
export const sameAnswer = (one: Answer, other: Answer): boolean => packed(one) === packed(other);
