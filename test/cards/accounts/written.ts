// One invented card as both databases write it.
import { compileCard, type ImportedCard, type Joined, join, type SetPair, setTable } from '../../../src/cards/index.js';
import { imported, pokemon, type Written } from '../import/written.js';

/** The same card as `pokemon()` in the shape of pokemon-tcg-data. */
export const asData = (more: Written = {}): Written => ({
  id: 'inv1-1',
  name: 'Mossling',
  supertype: 'Pokémon',
  subtypes: ['Basic'],
  hp: '60',
  types: ['Grass'],
  attacks: [{ name: 'Leaf Slap', cost: ['Grass'], damage: '10', text: '' }],
  weaknesses: [{ type: 'Fire', value: '×2' }],
  retreatCost: ['Colorless'],
  number: '1',
  rarity: 'Common',
  legalities: { unlimited: 'Legal' },
  set: { id: 'inv1', name: 'Inventions', series: 'Invented', releaseDate: '2009/05/01' },
  ...more,
});

const set = (id: string) => ({ id, name: 'Inventions', serie: 'Invented', released: '2009-05-01', cards: 9 });

/** Sets of ours: one under two ids, with a card that is numbered otherwise. */
export const PAIRS: readonly SetPair[] = [
  { tcgdex: set('inv01'), 'pokemon-tcg-data': set('in1'), digits: 3, ids: { 'in1-7_A': 'inv01-C2' } },
];

export const SETS = setTable(PAIRS);
export const JOINING = { compile: compileCard, sets: SETS };

/** What comes of a card of which both say something else than `pokemon()` does. */
export const joined = (here: Written = {}, there: Written = {}): Joined =>
  join([imported(pokemon(here)), imported(asData(there))], JOINING);

/** A finding in short. */
export const found = ({ findings }: Joined, fact: string): string[] =>
  findings
    .filter((each) => each.fact === fact)
    .map(({ standing, from, by }) => [standing, from, ...(by === undefined ? [] : [by])].join(' '));

export const codesIn = ({ card }: { readonly card: ImportedCard }): string[] =>
  card.diagnostics.map(({ code }) => code);
