import { describe, expect, it } from 'vitest';
import { randomNumbers, TextMaterial, textCards, textDeck } from '../../../src/arena/index.js';
import { compileCard } from '../../../src/cards/index.js';
import { deckFaults, ERAS, FORMATS, newGame } from '../../../src/engine/index.js';
import { inventedCards, inventedPrints } from './invented.js';

describe('cards with texts', () => {
  it('are those that compile and can be played, each once', () => {
    const { cards, leftOut } = textCards([...inventedPrints(), ...inventedPrints()], compileCard);
    expect(cards.map(({ facts }) => facts.name)).toEqual([
      'Kindlet',
      'Kindlord',
      'Orphanox',
      'Plainix',
      'Good Advice',
      'Quick Find',
      'Both Halves',
    ]);
    expect(leftOut).toEqual({});
  });
});

const tables = ERAS.flatMap((era) =>
  FORMATS.filter(({ id }) => era.formats.includes(id)).map((format) => ({
    era,
    format,
    title: `${era.id}, ${format.id}`,
  })),
);

describe.each(tables)('decks of them: $title', ({ era, format }) => {
  const material = new TextMaterial(inventedCards());
  const decks = Array.from({ length: 40 }, (_, seed) => textDeck(material.poolOf(era), format, randomNumbers(seed)));

  it('are legal', () => {
    expect(
      decks.flatMap((deck) =>
        deckFaults(
          deck.map(({ facts }) => facts),
          era,
          format,
        ),
      ),
    ).toEqual([]);
  });

  it('have below every evolved Pokémon what it evolves from, a stand-in if need be', () => {
    for (const deck of decks) {
      const names = new Set(deck.map(({ facts }) => facts.name));
      if (names.has('Kindlord')) expect(names).toContain('Kindlet');
      if (names.has('Orphanox')) expect(names).toContain('Nobody');
    }
    expect(decks.flat().some(({ facts }) => facts.name === 'Nobody' && facts.stage === 'basic')).toBe(true);
  });

  it('have every half of a card that two make up', () => {
    for (const deck of decks) {
      const halves = deck.filter(({ facts }) => facts.name === 'Both Halves').map(({ facts }) => facts.piece);
      if (halves.length > 0) expect([...new Set(halves)].sort()).toEqual([1, 2]);
    }
  });

  it('have Energy for the attacks', () => {
    expect(decks.every((deck) => deck.some(({ facts }) => facts.name === 'Fire Energy'))).toBe(true);
  });

  it('hold every card sooner or later, and make games that begin', () => {
    const names = new Set(decks.flat().map(({ facts }) => facts.name));
    const known = inventedCards().filter(({ facts }) => facts.stage === null || era.stages.includes(facts.stage));
    for (const { facts } of known) expect(names).toContain(facts.name);
    expect(newGame(material.deal(era, format, randomNumbers(7))!).ok).toBe(true);
  });
});

it('an era that knows none of the cards has no game', () => {
  expect(new TextMaterial([]).deal(ERAS[0]!, FORMATS[0]!, randomNumbers(1))).toBeNull();
});
