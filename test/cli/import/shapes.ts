// The same few cards of our own invention in the shapes of all the databases that can be imported.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { energy, pokemon, setOf, trainer } from '../../cards/import/written.js';
import type { Written } from './tcgdex-server.js';

/** Nine cards of one set, one of them with a text that nobody understands. */
export const CARDS: readonly Written[] = [
  ...setOf(6, { serieId: 'inv' }),
  pokemon({
    serieId: 'inv',
    id: 'inv1-?',
    localId: '?',
    name: 'Quöre',
    attacks: [{ name: 'Ask', cost: ['Grass'], effect: 'Wibble the wobble of your Mossling.' }],
  }),
  trainer({ id: 'inv1-2', localId: '2', serieId: 'inv' }),
  energy({ id: 'inv1-3', localId: '3', serieId: 'inv' }),
];

export const POCKET: Written = pokemon({ id: 'A1-001', localId: '001', setId: 'A1', serie: 'Pocket', serieId: 'tcgp' });

export function write(file: string, content: unknown): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 1));
  return file;
}

export const jsonLines = (cards: readonly Written[] = CARDS): string =>
  cards.map((card) => JSON.stringify(card)).join('\n');

/** In the shape of the interface: cards with the beginnings of their set, and the sets. */
export function dump(folder: string): string {
  const cards = [...CARDS, POCKET].map(({ setId, setName, serie: _, serieId: __, released: ___, ...card }) => ({
    ...card,
    set: { id: setId, name: setName, cardCount: { total: 9 } },
  }));
  write(join(folder, 'cards.json'), cards);
  write(join(folder, 'sets.json'), [
    { id: 'inv1', name: 'Inventions', releaseDate: '2009-05-01', serie: { id: 'inv', name: 'Invented' } },
    { id: 'A1', name: 'Pocketful', releaseDate: '2024-10-30', serie: { id: 'tcgp', name: 'Pocket' } },
  ]);
  return folder;
}

/** `data/<serie>/<set>/<number>.ts`, with names and texts in two languages. */
export function checkout(folder: string): string {
  write(join(folder, 'interfaces.d.ts'), 'export interface Card {}\n');
  write(join(folder, 'scripts', 'build.ts'), 'export default function build() { return 1 }\n');
  write(join(folder, 'data', 'Invented.ts'), source('Serie', { id: 'inv', name: both('Invented') }));
  const set = { id: 'inv1', name: both('Inventions'), serie: '=serie', releaseDate: '2009-05-01' };
  write(join(folder, 'data', 'Invented', 'Inventions.ts'), source('Set', set, "import serie from '../Invented'"));
  for (const { id: _, localId, ...card } of CARDS) {
    const { setId: __, setName: ___, serie: ____, serieId: _____, released: ______, ...rest } = card;
    const inTwo = { ...rest, ...languages(rest), set: '=Set' };
    const file = join(folder, 'data', 'Invented', 'Inventions', `${localId}.ts`);
    write(file, source('Card', inTwo, "import Set from '../Inventions'"));
  }
  const foreign = { name: { fr: 'Mousse' }, category: 'Pokemon', set: '=Set' };
  const file = join(folder, 'data', 'Invented', 'Inventions', '99.ts');
  write(file, source('Card', foreign, "import Set from '../Inventions'"));
  return folder;
}

const both = (text: unknown): Written => ({ en: text, fr: `le ${text}` });

function languages({ name, effect, attacks }: Written): Written {
  const named = (each: Written): Written => ({
    ...each,
    name: both(each['name']),
    ...(each['effect'] === undefined ? {} : { effect: both(each['effect']) }),
  });
  return {
    name: both(name),
    ...(effect === undefined ? {} : { effect: both(effect) }),
    ...(Array.isArray(attacks) ? { attacks: (attacks as Written[]).map(named) } : {}),
  };
}

/** A file as people write it: names without quotes, a reference where a text begins with "=". */
const source = (type: string, value: unknown, imports = ''): string =>
  [
    `import { ${type} } from '../../../interfaces'`,
    imports,
    '',
    `const it: ${type} = ${JSON.stringify(value, null, '\t')
      .replace(/"=(\w+)"/g, '$1')
      .replace(/"(\w+)":/g, '$1:')}`,
    '',
    'export default it',
    '',
  ].join('\n');

/** `cards/en/<set>.json` with the cards, `sets/en.json` with the sets, decks beside them. */
export function pokemonTcgData(folder: string): string {
  write(join(folder, 'sets', 'en.json'), [
    { id: 'inv1', name: 'Inventions', series: 'Invented', printedTotal: 9, releaseDate: '2009/05/01' },
  ]);
  write(join(folder, 'decks', 'en', 'inv1.json'), [{ id: 'd-1', name: 'Deck', cards: [{ id: 'inv1-101', count: 4 }] }]);
  write(join(folder, 'cards', 'en', 'inv1.json'), CARDS.map(inItsShape));
  return folder;
}

function inItsShape(card: Written): Written {
  const kind = card['category'] === 'Pokemon' ? 'Pokémon' : card['category'];
  const attacks = (card['attacks'] as Written[] | undefined)?.map(({ name, cost, damage, effect }) => ({
    name,
    cost,
    damage: String(damage ?? ''),
    text: effect ?? '',
  }));
  return {
    id: card['id'],
    number: card['localId'],
    name: card['name'],
    supertype: kind,
    subtypes: [kind === 'Pokémon' ? 'Basic' : kind === 'Energy' ? 'Basic' : 'Supporter'],
    ...(card['hp'] === undefined ? {} : { hp: String(card['hp']), types: card['types'] }),
    ...(attacks === undefined ? {} : { attacks, weaknesses: card['weaknesses'], retreatCost: ['Colorless'] }),
    ...(card['effect'] === undefined ? {} : { rules: [card['effect']] }),
    rarity: 'Common',
    legalities: { unlimited: 'Legal' },
  };
}
