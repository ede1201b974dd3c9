// Two whole databases, where they lie beside the repository; a sample of their sets, so that it is fast.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  compileCard,
  type Fields,
  Gathering,
  type ImportedCard,
  merge,
  setTable,
  together,
} from '../../../src/cards/index.js';
import { databaseSetPairs } from '../../../src/cli/library-files.js';

const shared = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..', 'shared');
const [first, second] = [join(shared, 'corpus'), join(shared, 'corpus-2')];
const areThere = existsSync(first) && existsSync(second);

/** One set of the years without symbols, one with labels drawn on its cards, and one whose numbers are others. */
const SAMPLE = { tcgdex: ['base1', 'swsh6', 'cel25cc'], other: ['base1', 'swsh6', 'cel25c'] };

const pairs = databaseSetPairs();
const sets = setTable(pairs);

function readSample(): { readonly here: readonly ImportedCard[]; readonly there: readonly ImportedCard[] } {
  const [here, there] = [new Gathering(), new Gathering()];
  for (const set of SAMPLE.tcgdex)
    for (const line of readFileSync(join(first, `${set}.jsonl`), 'utf8').split('\n'))
      if (line !== '') here.add(set, JSON.parse(line));
  for (const set of JSON.parse(readFileSync(join(second, 'sets', 'en.json'), 'utf8')) as Fields[])
    there.add('sets', set);
  for (const set of SAMPLE.other)
    for (const card of JSON.parse(readFileSync(join(second, 'cards', 'en', `${set}.json`), 'utf8')) as Fields[])
      there.add(set, card);
  return { here: here.finish().cards, there: there.finish().cards };
}

// skipped: the cards of whole databases are not part of the repository
describe.skipIf(!areThere)('two databases', () => {
  const { here, there } = areThere ? readSample() : { here: [], there: [] };
  const { cards, facts } = together([...here, ...there], { compile: compileCard, sets });
  const of = (id: string) => cards.filter(({ print }) => print.setId === id);

  it('tell of the same cards, each of them once', () => {
    expect(facts.cards).toEqual({ both: here.length, tcgdex: 0, 'pokemon-tcg-data': 0 });
    expect(new Set(cards.map(({ print }) => print.id)).size).toBe(cards.length);
  });

  it('agree about most facts', () => {
    const counts = Object.values(facts.facts);
    const confirmed = counts.reduce((so, each) => so + each.confirmed, 0);
    const contradicted = counts.reduce((so, each) => so + each.contradicted, 0);
    expect(contradicted / confirmed).toBeLessThan(0.02);
  });

  it('leave no battle style of a set in doubt', () => {
    const inDoubt = (all: readonly ImportedCard[]) => all.filter((card) => card.facts.doubts.length > 0).length;
    expect(inDoubt(here.filter(({ print }) => print.setId === 'swsh6'))).toBeGreaterThan(100);
    expect(inDoubt(of('swsh6'))).toBe(0);
  });

  it('bring the symbols to light that one of them lost in 1999', () => {
    const back = facts.contradictions.filter(
      ({ id, by, fact }) => id.startsWith('base1-') && by === 'fuller' && fact.endsWith('text'),
    );
    expect(back.length).toBeGreaterThan(0);
    expect(back.every(({ from }) => from === 'pokemon-tcg-data')).toBe(true);
  });

  it('make the same library in whatever order they are put into it', () => {
    const judges = { compile: compileCard, isVerified: () => false, isOutdated: false, sets };
    const some = (all: readonly ImportedCard[]) => all.filter((_, at) => at % 7 === 0);
    const [one, other] = [some(here), some(there)];
    const both = merge([], [...one, ...other], judges).cards;
    expect(merge(merge([], one, judges).cards, other, judges).cards).toEqual(both);
    expect(merge(merge([], other, judges).cards, one, judges).cards).toEqual(both);
  });
});

describe('the table of sets', () => {
  it('names each id of a database once, but where one set is two of the other', () => {
    const ids = pairs.map(({ tcgdex }) => tcgdex.id);
    expect(new Set(ids).size).toBe(ids.length);
    const others = pairs.filter(({ ids: named }) => named === undefined).map((pair) => pair['pokemon-tcg-data'].id);
    expect(new Set(others).size).toBe(others.length);
  });

  it('has ids, names and days for every set that was found by its cards', () => {
    for (const { tcgdex, 'pokemon-tcg-data': other } of pairs.filter((pair) => pair.tcgdex.cards > 0)) {
      expect([tcgdex.name, other.name, tcgdex.released].every((word) => word !== '')).toBe(true);
      expect(tcgdex.released).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
});

// skipped: the cards of whole databases are not part of the repository
describe.skipIf(!existsSync(second))('a checkout of pokemon-tcg-data', () => {
  it('has a series and a day for each of its sets but one', () => {
    const known = JSON.parse(readFileSync(join(second, 'sets', 'en.json'), 'utf8')) as Fields[];
    expect(known.filter((set) => set['series'] === undefined)).toEqual([]);
    expect(readdirSync(join(second, 'cards', 'en')).length).toBe(known.length);
  });
});
