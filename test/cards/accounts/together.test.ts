import { describe, expect, it } from 'vitest';
import {
  compileCard,
  type ImportedCard,
  type LocalCard,
  merge,
  readCard,
  together,
  writeCards,
} from '../../../src/cards/index.js';
import { imported, pokemon, trainer } from '../import/written.js';
import { asData, JOINING, SETS } from './written.js';

const ids = (cards: readonly ImportedCard[]): string[] => cards.map(({ print }) => print.id).sort();
const all = (...written: readonly unknown[]) => together(written.map(imported), JOINING);

const here = (more = {}) => pokemon({ id: 'inv01-001', localId: '001', setId: 'inv01', ...more });
const there = (more = {}) => asData({ id: 'in1-1', set: { id: 'in1', series: 'Other' }, ...more });

describe('accounts of two databases', () => {
  it('are of one card where set and number are the same, whatever the zeros and the id of the set', () => {
    const { cards, facts } = all(here(), there());
    expect(ids(cards)).toEqual(['inv01-001']);
    expect(cards[0]?.accounts?.map(({ print }) => print.id)).toEqual(['inv01-001', 'in1-1']);
    expect(facts.cards).toEqual({ both: 1, tcgdex: 0, 'pokemon-tcg-data': 0 });
  });

  it('are of one card where the table says so of its id', () => {
    const odd = there({ id: 'in1-7_A', number: '7' });
    expect(ids(all(here({ id: 'inv01-C2', localId: 'C2' }), odd).cards)).toEqual(['inv01-C2']);
  });

  it('are of two cards where the names are two, each under an id of its own', () => {
    expect(ids(all(here(), there({ name: 'Pebblet' })).cards)).toEqual(['in1-1', 'inv01-001']);
    expect(ids(all(pokemon(), asData({ name: 'Pebblet' })).cards)).toEqual(['inv1-1', 'inv1-1-pokemon-tcg-data']);
  });

  it('are of one card where the names differ by what databases add', () => {
    const names: readonly (readonly [string, string])[] = [
      ['Mossling', 'Mossling LV.X'],
      ['Mossling ☆', 'Mossling ★'],
      ["Fern's Orders", "Fern's Orders (Rose)"],
      ['Mossling', 'Mossling δ'],
    ];
    for (const [one, other] of names) expect(all(here({ name: one }), there({ name: other })).cards).toHaveLength(1);
    expect(all(here({ name: 'Mossling' }), there({ name: 'Mossling ex' })).cards).toHaveLength(2);
  });

  it('bear the id and the set that the first would give them where only the second has the card', () => {
    const [card] = all(there()).cards;
    expect(card?.print).toMatchObject({ id: 'inv01-001', setId: 'inv01', serie: 'Invented', released: '2009-05-01' });
    expect(card?.facts).toMatchObject({ set: 'inv01', released: '2009-05-01' });
    expect(card?.accounts?.[0]?.print.id).toBe('in1-1');
  });
});

const judges = { compile: compileCard, isVerified: () => false, isOutdated: false, sets: SETS };
const put = (read: readonly unknown[], library: readonly LocalCard[] = []) =>
  merge(library, read.map(imported), judges).cards;

describe('a library of two databases', () => {
  const first = [here({ weaknesses: undefined }), here({ id: 'inv01-002', localId: '002', hp: 70 }), trainer()];
  const second = [there(), there({ id: 'in1-2', number: '2' }), there({ id: 'in1-3', number: '3', name: 'Pebblet' })];

  it('is the same whichever is put first, or both at once', () => {
    const both = put([...first, ...second]);
    expect(put(second, put(first))).toEqual(both);
    expect(put(first, put(second))).toEqual(both);
    expect(put([...second, ...first].reverse())).toEqual(both);
    expect(both).toHaveLength(4);
  });

  it('comes back from its lines with what each said', () => {
    const cards = put([...first, ...second]);
    const { sets, lines } = writeCards(cards);
    expect(lines.map((line) => readCard(line, sets))).toEqual(cards);
    const again = merge(
      lines.map((line) => readCard(line, sets)),
      second.map(imported),
      judges,
    );
    expect(again.cards).toEqual(cards);
    expect(again.counts).toEqual({ new: 0, changed: 0, same: 3 });
  });

  it('takes what a database says now for what it said before, and leaves the other as it was', () => {
    const cards = put([there({ hp: '80' })], put([...first, ...second]));
    const card = cards.find(({ print }) => print.id === 'inv01-001');
    expect(card?.accounts?.map(({ facts }) => facts.hp)).toEqual([60, 80]);
  });
});
