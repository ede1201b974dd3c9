import { describe, expect, it } from 'vitest';
import { register } from '../../src/cli/rules.js';
import { putBackAfterEach, runSlowCommand } from '../cli/run-command.js';

putBackAfterEach();

const rulebox = (...args: string[]) => runSlowCommand(register, 'rules', ...args);

describe('an id', () => {
  it('is printed with what each era says, its standing, its sources and its test', async () => {
    const { out, code } = await rulebox('ret-05');
    expect(code).toBe(0);
    expect(out).toMatch(/^RET-05 {2}Confused retreat\n/);
    expect(out).toMatch(/ {2}e-card-2002 +Pay the cost first, then flip/);
    expect(out).toMatch(/ {2}swsh-2022 +It retreats normally, without a flip \(printed\)\n/);
    expect(out).toMatch(/ {2}sources +Aquapolis: Confused;/);
    expect(out).toMatch(/ {2}test +e-card, Confused Active/);
  });

  it('says what is inferred, and why', async () => {
    expect((await rulebox('TOOL-04')).out).toMatch(/e-card-2002 +As stated \(inferred; from TOOL-02\)/);
  });

  it('is read as one era reads it', async () => {
    expect((await rulebox('RET-02', '--era', 'e-card-2002')).out).toBe(
      'RET-02  Retreats per turn\n  Unlimited (printed)\n',
    );
    expect((await rulebox('FIRST-04', '--era', 'swsh')).out).toContain(
      'no attack step for the player who starts (printed)',
    );
    expect((await rulebox('CLS-29', '--era', 'hgss')).out).toContain('There is no such thing');
  });

  it('that does not exist is bad input, and the nearest one is named', async () => {
    const { error, code } = await rulebox(`RET-${13}`);
    expect(code).toBe(2);
    expect(error).toBe(`rulebox: There is no rule RET-${13}. The nearest is RET-12.\n`);
  });

  it('of a resolution shows what it decides', async () => {
    expect((await rulebox('CON-02')).out).toMatch(/ {2}resolves +KO-06\n/);
  });
});

describe('words', () => {
  it('list the rules that have them all', async () => {
    const { out, code } = await rulebox('confused', 'retreat');
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toBe('RET-05   Confused retreat');
  });

  it('that no rule has are an answer of their own', async () => {
    const { out, error, code } = await rulebox('jellyfish');
    expect([out, code]).toEqual(['', 1]);
    expect(error).toBe('rulebox: No rule has all of these words: jellyfish.\n');
  });

  it('in capital letters may be a group', async () => {
    expect((await rulebox('TM')).out.trim().split('\n')).toHaveLength(4);
  });

  it('may be left out: then the groups are listed', async () => {
    expect((await rulebox()).out).toMatch(/RET +Retreat +12\n/);
    expect((await rulebox('--era', 'swsh-2022')).out).toMatch(/ERD +e-Reader companion tools +0\n/);
  });
});

describe('two eras', () => {
  it('are compared rule by rule, within 80 columns', async () => {
    const { out, code } = await rulebox('--diff', 'hgss-2010', 'swsh-2022');
    expect(code).toBe(0);
    expect(out).toMatch(/^What differs between HeartGold & SoulSilver \(2010\) and Sword & Shield \(2022\)/);
    expect(out).toContain(
      [
        'COND-08  Burned',
        '  hgss-2010  Flip: tails puts 2 counters on it; it stays Burned either way',
        '  swsh-2022  Always 2 counters, then flip: heads it recovers',
      ].join('\n'),
    );
    expect(Math.max(...out.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(80);
  });

  it('are compared on some words only', async () => {
    const { out } = await rulebox('--diff', 'hgss', 'swsh', 'burned');
    expect(out).toContain('COND-08');
    expect(out).not.toContain('SUP-02');
    expect((await rulebox('--diff', 'hgss', 'hgss')).code).toBe(1);
  });

  it('must be two, and must exist', async () => {
    expect(await rulebox('--diff', 'hgss-2010')).toMatchObject({ code: 2, out: '' });
    const { error, code } = await rulebox('--era', 'red-1996');
    expect(code).toBe(2);
    expect(error).toContain('There is no era "red-1996". The eras are base-1999, neo-2000, e-card-2002');
  });
});

describe('--json', () => {
  const json = async (...args: string[]): Promise<unknown> => JSON.parse((await rulebox(...args, '--json')).out);

  it('gives the same as data', async () => {
    expect(await json('RET-02', '--era', 'swsh-2022')).toMatchObject([
      { id: 'RET-02', eras: { 'swsh-2022': { says: 'value', text: '1', standing: 'printed' } } },
    ]);
    expect(await json()).toContainEqual({ id: 'RET', title: 'Retreat', rules: 12 });
    expect(await json('--diff', 'hgss-2010', 'swsh-2022', 'burned')).toContainEqual(
      expect.objectContaining({ id: 'COND-08', 'swsh-2022': expect.objectContaining({ says: 'value' }) }),
    );
    expect(await json('jellyfish')).toEqual([]);
  });
});
