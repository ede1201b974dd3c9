import type { Doing } from './linked.js';
import type { AttackPart, Change, Limit, Part, PlayPart, Statement, Where } from './program.js';
import type {
  Amount,
  AttacksOf,
  CardsOf,
  Happening,
  Place,
  PokemonOf,
  Source,
  Take,
  Test,
  ValuePick,
} from './terms.js';

/*
 * What programs are made of, and what each field of a term holds. The compiler checks it against the types: a new field
 * that is missing here, or that holds something else, does not compile. `walk.ts` goes by it.
 */

type Selector = PokemonOf | CardsOf | AttacksOf | ValuePick;
type Counted = Exclude<Amount, number>;

/** What has no word for its kind: it is known by the field it stands in. */
type Detail =
  | Place
  | Where
  | Take
  | Source
  | Change
  | Limit
  | NonNullable<AttackPart['otherCost']>
  | NonNullable<PlayPart['asPokemon']>
  | Extract<Statement, { op: 'modal' }>['options'][number];

/** What programs are made of. */
export type Term = Statement | Doing | Part | Test | Selector | Counted | Happening | Detail;

/** Which fields of a term are looked at. */
export function shapeOf(term: Term): Shape {
  if ('test' in term) return TEST_SHAPE;
  if ('get' in term) return SELECTOR_SHAPE;
  if ('num' in term) return AMOUNT_SHAPE;
  if ('event' in term) return HAPPENING_SHAPE;
  if ('op' in term) return STATEMENT_SHAPE;
  return 'part' in term ? PART_SHAPE : DETAIL_SHAPE;
}

type KeysOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
type ObjectsIn<V> = V extends readonly (infer E)[] ? ObjectsIn<E> : V extends object ? V : never;
type WordsIn<V> = V extends readonly (infer E)[] ? WordsIn<E> : Extract<V, string>;

/** Terms, maybe beside words; words of the language; texts of cards, maybe beside words; or only numbers and flags. */
type Content<V> = [ObjectsIn<V>] extends [never]
  ? [WordsIn<V>] extends [never]
    ? 'plain'
    : string extends WordsIn<V>
      ? 'texts'
      : 'words'
  : 'terms';

type Fields<T> = { readonly [K in KeysOf<T> & string]: Content<ValueOf<T, K>> };

type Holds = 'terms' | 'words' | 'texts' | 'plain';

/** Which fields are looked at. */
interface Shape {
  readonly terms: readonly string[];
  /** Those in which words are said. */
  readonly said: readonly string[];
}

function shape(fields: Readonly<Record<string, Holds>>): Shape {
  const all = Object.entries(fields);
  return {
    terms: all.flatMap(([field, holds]) => (holds === 'terms' ? [field] : [])),
    said: all.flatMap(([field, holds]) => (holds === 'terms' || holds === 'words' ? [field] : [])),
  };
}

const STATEMENT: Fields<Statement | Doing> = {
  if: 'terms',
  as: 'words',
  step: 'words',
  op: 'words',
  do: 'terms',
  else: 'terms',
  who: 'words',
  of: 'terms',
  n: 'terms',
  orMore: 'plain',
  options: 'terms',
  what: 'terms',
  coins: 'terms',
  is: 'words',
  upTo: 'plain',
  until: 'plain',
  cards: 'terms',
  to: 'terms',
  reveal: 'plain',
  faceUp: 'plain',
  order: 'words',
  zone: 'words',
  split: 'plain',
  swap: 'plain',
  other: 'plain',
  asTool: 'plain',
  more: 'plain',
  pokemon: 'terms',
  with: 'terms',
  keeps: 'words',
  in: 'terms',
  out: 'terms',
  add: 'terms',
  set: 'terms',
  times: 'terms',
  ignore: 'words',
  full: 'plain',
  on: 'terms',
  from: 'terms',
  hp: 'terms',
  give: 'words',
  remove: 'words',
  counters: 'plain',
  rules: 'terms',
  span: 'words',
  ends: 'terms',
  once: 'plain',
  label: 'texts',
  markers: 'texts',
  pay: 'words',
  whole: 'plain',
  body: 'terms',
  end: 'plain',
  by: 'plain',
};

