import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markSpan } from '../../src/cli/cards/mark.js';
import { register } from '../../src/cli/cards.js';
import { pokemon, setOf } from '../cards/import/written.js';
import { pokemonTcgData } from './import/shapes.js';
import { putBackAfterEach, runCommand } from './run-command.js';

putBackAfterEach();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rulebox-cards-'));
  vi.stubEnv('RULEBOX_CARDS', '');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const rulebox = (...args: string[]) => runCommand(register, 'cards', ...args);

/** Nobody will ever understand this. */
const RIDDLE = 'Wibble the wobble of your Mossling.';
const riddle = pokemon({ name: 'Riddler', attacks: [{ name: 'Ask', cost: ['Grass'], effect: RIDDLE }] });

function write(name: string, lines: readonly unknown[]): string {
  const file = join(folder, name);
  writeFileSync(file, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return file;
}

describe('rulebox cards coverage', () => {
  it('prints the contract as JSON, from files and folders', () => {
    write('one.jsonl', setOf(6));
    mkdirSync(join(folder, 'more'));
    write(join('more', 'two.jsonl'), [riddle, '']);
    const { out, error, code } = rulebox('coverage', folder, '--json');
    expect([error, code]).toEqual(['', 0]);
    expect(JSON.parse(out)).toMatchObject({
      total: { cards: 7, unique: 7, compiled: 6 },
      series: { Invented: { cards: 7, unique: 7, compiled: 6 } },
      sets: { inv1: { cards: 7 } },
      reasons: [{ text: expect.any(String), count: 1, example: 'inv1-1' }],
    });
  });

  it('prints a table by serie, and what is not understood', () => {
    const { out } = rulebox('coverage', write('cards.jsonl', [...setOf(6), riddle]));
    expect(out).toMatch(/^serie +cards +unique +compiled +share/);
    expect(out).toMatch(/^Invented +7 +7 +6 +85\.7 % +1 +0$/m);
    expect(out).toMatch(/^all +7 /m);
    expect(out).toMatch(/^ +1 of +1 {2}.*\(inv1-1\)$/m);
  });

  it('measures how fast they compile where it is asked to', () => {
    const file = write('cards.jsonl', setOf(6));
    expect(JSON.parse(rulebox('coverage', file, '--json', '--speed').out).speed).toEqual({
      cold_s: expect.any(Number),
      cold_cpu_s: expect.any(Number),
      warm_cards_per_s: expect.any(Number),
      warm_cards: 6,
      new_sets_cards_per_s: expect.any(Number),
      anew_cards_per_s: expect.any(Number),
      anew_unique_per_s: expect.any(Number),
      unique_cards: 6,
    });
    expect(rulebox('coverage', file, '--speed').out).toMatch(
      /Warm: [\d,]+ cards\/s .*; [\d,]+ cards\/s with every text anew/,
    );
    expect(JSON.parse(rulebox('coverage', file, '--json').out)).not.toHaveProperty('speed');
  });

  it('reads a list of cards from a JSON file', () => {
    const file = join(folder, 'list.json');
    writeFileSync(file, JSON.stringify(setOf(2)));
    expect(JSON.parse(rulebox('coverage', file, '--json').out)).toMatchObject({ total: { cards: 2 } });
  });

  it('ends with 2 for a bad line, with file, line and reason', () => {
    const file = write('bad.jsonl', [pokemon(), '{"name":', pokemon({ category: 'Badge' })]);
    const { out, error, code } = rulebox('coverage', file);
    expect([out, code]).toEqual(['', 2]);
    expect(error).toContain(`${file}:2: this is not JSON`);
    expect(error).toContain(`${file}:3: The category is "Badge"`);
  });

  it('reads a checkout of pokemon-tcg-data as it is, with series and dates from its list of sets', () => {
    const { out, error, code } = rulebox('coverage', pokemonTcgData(folder), '--json');
    expect([error, code]).toEqual(['', 0]);
    expect(JSON.parse(out)).toMatchObject({ total: { cards: 9 }, series: { Invented: { cards: 9 } } });
  });

  it('ends with 2 where there are no cards', () => {
    expect(rulebox('coverage', folder)).toMatchObject({ code: 2, error: expect.stringContaining('no cards') });
    expect(rulebox('coverage', join(folder, 'nowhere')).code).toBe(2);
  });
});

describe('rulebox cards explain', () => {
  it('knows the real cards that ship with Rulebox where nothing was imported', () => {
    expect(rulebox('explain', 'hgss1-1').out).toMatch(/^Arcanine \(hgss1-1, HeartGold SoulSilver.*/);
    expect(rulebox('explain', 'Typhlosion').out).toContain('hgss1-110');
  });

  it('tells facts, program and status of a card by name or id', () => {
    const file = write('cards.jsonl', setOf(6));
    const byId = rulebox('explain', 'inv1-101', file);
    expect(byId.out).toMatch(/^Filler 0 \(inv1-101, Inventions, 2009-05-01\)\nPokémon, basic, Grass, 60 HP\n/);
    expect(byId.out).toContain('Weakness Fire ×2 · Resistance none · Retreat Cost 1');
    expect(byId.out).toContain('[Grass] Leaf Slap 10');
    expect(byId.out).toMatch(/Program:\n\{[\s\S]*\n\}\n[\s\S]*Status: compiled\n$/);
    expect(rulebox('explain', 'FILLER 0', file).out).toBe(byId.out);
  });

  it('marks the span that is not understood', () => {
    const { out, code } = rulebox('explain', 'Riddler', write('cards.jsonl', [...setOf(6), riddle]));
    expect(code).toBe(0);
    expect(out).toContain('Status: unsupported');
    expect(out).toMatch(/\nAttack Ask: .+\n {2}Wibble the wobble of your Mossling\.\n {2} *\^+/);
  });

  it('says what is missing of the facts, and does not call such a card compiled', () => {
    const { out } = rulebox('explain', 'Mossling', write('cards.jsonl', [...setOf(6), pokemon({ hp: undefined })]));
    expect(out).toContain('! blocking, hp-missing: HP is not given.');
    expect(out).toContain('Status: unsupported');
  });

  it('lists the cards that share a name', () => {
    const file = write('cards.jsonl', [...setOf(6), pokemon(), pokemon({ id: 'inv1-2', hp: 90 })]);
    const { out } = rulebox('explain', 'Mossling', file);
    expect(out).toMatch(/^There are 2 different cards of the name "Mossling"/);
    expect(out).toMatch(/^inv1-2 +Inventions +compiled$/m);
  });

  it('looks in the folder that RULEBOX_CARDS names, and says so where there is none', () => {
    write('cards.jsonl', setOf(6));
    vi.stubEnv('RULEBOX_CARDS', folder);
    expect(rulebox('explain', 'Filler 1').out).toContain('Status: compiled');
    vi.stubEnv('RULEBOX_CARDS', '');
    expect(rulebox('explain', 'Filler 1')).toMatchObject({ code: 1, error: expect.stringContaining('RULEBOX_CARDS') });
  });

  it('names cards that may be meant: with more words in their names, or spelled much like it', () => {
    expect(rulebox('explain', 'crobat').error).toContain(
      'there is no card "crobat" there. Do you mean Crobat G or Crobat V?',
    );
    expect(rulebox('explain', 'Claidol').error).toContain('Do you mean Claydol?');
    expect(rulebox('explain', 'Xyzzyzzy').error).not.toContain('Do you mean');
  });

  it('ends with 1 where there is no such card, and with 2 where none is named', () => {
    expect(rulebox('explain', 'Nobody', write('cards.jsonl', setOf(1)))).toMatchObject({ code: 1, out: '' });
    expect(rulebox('explain').code).toBe(2);
  });

  it('tells a text that is understood in canonical wording', () => {
    const { out } = rulebox('explain', '--text', 'Draw a card.');
    expect(out).toMatch(/Canonical text:\nAttack: .*[Dd]raw .*card.*\n\nStatus: compiled\n$/);
  });

  it('explains a text without a card', () => {
    const { out, code } = rulebox('explain', '--text', RIDDLE);
    expect(code).toBe(0);
    expect(out).toMatch(/Wibble the wobble of your Mossling\.\n {2} *\^+/);
  });
});

describe('a marked span', () => {
  it('is underlined, also across lines', () => {
    expect(markSpan('one two three', { start: 4, end: 7 }, 80)).toEqual(['one two three', '    ^^^']);
    expect(markSpan('one two three', { start: 4, end: 13 }, 8)).toEqual(['one two', '    ^^^', 'three', '^^^^^']);
    expect(markSpan('one\ntwo', { start: 4, end: 7 }, 80)).toEqual(['one', 'two', '^^^']);
    expect(markSpan('onetwothree', { start: 3, end: 6 }, 5)).toEqual(['onetw', '   ^^', 'othre', '^', 'e']);
  });

  it('of no length still shows where it is', () => {
    expect(markSpan('one two', { start: 4, end: 4 }, 80)).toEqual(['one two', '    ^']);
  });
});
