// What was legal in a tournament on a day: by the sets of its prints, and by what was banned.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardPool, eraOn, isDay, notLegalThen, type PoolCard, spanOn } from '../../../src/cards/index.js';
import { databaseSetPairs, tournamentFormats } from '../../../src/cli/library-files.js';
import { BLANK_FACTS, type CardFacts } from '../../../src/engine/index.js';
import { root } from '../../house/sources.js';

const FORMATS = tournamentFormats(join(root, 'library'));
const formatNamed = (id: string) => FORMATS.find((format) => format.id === id)!;

const print = (facts: Partial<CardFacts>, setId: string, number = '1'): PoolCard => ({
  facts: { ...BLANK_FACTS, name: 'Owl', kind: 'pokemon', stage: 'basic', hp: 60, ...facts },
  id: `${setId}-${number}`,
  setId,
  number,
});

const oldOwl = print({ released: '2007-08-01' }, 'dp2');
const newOwl = print({ released: '2009-05-16', hp: 70 }, 'pl2');
const oldSwitch = print({ name: 'Switch', kind: 'trainer', trainer: 'item', released: '2007-05-01' }, 'dp1');
const newSwitch = print({ name: 'Switch', kind: 'trainer', trainer: 'item', released: '2010-02-10' }, 'hgss1');
const promo = print({ name: 'Crow', released: '2007-05-01' }, 'dpp', 'DP46');
const water = print({ name: 'Water Energy', kind: 'energy', energy: 'basic', released: '1999-01-09' }, 'base1');
const trump = print({ name: "Lysandre's Trump Card", kind: 'trainer', released: '2014-11-05' }, 'xy4');
const sneasel = print({ name: 'Sneasel', released: '2000-12-16' }, 'neo1');
const laterSneasel = print({ name: 'Sneasel', released: '2001-09-21', hp: 50 }, 'neo3');

const pool = cardPool([oldOwl, newOwl, oldSwitch, newSwitch, promo, water, trump, sneasel, laterSneasel], []);
const codes = (card: PoolCard, id: string, day: string): readonly string[] =>
  notLegalThen([{ count: 1, card }], pool, { format: formatNamed(id), day }).map(({ code }) => code);

describe('a card in a tournament format on a day', () => {
  it('is legal from the set on that the format reached back to (DECK-21)', () => {
    expect(codes(oldOwl, 'standard', '2010-08-31')).toEqual([]);
    expect(codes(oldOwl, 'standard', '2010-09-01')).toEqual(['not-legal-then']);
    expect(codes(newOwl, 'standard', '2010-09-01')).toEqual([]);
    expect(codes(newOwl, 'standard', '2011-07-01')).toEqual(['not-legal-then']);
  });

  it('is not legal before it came out', () => {
    expect(codes(newOwl, 'standard', '2009-05-15')).toEqual(['not-legal-then']);
    expect(codes(newOwl, 'standard', '2009-05-16')).toEqual([]);
  });

  it('is legal in an old print where a new one of it is; of a Trainer card the name is enough, a Pokémon must be the same', () => {
    expect(codes(oldSwitch, 'standard', '2011-07-01')).toEqual([]);
    expect(codes(oldSwitch, 'standard', '2012-09-01')).toEqual(['not-legal-then']);
    expect(codes(oldOwl, 'standard', '2010-10-01')).toEqual(['not-legal-then']);
  });

  it('is always legal if it is basic Energy', () => expect(codes(water, 'standard', '2018-01-01')).toEqual([]));

  it('may be banned, from a day on, until another, and in some prints alone', () => {
    expect(codes(trump, 'standard', '2015-06-14')).toEqual([]);
    expect(codes(trump, 'standard', '2015-06-15')).toEqual(['banned-then']);
    expect(codes(sneasel, 'neo-on', '2002-09-01')).toEqual(['banned-then']);
    expect(codes(laterSneasel, 'neo-on', '2002-09-01')).toEqual([]);
    expect(codes(sneasel, 'unlimited', '2002-09-01')).toEqual([]);
  });

  it('is not judged where nobody knows: a promo by its number, days of which nothing is known', () => {
    expect(codes(promo, 'standard', '2010-09-01')).toEqual(['not-known']);
    expect(codes(trump, 'expanded', '2015-01-01')).toEqual([]);
    expect(codes(oldSwitch, 'unlimited', '2030-01-01')).toEqual(['not-known']);
    expect(notLegalThen([], pool, { format: formatNamed('expanded'), day: '2010-01-01' })).toMatchObject([
      { code: 'no-such-format', isFault: true },
    ]);
  });
});

describe('the formats that ship', () => {
  it('have days in order, sets as the databases date them, and a source for everything', () => {
    const dated = new Map(databaseSetPairs(join(root, 'library')).map(({ tcgdex }) => [tcgdex?.id, tcgdex?.released]));
    for (const { id, spans, banned, knownUntil, bansKnownUntil } of FORMATS) {
      const days = spans.map(({ from }) => from);
      expect(days, id).toEqual([...days].sort());
      expect([...days, knownUntil, bansKnownUntil, ...banned.map(({ from }) => from)].every(isDay), id).toBe(true);
      for (const { since, from, source } of spans) {
        expect(dated.get(since.set) ?? since.released, since.name).toBe(since.released);
        expect(since.released <= from, since.name).toBe(true);
        expect(source).not.toBe('');
      }
      for (const { source, name } of banned) expect([name, source]).not.toContain('');
    }
  });

  it('are read as they lie there: each known key, no other', () => {
    const written = JSON.parse(readFileSync(join(root, 'library', 'tournament-formats.json'), 'utf8')) as object[];
    const keys = new Set(written.flatMap((format) => Object.keys(format)));
    expect([...keys].sort()).toEqual(['banned', 'bansKnownUntil', 'id', 'knownUntil', 'name', 'spans']);
  });

  it('know Standard from the first set to the last rotation', () => {
    const names = [
      '1999-06-01',
      '2003-12-01',
      '2006-09-01',
      '2010-09-01',
      '2013-09-01',
      '2020-09-01',
      '2025-05-01',
    ].map((day) => spanOn(formatNamed('standard'), day)?.since.name);
    expect(names).toEqual([
      ...[
        'Base Set',
        'Expedition Base Set',
        'Deoxys',
        'Majestic Dawn',
        'Next Destinies',
        'Team Up',
        'Scarlet & Violet',
      ],
    ]);
  });
});

it('the rules of a day are those whose cards were new then (DECK-18)', () => {
  const days = [
    '1998-01-01',
    '1999-05-01',
    '2002-10-01',
    '2004-08-01',
    '2006-01-01',
    '2008-01-01',
    '2010-09-01',
    '2026-01-01',
  ];
  expect(days.map((day) => eraOn(day).id)).toEqual([
    ...['base-1999', 'base-1999', 'e-card-2002', 'ex-2004', 'ex-2005', 'diamond-pearl-2007', 'hgss-2010'],
    'mega-evolution-2025',
  ]);
});
