// Card facts in JSON files: what is not written is as on a blank card.
import {
  type AttackFacts,
  BLANK_FACTS,
  CARD_KINDS,
  CARD_TAGS,
  type CardFacts,
  ENERGY_KINDS,
  ENERGY_TYPES,
  POWER_KINDS,
  type ResistanceFacts,
  STAGES,
  TRAINER_KINDS,
  type WeaknessFacts,
} from '../../engine/index.js';
import { fields, listOf, oneOf, orNull, type Shape, text, whole, yesNo } from './shape.js';

const energyType = oneOf(ENERGY_TYPES);
const MOST = 9999;

const attack = fields(
  { name: text },
  { cost: listOf(energyType), damage: whole(0, MOST), mark: oneOf(['', 'x', '+', '-']), text, gx: yesNo, vstar: yesNo },
);

const weakness = fields(
  { type: energyType },
  { amount: orNull(fields({ operation: oneOf(['times', 'plus']), number: whole(0, MOST) })) },
);

const resistance = fields({ type: energyType }, { amount: orNull(whole(0, MOST)) });

/** A card's facts as they may stand in a file. */
export const factsShape: Shape = fields(
  { name: text, kind: oneOf(CARD_KINDS) },
  {
    set: text,
    released: text,
    tags: listOf(oneOf(CARD_TAGS)),
    doubts: listOf(oneOf(CARD_TAGS)),
    text,
    piece: whole(0, 4),
    stage: orNull(oneOf(STAGES)),
    evolvesFrom: text,
    line: listOf(text),
    growsInto: text,
    types: listOf(energyType),
    hp: whole(0, MOST),
    retreat: whole(0, 99),
    weaknesses: listOf(weakness),
    resistances: listOf(resistance),
    attacks: listOf(attack),
    powers: listOf(fields({ kind: oneOf(POWER_KINDS), name: text, text })),
    prizes: whole(0, 99),
    trainer: orNull(oneOf(TRAINER_KINDS)),
    energy: orNull(oneOf(ENERGY_KINDS)),
    provides: listOf(listOf(energyType)),
  },
);

/** Facts of that shape: what a file may leave out is optional, in attacks, Weaknesses and Resistances too. */
export interface WrittenFacts extends Partial<Omit<CardFacts, 'attacks' | 'weaknesses' | 'resistances'>> {
  readonly attacks?: readonly Partial<AttackFacts>[];
  readonly weaknesses?: readonly (Pick<WeaknessFacts, 'type'> & Partial<WeaknessFacts>)[];
  readonly resistances?: readonly (Pick<ResistanceFacts, 'type'> & Partial<ResistanceFacts>)[];
}

const BLANK_ATTACK: AttackFacts = { name: '', cost: [], damage: 0, mark: '', text: '', gx: false, vstar: false };

export const wholeFacts = (written: WrittenFacts): CardFacts => ({
  ...BLANK_FACTS,
  ...written,
  attacks: (written.attacks ?? []).map((each) => ({ ...BLANK_ATTACK, ...each })),
  weaknesses: (written.weaknesses ?? []).map((each) => ({ amount: null, ...each })),
  resistances: (written.resistances ?? []).map((each) => ({ amount: null, ...each })),
});

/** Facts as a file holds them: what is as on a blank card is left out. */
export function writtenFacts(facts: CardFacts): WrittenFacts {
  const { attacks, weaknesses, resistances, ...rest } = differing(facts, BLANK_FACTS);
  return {
    ...rest,
    ...(weaknesses === undefined ? {} : { weaknesses: weaknesses.map((each) => withoutNull(each)) }),
    ...(resistances === undefined ? {} : { resistances: resistances.map((each) => withoutNull(each)) }),
    ...(attacks === undefined ? {} : { attacks: attacks.map((each) => differing(each, BLANK_ATTACK)) }),
  };
}

const differing = <T extends object>(full: T, blank: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(full).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(blank[key as keyof T])),
  ) as Partial<T>;

const withoutNull = <T extends { readonly amount: unknown }>({ amount, ...rest }: T): Omit<T, 'amount'> & Partial<T> =>
  (amount === null ? rest : { ...rest, amount }) as Omit<T, 'amount'> & Partial<T>;
