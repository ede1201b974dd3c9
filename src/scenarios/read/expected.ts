import { CONDITIONS, ENERGY_TYPES, PHASES, WIN_WAYS } from '../../engine/index.js';
import type { Context } from './context.js';
import { eventAt } from './event-words.js';
import type { Aspect, Expected, Fact, TableFact, ValueClaim } from './fact-claims.js';
import { nameOf, namesAt } from './name.js';
import { suggestion } from './nearest.js';
import { plainAt, textAt, yesNoOf } from './scalar.js';
import { describe, fieldsOf, isBlock, isList, itemsOf, lineOf, maybe, report, type Spot } from './spot.js';
import type { NameClaim } from './word-claims.js';

/** What values a fact can have, so that a value it can never have is noticed before a game is played. */
export interface Shape {
  readonly what: string;
  readonly numbers: boolean;
  readonly yesNo: boolean;
  /** The words it can be or hold; `any` for names; null for none at all. */
  readonly words: readonly string[] | 'any' | null;
  readonly lists: boolean;
  /** Its words are what happened, which may say of whom. */
  readonly events?: boolean;
}

const NUMBER: Shape = { what: 'a number', numbers: true, yesNo: false, words: null, lists: false };
const NAME: Shape = { what: 'a name or `none`', numbers: false, yesNo: false, words: 'any', lists: false };
const NAMES: Shape = { what: 'a list of names or a number', numbers: true, yesNo: false, words: 'any', lists: true };
const YES_NO: Shape = { what: '`yes` or `no`', numbers: false, yesNo: true, words: null, lists: false };
const TURN: Shape = { what: 'a turn, `yes`, `no` or `none`', numbers: true, yesNo: true, words: [], lists: false };

const EVENTS: Shape = {
  what: 'a list of what happened',
  numbers: false,
  yesNo: false,
  words: 'any',
  lists: true,
  events: true,
};

const wordOf = (what: string, words: readonly string[]): Shape => ({ ...NAME, what, words });
const wordsOf = (what: string, words: readonly string[]): Shape => ({ ...NAMES, what, words });

const ASPECT_SHAPES: Readonly<Record<Aspect, Shape>> = {
  card: NAME,
  hp: NUMBER,
  damage: NUMBER,
  conditions: wordsOf('a list of Special Conditions', CONDITIONS),
  energy: NAMES,
  tools: NAMES,
  machines: NAMES,
  under: NAMES,
  types: wordsOf('a list of types', ENERGY_TYPES),
  retreat: NUMBER,
  attacks: NAMES,
  evolved: TURN,
  markers: NAMES,
};

function tableShape(what: TableFact, { table }: Context): Shape {
  switch (what) {
    case 'stadium':
      return NAME;
    case 'events':
    case 'log':
      return EVENTS;
    case 'turn':
    case 'flips':
      return NUMBER;
    case 'player':
      return wordOf('a player', table.seats);
    case 'phase':
      return wordOf('a phase', PHASES);
    case 'winner':
      return wordOf('a winner', [...table.winners, 'sudden-death']);
    case 'win':
      return wordsOf('a list of ways to win', WIN_WAYS);
  }
}

export function shapeOf(fact: Fact, context: Context): Shape {
  switch (fact.kind) {
    case 'zone':
    case 'deck-top':
    case 'sees':
    case 'shown':
    case 'prizes-up':
      return NAMES;
    case 'pokemon':
      return ASPECT_SHAPES[fact.aspect];
    case 'pending':
      return NAME;
    case 'table':
      return tableShape(fact.what, context);
    case 'deck-legal':
      return YES_NO;
    case 'deck-breaks':
      return wordsOf('a list of rule IDs', context.known.rules);
  }
}

export function expectedAt(spot: Spot, shape: Shape): Expected {
  if (isBlock(spot)) return holdsAt(spot, shape);
  if (shape.events) return { kind: 'is', value: { kind: 'list', words: itemsOf(spot, shape.what).map(eventAt) } };
  const written = plainAt(spot);
  const match = typeof written === 'string' ? /^(>=|<=|!=|==|=|>|<)\s*(.*)$/.exec(written.trim()) : null;
  if (!match) return { kind: 'is', value: valueAt(spot, shape) };
  const [, operator, operand] = match;
  if (operator === '!=') return { kind: 'is-not', value: plainValue(spot, operand, shape) };
  if (operator === '=' || operator === '==') return { kind: 'is', value: plainValue(spot, operand, shape) };
  if (!shape.numbers || !/^\d+$/.test(operand)) {
    report(spot, `\`${operator}\` compares numbers, but this is ${shape.what}, compared with \`${operand}\`.`);
  }
  return { kind: 'compare', operator: operator as '>=' | '<=' | '>' | '<', number: Number(operand) };
}

/** `{ contains: NAME }`, `{ lacks: NAME }`; a list of names for several. */
function holdsAt(spot: Spot, shape: Shape): Expected {
  const fields = fieldsOf(spot, ['contains', 'lacks'], 'a comparison');
  if (!shape.lists) report(spot, `\`contains\` and \`lacks\` are for lists, but this is ${shape.what}.`);
  const words = (key: string) =>
    maybe(fields.get(key), [], (at) =>
      shape.events ? itemsOf(at, shape.what).map(eventAt) : namesAt(at).map((word) => checked(at, word, shape)),
    );
  return { kind: 'holds', contains: words('contains'), lacks: words('lacks') };
}

function valueAt(spot: Spot, shape: Shape): ValueClaim {
  if (!isList(spot)) return plainValue(spot, plainAt(spot), shape);
  if (!shape.lists) report(spot, `Expected ${shape.what} here, found a list.`);
  const words = itemsOf(spot, shape.what).map((item) => wordAt(item, textAt(item, 'a name'), shape));
  return { kind: 'list', words };
}

function plainValue(spot: Spot, value: string | number | boolean | undefined, shape: Shape): ValueClaim {
  const yes = yesNoOf(value);
  if (shape.yesNo && yes !== undefined) return { kind: 'yes-no', yes };
  if (shape.numbers && /^\d+$/.test(String(value))) return { kind: 'number', number: Number(value) };
  if (typeof value !== 'string' || value === '' || shape.words === null) {
    report(spot, `Expected ${shape.what} here, found ${describe(spot.node)}.${quotesHint(value, shape)}`);
    return { kind: 'none' };
  }
  if (value === 'none') return shape.lists ? { kind: 'list', words: [] } : { kind: 'none' };
  const word = wordAt(spot, value, shape);
  return shape.lists ? { kind: 'list', words: [word] } : { kind: 'word', word };
}

const quotesHint = (value: unknown, shape: Shape): string =>
  shape.words === 'any' && (typeof value === 'number' || typeof value === 'boolean')
    ? ' Put it in quotes if it is a name.'
    : '';

const wordAt = (spot: Spot, text: string, shape: Shape): NameClaim =>
  checked(spot, nameOf(text.replace(/\s+/g, ' ').trim(), lineOf(spot)), shape);

function checked(spot: Spot, word: NameClaim, shape: Shape): NameClaim {
  if (shape.words !== 'any' && word.text !== '' && !shape.words?.includes(word.text)) {
    report(spot, `\`${word.text}\` cannot be the value here.${suggestion(word.text, shape.words ?? [])}`);
  }
  return word;
}
