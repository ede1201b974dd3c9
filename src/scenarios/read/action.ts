import { answerAt } from './answer.js';
import type { ActionClaim, AttackClaim, RetreatClaim } from './claims.js';
import { nameAt, namesAt } from './name.js';
import { suggestion } from './nearest.js';
import { placeAt } from './place.js';
import { plainAt, textAt } from './scalar.js';
import {
  entriesOf,
  type Fields,
  fieldsOf,
  isBlock,
  isEmpty,
  lineOf,
  maybe,
  report,
  requiredField,
  type Spot,
} from './spot.js';
import type { Table } from './table.js';
import type { PlaceClaim } from './word-claims.js';

type ActionKind = ActionClaim['kind'];

/** The action's own key first, then the keys that may stand beside it. */
const ACTION_KEYS: Readonly<Record<ActionKind, readonly string[]>> = {
  bench: ['bench'],
  evolve: ['evolve', 'with'],
  attach: ['attach', 'to'],
  play: ['play', 'on'],
  retreat: ['retreat'],
  use: ['use', 'of'],
  stadium: ['stadium'],
  attack: ['attack', 'by', 'at'],
  'discard-in-play': ['discard-in-play'],
  pass: ['pass'],
  concede: ['concede'],
  answer: ['answer'],
};

const ACTION_KINDS = Object.keys(ACTION_KEYS) as ActionKind[];

/** An action, or null after a complaint that leaves nothing to read. */
export function actionAt(spot: Spot, table: Table): ActionClaim | null {
  if (!isBlock(spot)) return plainActionAt(spot);
  const kind = kindOf(spot);
  if (!kind) return null;
  const fields = fieldsOf(spot, ACTION_KEYS[kind], `\`${kind}\``);
  return READERS[kind]({ spot, at: fields.get(kind)!, fields, table, line: lineOf(spot) });
}

/** `pass` and `concede` are whole actions. */
function plainActionAt(spot: Spot): ActionClaim | null {
  const word = plainAt(spot);
  if (word === 'pass' || word === 'concede') return { kind: word, line: lineOf(spot) };
  const action = ACTION_KINDS.find((kind) => kind === word);
  const advice = action ? ` Write \`{ ${action}: … }\`.` : suggestion(String(word ?? ''), ACTION_KINDS);
  report(spot, `This is not an action.${advice}`);
  return null;
}

/** Which action a block describes: the one key of it that names an action. */
function kindOf(spot: Spot): ActionKind | null {
  const keys = entriesOf(spot, 'an action');
  const kinds = ACTION_KINDS.filter((kind) => keys.some(({ key }) => key === kind));
  if (kinds.length === 1) return kinds[0];
  if (kinds.length > 1) {
    report(spot, `One action a step, but here are ${kinds.map((kind) => `\`${kind}\``).join(' and ')}.`);
  } else if (keys.length === 0) {
    report(spot, `An action is missing.${suggestion('', ACTION_KINDS)}`);
  } else {
    report(keys[0].at, `\`${keys[0].key}\` is not an action.${suggestion(keys[0].key, ACTION_KINDS)}`);
  }
  return null;
}

/** An action's block, taken apart: `at` is the value of the action's own key. */
interface Part {
  readonly spot: Spot;
  readonly at: Spot;
  readonly fields: Fields;
  readonly table: Table;
  readonly line: number;
}

const READERS: { readonly [K in ActionKind]: (part: Part) => Extract<ActionClaim, { kind: K }> | null } = {
  bench: ({ at, line }) => ({ kind: 'bench', line, card: nameAt(at) }),
  evolve: evolveIn,
  attach: attachIn,
  play: (part) => ({ kind: 'play', line: part.line, card: nameAt(part.at), on: placeIn(part, 'on') }),
  retreat: retreatIn,
  use: (part) => ({
    kind: 'use',
    line: part.line,
    power: textAt(part.at, 'the name of a power'),
    of: placeIn(part, 'of'),
  }),
  stadium: ({ at, line }) => ({ kind: 'stadium', line, card: nameAt(at) }),
  attack: attackIn,
  'discard-in-play': ({ at, table, line }) => ({ kind: 'discard-in-play', line, place: placeAt(at, table) }),
  pass: (part) => ({ kind: 'pass', line: bareLine(part, 'pass') }),
  concede: (part) => ({ kind: 'concede', line: bareLine(part, 'concede') }),
  answer: ({ at, table, line }) => ({ kind: 'answer', line, answer: answerAt(at, table) }),
};

const placeIn = ({ fields, table }: Part, key: string): PlaceClaim | null =>
  maybe<PlaceClaim | null>(fields.get(key), null, (at) => placeAt(at, table));

function evolveIn({ spot, at, fields, table, line }: Part): Extract<ActionClaim, { kind: 'evolve' }> | null {
  const card = requiredField(spot, fields, 'with', 'name the card that is put on it');
  return card && { kind: 'evolve', line, place: placeAt(at, table), card: nameAt(card) };
}

function attachIn({ spot, at, fields, table, line }: Part): Extract<ActionClaim, { kind: 'attach' }> | null {
  const to = requiredField(spot, fields, 'to', 'say at which place the Pokémon stands');
  return to && { kind: 'attach', line, card: nameAt(at), to: placeAt(to, table) };
}

/** `{ to, pay }`, or just the place where there is only one way to pay. */
function retreatIn({ at: spot, table, line }: Part): RetreatClaim | null {
  const keys = table.actives > 1 ? ['to', 'pay', 'by'] : ['to', 'pay'];
  const fields: Fields = isBlock(spot) ? fieldsOf(spot, keys, '`retreat`') : new Map([['to', spot]]);
  const to = requiredField(spot, fields, 'to', 'say which Benched Pokémon becomes the Active Pokémon');
  if (!to) return null;
  const pay = maybe<RetreatClaim['pay']>(fields.get('pay'), null, namesAt);
  const by = maybe<PlaceClaim | null>(fields.get('by'), null, (at) => placeAt(at, table));
  return { kind: 'retreat', line, to: placeAt(to, table), pay, by };
}

function attackIn(part: Part): AttackClaim {
  for (const key of ['by', 'at']) {
    const field = part.fields.get(key);
    if (!field || part.table.aimed) continue;
    report(field, `\`${key}\` is for 2-on-2 and Team Battle; leave it out in this format.`);
  }
  const attack = textAt(part.at, 'the name of an attack');
  return { kind: 'attack', line: part.line, attack, by: placeIn(part, 'by'), at: placeIn(part, 'at') };
}

function bareLine({ at, line }: Part, word: string): number {
  if (!isEmpty(at)) report(at, `\`${word}\` takes nothing after it.`);
  return line;
}
