import { describe, expect, it } from 'vitest';
import { libraryOf } from '../../src/cards/index.js';
import { shippedLibrary, writtenLibrary } from '../../src/cli/library-files.js';
import { newGame } from '../../src/engine/index.js';
import { library } from '../../src/library/index.js';

describe('the door of the library', () => {
  it('has all cards and decks that ship, era by era', () => {
    expect(library.decks.map(({ name }) => name)).toEqual(shippedLibrary().decks.map(({ name }) => name));
    expect(library.cards).toHaveLength(shippedLibrary().cards.length);
    expect(library.eras.flatMap(({ decks }) => decks)).toEqual(library.decks);
    expect(library.eras.filter(({ decks }) => decks.length > 0).length).toBeGreaterThanOrEqual(4);
  });

  it('knows decks and cards by their names, in whatever spelling, and prints by their ids', () => {
    expect(library.deck('luxape')).toMatchObject({ name: 'LuxApe', era: 'platinum-2009' });
    expect(library.deck('no such deck')).toBeNull();
    const card = library.card('luxray gl');
    expect(card?.facts.name).toBe('Luxray GL');
    expect(library.card(card!.id)).toBe(card);
    expect(library.card('no such card')).toBeNull();
  });

  it('makes a game of decks, or says what is not there', () => {
    const claim = library.claim(['LuxApe', 'CurseGar'], 7);
    expect(claim.ok && newGame(claim.value).ok).toBe(true);
    expect(library.claim(['LuxApe', 'Nothing'], 7)).toEqual({
      ok: false,
      error: ['No deck that ships with Rulebox is called "Nothing".'],
    });
  });

  it('is made of files by who cannot read any', () => {
    const files = JSON.parse(JSON.stringify(writtenLibrary()));
    const made = libraryOf(files);
    expect(made.ok && made.value.decks.length).toBe(library.decks.length);
    expect(libraryOf({ ...files, sets: [] })).toMatchObject({ ok: false });
  });
});