const PART: Fields<Part> = {
  if: 'terms',
  do: 'terms',
  of: 'terms',
  to: 'terms',
  on: 'terms',
  from: 'terms',
  by: 'words',
  after: 'words',
  attack: 'texts',
  part: 'words',
  question: 'words',
  change: 'terms',
  which: 'terms',
  at: 'words',
  existing: 'words',
  atMostOne: 'texts',
  among: 'words',
  while: 'terms',
  limits: 'terms',
  despite: 'words',
  otherCost: 'terms',
  onto: 'terms',
  keep: 'plain',
  asPokemon: 'terms',
};

const TEST: Fields<Test> = {
  as: 'terms',
  who: 'words',
  of: 'terms',
  n: 'terms',
  what: 'terms',
  is: 'texts',
  words: 'texts',
  test: 'words',
  skipping: 'plain',
  name: 'texts',
  a: 'terms',
  rel: 'words',
  b: 'terms',
  where: 'terms',
  when: 'words',
  whose: 'words',
  first: 'plain',
  second: 'plain',
};

const SELECTOR: Fields<Selector> = {
  of: 'terms',
  to: 'plain',
  in: 'terms',
  from: 'plain',
  by: 'words',
  among: 'words',
  every: 'plain',
  name: 'words',
  where: 'terms',
  spot: 'words',
  get: 'words',
  side: 'words',
  take: 'terms',
  how: 'words',
  bare: 'plain',
};

const AMOUNT: Fields<Counted> = {
  of: 'terms',
  what: 'terms',
  on: 'terms',
  when: 'words',
  type: 'words',
  types: 'words',
  num: 'words',
  distinct: 'words',
  basic: 'plain',
  extra: 'plain',
  sum: 'words',
  fn: 'words',
  args: 'terms',
};

const HAPPENING: Fields<Happening> = {
  condition: 'words',
  to: 'terms',
  from: 'words',
  by: 'words',
  attack: 'texts',
  card: 'terms',
  event: 'words',
  subject: 'terms',
  orPut: 'plain',
  ofTurn: 'plain',
  source: 'terms',
  was: 'terms',
  evenIfKnockedOut: 'plain',
  cause: 'words',
};

const DETAIL: Fields<Detail> = {
  if: 'terms',
  do: 'terms',
  of: 'words',
  n: 'terms',
  what: 'words',
  upTo: 'terms',
  until: 'terms',
  face: 'words',
  zone: 'words',
  add: 'terms',
  set: 'terms',
  times: 'plain',
  ignore: 'words',
  on: 'terms',
  hp: 'plain',
  end: 'words',
  any: 'plain',
  types: 'words',
  where: 'terms',
  whose: 'words',
  toSome: 'plain',
  ofType: 'words',
  round: 'words',
  eachUnit: 'plain',
  also: 'plain',
  typesOf: 'terms',
  none: 'plain',
  allow: 'plain',
  forbid: 'plain',
  gain: 'terms',
  per: 'words',
  key: 'texts',
  kinds: 'words',
  top: 'terms',
  bottom: 'terms',
  pool: 'words',
  different: 'words',
  repeats: 'plain',
  units: 'plain',
};

const STATEMENT_SHAPE = shape(STATEMENT);
const PART_SHAPE = shape(PART);
const TEST_SHAPE = shape(TEST);
const SELECTOR_SHAPE = shape(SELECTOR);
const AMOUNT_SHAPE = shape(AMOUNT);
const HAPPENING_SHAPE = shape(HAPPENING);
const DETAIL_SHAPE = shape(DETAIL);
