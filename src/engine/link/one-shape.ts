import type { Changed, Doing, Made, Marks, ScriptPart } from '../effects/linked.js';
import type { AnswerRule, Change, Statement, Where } from '../effects/program.js';
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
} from '../effects/terms.js';
import { isTerm, someWord } from '../effects/walk.js';
import { CARD_WORDS, type CardWord } from '../effects/words.js';
import { type EnergyType, typeIndex } from '../model/energy-type.js';
import { CONDITIONS, type Condition, numbers } from '../model/state.js';

/*
 * Terms are looked at all the time, and reading a field is cheap only where all that is read there is of one shape. So
 * before they are used, every statement, test, selector, amount and pattern is written out with all the fields that one
 * of its kind can have, and with what can be worked out ahead.
 */

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A term is the same in many games. */
const known = new WeakMap<object, object>();

/** The same statement, part or rule, all statements and terms in it of one shape. */
export function inOneShape<T extends object>(written: T): T {
  const before = known.get(written);
  if (before !== undefined) return before as T;
  const made = shaped(written) as T;
  known.set(written, made);
  known.set(made, made);
  return made;
}

function shaped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shaped);
  if (!isNode(value)) return value;
  if ('test' in value) return testOf(value);
  if ('get' in value) return selectorOf(value);
  if ('num' in value) return amountOf(value);
  if ('event' in value) return happeningOf(value);
  if ('op' in value) return statementOf(value);
  if ('part' in value) return value['part'] === 'answer' ? answerOf(value) : partOf(value);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shaped(each)]));
}

/** A binding that is not there yet says nothing. */
const isOpen = (value: Node): boolean => isTerm(value) && someWord(value, (word) => word.startsWith('#'));

/** All fields that any of a kind of term has: a new one must be written out here. */
type Fields<T> = { readonly [K in T extends unknown ? keyof T : never]: unknown };

const statementOf = (node: Node): Fields<Statement | Doing> => ({
  op: node['op'],
  as: node['as'],
  step: node['step'],
  if: shaped(node['if']),
  do: shaped(node['do']),
  else: shaped(node['else']),
  who: node['who'],
  of: shaped(node['of']),
  n: shaped(node['n']),
  orMore: node['orMore'],
  options: shaped(node['options']),
  what: shaped(node['what']),
  coins: shaped(node['coins']),
  is: node['is'],
  upTo: node['upTo'],
  until: node['until'],
  cards: shaped(node['cards']),
  to: isNode(node['to']) && 'zone' in node['to'] ? whereOf(node['to']) : shaped(node['to']),
  reveal: node['reveal'],
  faceUp: node['faceUp'],
  order: node['order'],
  zone: node['zone'],
  split: node['split'],
  swap: node['swap'],
  other: node['other'],
  asTool: node['asTool'],
  more: node['more'],
  pokemon: shaped(node['pokemon']),
  with: shaped(node['with']),
  keeps: node['keeps'],
  in: shaped(node['in']),
  out: shaped(node['out']),
  add: shaped(node['add']),
  set: shaped(node['set']),
  times: shaped(node['times']),
  ignore: node['ignore'],
  full: node['full'],
  on: shaped(node['on']),
  from: shaped(node['from']),
  hp: shaped(node['hp']),
  give: node['give'],
  remove: node['remove'],
  counters: node['counters'],
  rules: node['rules'], // linked by themselves
  span: node['span'],
  ends: shaped(node['ends']),
  once: node['once'],
  label: node['label'],
  markers: node['markers'],
  pay: node['pay'],
  whole: node['whole'],
  body: shaped(node['body']),
  end: node['end'],
  by: node['by'],
});

const whereOf = (node: Node): Fields<Where> => ({ zone: node['zone'], whose: node['whose'], end: node['end'] });

const partOf = (node: Node): Fields<ScriptPart> => ({
  part: node['part'],
  if: shaped(node['if']),
  limits: node['limits'],
  despite: node['despite'],
  otherCost: shaped(node['otherCost']),
  do: shaped(node['do']),
  onto: shaped(node['onto']),
  keep: node['keep'],
  asPokemon: node['asPokemon'],
  after: node['after'],
  by: node['by'],
  from: node['from'],
  on: shaped(node['on']),
  while: shaped(node['while']),
});

const testOf = (node: Node): Fields<Test | Omit<Marks, 'unseen'> | Made> => ({
  test: node['test'],
  of: shaped(node['of']),
  is: node['is'],
  as: shaped(node['as']),
  words: node['words'],
  name: node['name'],
  a: shaped(node['a']),
  rel: node['rel'],
  b: shaped(node['b']),
  n: shaped(node['n']),
  where: shaped(node['where']),
  what: shaped(node['what']),
  when: node['when'],
  whose: node['whose'],
  first: node['first'],
  second: node['second'],
  skipping: node['skipping'],
  who: node['who'],
  bits: bitsOf(node['test'], node['is']),
  open: isOpen(node),
  ofCard: undefined,
  ofPokemon: undefined,
  printed: undefined,
});

