// Card facts in JSON files: what is not written is as on a blank card.
import {
  type AttackFacts,
  BLANK_FACTS,
  type CardFacts,
  factsShape,
  jsonShape,
  type ResistanceFacts,
  type WeaknessFacts,
} from '../../engine/index.js';

/** What a file may leave out is optional, in attacks, Weaknesses and Resistances too. */
export interface WrittenFacts extends Partial<Omit<CardFacts, 'attacks' | 'weaknesses' | 'resistances'>> {
  readonly attacks?: readonly Partial<AttackFacts>[];
  readonly weaknesses?: readonly (Pick<WeaknessFacts, 'type'> & Partial<WeaknessFacts>)[];
  readonly resistances?: readonly (Pick<ResistanceFacts, 'type'> & Partial<ResistanceFacts>)[];
}

const BLANK_ATTACK: AttackFacts = { name: '', cost: [], damage: 0, mark: '', text: '', gx: false, vstar: false };

const { name: _, kind: __, ...BLANK_REST } = BLANK_FACTS;

/** Written facts with all that they leave out; whatever else there is stays as it is, for the shape to find. */
function completed(value: unknown): unknown {
  if (!jsonShape.isFields(value)) return value;
  const each = (list: unknown, blank: object): unknown =>
    Array.isArray(list) ? list.map((one) => (jsonShape.isFields(one) ? { ...blank, ...one } : one)) : (list ?? []);
  return {
    ...BLANK_REST,
    ...value,
    attacks: each(value['attacks'], BLANK_ATTACK),
    weaknesses: each(value['weaknesses'], NO_AMOUNT),
    resistances: each(value['resistances'], NO_AMOUNT),
  };
}

const NO_AMOUNT = { amount: null };

/** A card's facts as they may stand in a file. */
export const writtenShape: jsonShape.Shape<WrittenFacts> = (value, check) => factsShape(completed(value), check);

export const wholeFacts = (written: WrittenFacts): CardFacts =>
  completed({ name: BLANK_FACTS.name, kind: BLANK_FACTS.kind, ...written }) as CardFacts;

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
