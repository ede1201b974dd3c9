// `rulebox deck show`: the cards of a deck, or the decks there are.
import { type DeckEntry, deckToJson, lineName, type PoolCard } from '../../cards/index.js';
import type { CardFacts } from '../../engine/index.js';
import { shippedDecks } from '../library-files.js';
import { table } from '../terminal.js';
import {
  type CardSource,
  countOf,
  countsText,
  entriesOf,
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

function showAll(options: Options): void {
  const { pool } = loadPool({ cards: [] });
  const decks = shippedDecks().flatMap((library) =>
    library.names.map((name, place) => ({ name, entries: entriesOf(library, place, pool) })),
  );
  const counted = decks.map(({ name, entries }) => ({
    name,
    cards: countOf(entries),
    pokemon: countOf(entries, 'pokemon'),
    trainer: countOf(entries, 'trainer'),
    energy: countOf(entries, 'energy'),
  }));
  if (options.json === true) process.stdout.write(`${JSON.stringify(counted, null, 2)}\n`);
  else {
    const rows = counted.map(({ name, cards, pokemon, trainer, energy }) => [name, cards, pokemon, trainer, energy]);
    process.stdout.write(`${table(['deck', 'cards', 'Pokémon', 'Trainer', 'Energy'], rows)}\n`);
  }
}

function textOf({ name, list, pool }: LoadedDeck): string {
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
  // Cards of the library have no prints.
  const shown = rows.some(([, , print]) => print !== '') ? titles : titles.filter((title) => title !== 'print');
  const cells = rows.map((row) => row.filter((_, column) => shown.includes(titles[column]!)));
  return [`${name}, ${countsText(list.cards)}`, '', table(shown, cells)].join('\n');
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
