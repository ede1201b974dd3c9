import { describe, expect, it } from 'vitest';
import { type Compile, type CompileAll, coverage, identityOf, uniqueCards } from '../../src/cards/index.js';
import { imported, pokemon, setOf, settled } from './import/written.js';

const saying = (effect: string) => ({ attacks: [{ name: 'Slap', cost: ['Grass'], damage: 10, effect }] });

/** Understands everything but sentences with "moss", each of which is a span of its own. */
const noMoss: Compile = (facts) => {
  const unsupported = facts.attacks.flatMap(({ text }, index) =>
    [...text.matchAll(/[^.]*moss[^.]*\./gi)].map((match) => ({
      where: 'attack' as const,
      index,
      start: match.index,
      end: match.index + match[0].length,
      text: match[0].trim(),
      reason: 'There is moss in it.',
    })),
  );
  return unsupported.length > 0
    ? { ok: false, unsupported }
    : { ok: true, program: { attacks: [], powers: [], card: [] } };
};

describe('unique cards', () => {
  const print = imported(pokemon());

  it('count once when only number, set, date, rarity and legality differ', () => {
    const reprint = pokemon({ id: 'inv2-7', localId: '7', setId: 'inv2', setName: 'More', released: '2012-01-01' });
    const again = imported({ ...reprint, rarity: 'Rare', legal: { standard: false }, regulationMark: 'E' });
    expect(identityOf(again)).toBe(identityOf(print));
    expect(uniqueCards([print, again])).toEqual([print]);
  });

  it.each([
    ['HP', { hp: 70 }],
    ['a text', saying('Draw a card.')],
    ['the Weakness', { weaknesses: [{ type: 'Water', value: '×2' }] }],
    ['the name', { name: 'Mossking' }],
  ])('count twice when %s differs', (_, more) => {
    expect(identityOf(imported(pokemon(more)))).not.toBe(identityOf(print));
  });

  it('keep a Weakness that is not known apart from none', () => {
    const [unknown, none] = [pokemon({ weaknesses: undefined }), pokemon({ weaknesses: [] })].map(imported);
    expect(identityOf(unknown!)).not.toBe(identityOf(none!));
  });

  it('count the pieces of a V-UNION once', () => {
    const pieces = [1, 2, 3, 4].map((number) =>
      pokemon({ id: `u-${number}`, localId: `${number}`, name: 'Moss V-UNION' }),
    );
    expect(uniqueCards(settled(...pieces))).toHaveLength(1);
  });
});

const each =
  (compile: Compile): CompileAll =>
  (all) =>
    all.map(compile);

describe('the report on coverage', () => {
  const cards = settled(
    ...setOf(6),
    pokemon({ id: 'inv1-1', ...saying('Draw 1 card. Mossling grows 3 moss.') }),
    pokemon({
      id: 'inv2-1',
      setId: 'inv2',
      serie: 'Later',
      released: '2010-01-01',
      ...saying('Draw 1 card. Mossling grows 3 moss.'),
    }),
    pokemon({ id: 'inv1-2', name: 'Fernling', ...saying('Fernling grows 2 moss. Water the moss.') }),
    pokemon({ id: 'inv1-3', name: 'Shell', hp: undefined }),
  );
  const report = coverage(cards, { compile: each(noMoss) });

  it('counts prints, unique cards and compiled ones, in all, by serie and by set', () => {
    expect(report.total).toEqual({ cards: 10, unique: 9, compiled: 6, unsupported: 3, incomplete: 0 });
    expect(report.series).toEqual({
      Invented: { cards: 9, unique: 9, compiled: 6, unsupported: 3, incomplete: 0 },
      Later: { cards: 1, unique: 1, compiled: 0, unsupported: 1, incomplete: 0 },
    });
    expect(Object.keys(report.sets)).toEqual(['inv1', 'inv2']);
  });

  it('tells what stands in the way, the most rewarding first, with an example that has nothing else', () => {
    expect(report.reasons).toEqual([
      { text: 'NAME grows N moss.', count: 1, cards: 2, example: 'inv1-1' },
      { text: 'facts: hp-missing', count: 1, cards: 1, example: 'inv1-3' },
      { text: 'Water the moss.', count: 0, cards: 1, example: 'inv1-2' },
    ]);
    expect(coverage(cards, { compile: each(noMoss), reasons: 1 }).reasons).toHaveLength(1);
  });

  it('tells the whole sentence around a word', () => {
    const text = 'Draw 2 cards. Then, wibble 1 card (if any). Draw a card.';
    const wibble: Compile = () => ({
      ok: false,
      unsupported: [{ where: 'attack', index: 0, start: 20, end: 26, text: 'wibble', reason: 'unknown' }],
    });
    const { reasons } = coverage([imported(pokemon(saying(text)))], { compile: each(wibble) });
    expect(reasons.map((reason) => reason.text)).toEqual(['Then, wibble N card (if any).']);
  });

  it('says how many compiled cards are not known to the last fact', () => {
    expect(coverage([imported(pokemon({ retreat: undefined }))], { compile: each(noMoss) }).total).toMatchObject({
      compiled: 1,
      incomplete: 1,
    });
  });

  it('says how far it is', () => {
    const reached: number[] = [];
    coverage(cards, { compile: each(noMoss), reached: (done) => reached.push(done) });
    expect(reached.at(-1)).toBe(cards.length);
  });
});
