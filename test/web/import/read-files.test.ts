import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileCard, type LocalSet, merge, type ReadDatabase } from '../../../src/cards/index.js';
import { readLibrary } from '../../../src/cli/local/library-file.js';
import { cardFilesIn, type Given } from '../../../src/web/import/given.js';
import { writtenLibrary } from '../../../src/web/import/library-file.js';
import { readFiles } from '../../../src/web/import/read-files.js';
import { CARDS, checkout, dump, jsonLines, pokemonTcgData, write } from '../../cli/import/shapes.js';
import { zipped } from './zipped.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rulebox-given-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The files of a folder as a page gets them: with paths that begin with the folder's name. */
function givenFolder(path: string, name = 'chosen'): Given[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(path, file)).isFile())
    .map((file) => ({ path: `${name}/${file}`, file: new Blob([new Uint8Array(readFileSync(join(path, file)))]) }));
}

const given = (path: string, content: string | Blob): Given => ({ path, file: new Blob([content]) });

async function read(files: readonly Given[], sets: readonly LocalSet[] = []): Promise<ReadDatabase> {
  const { files: found, faults } = await cardFilesIn(files);
  const database = (await readFiles(found, { sets, reached: () => {}, isStopped: () => false }))!;
  return { ...database, faults: [...faults, ...database.faults] };
}

const names = ({ cards }: ReadDatabase): string[] => cards.map(({ facts }) => facts.name).sort();
const ALL = CARDS.map(({ name }) => String(name)).sort();
const judges = { compile: compileCard, isVerified: () => false, isOutdated: false };

describe('what is given to the page', () => {
  it.each<[string, () => readonly Given[]]>([
    ['a file with a card a line', () => [given('cards.jsonl', jsonLines())]],
    ['a folder of TCGdex as JSON', () => givenFolder(dump(join(folder, 'dump')))],
    ['a checkout of TCGdex', () => givenFolder(checkout(join(folder, 'checkout')))],
    ['a checkout of pokemon-tcg-data', () => givenFolder(pokemonTcgData(join(folder, 'ptcg')))],
    ['a zip', () => [given('cards.zip', zipped({ 'all/cards.jsonl': jsonLines(), 'all/README.md': 'cards' }))]],
  ])('is read: %s', async (_, files) => {
    const database = await read(files());
    expect([names(database), database.faults]).toEqual([ALL, []]);
    expect(new Set(database.cards.map(({ print }) => `${print.setName} ${print.released}`))).toEqual(
      new Set(['Inventions 2009-05-01']),
    );
  });

  it('is one file of pokemon-tcg-data, which does not say what its set is called: what is known of sets is told', async () => {
    const file = readFileSync(join(pokemonTcgData(join(folder, 'one')), 'cards', 'en', 'inv1.json'), 'utf8');
    const set: LocalSet = { setId: 'inv1', setName: 'Inventions', serie: 'Invented', released: '2009-05-01' };
    const database = await read([given('inv1.json', file)], [set]);
    expect(names(database)).toEqual(ALL);
    expect(database.cards[0]?.print).toMatchObject({
      setName: 'Inventions',
      serie: 'Invented',
      released: '2009-05-01',
    });
  });

  it('is named where it is spoilt, with the reason, and the rest is read', async () => {
    const { cards, faults } = await read([
      given('cut.json', '[{"id": "inv1-1", "categ'),
      given('picture.png', 'PNG'),
      given('spoilt.zip', 'PK'),
      given('odd.jsonl', `7\n${jsonLines()}`),
      given('odd.json', JSON.stringify([{ category: 'Pokemon' }])),
      given('half.zip', zipped({ 'a.json': '[]' }, { crc: 3 })),
    ]);
    expect(cards).toHaveLength(CARDS.length);
    expect([...faults].sort()).toEqual([
      expect.stringMatching(/^cut\.json: this is not JSON/),
      expect.stringMatching(/^half\.zip\/a\.json: This zip is damaged/),
      expect.stringMatching(/^odd\.json: card 1: /),
      expect.stringMatching(/^odd\.jsonl:1: an object with the facts of a card is expected/),
      expect.stringMatching(/^picture\.png: This is no file of cards/),
      expect.stringMatching(/^spoilt\.zip: This is no zip file/),
    ]);
  });
});

describe('a library', () => {
  const library = async (): Promise<Blob> => {
    const { cards } = await read([given('cards.jsonl', jsonLines())]);
    return writtenLibrary(merge([], cards, judges).cards, { compiler: 'one', sources: ['cards.jsonl'] });
  };

  it('that the page has saved is read by the command line, and by the page', async () => {
    const blob = await library();
    const file = write(join(folder, 'saved.jsonl'), await blob.text());
    const { cards, compiler, sources } = readLibrary(file);
    expect([cards.map(({ facts }) => facts.name).sort(), compiler, sources]).toEqual([ALL, 'one', ['cards.jsonl']]);
    expect(names(await read([{ path: 'saved.jsonl', file: blob }]))).toEqual(ALL);
  });

  it.each<[string, (text: string) => string, RegExp]>([
    ['a letter is another', (text) => text.replace('Mossling', 'Bossling').replace('Filler 1', 'Filler 7'), /damaged/],
    ['it is cut off', (text) => text.slice(0, -40), /damaged/],
    ['it is of another version', (text) => text.replace('"version":1', '"version":99'), /newer version/],
  ])('of which %s is refused whole', async (_, spoil, why) => {
    const database = await read([given('saved.jsonl', spoil(await (await library()).text()))]);
    expect([database.cards, database.faults]).toEqual([[], [expect.stringMatching(why)]]);
    expect(database.faults[0]).toMatch(/^saved\.jsonl: /);
  });
});
