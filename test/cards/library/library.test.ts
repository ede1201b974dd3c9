import { describe, expect, it } from 'vitest';
import { cardsAsked, claimDecks, deckNamed, inOwnWording, readLibrary } from '../../../src/cards/index.js';
import { BLANK_FACTS } from '../../../src/engine/index.js';

const codes = [{ code: 'FX', ids: ['fx1'], name: 'Fox Set', also: [] }];

const poke = { name: 'Poke', cost: ['Fire'], damage: 10 };
const fox = { number: '1', name: 'Fox', kind: 'pokemon', stage: 'basic', types: ['Fire'], hp: 50, attacks: [poke] };
const grown = { ...fox, number: '2', name: 'Grown Fox', stage: 'stage-1', evolvesFrom: 'Fox' };
const set = { id: 'fx1', name: 'Fox Set', serie: 'E-Card', released: '2002-09-15', cards: [fox, grown] };

const deck = {
  name: 'Fox Fire',
  era: 'e-card-2002',
  format: 'constructed',
  year: 2002,
  origin: 'built',
  about: 'Foxes.',
  plan: 'Poke.',
  key: ['Grown Fox'],
  cards: ['4 Fox FX 1', '4 Grown Fox FX 2', '52 Fire Energy'],
};

const file = (path: string, value: unknown) => ({ path, value });
const filesWith = (given: object) => ({
  sets: [file('cards/fx1.json', set)],
  decks: [file('decks/e-card-2002/fox-fire.json', { ...deck, ...given })],
  codes,
});

function libraryWith(given: object = {}) {
  const read = readLibrary(filesWith(given));
  if (!read.ok) throw new Error(read.error.join('\n'));
  return read.value;
}

describe('the library', () => {
  it('gives its cards the set and the date that their file states once', () => {
    const [first] = libraryWith().cards;
    expect([first?.id, first?.facts.set, first?.facts.released]).toEqual(['fx1-1', 'fx1', '2002-09-15']);
  });

  it('finds a deck by its name in any spelling, and by the name of its file', () => {
    const library = libraryWith();
    expect(deckNamed(library, 'fox  FIRE')?.year).toBe(2002);
    expect(deckNamed(library, 'fox-fire')?.slug).toBe('fox-fire');
    expect(deckNamed(library, 'fox')).toBeUndefined();
  });

  it('claims decks as a game takes them, every card once', () => {
    const { entries } = libraryWith().decks[0]!;
    const claimed = claimDecks([entries, entries]);
    if (!claimed.ok) throw new Error(claimed.error.join('\n'));
    expect(claimed.value.facts.map(({ name }) => name)).toEqual(['Fox', 'Grown Fox', 'Fire Energy']);
    expect(claimed.value.decks.map(({ length }) => length)).toEqual([60, 60]);
    expect(claimed.value.programs).toHaveLength(3);
  });

  it('tells every file that is wrong, and where', () => {
    const read = readLibrary(filesWith({ year: 'long ago', cards: ['4 Fox FX 1'] }));
    expect(read).toEqual({
      ok: false,
      error: ['decks/e-card-2002/fox-fire.json: year must be a whole number from 1996 to 2100, not "long ago".'],
    });
  });

  it('tells of a card that it does not have', () => {
    const read = readLibrary(filesWith({ cards: ['4 Fix FX 9'] }));
    expect(read.ok ? [] : read.error).toEqual([
      'decks/e-card-2002/fox-fire.json: card 1: There is no card named "Fix". Do you mean Fox?',
    ]);
  });
});

describe('a card of the library that is asked for', () => {
  const later = {
    id: 'fx2',
    name: 'Later Set',
    serie: 'Platinum',
    released: '2009-01-01',
    cards: [{ ...fox, hp: 90 }],
  };
  const read = readLibrary({ ...filesWith({}), sets: [file('cards/fx1.json', set), file('cards/fx2.json', later)] });
  const library = read.ok ? read.value : libraryWith();
  const ids = (name: string, named: string | null, era = 'e-card-2002') =>
    cardsAsked(library, { name, set: named, piece: 0 }, era).map(({ id }) => id);

  it('is the one that decks of the era play with', () => {
    expect(ids('Fox', null)).toEqual(['fx1-1']);
  });

  it('is the newest of its time where no deck of the era has it (DECK-18)', () => {
    expect(ids('Fox', null, 'swsh-2022')).toEqual(['fx2-1']);
    expect(ids('Fox', null, 'ex-2005')).toEqual(['fx1-1']);
  });

  it('is the oldest where all are newer than the era (DECK-18)', () => {
    expect(ids('Fox', null, 'base-1999')).toEqual(['fx1-1']);
  });

  it('is several where different ones came out on one day', () => {
    const twins = { ...set, id: 'fx3', name: 'Twin Set', cards: [{ ...fox, number: '9', hp: 120 }] };
    const both = readLibrary({ ...filesWith({}), sets: [file('cards/fx1.json', set), file('cards/fx3.json', twins)] });
    const asked = cardsAsked(both.ok ? both.value : library, { name: 'Fox', set: null, piece: 0 }, 'swsh-2022');
    expect(asked.map(({ id }) => id)).toEqual(['fx1-1', 'fx3-9']);
  });

  it.each(['FX', 'fx1', 'Fox Set', 'FX 1'])('is told by its set, %s', (named) => {
    expect(ids('Fox', named, 'swsh-2022')).toEqual(['fx1-1']);
  });

  it('is none of another number', () => {
    expect(ids('Fox', 'FX 7')).toEqual([]);
  });
});

describe('our own wording of a card', () => {
  const withText = (text: string) => ({
    ...BLANK_FACTS,
    name: 'Chart',
    kind: 'trainer' as const,
    trainer: 'item' as const,
    text,
  });

  it('replaces the words and keeps what they say', () => {
    const worded = inOwnWording(withText('Draw 2 cards. Then, shuffle your deck.'));
    expect(worded.ok && worded.value.text).toBe('Draw 2 cards. Shuffle your deck.');
  });

  it('is refused where the text is not understood, with the words', () => {
    expect(inOwnWording(withText('Sing a song.'))).toEqual({
      ok: false,
      error: ['"Sing" is not understood (not understood).'],
    });
  });
});
