import { describe, expect, it } from 'vitest';
import { setCodes } from '../../../src/cards/index.js';
import { SET_TABLE } from './pool.js';

const sets = setCodes(SET_TABLE);
const idsOf = (code: string) => sets.setsOf(code).flatMap(({ ids }) => ids);

describe('the table of set codes', () => {
  it('knows sets of every time', () => {
    const asked =
      'BS JU FO TR G1 N1 LC EX AQ SK RS SS DP MT SW GE MD LA SF PL RR SV AR HS UL UD TM CL BLW XY SUM SSH RCL CRZ SVI MEG';
    expect(asked.split(' ').filter((code) => sets.setsOf(code).length === 0)).toEqual([]);
    expect(idsOf('EX')).toEqual(['ecard1']);
    expect(idsOf('SS')).toEqual(['ex2']);
    expect(idsOf('SLG')).toEqual(['sm3.5', 'sm35']);
  });

  it('gives galleries the code of their set', () => {
    expect(sets.setsOf('BRS').map(({ name }) => name)).toEqual(['Brilliant Stars', 'Brilliant Stars Trainer Gallery']);
    expect(idsOf('BRS-TG')).toEqual(['swsh9tg']);
  });

  it('reads codes and ids in any capitals, and codes before ids', () => {
    expect(idsOf('ju')).toEqual(['base2']);
    expect(idsOf('Base2')).toEqual(['base2']);
    expect(idsOf('g1')).toEqual(['gym1']);
    expect(idsOf('nowhere')).toEqual([]);
  });

  it('names no id twice, and no other code that is a code already', () => {
    const ids = SET_TABLE.flatMap((set) => set.ids);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    const codes = new Set(SET_TABLE.map(({ code }) => code));
    expect(SET_TABLE.flatMap(({ also }) => also).filter((code) => codes.has(code))).toEqual([]);
  });
});
