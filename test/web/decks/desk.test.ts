import { beforeAll, describe, expect, it } from 'vitest';
import { shippedDecks as inventedDecks, setCodeTable, shippedLibrary } from '../../../src/cli/library-files.js';
import { Desk } from '../../../src/web/desk/desk.js';
import type { KeptDeck } from '../../../src/web/desk/kept-deck.js';
import { ownDecks } from '../../../src/web/desk/own-decks.js';
import { CardBox, shippedCards } from '../../../src/web/desk/pool.js';
import { queryOf } from '../../../src/web/desk/query.js';
import { shippedDecks } from '../../../src/web/desk/shipped-decks.js';
import { collectionOf } from '../../../src/web/session/collection-of.js';

const collections = [collectionOf(shippedLibrary()), ...inventedDecks()];
const shipped = shippedCards(collections);
let desk: Desk;
beforeAll(() => {
  desk = new Desk(new CardBox(shipped, { sets: shippedLibrary().sets, codes: setCodeTable() }));
});

const EVERY = { kinds: [], types: [], year: null, isReal: false } as const;

function found(query: string): string[] {
  const answer = desk.search(query, 100);
  if ('fault' in answer) throw new Error(answer.fault.message);
  return answer.cards.map(({ card }) => card.name);
}

/** A deck that ships, as somebody copies it. */
function copied(name: string): KeptDeck {
  const deck = shippedDecks(collections).find((each) => each.name === name)!;
  return { id: 'deck-1', name, era: deck.era ?? 'hgss-2010', format: deck.format, lines: deck.lines };
}

describe('searching at the desk', () => {
  it('finds real cards by what is typed and by filters together', () => {
    const query = queryOf('hp>=80', { ...EVERY, kinds: ['pokemon'], types: ['Fire'], year: 2010, isReal: true });
    expect(query).toBe('(hp>=80) (kind:pokemon) (type:fire) -year>2010 -set:rulebox');
    expect(found(query)).toContain('Arcanine');
    expect(found(query)).not.toContain('Cinderlord');
  });

  it('keeps an "or" that is typed to itself', () => {
    expect(new Set(found(queryOf('cyndaquil or mareep', { ...EVERY, types: ['Fire'] })))).toEqual(
      new Set(['Cyndaquil']),
    );
  });

  it('finds basic Energy of every year, and everything where nothing is asked', () => {
    expect(found(queryOf('fire energy', { ...EVERY, year: 2002 }))).toEqual(['Fire Energy']);
    expect(queryOf('  ', EVERY)).toBe('name:*');
    expect(found('name:*').length).toBe(100);
  });

  it('finds cards by the era they were printed in', () => {
    expect(found('cyndaquil era:hgss-2010')).toEqual(['Cyndaquil']);
    expect(found('cyndaquil era:swsh-2022')).toEqual([]);
  });

  it('says what is wrong with a search', () => {
    expect(desk.search('(hp>many)', 10)).toMatchObject({ fault: { message: expect.stringContaining('number') } });
  });
});

/** One of each era, and an invented one. */
const SOME = ['Abyss', 'LuxApe', 'Ember Spark', 'Ice Rider Inteleon', 'Hearth and Thunder'];

