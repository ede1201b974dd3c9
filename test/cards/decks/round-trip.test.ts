import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CardPool,
  cardPool,
  type DeckEntry,
  deckToJson,
  openDeck,
  type PoolCard,
  readList,
  unprinted,
  writeList,
} from '../../../src/cards/index.js';
import { BLANK_FACTS } from '../../../src/engine/index.js';
import { POOL, PRINTS, print, SET_TABLE } from './pool.js';

const sorted = (entries: readonly DeckEntry[]): string[] =>
  entries.map(({ count, card }) => `${card.id} ${card.facts.name} ${count}`).sort();

function expectRoundTrip(entries: readonly DeckEntry[], pool: CardPool): void {
  const back = readList(writeList(entries, pool), pool);
  expect(back.faults).toEqual([]);
  expect(sorted(back.cards)).toEqual(sorted(entries));
}

/** Some different cards of a pool, each a few times. */
const deckOf = (cards: readonly PoolCard[]): fc.Arbitrary<DeckEntry[]> =>
  fc
    .uniqueArray(fc.tuple(fc.nat(cards.length - 1), fc.integer({ min: 1, max: 20 })), {
      minLength: 1,
      selector: ([place]) => place,
    })
    .map((chosen) => chosen.map(([place, count]) => ({ count, card: cards[place]! })));

describe('a deck that is written as a list', () => {
  it('is the same deck when it is read again', () => {
    fc.assert(fc.property(deckOf(PRINTS), (entries) => expectRoundTrip(entries, POOL)));
  });

  it('is the same deck, whatever its cards are called', () => {
    const word = fc.constantFrom(
      ...'Aqua Brook Cub Energy EX XY 2 V LV.X ☆ δ ◇ (Old) x Total Trainer JU BS 60 Star & ’s'.split(' '),
    );
    const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    const setId = fc.constantFrom('base1', 'base2', 'swsh9', 'swsh9tg', 'tk-bw-z', 'attic');
    const card = fc.tuple(name, setId, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 3, max: 5 }));
    const cards = fc.uniqueArray(card, {
      minLength: 1,
      maxLength: 12,
      selector: ([, set, number]) => `${set}-${number}`,
    });
    fc.assert(
      fc.property(cards, (chosen) => {
        const prints = chosen.map(([called, set, number, hp]) =>
          print(`${set}-${number}`, { name: called, hp: hp * 10 }),
        );
        const pool = cardPool(prints, SET_TABLE);
        expectRoundTrip(
          prints.map((each, place) => ({ count: 1 + (place % 4), card: each })),
          pool,
        );
      }),
    );
  });

  it('needs no set for cards that have none', () => {
    const cub = unprinted({ ...BLANK_FACTS, name: 'Cindercub', stage: 'basic' });
    const pool = cardPool([cub], []);
    const fire = pool.named('Fire Energy')[0]!;
    const text = writeList(
      [
        { count: 4, card: cub },
        { count: 56, card: fire },
      ],
      pool,
    );
    expect(text).toBe('Pokémon: 4\n4 Cindercub\n\nEnergy: 56\n56 Fire Energy\n\nTotal Cards: 60\n');
    expectRoundTrip([{ count: 4, card: cub }], pool);
  });

  it('says set and number as the clients do', () => {
    const entries = PRINTS.filter(({ id }) => ['base2-60', 'swsh9tg-TG23', 'tk-bw-z-3'].includes(id));
    const text = writeList(
      entries.map((card) => ({ count: 2, card })),
      POOL,
    );
    expect(text).toBe('Pokémon: 6\n2 Pikachu JU 60\n2 Umbreon VMAX BRS TG23\n2 Zorua tk-bw-z 3\n\nTotal Cards: 6\n');
  });
});

describe('a deck that is written as JSON', () => {
  it('is the same deck when it is read again', () => {
    fc.assert(
      fc.property(deckOf(PRINTS), (entries) => {
        const read = openDeck(JSON.stringify(deckToJson('Mine', entries, POOL)), POOL);
        if (!read.ok) throw new Error(read.error.map(({ message }) => message).join('\n'));
        expect(read.value.name).toBe('Mine');
        expect(sorted(read.value.list.cards)).toEqual(sorted(entries));
      }),
    );
  });

  it('is refused with the place that is wrong', () => {
    const said = (deck: unknown): string[] => {
      const read = openDeck(deck, POOL);
      return read.ok ? [] : read.error.map(({ message }) => message);
    };
    expect(said({ cards: [{ count: 4, name: 'Pikachu' }, { count: '4' }, 7, 'Pikachu'] })).toEqual([
      'cards[1] lacks "name".',
      'cards[1].count must be a whole number from 1 to 240, not "4".',
      'cards[2] must be an object, not 7.',
      'cards[3] must be a line such as "4 Switch", not "Pikachu".',
    ]);
    expect(said([])).toEqual(['A deck must be an object.']);
    expect(said('{ "cards": [')[0]).toMatch(/^This is not JSON: /);
  });
});
