import { describe, expect, it } from 'vitest';
import {
  drawAllChance,
  drawChance,
  expectedMulligans,
  mulliganChance,
  mulliganChances,
  openingChances,
  prizedChances,
  type Ratio,
  stockOf,
  toNumber,
  toText,
} from '../../../src/cards/index.js';
import { BLANK_FACTS, type CardFacts, CONSTRUCTED, ERAS, type Format } from '../../../src/engine/index.js';

const ERA = ERAS[0]!;
const basic = (name: string): CardFacts => ({ ...BLANK_FACTS, name, stage: 'basic' });
const item = (name: string): CardFacts => ({ ...BLANK_FACTS, name, kind: 'trainer', trainer: 'item' });
const times = (count: number, card: CardFacts): CardFacts[] => new Array<CardFacts>(count).fill(card);
const deck = (...parts: readonly (readonly [number, CardFacts])[]): CardFacts[] =>
  parts.flatMap(([count, card]) => times(count, card));
const named = (name: string) => (card: CardFacts) => card.name === name;
const number = (chance: Ratio | null): number => toNumber(chance!);

describe('mulligans', () => {
  const chanceWith = (basics: number) =>
    mulliganChance(stockOf(deck([basics, basic('A')], [60 - basics, item('B')]), ERA, []))!;

  it('are as likely as is well known for 60 cards', () => {
    // 56 of 60 cards are no Basic Pokémon: C(56,7) / C(60,7).
    expect(toText(chanceWith(4))).toBe('58565/97527');
    expect(number(chanceWith(4))).toBeCloseTo(0.6005, 5);
    expect(number(chanceWith(8))).toBeCloseTo(0.34641, 5);
    expect(number(chanceWith(12))).toBeCloseTo(0.19065, 5);
    expect(number(chanceWith(60))).toBe(0);
  });

  it('are counted until a hand is kept', () => {
    const stock = stockOf(deck([4, basic('A')], [56, item('B')]), ERA, []);
    const chances = mulliganChances(stock, 200).map(toNumber);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    const expected = chances.reduce((sum, chance, count) => sum + chance * count, 0);
    expect(number(expectedMulligans(stock))).toBeCloseTo(expected, 9);
    expect(number(expectedMulligans(stock))).toBeCloseTo(0.6005 / 0.3995, 3);
  });

  it('never end without a Basic Pokémon, and need seven cards', () => {
    expect(expectedMulligans(stockOf(times(60, item('B')), ERA, []))).toBeNull();
    expect(mulliganChance(stockOf(times(6, basic('A')), ERA, []))).toBeNull();
    expect(drawChance(times(60, item('B')), ERA, { group: named('B'), atLeast: 1, turn: 1 })).toBeNull();
  });

  it('are spared by a Fossil where the era lets it be placed', () => {
    const fossil: CardFacts = { ...BLANK_FACTS, name: 'Fossil', kind: 'trainer', trainer: 'fossil' };
    const cards = deck([4, basic('A')], [4, fossil], [52, item('B')]);
    const chances = ERAS.map(
      (era) => [era.fossilIsBasicInSetup, number(mulliganChance(stockOf(cards, era, [])))] as const,
    );
    for (const [isBasic, chance] of chances) expect(chance).toBeCloseTo(isBasic === 'no' ? 0.6005 : 0.34641, 4);
    expect(new Set(chances.map(([isBasic]) => isBasic)).size).toBe(3);
  });
});

/** Every order of a small deck counts once: what share of those whose hand is kept has the property. */
function byEnumeration(
  cards: readonly CardFacts[],
  after: number,
  holds: (hand: CardFacts[], next: CardFacts[]) => boolean,
) {
  let kept = 0;
  let held = 0;
  for (const hand of subsets(cards.length, 7)) {
    if (!hand.some((place) => cards[place]!.stage === 'basic')) continue;
    const left = cards.map((_, place) => place).filter((place) => !hand.includes(place));
    for (const next of subsets(left.length, after)) {
      kept++;
      const cardsAt = (places: readonly number[]) => places.map((place) => cards[place]!);
      if (holds(cardsAt(hand), cardsAt(next.map((place) => left[place]!)))) held++;
    }
  }
  return held / kept;
}

