import {
  type AttackFacts,
  ENERGY_TYPES,
  type EnergyType,
  POWER_KINDS,
  type PowerFacts,
  type ResistanceFacts,
  TYPE_LETTERS,
  type WeaknessFacts,
} from '../../engine/index.js';
import { suggestion } from './nearest.js';
import { cardTextAt, isNone, numberAt, plainAt, textAt, wordAt, writtenAt, yesNoAt } from './scalar.js';
import {
  describe,
  type Fields,
  fieldsOf,
  isBlock,
  isList,
  itemsOf,
  maybe,
  report,
  requiredField,
  type Spot,
} from './spot.js';

/** A type by its name or its letter. */
export function typeAt(spot: Spot): EnergyType {
  const text = textAt(spot, 'a type');
  const type =
    ENERGY_TYPES.find((candidate) => candidate === text) ??
    (Object.hasOwn(TYPE_LETTERS, text) ? TYPE_LETTERS[text] : undefined);
  if (type === undefined && text !== '') {
    const letters = Object.keys(TYPE_LETTERS).join(' ');
    report(
      spot,
      `\`${text}\` is not a type.${suggestion(text, ENERGY_TYPES)} Or a letter of ${letters}, one an entry.`,
    );
  }
  return type ?? 'Colorless';
}

export const typesAt = (spot: Spot): EnergyType[] =>
  isNone(spot) ? [] : itemsOf(spot, 'a list of types').map((item) => typeAt(item));

/** What an Energy card provides: one entry a unit; an entry that is itself a list is one unit of several types. */
export const providesAt = (spot: Spot): EnergyType[][] =>
  itemsOf(spot, 'a list of types').map((unit) => (isList(unit) ? typesAt(unit) : [typeAt(unit)]));

export const weaknessesAt = (spot: Spot): WeaknessFacts[] =>
  typedValues(spot, 'Weakness').map(([type, value]) => ({ type, amount: maybe(value, null, weaknessAmountAt) }));

export const resistancesAt = (spot: Spot): ResistanceFacts[] =>
  typedValues(spot, 'Resistance').map(([type, value]) => ({ type, amount: maybe(value, null, resistanceAmountAt) }));

/** `{ type, value }` each, or the bare type where the era says how much. */
function typedValues(spot: Spot, what: string): [EnergyType, Spot | undefined][] {
  if (isNone(spot)) return [];
  return itemsOf(spot, `a list (${what})`).map((item) => {
    if (!isBlock(item)) return [typeAt(item), undefined];
    const fields = fieldsOf(item, ['type', 'value'], `a ${what}`);
    const type = requiredField(item, fields, 'type', `say which type the ${what} is to`);
    return [maybe(type, 'Colorless', typeAt), fields.get('value')];
  });
}

function weaknessAmountAt(spot: Spot): WeaknessFacts['amount'] {
  // A bare 2 can only be a multiplier, but a bare 20 may be meant as either sign.
  const match = /^([x×+])(\d+)$/i.exec(writtenAt(spot)) ?? /^()([2-9])$/.exec(writtenAt(spot));
  if (match) return { operation: match[1] === '+' ? 'plus' : 'times', number: Number(match[2]) };
  report(spot, `Expected a Weakness here, \`x2\` or \`"+20"\`, found ${describe(spot.node)}.`);
  return null;
}

function resistanceAmountAt(spot: Spot): number | null {
  const match = /^[-−](\d+)$/.exec(writtenAt(spot));
  if (match) return Number(match[1]);
  report(spot, `Expected a Resistance here, like \`-30\`, found ${describe(spot.node)}.`);
  return null;
}

const ATTACK_KEYS = ['name', 'cost', 'damage', 'text', 'gx', 'vstar'];

export const attacksAt = (spot: Spot): AttackFacts[] =>
  itemsOf(spot, 'a list of attacks').map((item) => attackAt(item));

function attackAt(spot: Spot): AttackFacts {
  const fields = fieldsOf(spot, ATTACK_KEYS, 'an attack');
  return {
    name: nameOfPart(spot, fields, 'attack'),
    cost: maybe(fields.get('cost'), [], typesAt),
    ...maybe(fields.get('damage'), { damage: 0, mark: '' as const }, damageAt),
    text: maybe(fields.get('text'), '', cardTextAt),
    gx: maybe(fields.get('gx'), false, (at) => yesNoAt(at, 'a GX attack')),
    vstar: maybe(fields.get('vstar'), false, (at) => yesNoAt(at, 'a VSTAR Power')),
  };
}

/** `30`, `30x`, `20+` or `50-`. */
function damageAt(spot: Spot): Pick<AttackFacts, 'damage' | 'mark'> {
  if (typeof plainAt(spot) === 'number') return { damage: numberAt(spot, 'the damage of an attack'), mark: '' };
  const match = /^(\d+)\s*([x×+\-−]?)$/i.exec(textAt(spot, 'the damage of an attack'));
  if (match) return { damage: Number(match[1]), mark: MARKS[match[2].toLowerCase()] };
  report(
    spot,
    `Expected the damage of an attack here, like 30, \`30x\`, \`20+\` or \`50-\`, found ${describe(spot.node)}.`,
  );
  return { damage: 0, mark: '' };
}

const MARKS: Readonly<Record<string, AttackFacts['mark']>> = { '': '', x: 'x', '×': 'x', '+': '+', '-': '-', '−': '-' };

export const powersAt = (spot: Spot): PowerFacts[] =>
  itemsOf(spot, 'a list of powers').map((item) => {
    const fields = fieldsOf(item, ['kind', 'name', 'text'], 'a power');
    const kind = requiredField(item, fields, 'kind', `say which of ${POWER_KINDS.join(', ')} it is`);
    return {
      kind: maybe(kind, POWER_KINDS[0], (at) => wordAt(at, POWER_KINDS, 'a kind of power')),
      name: nameOfPart(item, fields, 'power'),
      text: maybe(fields.get('text'), '', cardTextAt),
    };
  });

const nameOfPart = (spot: Spot, fields: Fields, what: string): string =>
  maybe(requiredField(spot, fields, 'name', `the ${what} is used by its name`), '', (at) =>
    textAt(at, `the name of the ${what}`),
  );
