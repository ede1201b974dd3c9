import { describe, expect, it } from 'vitest';
import { compileCard, identityOf, merge } from '../../../src/cards/index.js';
import { cardsIn, isPlayable, wholeCardsIn, wholeSet } from '../../../src/web/desk/kept-set.js';
import { likenessOf } from '../../../src/web/desk/likeness.js';
import { isNearly } from '../../../src/web/import/keep-cards.js';
import { imported, pokemon, setOf, trainer } from '../../cards/import/written.js';

const judges = { compile: compileCard, isVerified: () => false, isOutdated: false };
const odd = (id: string, ...texts: string[]) =>
  pokemon({ id, localId: id, name: id, attacks: texts.map((effect) => ({ name: 'Ask', cost: ['Grass'], effect })) });

const WRITTEN = [
  ...setOf(6),
  trainer({ id: 'inv1-2' }),
  odd('one', 'Wibble the wobble.'),
  odd('two', 'Wibble the wobble.', 'Wobble the wibble.'),
  pokemon({ id: 'blocked', hp: undefined }),
  // What it leaves open the others answer: how it was read is kept beside what is played.
  pokemon({ id: 'open', name: 'Openling', weaknesses: undefined }),
];
const { cards } = merge([], WRITTEN.map(imported), judges);
const whole = wholeSet('inv1', cards, isNearly);

describe('a set that is kept', () => {
  it('has all of its cards again, with all that was read of them', () => {
    const again = wholeCardsIn(whole);
    const plain = (list: typeof cards) => list.map(({ likeness: _, ...card }) => card);
    expect(plain(again)).toEqual(plain(cards));
    expect(again.some(({ asRead }) => asRead !== null)).toBe(true);
  });

  it('has what games need apart from what was only read', () => {
    const short = cardsIn(whole.set);
    expect(short.map(({ facts }) => facts)).toEqual(cards.map(({ facts }) => facts));
    expect(short.every(({ asRead }) => asRead === null)).toBe(true);
    expect(
      short
        .filter((card) => !isPlayable(card))
        .map(({ print }) => print.id)
        .sort(),
    ).toEqual(['blocked', 'one', 'two']);
  });

  it('counts what can be played, what lacks a line, and what lacks more', () => {
    expect(whole.set.sums).toEqual({ cards: cards.length, playable: cards.length - 3, nearly: 1 });
  });

  it('tells likenesses that do not depend on what else is there', () => {
    const alone = wholeSet('inv1', cards.slice(2, 3), isNearly);
    expect(cardsIn(alone.set)[0]?.likeness).toBe(cardsIn(whole.set)[2]?.likeness);
    expect(new Set(cards.map((card) => likenessOf(identityOf(card)))).size).toBe(new Set(cards.map(identityOf)).size);
  });
});
