import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { register } from '../../src/cli/companion.js';
import { pokemon } from '../cards/import/written.js';
import { putBackAfterEach, runCommand } from './run-command.js';

putBackAfterEach();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rulebox-companion-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const rulebox = (...args: string[]) => runCommand(register, 'companion', ...args);

describe('rulebox companion card', () => {
  it('shows the screens of a card that ships with Rulebox, and says which it has not', () => {
    const { out, error, code } = rulebox('card', 'emberlynx');
    expect([error, code]).toEqual(['', 0]);
    expect(out).toMatch(/^Emberlynx, e-Card \(2002\), of the rulebook\n\nPokémon\n {2}Emberlynx: Stage 1, Fire, /);
    expect(out).toMatch(
      /\nEvolution\n {2}1\/3 Cindercub \(Basic\)\n {2}2\/3 Emberlynx .*this card.*\n {2}3\/3 Pyrelion/,
    );
    expect(out).toMatch(/\nDictionary\n/);
    expect(out).toContain('No Data screen: nothing is known of a side code');
  });

  it('begins with how to play a Trainer card, by the rules of an era', () => {
    const { out } = rulebox('card', 'Harbor Master', '--era', 'swsh');
    expect(out).toMatch(
      /^Harbor Master, Sword & Shield \(2022\), plain tools\n\nCard\n {2}Harbor Master: Draw 3 cards\.\n/,
    );
    expect(out).toContain('No Pokémon screen');
  });

  it('looks in card files where some are given', () => {
    const file = join(folder, 'cards.jsonl');
    const cards = [
      pokemon({ dexId: [12] }),
      pokemon({ id: 'inv1-2', name: 'Mossoak', stage: 'Stage1', evolveFrom: 'Mossling' }),
    ];
    writeFileSync(file, cards.map((card) => JSON.stringify(card)).join('\n'));
    expect(rulebox('card', 'Mossling', file).out).toContain('2/2 Mossoak (Stage 1; from Mossling)');
    expect(rulebox('card', 'Mossling', file).out).toContain('Number 12, height not known');
    expect(rulebox('card', 'inv1-2', file, '--json').out).toContain('"screen":"evolution"');
    writeFileSync(file, [...cards, pokemon({ id: 'inv1-3', hp: 90 })].map((card) => JSON.stringify(card)).join('\n'));
    expect(rulebox('card', 'Mossling', file)).toMatchObject({ code: 2, error: expect.stringContaining('inv1-3') });
  });

  it('ends with 1 where there is no such card, and with 2 where there is no such era', () => {
    expect(rulebox('card', 'Nobody')).toMatchObject({ code: 1, out: '', error: expect.stringContaining('"Nobody"') });
    expect(rulebox('card', 'Emberlynx', '--era', 'bronze')).toMatchObject({
      code: 2,
      error: expect.stringContaining('e-card-2002'),
    });
  });
});

describe('rulebox companion coin', () => {
  it('flips the same coins for the same seed, and counts them', () => {
    const { out, code } = rulebox('coin', '10', '--seed', '3');
    expect([rulebox('coin', '10', '--seed', '3').out, code]).toEqual([out, 0]);
    const [row = '', figures] = out.split('\n');
    const heads = row.split(' ').filter((side) => side === 'heads').length;
    expect(row.split(' ')).toHaveLength(10);
    expect(figures).toBe(`Heads ${heads} of 10: ${heads * 10} % (seed 3)`);
  });

  it('flips one where no number is given, and prints figures as JSON', () => {
    const figures = JSON.parse(rulebox('coin', '--json').out);
    expect(figures).toMatchObject({ flips: 1, seed: expect.stringMatching(/^[\da-f]{32}$/) });
    expect(figures.coins).toHaveLength(1);
  });

  it('shows the statistics of no coins', () => {
    expect(rulebox('coin', '0', '--seed', '3').out).toBe('No coin was flipped.\nHeads 0 of 0: 0 % (seed 3)\n');
  });

  it.each([['many'], ['-1'], ['2', '--seed=-1']])('refuses %s %s %s', (...args) => {
    expect(rulebox('coin', ...(args[0] === '-1' ? ['--', '-1'] : args))).toMatchObject({ code: 2, out: '' });
  });
});

describe('rulebox companion term', () => {
  it('explains a term in any form, as the era means it', () => {
    const { out, code } = rulebox('term', 'burned');
    expect(code).toBe(0);
    expect(out).toMatch(/^Burned: .*\(COND-08, /s);
    expect(rulebox('term', 'burned', '--era', 'swsh-2022').out).not.toBe(out);
    expect(rulebox('term', 'knocked', 'out').out).toMatch(/^Knock Out: /);
    expect(JSON.parse(rulebox('term', 'deck', '--json').out)).toMatchObject({ word: 'deck' });
  });

  it('lists all terms where none is named', () => {
    expect(rulebox('term').out).toMatch(/^\d+ terms: Active Pokémon, /);
  });

  it('ends with 1 for a word that is no term, and says where to look', () => {
    expect(rulebox('term', 'wibble')).toMatchObject({ code: 1, out: '', error: expect.stringContaining('no term') });
    expect(rulebox('term', 'my', 'deck').error).toContain('Look up deck.');
  });
});
