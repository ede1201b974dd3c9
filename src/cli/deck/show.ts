// `rulebox deck show`: the cards of a deck, or the decks there are.
import {
  type DeckEntry,
  type DeckOrigin,
  deckToJson,
  type LibraryDeck,
  lineName,
  type PoolCard,
} from '../../cards/index.js';
import { type CardFacts, ERAS } from '../../engine/index.js';
import { shippedLibrary } from '../library-files.js';
import { table, wrap } from '../terminal.js';
import { entriesOf, inventedDecks } from './invented.js';
import {
  type CardSource,
  countOf,
  countsText,
  hasErrors,
  type LoadedDeck,
  loadDeck,
  loadPool,
  tellFaults,
} from './source.js';

interface Options extends CardSource {
  readonly json?: boolean;
}

export function runShow(source: string | undefined, options: Options): void {
  if (source === undefined) return showAll(options);
  const deck = loadDeck(source, options);
  tellFaults(deck);
  if (options.json === true)
    process.stdout.write(`${JSON.stringify(deckToJson(deck.name, deck.list.cards, deck.pool), null, 2)}\n`);
  else if (deck.list.cards.length > 0 || !hasErrors(deck)) process.stdout.write(`${textOf(deck)}\n`);
}

/** What a list of decks says of each. */
interface Line {
  readonly name: string;
  readonly cards: number;
  readonly pokemon: number;
  readonly trainer: number;
  readonly energy: number;
}

const lineOf = (name: string, entries: readonly DeckEntry[]): Line => ({
  name,
  cards: countOf(entries),
  pokemon: countOf(entries, 'pokemon'),
  trainer: countOf(entries, 'trainer'),
  energy: countOf(entries, 'energy'),
});

function showAll({ json }: Options): void {
  const { decks } = shippedLibrary();
  const { pool } = loadPool({ cards: [] });
  const invented = inventedDecks().map((deck) => lineOf(deck.name, entriesOf(deck, pool)));
  if (json === true) {
    const real = decks.map(({ name, slug, era, format, year, origin, about, plan, key, partner, entries }) => ({
      ...lineOf(name, entries),
      ...{ slug, era, format, year, origin, about, plan, key, partner: partner ?? null },
    }));
    process.stdout.write(`${JSON.stringify([...real, ...invented], null, 2)}\n`);
    return;
  }
  const eras = ERAS.map(({ id, title }) => ({ title, of: decks.filter((deck) => deck.era === id) }));
  const lists = eras
    .filter(({ of }) => of.length > 0)
    .map(({ title, of }) => [`${title}, ${of.length} decks`, '', table(TITLES, of.map(rowOf)), ''].join('\n'));
  const rows = invented.map(({ name, cards, pokemon, trainer, energy }) => [name, cards, pokemon, trainer, energy]);
  const plain = table(['deck', 'cards', 'Pokémon', 'Trainer', 'Energy'], rows);
  process.stdout.write(`${lists.join('\n')}\nInvented cards, legal in every era that has their types\n\n${plain}\n`);
}

const TITLES = ['deck', 'year', 'format', 'from', 'built around'];

const ORIGINS: Readonly<Record<DeckOrigin, string>> = {
  tournament: 'tournaments',
  sold: 'a box',
  built: 'builders',
};

const rowOf = ({ name, year, format, origin, key }: LibraryDeck): (string | number)[] => [
  name,
  year,
  format,
  ORIGINS[origin],
  key.join(', '),
];

function aboutDeck({ era, format, year, about, plan, key, partner }: LibraryDeck): string[] {
  const { title } = ERAS.find(({ id }) => id === era)!;
  return [
    wrap(`${title}, ${format}, ${year}. ${about}`),
    '',
    wrap(`How it wants to win: ${plan}`),
    '',
    wrap(`Built around ${key.join(', ')}.${partner === undefined ? '' : ` Meant to be played with ${partner}.`}`),
    '',
  ];
}

function textOf({ name, list, pool, shipped }: LoadedDeck): string {
  const order = ['pokemon', 'trainer', 'energy'] as const;
  const rows = order.flatMap((kind) =>
    list.cards
      .filter(({ card }) => card.facts.kind === kind)
      .map(({ count, card }: DeckEntry) => [
        count,
        card.facts.name,
        printOf(card, lineName(card, pool)),
        aboutCard(card.facts),
      ]),
  );
  const titles = ['', 'card', 'print', 'is'];
  // Invented cards have no prints.
  const shown = rows.some(([, , print]) => print !== '') ? titles : titles.filter((title) => title !== 'print');
  const cells = rows.map((row) => row.filter((_, column) => shown.includes(titles[column]!)));
  const about = shipped === null ? [''] : aboutDeck(shipped);
  return [`${name}, ${countsText(list.cards)}`, ...about, table(shown, cells)].join('\n');
}

const printOf = ({ facts }: PoolCard, line: string): string =>
  line.startsWith(`${facts.name} `) ? line.slice(facts.name.length + 1) : '';

const WORDS: Readonly<Record<string, string>> = {
  basic: 'Basic',
  baby: 'Baby',
  'stage-1': 'Stage 1',
  'stage-2': 'Stage 2',
  'level-up': 'LV.X',
  'technical-machine': 'Technical Machine',
  vmax: 'VMAX',
  vstar: 'VSTAR',
  'v-union': 'V-UNION',
  legend: 'LEGEND',
  break: 'BREAK',
};

const worded = (word: string): string => WORDS[word] ?? `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;

function aboutCard({ kind, stage, evolvesFrom, types, hp, trainer, energy }: CardFacts): string {
  if (kind === 'trainer') return trainer === null ? 'Trainer' : worded(trainer);
  if (kind === 'energy') return energy === 'basic' ? 'basic Energy' : 'special Energy';
  const from = evolvesFrom === '' ? '' : ` from ${evolvesFrom}`;
  return `${worded(stage ?? 'basic')}${from}, ${types.join('/')}, ${hp} HP`;
}