const selectorOf = (node: Node): Fields<PokemonOf | CardsOf | AttacksOf | ValuePick | Omit<Marks, 'bits'>> => ({
  get: node['get'],
  name: node['name'],
  side: node['side'],
  spot: node['spot'],
  where: shaped(node['where']),
  take: isNode(node['take']) ? takeOf(node['take']) : undefined,
  by: node['by'],
  every: node['every'],
  in: isNode(node['in']) ? placeOf(node['in']) : undefined,
  how: node['how'],
  of: shaped(node['of']),
  among: node['among'],
  from: node['from'],
  to: node['to'],
  bare: node['bare'],
  open: isOpen(node),
  unseen: isOpen({ ...node, take: undefined }),
});

const amountOf = (node: Node): Fields<Exclude<Amount, number> | Pick<Marks, 'open'>> => ({
  num: node['num'],
  of: shaped(node['of']),
  distinct: node['distinct'],
  on: shaped(node['on']),
  type: node['type'],
  types: node['types'],
  basic: node['basic'],
  extra: node['extra'],
  what: shaped(node['what']),
  when: node['when'],
  sum: node['sum'],
  fn: node['fn'],
  args: shaped(node['args']),
  open: isOpen(node),
});

const happeningOf = (node: Node): Fields<Happening> => ({
  event: node['event'],
  subject: shaped(node['subject']),
  to: shaped(node['to']),
  by: node['by'],
  from: node['from'],
  orPut: node['orPut'],
  ofTurn: node['ofTurn'],
  source: isNode(node['source']) ? sourceOf(node['source']) : undefined,
  card: shaped(node['card']),
  was: shaped(node['was']),
  attack: node['attack'],
  condition: node['condition'],
  evenIfKnockedOut: node['evenIfKnockedOut'],
  cause: node['cause'],
});

const sourceOf = (node: Node): Fields<Source> => ({
  what: node['what'],
  whose: node['whose'],
  where: shaped(node['where']),
});

const answerOf = (node: Node): Fields<AnswerRule> => ({
  part: node['part'],
  question: node['question'],
  of: shaped(node['of']),
  change: changeOf(node['change'] as Node),
  which: shaped(node['which']),
  from: isNode(node['from']) ? sourceOf(node['from']) : undefined,
  to: shaped(node['to']),
  attack: node['attack'],
  at: node['at'],
  existing: node['existing'],
  atMostOne: node['atMostOne'],
  among: node['among'],
  while: shaped(node['while']),
  despite: node['despite'],
});

const placeOf = (node: Node): Fields<Place> => ({
  zone: node['zone'],
  whose: node['whose'],
  top: shaped(node['top']),
  bottom: shaped(node['bottom']),
  until: shaped(node['until']),
  face: node['face'],
  on: shaped(node['on']),
  what: node['what'],
  pool: node['pool'],
});

const takeOf = (node: Node): Fields<Take> => ({
  n: shaped(node['n']),
  upTo: shaped(node['upTo']),
  any: node['any'],
  different: node['different'],
  repeats: node['repeats'],
  units: node['units'],
});

const changeOf = (node: Node): Fields<Change | Pick<Marks, 'bits'> | Changed> => ({
  add: shaped(node['add']),
  toSome: node['toSome'],
  ofType: node['ofType'],
  set: shaped(node['set']),
  times: node['times'],
  round: node['round'],
  types: node['types'],
  n: node['n'],
  eachUnit: node['eachUnit'],
  also: node['also'],
  typesOf: shaped(node['typesOf']),
  none: node['none'],
  allow: node['allow'],
  forbid: node['forbid'],
  ignore: node['ignore'],
  gain: shaped(node['gain']),
  bits: bitsOf('type', plainTypes(node['types'])),
  unitsMade: unitsOf(plainTypes(node['types']), node),
});

// ── what can be worked out ahead ──

/** Types that are named, none of them picked earlier. */
const plainTypes = (types: unknown): readonly EnergyType[] | null =>
  Array.isArray(types) && types.length > 0 && types.every((word: string) => !word.startsWith('#')) ? types : null;

/** Every type that is listed is a unit; with a number, so many units that are each of all the types; or each that there was. */
function unitsOf(types: readonly EnergyType[] | null, node: Node): readonly number[] | null {
  if (types === null) return null;
  const all = bitsOf('type', types);
  if (node['eachUnit'] === true) return [all];
  return node['n'] === undefined ? types.map((type) => 1 << typeIndex(type)) : numbers(node['n'] as number, all);
}

/** Words that a test looks for, as bits. */
function bitsOf(test: unknown, is: unknown): number {
  if (!Array.isArray(is)) return test === 'condition' || test === 'resistance' ? ~0 : 0;
  switch (test) {
    case 'kind':
      return is.reduce((bits: number, word: CardWord) => bits | (1 << CARD_WORDS.indexOf(word)), 0);
    case 'type':
    case 'resistance':
      return is.reduce((bits: number, type: EnergyType) => bits | (1 << typeIndex(type)), 0);
    case 'condition':
      return is.reduce((bits: number, condition: Condition) => bits | (1 << CONDITIONS.indexOf(condition)), 0);
    default:
      return 0;
  }
}
