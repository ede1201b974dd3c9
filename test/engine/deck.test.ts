import { describe, expect, it } from 'vitest';
import {
  BLANK_FACTS,
  type CardFacts,
  type CardTag,
  CONSTRUCTED,
  deckFaults,
  type EnergyType,
  ERAS,
  LIMITED,
} from '../../src/engine/index.js';
import { pokemonCard } from './board.js';

const era = (id: string) => ERAS.find((each) => each.id === id)!;
const times = (count: number, card: CardFacts): CardFacts[] => new Array<CardFacts>(count).fill(card);

const basic = (name: string, tags: readonly CardTag[] = []): CardFacts => pokemonCard({ name, tags });
const energy = (type: EnergyType): CardFacts => ({
  ...BLANK_FACTS,
  name: `${type} Energy`,
  kind: 'energy',
  energy: 'basic',
  provides: [[type]],
});

/** The rules that a deck breaks, filled up to 60 cards with Grass Energy. */
function broken(eraId: string, cards: readonly CardFacts[], size = 60): string[] {
  const deck = [...cards, ...times(size - cards.length, energy('Grass'))];
  return deckFaults(deck, era(eraId), size === 60 ? CONSTRUCTED : LIMITED).map(({ rule }) => rule);
}

const one = basic('Brobix');

describe('a deck', () => {
  it('may hold any number of a card whose own text says so; others of its name are counted (PREC-01, DECK-02)', () => {
    const many = { ...one, text: 'You may have any number of this card in your deck.' };
    expect(broken('platinum-2009', times(12, many))).toEqual([]);
    expect(broken('platinum-2009', [...times(12, many), ...times(4, one)])).toEqual([]);
    expect(broken('platinum-2009', [...times(12, many), ...times(5, one)])).toEqual(['DECK-02']);
  });

  it('names the cards that are too many, in each print’s own spelling', () => {
    const levelUp = pokemonCard({ name: 'Brobix LV.X', stage: 'level-up' });
    const deck = [...times(4, one), levelUp, ...times(55, energy('Grass'))];
    expect(deckFaults(deck, era('platinum-2009'), CONSTRUCTED).map(({ cards }) => cards)).toEqual([
      ['Brobix', 'Brobix LV.X'],
    ]);
  });

  it('of 60 cards with a Basic Pokémon is legal in every era', () => {
    for (const { id } of ERAS) expect(broken(id, [one])).toEqual([]);
  });

  it('holds exactly as many cards as its format says (DECK-01, DECK-08)', () => {
    const swsh = era('swsh-2022');
    expect(deckFaults(times(59, one), swsh, CONSTRUCTED).map(({ rule }) => rule)).toContain('DECK-01');
    expect(deckFaults([one, ...times(60, energy('Fire'))], swsh, CONSTRUCTED)[0]).toEqual({
      rule: 'DECK-01',
      message: 'A constructed deck holds exactly 60 cards; this one has 61.',
      cards: [],
    });
    expect(deckFaults([one, ...times(40, energy('Fire'))], swsh, LIMITED).map(({ rule }) => rule)).toEqual(['DECK-08']);
  });

  it('needs a Basic Pokémon, and a Fossil is none (DECK-05, DECK-06)', () => {
    const fossil: CardFacts = { ...BLANK_FACTS, name: 'Old Fossil', kind: 'trainer', trainer: 'fossil', hp: 40 };
    expect(broken('platinum-2009', [])).toEqual(['DECK-05']);
    expect(broken('platinum-2009', [fossil])).toEqual(['DECK-05']);
    expect(broken('platinum-2009', [pokemonCard({ name: 'Brobix', stage: 'baby' })])).toEqual([]);
  });

  it('holds four cards of a name and not five; in limited play any number (DECK-02, DECK-09)', () => {
    expect(broken('hgss-2010', times(4, one))).toEqual([]);
    expect(broken('hgss-2010', times(5, one))).toEqual(['DECK-02']);
    expect(broken('hgss-2010', times(9, one), 40)).toEqual([]);
  });

  it('counts a Level-Up card with the Pokémon it goes onto, where the mark is not part of the name (NAME-02)', () => {
    const levelUp = pokemonCard({ name: 'Brobix LV.X', stage: 'level-up', tags: ['LV.X'] });
    expect(broken('platinum-2009', [...times(3, one), levelUp])).toEqual([]);
    expect(broken('platinum-2009', [...times(4, one), levelUp])).toEqual(['DECK-02']);
  });

  it('holds any number of basic Energy cards; Darkness and Metal are none in 2002 (DECK-04)', () => {
    expect(broken('e-card-2002', [one, ...times(4, energy('Metal'))])).toEqual([]);
    expect(broken('e-card-2002', [one, ...times(5, energy('Metal'))])).toEqual(['DECK-02']);
    expect(broken('platinum-2009', [one, ...times(59, energy('Metal'))])).toEqual([]);
  });

  it('holds one ☆ and one ACE SPEC card, whatever their names, and one Prism Star of a name', () => {
    const marked = (tag: CardTag, ...names: string[]) => names.map((name) => basic(name, [tag]));
    expect(broken('platinum-2009', marked('star', 'Brobix'))).toEqual([]);
    expect(broken('platinum-2009', marked('star', 'Brobix', 'Daxlunk'))).toEqual(['DECK-13']);
    expect(broken('swsh-2022', marked('ACE-SPEC', 'Brobix', 'Daxlunk'))).toEqual(['DECK-14']);
    expect(broken('swsh-2022', marked('prism-star', 'Brobix', 'Daxlunk'))).toEqual([]);
    expect(broken('swsh-2022', marked('prism-star', 'Brobix', 'Brobix'))).toEqual(['DECK-15']);
  });

  it('holds no classes, stages and types that came later (CLS-38, KIND-16)', () => {
    expect(broken('hgss-2010', [basic('Brobix V', ['V'])])).toEqual(['CLS-38']);
    expect(broken('e-card-2002', [one, pokemonCard({ name: 'Daxlunk', stage: 'level-up' })])).toEqual(['CLS-38']);
    expect(broken('hgss-2010', [pokemonCard({ name: 'Brobix', types: ['Fairy'] })])).toEqual(['KIND-16']);
    expect(broken('swsh-2022', [basic('Brobix V', ['V']), pokemonCard({ name: 'Daxlunk', types: ['Fairy'] })])).toEqual(
      [],
    );
    const mixed = deckFaults(times(60, basic('Brobix V', ['V'])), era('hgss-2010'), LIMITED, { mixedPool: true });
    expect(mixed.map(({ rule }) => rule)).toEqual(['DECK-08']);
  });

  it('is told everything that is wrong with it', () => {
    expect(deckFaults(times(5, basic('Brobix V', ['V'])), era('e-card-2002'), CONSTRUCTED)).toHaveLength(3);
  });
});
