import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type DeckEntry, deckNamed, guessEra, readList } from '../../../src/cards/index.js';
import { shippedLibrary } from '../../../src/cli/library-files.js';
import { root } from '../../house/sources.js';

const FOLDER = join(root, 'test', 'cards', 'decks', 'lists');
const library = shippedLibrary();

/** Basic Energy is the same in every print. */
const counted = (entries: readonly DeckEntry[]): string[] =>
  entries.map(({ count, card }) => `${count} ${card.facts.energy === 'basic' ? card.facts.name : card.id}`).sort();

/** Called after the deck and the manner in which it is written. */
const FILES = readdirSync(FOLDER).map((file) => [file.split('.')[0]!, file] as const);

describe('a list as somebody wrote it', () => {
  it('is tried in twelve manners', () => expect(FILES).toHaveLength(12));

  it.each(FILES)('of %s is understood line by line: %s', (slug, file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const deck = deckNamed(library, slug)!;
    const guess = guessEra(text, library.pool);
    const read = readList(text, { ...library.pool, year: guess?.era.year ?? null });
    expect(read.faults).toEqual([]);
    expect(counted(read.cards)).toEqual(counted(deck.entries));
    expect(guess?.era.id).toBe(deck.era);
  });
});
