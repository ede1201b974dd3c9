// Facts that are one value each, and when a database is silent about one.
import type { CardFacts } from '../../engine/index.js';
import type { DiagnosticCode, ImportedCard } from '../import/imported.js';
import type { Choosing, Judged } from './choosing.js';
import type { FactName } from './finding.js';
import { fullerAmounts, fullerList, fullerName, unlessNothing } from './fuller.js';

/** A fact of the card as a whole, with what may be said of it. */
interface SimpleFact {
  readonly fact: FactName;
  readonly field: keyof CardFacts;
  /** What is said beside it: where it is more than a note, the database does not know the fact. */
  readonly codes: readonly DiagnosticCode[];
  /** What those must be about, where one code is for several facts. */
  readonly of?: string;
  readonly tell?: (value: never) => string;
  readonly judge?: (one: never, other: never) => Judged | null;
}

const listed = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

export const SIMPLE_FACTS: readonly SimpleFact[] = [
  { fact: 'stage', field: 'stage', codes: ['stage-missing', 'stage-unreadable', 'stage-derived'] },
  {
    fact: 'evolves from',
    field: 'evolvesFrom',
    codes: ['evolves-from-missing', 'evolves-from-derived', 'evolves-from-ignored'],
    judge: fullerName,
  },
  { fact: 'grows into', field: 'growsInto', codes: ['grows-into-several'] },
  { fact: 'types', field: 'types', codes: ['type-missing', 'type-unreadable'], of: 'Type', judge: fullerList },
  { fact: 'HP', field: 'hp', codes: ['hp-missing'] },
  { fact: 'Retreat Cost', field: 'retreat', codes: ['retreat-missing'], judge: unlessNothing },
  {
    fact: 'Weakness',
    field: 'weaknesses',
    codes: ['weakness-missing', 'weakness-unreadable', 'type-unreadable'],
    of: 'Weakness',
    tell: listed,
    judge: fullerAmounts,
  },
  {
    fact: 'Resistance',
    field: 'resistances',
    codes: ['weakness-unreadable', 'type-unreadable'],
    of: 'Resistance',
    tell: listed,
    judge: fullerAmounts,
  },
  { fact: 'kind of Trainer', field: 'trainer', codes: [] },
  { fact: 'kind of Energy', field: 'energy', codes: [] },
  { fact: 'Energy provided', field: 'provides', codes: [], tell: listed },
];

/** The facts as they are taken, each from whoever is right about it. */
export function chooseSimple(choosing: Choosing): Partial<CardFacts> {
  const { pair } = choosing;
  const taken: [string, unknown][] = SIMPLE_FACTS.map((fact) => {
    const says = [saidBy(pair[0], fact), saidBy(pair[1], fact)] as const;
    const place = choosing.choose<never>({ ...fact, says: says as never, of: '' });
    return [fact.field, pair[place].facts[fact.field]];
  });
  return Object.fromEntries(taken) as Partial<CardFacts>;
}

/** Null where the database is silent: it leaves out what a card does not have, and what nobody has typed in yet. */
function saidBy(card: ImportedCard, { field, codes, of }: SimpleFact): unknown {
  const value = card.facts[field];
  const isDoubted = card.diagnostics.some((each) => each.severity !== 'note' && concerns(each, codes, of));
  if (isDoubted || value === '' || value === null) return null;
  // Two orders of one list are one list.
  if (Array.isArray(value)) return value.length === 0 ? null : inOrder(value);
  // 0 is said by one database and left out by the other, which writes what it costs as a list.
  return value === 0 && (field === 'hp' || card.database === 'pokemon-tcg-data') ? null : value;
}

const inOrder = (values: readonly unknown[]): readonly unknown[] =>
  values
    .map((value) => [JSON.stringify(value), value] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value);

export const concerns = (
  { code, of }: ImportedCard['diagnostics'][number],
  codes: readonly DiagnosticCode[],
  about: string | undefined,
): boolean => codes.includes(code) && (of === undefined || about === undefined || of === about);