describe('a deck at the desk', () => {
  it('that ships is legal, and every one of its cards is known and playable', () => {
    for (const name of SOME) {
      const verdict = desk.judge(copied(name));
      expect([name, verdict.broken, verdict.missing, verdict.unplayable]).toEqual([name, [], [], []]);
    }
  });

  it('with five of a name breaks DECK-02 and points at both prints of it', () => {
    const deck = copied('Ember Spark');
    const more = { ...deck, lines: [...deck.lines, { count: 4, id: 'hgss1-110', name: 'Typhlosion' }] };
    const { broken, obeyed } = desk.judge(more);
    expect(broken.map(({ rule, keys }) => [rule, keys])).toEqual([
      ['DECK-01', []],
      ['DECK-02', ['hgss1-32', 'hgss1-110']],
    ]);
    expect(obeyed.map(({ rule }) => rule)).toEqual(['DECK-05']);
  });

  it('whose card is not there is not whole, and says which', () => {
    const deck = copied('Ember Spark');
    const torn = { ...deck, lines: [...deck.lines, { count: 1, id: 'far-1', name: 'Faraway' }] };
    expect(desk.judge(torn).missing).toEqual(['Faraway']);
    expect(ownDecks([torn], shipped).offers[0]!.legal).toEqual([]);
  });

  it('is written as a list and read again as the same deck', () => {
    for (const name of SOME) {
      const deck = copied(name);
      const { lines, faults, unread } = desk.read(desk.write(deck), deck.era);
      // A card without a print is named by its name alone, and the newest print of the name is taken.
      const ids = new Set(deck.lines.map(({ id }) => id).filter((id) => id !== ''));
      const counts = (of: typeof lines): string[] =>
        of.map(({ id, name: card, count }) => `${count} ${ids.has(id) ? id : card}`).sort();
      expect([name, faults, unread, counts(lines)]).toEqual([name, [], 0, counts(deck.lines)]);
    }
  });

  it('is read with the line of each fault, and the names that could be meant', () => {
    const { faults, unread } = desk.read('4 Cyndaquil HS 61\nfoo bar\n2 Switcj', 'hgss-2010');
    expect(unread).toBe(2);
    expect(faults.map(({ line, code }) => [line, code])).toEqual([
      [2, 'unreadable'],
      [3, 'card-unknown'],
    ]);
    expect(faults[1]!.message).toContain('Do you mean Switch?');
  });

  it('is read as of its time where a list gives names alone', () => {
    const idOf = (era: string): string => desk.read('4 Typhlosion', era).lines[0]!.id;
    expect(idOf('hgss-2010')).toMatch(/^hgss/);
    expect(idOf('e-card-2002')).toMatch(/^(?:neo|ecard)/);
  });

  it('has exact odds: 1 of 60 cards is among 6 Prizes in a tenth of all games', () => {
    const deck = copied('Ember Spark');
    const row = desk.odds(deck, 1).rows.find(({ name }) => name === 'Arcanine')!;
    expect(row.copies).toBe(1);
    expect(row.prized).toBeCloseTo(0.1, 2);
    expect(row.byTurn!).toBeGreaterThan(row.opening!);
  });

  it('counts what attacks cost and which Energy they ask for', () => {
    const { curve, energy } = desk.judge(copied('Ember Spark')).figures;
    expect(curve[1]).toBe(20);
    expect(energy.find(({ type }) => type === 'Fire')).toMatchObject({ provided: 14 });
  });

  it('deals the same hand for the same seed, and only hands that are kept', () => {
    const deck = copied('Ember Spark');
    expect(desk.deal(deck, '5')).toEqual(desk.deal(deck, '5'));
    const hands = Array.from({ length: 200 }, (_, seed) => desk.deal(deck, String(seed))!);
    for (const { hand, prizes, deck: rest } of hands) {
      expect([hand.length, prizes.length, rest.length]).toEqual([7, 6, 47]);
      expect(hand.some((key) => ['hgss1-61', 'hgss1-65', 'hgss1-66', 'hgss1-73', 'hgss1-78'].includes(key))).toBe(true);
    }
    expect(hands.some(({ mulligans }) => mulligans.length > 0)).toBe(true);
  });
});

describe('a deck of one’s own', () => {
  it('is offered at the tables where it is legal, under its name', () => {
    const [offer] = ownDecks([copied('Ember Spark')], shipped).offers;
    expect(offer).toMatchObject({ name: 'Ember Spark', own: 'deck-1', home: 'hgss-2010', count: 60 });
    expect(offer!.legal.some(({ era, format }) => era === 'hgss-2010' && format === 'constructed')).toBe(true);
  });

  it('may bring a card of its own, which is compiled; a text that is not understood keeps the deck out of games', () => {
    const deck = copied('Ember Spark');
    const bring = (text: string): KeptDeck => ({
      ...deck,
      lines: [
        ...deck.lines.map((line) => (line.name === 'Fire Energy' ? { ...line, count: line.count - 1 } : line)),
        {
          count: 1,
          id: 'x1-1',
          name: 'Stranger',
          card: {
            setId: 'x1',
            number: '1',
            facts: { kind: 'pokemon', stage: 'basic', hp: 50, attacks: [{ name: 'Hit', damage: 10, text }] },
          },
        },
      ],
    });
    expect(desk.judge(bring('Draw a card.')).unplayable).toEqual([]);
    expect(ownDecks([bring('Draw a card.')], shipped).offers[0]!.legal).not.toEqual([]);
    expect(ownDecks([bring('Sing a song.')], shipped).offers[0]!.legal).toEqual([]);
    expect(desk.judge(bring('Sing a song.')).unplayable).toHaveLength(1);
    const [last, ...others] = [...bring('').lines].reverse();
    const blocked = {
      ...deck,
      lines: [...others, { ...last!, card: { ...last!.card!, blocked: 'HP is not given.' } }],
    };
    expect(ownDecks([blocked], shipped).offers[0]!.legal).toEqual([]);
  });
});
