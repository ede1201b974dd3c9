// The cards that ship with Rulebox, as cards of a database; invented ones have no prints.
import { asPrinted, type ImportedCard, unprinted } from '../../cards/index.js';
import { libraryCards, shippedLibrary } from '../library-files.js';

/** Those that ship with Rulebox and are not in the database: what it has is told in its own words. */
export function shippedBeside(database: readonly Pick<ImportedCard, 'facts' | 'print'>[]): readonly ImportedCard[] {
  const [ids, names] = [
    new Set(database.map(({ print }) => print.id)),
    new Set(database.map(({ facts }) => facts.name)),
  ];
  const { cards, sets } = shippedLibrary();
  return asPrinted([...cards, ...libraryCards().map(unprinted)], sets).filter(({ print, facts }) =>
    print.id === '' ? !names.has(facts.name) : !ids.has(print.id),
  );
}
