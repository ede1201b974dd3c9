import { describe, expect, it } from 'vitest';
import { TERMS } from '../../src/companion/dictionary/terms.js';
import { dictionaryOf, dictionaryScreen, screensOf, selectWord } from '../../src/companion/index.js';
import { ERAS } from '../../src/engine/index.js';
import { ECARD, PLATINUM, SWSH, trainer } from './cards.js';

const ids = ERAS.map(({ id }) => id);
const wordsIn = (text: string, era = ECARD) =>
  dictionaryOf(era)
    .termsIn(text)
    .map(({ definition }) => definition.word);
const meaning = (word: string, era = ECARD) => dictionaryOf(era).lookUp(word)?.means;

describe('the dictionary', () => {
  it('explains at least sixty terms in every era, each with the rules it comes from (ERD-07)', () => {
    for (const era of ERAS) {
      const { definitions } = dictionaryOf(era);
      expect(definitions.length).toBeGreaterThanOrEqual(60);
      expect(new Set(definitions.map(({ word }) => word)).size).toBe(definitions.length);
      expect(definitions.filter(({ means, rules }) => !/[.]$/.test(means) || rules.length === 0)).toEqual([]);
    }
  });

  it('names only eras that there are, and changes its mind only where it says something else', () => {
    for (const { word, since, until, from = {}, means } of TERMS) {
      const named = [since, until, ...Object.keys(from)].filter((era) => era !== undefined);
      expect(
        named.filter((era) => !ids.includes(era)),
        word,
      ).toEqual([]);
      expect(
        Object.values(from).filter((other) => other === means),
        word,
      ).toEqual([]);
    }
  });

  it('means what the era means (ERD-07)', () => {
    expect(meaning('Burned')).toContain('tails');
    expect(meaning('Burned', SWSH)).toContain('heads ends it');
    expect(meaning('Confused')).toContain('attacks itself');
    expect(meaning('Confused', PLATINUM)).toBe(meaning('Confused', SWSH));
    expect(meaning('Ability')).toBeUndefined();
    expect(meaning('Ability', SWSH)).toBeDefined();
    expect(meaning('Baby Pokémon')).toBeDefined();
    expect(meaning('Baby Pokémon', SWSH)).toBeUndefined();
  });

  it('is looked up in any form of a word, with or without accents (ERD-07)', () => {
    for (const form of ['Knock Out', 'knocked out', 'Knock Outs', 'KNOCKING OUT']) {
      expect(dictionaryOf(ECARD).lookUp(form)?.word).toBe('Knock Out');
    }
    for (const form of ['Poké-Body', 'poke body', 'Poke\u0301-Bodies', ' Poké–Body ']) {
      expect(dictionaryOf(ECARD).lookUp(form)?.word).toBe('Poké-Body');
    }
    expect(meaning('wibble')).toBeUndefined();
  });
});

describe('terms in a text', () => {
  it('are found longest first', () => {
    expect(wordsIn('Put a damage counter on 1 of your Benched Pokémon.')).toEqual([
      'damage counter',
      'Benched Pokémon',
    ]);
    expect(wordsIn('Attach a basic Energy card, then a Special Energy card, then Energy.')).toEqual([
      'attach',
      'basic Energy card',
      'Special Energy card',
      'Energy',
    ]);
    expect(wordsIn('Put it into the discard pile, or discard it.')).toEqual(['discard pile', 'discard']);
  });

  it('are found in the plural, as verbs and without accents', () => {
    expect(wordsIn('Prizes, Supporters and Pokemon Tools')).toEqual(['Prize card', 'Supporter', 'Pokémon Tool']);
    expect(wordsIn('It evolved, it retreats, it was drawn and healed.')).toEqual(['evolve', 'retreat', 'draw', 'heal']);
  });

  it('are not found inside other words', () => {
    expect(wordsIn('Overactive benchmarks handle typewriters.')).toEqual([]);
  });

  it('stand where they are said to stand, accents written either way', () => {
    const text = 'Its Poke\u0301-Power and the Active Poke\u0301mon’s hand';
    const found = dictionaryOf(ECARD).termsIn(text);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Poke\u0301-Power',
      'Active Poke\u0301mon',
      'hand',
    ]);
    const cut = 'Draw Active Poke\u0301';
    expect(
      dictionaryOf(ECARD)
        .termsIn(cut)
        .map(({ start, end }) => cut.slice(start, end)),
    ).toEqual(['Draw', 'Active']);
  });

  it('are told apart by their capitals where nothing else does', () => {
    expect(wordsIn('1 of your Pokémon-ex or Pokémon-EX', SWSH)).toEqual(['Pokémon-ex', 'Pokémon-EX']);
    expect(wordsIn('1 of your Pokémon-EX', PLATINUM)).toEqual([]);
  });
});

describe('the dictionary screen', () => {
  const card = trainer('Rescue', 'Put a Basic Pokémon card from your discard pile onto your Bench.');
  const screens = screensOf({ facts: card, era: ECARD });
  const screen = screens.shown.find((each) => each.screen === 'dictionary')!;

  it('explains the terms of the card screen, and no others (ERD-07)', () => {
    if (screen.screen !== 'dictionary') throw new Error('another screen');
    const words = screen.entries.map(({ word }) => word);
    expect(words).toEqual(expect.arrayContaining(['Basic Pokémon', 'discard pile', 'Bench']));
    expect(words).not.toContain('Burned');
    expect(new Set(words).size).toBe(words.length);
  });

  it('lets a word be selected (ERD-07)', () => {
    if (screen.screen !== 'dictionary') throw new Error('another screen');
    expect(selectWord(screen, 'discard piles', ECARD)?.word).toBe('discard pile');
    expect(selectWord(screen, 'Burned', ECARD)).toBeNull();
    expect(selectWord(screen, 'wibble', ECARD)).toBeNull();
  });

  it('is absent where the card screen uses no term (ERD-07)', () => {
    expect(dictionaryScreen({ screen: 'card', name: 'Blank', lines: [], tips: [] }, ECARD)).toBeNull();
  });
});
