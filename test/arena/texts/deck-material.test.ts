import { describe, expect, it } from 'vitest';
import { DeckMaterial, randomNumbers, type SoakDeck, type TextCard } from '../../../src/arena/index.js';
import { PLAIN_ENERGY } from '../../../src/cards/index.js';
import { BLANK_FACTS, ERAS, FORMATS, newGame } from '../../../src/engine/index.js';

const program = { attacks: [], powers: [], card: [] };
const cub = (name: string): TextCard => ({
  identity: name,
  id: name,
  facts: { ...BLANK_FACTS, name, stage: 'basic', types: ['Fire'], hp: 50 },
  program,
});
const cards: TextCard[] = [
  ...['Ash', 'Brook', 'Cliff', 'Dusk'].map(cub),
  { ...cub('Fire Energy'), facts: PLAIN_ENERGY[1]! },
];

const deck = (place: number, format: string, partner: string | null = null): SoakDeck => ({
  name: cards[place]!.id,
  era: 'platinum-2009',
  format,
  partner,
  cards: [...new Array<number>(4).fill(place), ...new Array<number>(56).fill(4)],
});

const platinum = ERAS.find(({ id }) => id === 'platinum-2009')!;
const formatNamed = (id: string) => FORMATS.find((format) => format.id === id)!;

/** The first card of each deck of a game, seat by seat. */
function dealt(material: DeckMaterial, format: string, number: number): string[] {
  const claim = material.deal(platinum, formatNamed(format), randomNumbers(number), number)!;
  expect(newGame(claim).ok).toBe(true);
  return claim.decks.map(([first]) => claim.facts[first!]!.name);
}

describe('certain decks in a soak', () => {
  const material = new DeckMaterial(cards, [
    deck(0, 'constructed'),
    deck(1, 'constructed'),
    deck(2, 'team-battle', 'Dusk'),
    deck(3, 'team-battle', 'Cliff'),
  ]);

  it('have games of their own in turn, against others of the era', () => {
    for (let number = 0; number < 12; number++) {
      const [one, other] = dealt(material, 'constructed', number);
      expect([one, other]).toContain(number % 2 === 0 ? 'Ash' : 'Brook');
      expect(one).not.toBe(other);
    }
  });

  it('sit diagonally from their partners in Team Battle (FMT-12)', () => {
    for (let number = 0; number < 8; number++) {
      const seats = dealt(material, 'team-battle', number);
      expect(seats).toHaveLength(4);
      expect(Math.abs(seats.indexOf('Cliff') - seats.indexOf('Dusk'))).toBe(2);
    }
  });

  it('have none in a format that no deck is for', () => {
    expect(material.deal(platinum, formatNamed('2-on-2'), randomNumbers(1), 0)).toBeNull();
  });
});
