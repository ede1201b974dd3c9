// `rulebox cards collect`: makes the card files of the library from a card database.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CardPool,
  cardPool,
  type ImportedCard,
  inOwnWording,
  isBlocked,
  isIncomplete,
  type PoolCard,
  printed,
  readList,
  type WrittenCard,
  type WrittenSet,
  writtenFacts,
} from '../../cards/index.js';
import type { CardFacts } from '../../engine/index.js';
import { deckFiles, libraryFolder, setCodeTable } from '../library-files.js';
import { fail } from '../terminal.js';
import { readCards } from './card-files.js';
import { tidyJson } from './tidy-json.js';

interface Options {
  readonly library: string;
}

/** Every card that a deck of the library names, with its texts in our own wording. */
export function runCollect(paths: readonly string[], { library = libraryFolder }: Partial<Options>): void {
  const database = readCards(paths);
  const byId = new Map(database.map((card) => [card.print.id, card]));
  const pool = cardPool(database.map(printed), setCodeTable(library));
  const faults: string[] = [];
  const wanted = cardsNamed(library, pool, faults);
  const sets = new Map<string, { card: PoolCard; facts: CardFacts }[]>();
  for (const card of wanted) {
    const facts = shippedFacts(byId.get(card.id)!, faults);
    if (facts !== null) sets.set(card.setId, [...(sets.get(card.setId) ?? []), { card, facts }]);
  }
  if (faults.length > 0) fail(faults.join('\n'));
  writeSets(
    join(library, 'cards'),
    [...sets].map(([id, cards]) => writtenSet(id, byId.get(cards[0]!.card.id)!, cards)),
  );
  process.stdout.write(`${wanted.size} cards of ${sets.size} sets are in ${join(library, 'cards')}.\n`);
}

function cardsNamed(library: string, pool: CardPool, faults: string[]): ReadonlySet<PoolCard> {
  const cards = new Set<PoolCard>();
  for (const { path, value } of deckFiles(library)) {
    const { cards: lines = [] } = value as { cards?: readonly string[] };
    const list = readList(lines.join('\n'), pool);
    faults.push(...list.faults.map(({ line, message }) => `${path}: card ${line}: ${message}`));
    // Basic Energy needs no file: it is in every pool.
    for (const { card } of list.cards) if (card.facts.energy !== 'basic') cards.add(card);
  }
  return cards;
}

/** What ships of a card; null where it would not be the card that was printed. */
function shippedFacts(card: ImportedCard, faults: string[]): CardFacts | null {
  const { print, facts, diagnostics } = card;
  const say = (why: string): null => {
    faults.push(`${facts.name} (${print.id}): ${why}`);
    return null;
  };
  if (isBlocked(card) || isIncomplete(card))
    return say(
      diagnostics
        .filter(({ severity }) => severity !== 'note')
        .map(({ message }) => message)
        .join(' '),
    );
  // CLS-22, CLS-27: what ships must not leave a game in doubt.
  if (facts.doubts.length > 0)
    return say(`whether it is ${facts.doubts.join(' or ')} is not known; a database that names all labels tells.`);
  const worded = inOwnWording(facts);
  return worded.ok ? worded.value : say(worded.error.join(' '));
}

function writtenSet(
  id: string,
  { print }: ImportedCard,
  cards: readonly { card: PoolCard; facts: CardFacts }[],
): WrittenSet {
  const written = cards.map(({ card, facts }): WrittenCard => {
    const { set: _set, released: _released, name, kind = facts.kind, ...rest } = writtenFacts(facts);
    return { number: card.number, name: name ?? '', kind, ...rest };
  });
  const inOrder = written.sort((one, other) => one.number.localeCompare(other.number, 'en', { numeric: true }));
  return { id, name: print.setName, serie: print.serie, released: print.released, cards: inOrder };
}

function writeSets(folder: string, sets: readonly WrittenSet[]): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  for (const set of sets) writeFileSync(join(folder, `${set.id}.json`), tidyJson(set));
}
