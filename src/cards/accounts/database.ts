/**
 * The card databases whose shapes are read, in the order in which they are believed where nothing else decides. Each is a
 * source of its own: neither is made of the other.
 */
export const DATABASES = ['tcgdex', 'pokemon-tcg-data'] as const;
/** A card database that Rulebox reads. */
export type DatabaseName = (typeof DATABASES)[number];

/** How a database is called in sentences. */
export const DATABASE_TITLES: Readonly<Record<DatabaseName, string>> = {
  tcgdex: 'TCGdex',
  'pokemon-tcg-data': 'pokemon-tcg-data',
};
