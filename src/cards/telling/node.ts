import type {
  ActionPart,
  Amount,
  AttackPart,
  AttacksOf,
  CardsOf,
  Change,
  Happening,
  Limit,
  Part,
  Place,
  PlayPart,
  PokemonOf,
  Source,
  Statement,
  Take,
  Test,
  ValuePick,
  Where,
} from '../language.js';
import type { Draft, StatementTold } from './act.js';
import type { BaseMarks, NameMarks, SpokenMarks, StatementMarks, WholeMarks } from './marks.js';

type Told = Statement | StatementTold | Draft | Part | ActionPart | AttackPart | PlayPart;
type Thing = PokemonOf | CardsOf | AttacksOf | ValuePick;
type Said = Test | Thing | Exclude<Amount, number> | Happening | Place | Where | Take | Source | Change | Limit;
type Marks = BaseMarks | NameMarks | SpokenMarks | StatementMarks | WholeMarks;
type Option = Extract<Statement, { readonly op: 'modal' }>['options'][number];

type FieldsOf<T> = T extends unknown ? keyof T & string : never;
type HeldBy<T, F> = T extends unknown ? (F extends keyof T ? Exclude<T[F], undefined> : never) : never;
type Loosely<V> = V extends readonly (infer E)[]
  ? readonly Loosely<E>[]
  : V extends object
    ? Node
    : V extends `#${string}`
      ? string
      : V;

/** `as` is the name of what a statement did; what a test compares with nobody asks here. */
type Any<T> = {
  -readonly [F in FieldsOf<T>]?: F extends 'do' | 'else' ? Block : F extends 'as' ? string : Loosely<HeldBy<T, F>>;
};

/** What whoever puts the sentences together notes on a statement until it is known. */
interface Noted {
  /** Whoever came in by a switch is damaged. */
  readonly aim?: 'new';
  /** A number that was counted is used. */
  readonly read?: true;
  /** How many coins are left to flip. */
  readonly left?: number;
  /** What ends it is told next. */
  readonly ends?: 'open-end';
}

/**
 * A term of a telling, whatever it is, while the sentences are put together: it has fields of the language and of tellings, and in each
 * what may stand there in any term. A field or a word that nobody declares does not compile.
 */
export type Node = Any<Told | Said | Marks | Option | Noted>;
export type Block = Node[];

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
