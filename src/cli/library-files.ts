// The decks that ship with Rulebox, from the package's `library/` folder.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAIN_ENERGY } from '../cards/index.js';
import type { CardFacts } from '../engine/index.js';
import { factsShape, type WrittenFacts, wholeFacts } from './facts-json.js';
import { packageRoot } from './registry-files.js';
import { byName, fields, listOf, text, whole } from './shape.js';
import { fail } from './terminal.js';

/** Two decks of cards without effect texts: legal in every era, for demonstrations and benchmarks. */
export interface PlainDecks {
  readonly names: readonly string[];
  /** The different cards of all decks, and the decks as places among them: as a game claims them. */
  readonly facts: readonly CardFacts[];
  readonly decks: readonly (readonly number[])[];
}

const FILE = 'plain-decks.json';

const shape = fields({
  cards: listOf(factsShape),
  decks: listOf(fields({ name: text, cards: byName(whole(1, 60)) })),
});

interface Written {
  readonly cards: readonly WrittenFacts[];
  readonly decks: readonly { readonly name: string; readonly cards: Readonly<Record<string, number>> }[];
}

export function plainDecks(folder: string = join(packageRoot, 'library')): PlainDecks {
  const value: unknown = JSON.parse(readFileSync(join(folder, FILE), 'utf8'));
  const faults = shape(value, 'the file');
  if (faults.length > 0) return fail(faults.map((fault) => `library/${FILE}: ${fault}`).join('\n'));
  return linkDecks(value as Written);
}

/** Cards are named by the decks; plain Energy cards need no entry of their own. */
function linkDecks({ cards, decks }: Written): PlainDecks {
  const known = [...cards.map(wholeFacts), ...PLAIN_ENERGY];
  const used = known.filter(({ name }) => decks.some((deck) => deck.cards[name] !== undefined));
  const placeOf = (name: string): number => {
    const place = used.findIndex((card) => card.name === name);
    return place < 0 ? fail(`library/${FILE}: there is no card named ${name}.`) : place;
  };
  return {
    names: decks.map(({ name }) => name),
    facts: used,
    decks: decks.map((deck) =>
      Object.entries(deck.cards).flatMap(([name, count]) => new Array<number>(count).fill(placeOf(name))),
    ),
  };
}