function* subsets(from: number, count: number, first = 0): Generator<number[]> {
  if (count === 0) yield [];
  else
    for (let place = first; place <= from - count; place++)
      for (const rest of subsets(from, count - 1, place + 1)) yield [place, ...rest];
}

describe('the odds of a small deck are those of all its hands', () => {
  const small = deck([2, basic('Cub')], [3, basic('Pup')], [3, item('Net')], [3, item('Rope')], [1, item('Horn')]);
  const count = (cards: readonly CardFacts[], name: string) => cards.filter(named(name)).length;

  it.each(['Cub', 'Pup', 'Net', 'Horn'])('drawn by a turn: %s', (name) => {
    for (const turn of [0, 1, 3]) {
      for (const atLeast of [1, 2]) {
        const counted = byEnumeration(small, turn, (hand, next) => count([...hand, ...next], name) >= atLeast);
        expect(number(drawChance(small, ERA, { group: named(name), atLeast, turn }))).toBeCloseTo(counted, 12);
      }
    }
  });

  it('several cards at once', () => {
    const counted = byEnumeration(small, 2, (hand, next) => {
      const seen = [...hand, ...next];
      return count(seen, 'Cub') >= 1 && count(seen, 'Net') >= 2;
    });
    const wanted = [
      { group: named('Cub'), atLeast: 1 },
      { group: named('Net'), atLeast: 2 },
    ];
    expect(number(drawAllChance(small, ERA, wanted, 2))).toBeCloseTo(counted, 12);
  });

  it.each(['Cub', 'Net', 'Horn'])('among the Prize cards: %s', (name) => {
    const format: Format = { ...CONSTRUCTED, prizes: 3 };
    const chances = prizedChances(small, ERA, format, named(name)).map(number);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    chances.forEach((chance, prized) => {
      expect(chance).toBeCloseTo(
        byEnumeration(small, 3, (_, prizes) => count(prizes, name) === prized),
        12,
      );
    });
  });

  it.each(['Pup', 'Rope'])('in the opening hand: %s', (name) => {
    openingChances(small, ERA, named(name)).forEach((chance, held) => {
      expect(number(chance)).toBeCloseTo(
        byEnumeration(small, 0, (hand) => count(hand, name) === held),
        12,
      );
    });
  });
});

describe('the odds of 60 cards', () => {
  it('of a single card among six Prize cards are one in ten where every card keeps the hand', () => {
    const cards = deck([1, basic('A')], [59, basic('B')]);
    expect(prizedChances(cards, ERA, CONSTRUCTED, named('A')).map((chance) => toText(chance!))).toEqual([
      '9/10',
      '1/10',
    ]);
  });

  it('of a lone Basic Pokémon to be a Prize card are none: it is in the hand', () => {
    const cards = deck([1, basic('A')], [59, item('B')]);
    expect(prizedChances(cards, ERA, CONSTRUCTED, named('A')).map(number)).toEqual([1, 0]);
    expect(number(drawChance(cards, ERA, { group: named('A'), atLeast: 1, turn: 0 }))).toBe(1);
  });

  it('of one of four in seven cards are the well-known 39.95 %', () => {
    const cards = deck([4, basic('A')], [56, basic('B')]);
    expect(number(drawChance(cards, ERA, { group: named('A'), atLeast: 1, turn: 0 }))).toBeCloseTo(0.3995, 5);
    expect(number(drawChance(cards, ERA, { group: named('A'), atLeast: 1, turn: 1 }))).toBeCloseTo(0.4448, 4);
  });
});
