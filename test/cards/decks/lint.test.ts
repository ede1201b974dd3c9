import { describe, expect, it } from 'vitest';
import { type AdviceCode, type CardPool, cardPool, lintDeck, PLAIN_ENERGY } from '../../../src/cards/index.js';
import { type AttackFacts, BLANK_FACTS, type CardFacts, ERAS } from '../../../src/engine/index.js';

const era = (id: string) => ERAS.find((each) => each.id === id)!;
const attack = (name: string, ...cost: AttackFacts['cost'][number][]): AttackFacts => ({
  name,
  cost,
  damage: 10,
  mark: '',
  text: '',
  gx: false,
  vstar: false,
});
const pokemon = (name: string, facts: Partial<CardFacts> = {}): CardFacts => ({
  ...BLANK_FACTS,
  name,
  stage: 'basic',
  hp: 60,
  ...facts,
});
const trainer = (name: string, facts: Partial<CardFacts> = {}): CardFacts => ({
  ...BLANK_FACTS,
  name,
  kind: 'trainer',
  trainer: 'item',
  ...facts,
});
const energy = (type: string): CardFacts => PLAIN_ENERGY.find(({ name }) => name === `${type} Energy`)!;
const deck = (...parts: readonly (readonly [number, CardFacts])[]): CardFacts[] =>
  parts.flatMap(([count, card]) => new Array<CardFacts>(count).fill(card));

const CUB = pokemon('Cub', { attacks: [attack('Bite', 'Fire')] });
const SAGE = trainer('Sage', { trainer: 'supporter', text: 'Draw 2 cards.' });
const FIRE = energy('Fire');

const messages = (cards: readonly CardFacts[], code: AdviceCode, id = 'platinum-2009') =>
  lintDeck(cards, era(id))
    .filter((each) => each.code === code)
    .map(({ message }) => message);

