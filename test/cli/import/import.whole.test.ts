import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { scenarioTexts } from '../../../src/cli/cards/scenario-texts.js';
import { register as registerCards } from '../../../src/cli/cards.js';
import { register as registerCompanion } from '../../../src/cli/companion.js';
import { register as registerDeck } from '../../../src/cli/deck.js';
import { readLibrary } from '../../../src/cli/local/library-file.js';
import { localFolder } from '../../../src/cli/local/place.js';
import { pokemon } from '../../cards/import/written.js';
import { root } from '../../house/sources.js';
import { putBackAfterEach, runCommand, runSlowCommand } from '../run-command.js';
import { CARDS, checkout, dump, jsonLines, pokemonTcgData, write } from './shapes.js';

putBackAfterEach();
let folder: string;
let library: string;
// Reading all scenarios takes its time, once.
beforeAll(() => void scenarioTexts(), 60_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rulebox-import-'));
  library = join(folder, 'home', 'cards.jsonl');
  vi.stubEnv('RULEBOX_HOME', join(folder, 'home'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const importCards = (...args: string[]) => runSlowCommand(registerCards, 'cards', 'import', ...args);
const figures = async (...args: string[]) => JSON.parse((await importCards(...args, '--json')).out);
const names = (): string[] => readLibrary(library).cards.map(({ facts }) => facts.name);
const lines = (): string => write(join(folder, 'cards.jsonl'), jsonLines());

const inItsOwnProcess = async (source: string): Promise<unknown> => {
  const child = spawn(process.execPath, [join(root, 'dist', 'cli', 'main.js'), 'cards', 'import', source], {
    env: { ...process.env, RULEBOX_HOME: join(folder, 'home') },
  });
  const [code] = await once(child, 'exit');
  return code;
};

describe('two databases', () => {
  const here = pokemon({ hp: 70, weaknesses: undefined });
  const there = {
    id: 'inv1-1',
    name: 'Mossling',
    supertype: 'Pokémon',
    subtypes: ['Basic'],
    hp: '60',
    types: ['Grass'],
    attacks: [{ name: 'Leaf Slap', cost: ['Grass'], damage: '10', text: '' }],
    weaknesses: [{ type: 'Fire', value: '×2' }],
    retreatCost: ['Colorless'],
    number: '1',
    legalities: { unlimited: 'Legal' },
  };

  it('are put together in one go, with a checkout as it is, and figures of each', async () => {
    const one = write(join(folder, 'one', 'cards.jsonl'), jsonLines([here]));
    const other = join(folder, 'other');
    write(join(other, 'cards', 'en', 'inv1.json'), [there]);
    write(join(other, 'decks', 'en', 'inv1.json'), [{ id: 'd-inv1-1', name: 'A deck', cards: [] }]);
    write(join(other, 'sets', 'en.json'), [
      { id: 'inv1', name: 'Inventions', series: 'Invented', releaseDate: '2009/05/01', printedTotal: 1, total: 1 },
    ]);
    const [first, second] = await figures(one, other);
    expect(first).toMatchObject({ cards: 1, facts: { cards: { both: 0, tcgdex: 1 } } });
    expect(second).toMatchObject({
      left_out: { unreadable: 0, other_things: 0 },
      facts: { cards: { both: 1, tcgdex: 0 }, contradicted: 1, single: 1 },
      library: { prints: 1 },
    });
    expect(second.facts.contradictions).toMatchObject([
      { id: 'inv1-1', fact: 'HP', from: 'pokemon-tcg-data', by: 'order' },
    ]);
    expect((await importCards(one, other, '--anew')).out).toContain('1 cards are in both databases');
    const { out } = await runCommand(registerCards, 'cards', 'explain', 'Mossling');
    expect(out).toContain('Told by TCGdex (inv1-1) and pokemon-tcg-data (inv1-1):');
    expect(out).toContain('told by pokemon-tcg-data alone: Weakness');
    expect(out).toContain('contradicted: HP. Taken from pokemon-tcg-data');
    expect(out).toContain('TCGdex: 70');
  });

  it('of which one is known alone say so of its cards', async () => {
    await importCards(write(join(folder, 'cards.jsonl'), jsonLines([here])));
    const { out } = await runCommand(registerCards, 'cards', 'explain', 'Mossling');
    expect(out).toContain('Told by TCGdex (inv1-1) alone.');
  });
});

const ALL = [
  'Filler 0',
  'Filler 1',
  'Filler 2',
  'Filler 3',
  'Filler 4',
  'Filler 5',
  'Fire Energy',
  'Kind Aunt',
  'Quöre',
];

describe('rulebox cards import', () => {
  it.each([
    ['a file with a card a line', lines],
    ['a dump in the shape of the interface', () => dump(join(folder, 'dump'))],
    ['a checkout of TCGdex', () => checkout(join(folder, 'checkout'))],
    ['a folder of such a checkout', () => join(checkout(join(folder, 'checkout')), 'data', 'Invented', 'Inventions')],
    ['a checkout of pokemon-tcg-data', () => pokemonTcgData(join(folder, 'tcg'))],
    ['the cards of such a checkout', () => join(pokemonTcgData(join(folder, 'tcg')), 'cards', 'en')],
    ['its cards of all languages', () => join(pokemonTcgData(join(folder, 'tcg')), 'cards')],
  ])('reads %s', async (_, source) => {
    const { error, code } = await importCards(source());
    expect([error, code]).toEqual(['', 0]);
    expect(names().sort()).toEqual(ALL);
    for (const { print, facts } of readLibrary(library).cards) {
      const expected = { setId: 'inv1', setName: 'Inventions', serie: 'Invented', released: '2009-05-01' };
      expect(print).toMatchObject(expected);
      expect(facts).toMatchObject({ set: 'inv1', released: '2009-05-01' });
    }
  });

  it('gives the same facts whichever shape they came in', async () => {
    const factsFrom = async (source: string) => {
      await importCards(source, '--anew');
      return readLibrary(library).cards.map(({ facts }) => facts);
    };
    const facts = await factsFrom(lines());
    expect(await factsFrom(checkout(join(folder, 'checkout')))).toEqual(facts);
    expect(await factsFrom(dump(join(folder, 'dump')))).toEqual(facts);
  });

  it('tells what is new, changed and the same, and what can be played', async () => {
    const source = lines();
    expect(await figures(source)).toMatchObject({
      ...{ cards: 9, new: 9, changed: 0, same: 0, file: library },
      library: { prints: 9, unique: 9, compiled: 8, sets: 1, series: { Invented: { unique: 9, compiled: 8 } } },
    });
    write(source, jsonLines([...CARDS.slice(1), pokemon({ id: 'inv1-4', hp: 70 }), { ...CARDS[0], hp: 90 }]));
    expect(await figures(source)).toMatchObject({ new: 1, changed: 1, same: 8, library: { prints: 10 } });
    const { out } = await importCards(source);
    expect(out).toMatch(/^Invented +10 +10 +9 +90\.0 %$/m);
    expect(out).toMatch(/0 new,\s+0\s+changed,\s+10 the same\./);
    expect(out.replaceAll('\n', ' ')).toContain('9 of 10 different cards can be played');
  });

  it('leaves out cards of Pokémon TCG Pocket and those that are not known in English, and says so', async () => {
    expect(await figures(dump(join(folder, 'dump')))).toMatchObject({ left_out: { other_game: 1 } });
    expect(await figures(checkout(join(folder, 'checkout')))).toMatchObject({ left_out: { other_language: 1 } });
    expect((await importCards(dump(join(folder, 'dump')))).out).toContain('1 of Pokémon TCG Pocket');
  });

  it('leaves out what is no card, with file, line and reason, and ends with 1', async () => {
    const source = write(
      join(folder, 'x.jsonl'),
      `${jsonLines()}\n{"name":\n{"id":"a-1","name":"A","category":"Badge"}`,
    );
    const { error, code, out } = await importCards(source);
    expect(code).toBe(1);
    expect(error).toContain(`${source}:10: this is not JSON`);
    expect(error).toContain(`${source}:11: The category is "Badge"`);
    expect(out).toContain('2 that cannot be read');
    expect(names()).toHaveLength(9);
  });

  it('names every line that is no object, and counts the objects that are neither cards nor sets', async () => {
    const others = ['null', '[1,2]', '"x"', '7', `"${'x'.repeat(100)}"`, '{"id":"inv","name":"Invented"}'];
    const source = write(join(folder, 'x.jsonl'), [jsonLines(), ...others].join('\n'));
    const { error, code, out } = await importCards(source);
    expect(code).toBe(1);
    for (const [i, there] of ['null', '[1,2]', '"x"', '7', `"${'x'.repeat(39)}…`].entries()) {
      expect(error).toContain(
        `${source}:${10 + i}: an object with the facts of a card is expected, and ${there} is there.`,
      );
    }
    expect(out.replaceAll('\n', ' ')).toContain('5 that cannot be read (above); 1 that are neither cards nor sets');
    expect(names()).toHaveLength(9);
  });

  it('takes in the other cards where the text of one is longer than any card has room for', async () => {
    const [first, ...rest] = CARDS;
    const endless = [20_000, 2_100_000].map((words, i) => ({
      ...first,
      id: `inv1-9${i}`,
      name: `Endless ${i}`,
      attacks: [{ name: 'Talk', cost: ['Grass'], effect: 'draw '.repeat(words) }],
    }));
    const source = write(join(folder, 'x.jsonl'), jsonLines([...endless, ...rest]));
    const { code, out, error } = await importCards(source);
    expect(code).toBe(1);
    expect(out.replaceAll('\n', ' ')).toContain('7 of 8 different cards can be played');
    expect(error).toContain('must have at most 2000 signs');
  });

  it('loses no card where several imports run at once, nor by what a killed one left behind', async () => {
    const one = (i: number): string =>
      write(join(folder, `${i}.jsonl`), jsonLines(CARDS.map((card) => ({ ...card, id: `s${i}-${card['localId']}` }))));
    mkdirSync(join(folder, 'home'));
    const left = `${library}.lock`;
    writeFileSync(left, '');
    utimesSync(left, 0, 0);
    const ended = await Promise.all([1, 2, 3, 4].map((i) => inItsOwnProcess(one(i))));
    expect(ended).toEqual([0, 0, 0, 0]);
    expect(names()).toHaveLength(4 * CARDS.length);
    expect(readdirSync(join(folder, 'home'))).toEqual(['cards.jsonl']);
  });

  it('tells which source file of a checkout is more than data, and which has lost its set', async () => {
    const source = checkout(join(folder, 'checkout'));
    const set = join(source, 'data', 'Invented', 'Inventions');
    const bad = write(join(set, '50.ts'), 'export default {\n  hp: double(3) }');
    const lost = write(join(set, '51.ts'), "import S from '../Gone'\nexport default { category: 'Pokemon', set: S }");
    const { error, code } = await importCards(source);
    expect(code).toBe(1);
    expect(error).toContain(`${bad}:2: double… would have to be run, not read.`);
    expect(error).toContain(`${lost}: its set cannot be read.`);
    expect(names()).toHaveLength(9);
  });

  it('changes nothing where there is nothing to read', async () => {
    await importCards(lines());
    const before = readFileSync(library, 'utf8');
    process.exitCode = 0;
    const nothing = write(join(folder, 'no.json'), [{ id: 'd', cards: [] }]);
    for (const source of [join(folder, 'nowhere'), nothing]) {
      expect((await importCards(source)).code).toBe(2);
      expect(readFileSync(library, 'utf8')).toBe(before);
    }
    expect(readdirSync(join(folder, 'home'))).toEqual(['cards.jsonl']);
  });

  it('puts them into another file where one is named, and takes in a library of somebody else', async () => {
    const other = join(folder, 'other.jsonl');
    await importCards(lines(), '--into', other);
    expect(existsSync(library)).toBe(false);
    expect(await figures(other)).toMatchObject({ new: 9 });
    expect(readFileSync(library, 'utf8').split('\n').slice(1)).toEqual(
      readFileSync(other, 'utf8').split('\n').slice(1),
    );
  });
});

describe('the file of imported cards', () => {
  const spoil = (change: (text: string) => string): void =>
    writeFileSync(library, change(readFileSync(library, 'utf8')));

  it.each([
    [
      'damaged',
      (text: string) => text.replace('Filler 3', 'Filler 8'),
      /is damaged: its content is not what was written/,
    ],
    ['cut off', (text: string) => text.slice(0, -200), /is damaged/],
    ['cut off in its first line', (text: string) => text.slice(0, 60), /is damaged: its first line/],
    [
      'of an older version',
      (text: string) => text.replace('"version":1', '"version":0'),
      /an older version .*format is 0/,
    ],
    ['of a newer version', (text: string) => text.replace('"version":1', '"version":2'), /a newer version/],
    ['another file', () => '{"cards":[]}\n', /no library of imported cards/],
  ])('is refused as a whole where it is %s', async (_, change, message) => {
    await importCards(lines());
    spoil(change);
    for (const args of [
      ['explain', 'Filler 1'],
      ['import', lines()],
    ]) {
      const { out, error, code } = await runSlowCommand(registerCards, 'cards', ...args);
      expect([out, code]).toEqual(['', 2]);
      expect(error).toMatch(message);
      expect(error).toContain('`rulebox cards import SOURCE --anew`');
    }
    expect((await importCards(lines(), '--anew')).code).toBe(2);
    expect(names()).toHaveLength(9);
  });

  it('is found in the project, in a folder above, or in the home of the user', () => {
    vi.stubEnv('RULEBOX_HOME', '');
    vi.stubEnv('HOME', join(folder, 'user'));
    const inside = join(folder, 'project', 'src');
    write(join(inside, 'a.txt'), '');
    expect(localFolder(inside)).toBe(join(folder, 'user', '.rulebox'));
    write(join(folder, 'project', '.rulebox', 'a.txt'), '');
    expect(localFolder(inside)).toBe(join(folder, 'project', '.rulebox'));
  });
});

describe('imported cards', () => {
  const cards = (...args: string[]) => runCommand(registerCards, 'cards', ...args);
  const deck = (...args: string[]) => runCommand(registerDeck, 'deck', ...args);

  it('are found by the commands that take names of cards', async () => {
    await importCards(lines());
    const list = write(join(folder, 'list.txt'), '4 Filler 1\n4 Kind Aunt\n52 Fire Energy');
    expect(cards('explain', 'quöre').out).toContain('Status: unsupported');
    expect(cards('explain', 'inv1-?').out).toContain('Quöre (inv1-?, Inventions, 2009-05-01)');
    expect(deck('check', list, '--era', 'hgss-2010', '--no-advice').out).toContain('Legal in constructed play');
    expect(deck('show', list).out).toMatch(/4 +Filler 1 +inv1 102/);
    expect(deck('odds', list).out).toContain('Kind Aunt');
    expect(deck('convert', list).out).toContain('4 Filler 1 inv1 102');
    expect(runCommand(registerCompanion, 'companion', 'card', 'Filler 1').out).toContain('Filler 1');
  });

  it('are searched beside the cards that ship with Rulebox, which are found without them too', async () => {
    expect(cards('explain', 'Lanternray').out).toContain('Status: compiled');
    expect(runCommand(registerCompanion, 'companion', 'card', 'Lanternray').out).toContain('Lanternray');
    await importCards(lines());
    expect(cards('explain', 'Lanternray').out).toContain('Status: compiled');
    expect(runCommand(registerCompanion, 'companion', 'card', 'Lanternray').out).toContain('Lanternray');
  });

  it('are missed with a sentence that says how to import them', () => {
    const list = write(join(folder, 'list.txt'), '4 Filler 1');
    for (const { error } of [cards('explain', 'Filler 1'), deck('check', list, '--era', 'hgss-2010')]) {
      expect(error).toContain('`rulebox cards import`');
    }
  });

  it('may be named as a file, like those of any database', async () => {
    await importCards(lines(), '--into', join(folder, 'mine.jsonl'));
    expect(cards('explain', 'Filler 1', join(folder, 'mine.jsonl')).out).toContain('Status: compiled');
  });
});
