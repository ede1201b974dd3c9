import { describe, expect, it } from 'vitest';
import { loadRegistry } from '../../src/cli/registry-files.js';
import { compareEras, nearestId, normaliseId, readingOf, rulesOfEra, search } from '../../src/registry/index.js';

const registry = loadRegistry();
const found = (...words: string[]) => search(registry, words).map(({ id }) => id);

describe('by id', () => {
  it.each([
    ['RET-05', 'RET-05'],
    ['ret-05', 'RET-05'],
    ['ret-5', 'RET-05'],
    ['stage-1', null],
    ['retreat', null],
    ['rte-05', 'RTE-05'],
  ])('%s is read as %s', (typed, id) => expect(normaliseId(registry, typed)).toBe(id));

  it.each([
    [`RET-${44}`, 'RET-12'],
    ['RTE-05', 'RET-05'],
    ['CONF-11', 'COND-11'],
    [`KO-0${0}`, 'KO-01'],
    [`XYZ-${99}`, null],
  ])('nearest to %s is %s', (id, nearest) => expect(nearestId(registry, id)).toBe(nearest));
});

describe('by words', () => {
  it('finds the entries in which all words occur', () => {
    expect(found('Confused', 'retreat')).toContain('RET-05');
    expect(found('Confused', 'retreat', 'Jellyfish')).toEqual([]);
  });

  it('takes no notice of capital letters and accents', () => {
    expect(found('pokemon', 'TOOL')).toEqual(found('Pokémon', 'tool'));
    expect(found('poke-power')).toContain('POW-02');
  });

  it('puts hits in the title before hits in the text', () => {
    const hits = search(registry, ['burned']);
    const inTitle = hits.map(({ title }) => title.toLowerCase().includes('burned'));
    expect(inTitle).toEqual([...inTitle].sort((one, other) => Number(other) - Number(one)));
    expect(hits[0]?.title).toContain('Burned');
    expect(inTitle).toContain(false);
  });

  it('finds everything for no words', () => {
    expect(found()).toHaveLength(registry.entries.length);
  });
});

describe('by era', () => {
  it('leaves out what an era does not have', () => {
    const ids = new Set(rulesOfEra(registry, 'e-card-2002').map(({ id }) => id));
    expect(ids.has('ERD-11')).toBe(true);
    expect(ids.has('CLS-18')).toBe(false);
    expect(ids.has('CON-01')).toBe(false);
  });

  it('says the rule itself where the era says the same', () => {
    const [tools] = search(registry, ['TOOL-02']).filter((entry) => entry.id === 'TOOL-02');
    if (tools?.kind !== 'rule') throw new Error('TOOL-02 is a rule');
    expect(readingOf(tools, tools.eras['hgss-2010']!)).toBe(tools.rule);
  });
});

describe('the difference of two eras', () => {
  const ids = (one: string, other: string) => compareEras(registry, one, other).map(({ rule }) => rule.id);

  it('is empty for one era', () => {
    expect(ids('hgss-2010', 'hgss-2010')).toEqual([]);
  });

  it('is the same in both directions', () => {
    expect(ids('e-card-2002', 'swsh-2022')).toEqual(ids('swsh-2022', 'e-card-2002'));
  });

  it('names what changed, and not what stayed', () => {
    const changed = ids('hgss-2010', 'swsh-2022');
    for (const id of ['FIRST-01', 'FIRST-04', 'SETUP-02', 'SUP-02', 'COND-08', 'CHK-02', 'KO-04', 'ATK-09', 'CLS-29']) {
      expect(changed, id).toContain(id);
    }
    for (const id of ['RET-02', 'STAD-03', 'TM-02', 'DMG-09', 'COND-10', 'WIN-06'])
      expect(changed, id).not.toContain(id);
  });

  it('takes no notice of where a reading comes from', () => {
    const rule = registry.byId.get('STAD-04');
    expect(rule?.kind === 'rule' && rule.eras['hgss-2010']?.standing).toBe('inferred');
    expect(rule?.kind === 'rule' && rule.eras['swsh-2022']?.standing).toBe('printed');
    expect(ids('hgss-2010', 'swsh-2022')).not.toContain('STAD-04');
  });
});