describe('advice on a deck', () => {
  it('is not given where there is nothing to say', () => {
    expect(lintDeck(deck([14, CUB], [23, SAGE], [23, FIRE]), era('e-card-2002'))).toEqual([]);
    expect(lintDeck(deck([22, CUB], [23, SAGE], [15, FIRE]), era('swsh-2022'))).toEqual([]);
  });

  it('follows what the rulebook of the era suggests, and no other (DECK-19)', () => {
    const cards = deck([20, CUB], [30, SAGE], [4, FIRE], [3, energy('Water')], [3, energy('Grass')]);
    expect(messages(cards, 'energy-count', 'hgss-2010')).toEqual(['10 Energy cards; the rulebook suggests 20 to 25.']);
    expect(messages(cards, 'energy-count', 'swsh-2022')).toEqual(['10 Energy cards; the rulebook suggests 12 to 15.']);
    expect(messages(cards, 'trainer-count', 'swsh-2022')).toEqual([
      '30 Trainer cards; the rulebook suggests 20 to 25.',
    ]);
    expect(messages(cards, 'trainer-count', 'hgss-2010')).toEqual([]);
    expect(messages(cards, 'energy-types', 'hgss-2010')).toEqual([
      'Basic Energy of 3 types (Fire, Water, Grass); the rulebook suggests one or two.',
    ]);
    expect(messages(cards, 'energy-count', 'platinum-2009')).toEqual([]);
    expect(lintDeck(cards, era('hgss-2010'))[0]?.rule).toBe('DECK-19');
  });

  it('warns of hands without a Basic Pokémon', () => {
    expect(messages(deck([4, CUB], [56, FIRE]), 'few-basics')).toEqual([
      'Only 4 cards can open the game: 60 % of opening hands have no Basic Pokémon.',
    ]);
    expect(messages(deck([9, CUB], [51, FIRE]), 'few-basics')).toEqual([]);
  });

  it('finds Evolution cards without enough to evolve from', () => {
    const wolf = pokemon('Wolf', { stage: 'stage-1', evolvesFrom: 'Cub' });
    const lord = pokemon('Lord', { stage: 'stage-2', evolvesFrom: 'Great Wolf' });
    const cards = deck([2, CUB], [3, wolf], [1, lord], [54, FIRE]);
    expect(messages(cards, 'lower-stage-short')).toEqual(['3 cards go onto Cub (Wolf), but there are only 2 Cub.']);
    expect(messages(cards, 'lower-stage-missing')).toEqual(['There is no Great Wolf for Lord to evolve from.']);
    const sweet = trainer('Rare Sweet', { text: 'Put a Stage 2 card onto a Basic Pokémon.' });
    expect(messages([...cards, sweet], 'lower-stage-missing')).toEqual([]);
  });

  it('knows that a mark beside the name is no part of it', () => {
    const level = pokemon('Cub LV.X', { stage: 'level-up', evolvesFrom: 'Cub', tags: ['LV.X'] });
    expect(messages(deck([2, pokemon('Cub LV.12')], [1, level]), 'lower-stage-missing')).toEqual([]);
    expect(messages(deck([1, level]), 'lower-stage-missing')).toEqual(['There is no Cub for Cub LV.X to evolve from.']);
  });

  it('finds Fossils and pieces that are of no use alone', () => {
    const shell = trainer('Shell Fossil', { trainer: 'fossil' });
    expect(messages(deck([4, shell]), 'fossil-unused')).toEqual(['No card of this deck evolves from Shell Fossil.']);
    const snail = pokemon('Snail', { stage: 'stage-1', evolvesFrom: 'Shell Fossil' });
    expect(messages(deck([4, shell], [1, snail]), 'fossil-unused')).toEqual([]);
    const half = pokemon('Sun LEGEND', { stage: 'legend', piece: 1 });
    expect(messages(deck([2, half]), 'piece-missing')).toEqual([
      'Sun LEGEND is put together from 2 pieces; this deck has 1 of them.',
    ]);
    expect(messages(deck([1, half], [1, { ...half, piece: 2 }]), 'piece-missing')).toEqual([]);
  });

  it('finds costs that no Energy pays, unless a text may', () => {
    const eel = pokemon('Eel', { attacks: [attack('Shock', 'Lightning', 'Colorless'), attack('Slap', 'Colorless')] });
    const cards = deck([4, eel], [56, FIRE]);
    expect(messages(cards, 'attack-unpayable')).toEqual([
      'No Energy card of this deck provides Lightning, which Shock of Eel costs.',
    ]);
    const rainbow: CardFacts = {
      ...BLANK_FACTS,
      name: 'Prism',
      kind: 'energy',
      energy: 'special',
      text: 'Every type.',
    };
    expect(messages([...cards, rainbow], 'attack-unpayable')).toEqual([]);
  });

  it('finds Energy that nothing asks for', () => {
    const said = 'No attack cost and no text of this deck names Water; its Energy can pay only for Colorless.';
    const cards = deck([4, CUB], [4, energy('Water')], [4, FIRE]);
    expect(messages(cards, 'energy-unneeded')).toEqual([said]);
    expect(messages([...cards, trainer('Bucket', { text: 'Attach a Water Energy card.' })], 'energy-unneeded')).toEqual(
      [],
    );
  });

  it('misses cards that bring cards', () => {
    const cards = deck([4, CUB], [56, FIRE]);
    expect(messages(cards, 'no-supporter')).toEqual(['There is no Supporter card; one may be played each turn.']);
    expect(messages(cards, 'no-draw')).toEqual([
      'No Trainer card and no power of this deck draws cards or searches the deck.',
    ]);
    expect(messages([...cards, SAGE], 'no-draw')).toEqual([]);
  });

  it('names cards that were first printed after the rules', () => {
    const print = (setId: string, released: string) => ({
      facts: { ...CUB, set: setId, released },
      id: `${setId}-1`,
      setId,
      number: '1',
    });
    const [old, young] = [print('base1', '1999-01-09'), print('swsh1', '2020-02-07')];
    const late = (pool: CardPool) =>
      lintDeck([young.facts], era('e-card-2002'), pool)
        .filter(({ code }) => code === 'printed-later')
        .map(({ message }) => message);
    expect(late(cardPool([young], []))).toEqual(['Cub was first printed in 2020; these are the rules of 2002.']);
    expect(late(cardPool([old, young], []))).toEqual([]);
  });

  it('remarks on two Shining Pokémon of one name, of the years in which they limit themselves', () => {
    const shining = (name: string, released: string) => pokemon(`Shining ${name}`, { released });
    const [old, other, later] = [
      shining('Carp', '2001-09-21'),
      shining('Fish', '2001-09-21'),
      shining('Mew', '2017-10-06'),
    ];
    const told = (...parts: readonly (readonly [number, CardFacts])[]) =>
      messages(deck(...parts), 'shining-twice', 'neo-2000');
    expect(told([2, old])).toEqual([
      '2 Shining Carp; as players tell it, a deck may hold one of each Shining Pokémon.',
    ]);
    expect(told([1, old], [1, other], [4, later])).toEqual([]);
  });

  it('names cards whose text is not understood', () => {
    const riddle = trainer('Riddle', { text: 'Wibble the wobble.' });
    expect(messages(deck([4, CUB], [2, riddle]), 'text-not-understood')).toEqual([
      expect.stringMatching(/^Riddle cannot be played yet: its text is not understood at ".+"\.$/),
    ]);
  });
});
