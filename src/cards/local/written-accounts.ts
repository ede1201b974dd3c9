// What each database says of a card, written as far as it differs from what came of all of them.
import type { CardFacts } from '../../engine/index.js';
import { DATABASES } from '../accounts/database.js';
import type { CardDiagnostic, ImportedCard, Print } from '../import/imported.js';

export interface WrittenAccount {
  /** The place of the database. */
  readonly by?: number;
  readonly print?: Partial<Print>;
  readonly facts?: Partial<CardFacts>;
  readonly says?: readonly CardDiagnostic[];
}

type Whole = Pick<ImportedCard, 'facts' | 'print' | 'diagnostics'>;

export function writtenAccount({ facts, print, diagnostics, database }: ImportedCard, card: Whole): WrittenAccount {
  const [ofPrint, ofFacts] = [differing(print, card.print), differing(facts, card.facts)];
  return {
    ...(database === undefined ? {} : { by: DATABASES.indexOf(database) }),
    ...(ofPrint === null ? {} : { print: ofPrint }),
    ...(ofFacts === null ? {} : { facts: ofFacts }),
    ...(diagnostics.length === 0 ? {} : { says: diagnostics }),
  };
}

export function readAccount({ by = -1, print, facts, says }: WrittenAccount, card: Whole): ImportedCard {
  const database = DATABASES[by];
  return {
    facts: facts === undefined ? card.facts : { ...card.facts, ...facts },
    print: print === undefined ? card.print : { ...card.print, ...print },
    diagnostics: says ?? [],
    ...(database === undefined ? {} : { database }),
  };
}

/** The fields that are not the same; null where all are. */
function differing<T extends object>(one: T, other: T): Partial<T> | null {
  const fields = Object.entries(one).filter(
    ([field, value]) => value !== other[field as keyof T] && !isAlike(value, other[field as keyof T]),
  );
  return fields.length === 0 ? null : (Object.fromEntries(fields) as Partial<T>);
}

const isAlike = (one: unknown, other: unknown): boolean =>
  typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other);
