import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playDemo } from '../../src/cli/demo-game.js';
import { readRecord } from '../../src/cli/record-file.js';
import { CommandFailed } from '../../src/cli/terminal.js';
import { recordOf } from '../../src/engine/index.js';
import { boardClaim, demoClaim, inPlay } from './games.js';

let file = '';
const exitCode = process.exitCode;
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'rulebox-record-')), 'game.json');
});
afterEach(() => {
  rmSync(join(file, '..'), { recursive: true });
  process.exitCode = exitCode;
  vi.restoreAllMocks();
});

/** What is said about a file with this text; empty if it is read. */
function complaint(text: string): string {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  writeFileSync(file, text);
  try {
    readRecord(file);
  } catch (error) {
    if (error instanceof CommandFailed) return error.message.replaceAll(`${file}: `, '');
    throw error;
  }
  return '';
}

const claim = demoClaim(4);
const good = recordOf(claim, []);
const changed = (more: object): string => JSON.stringify({ ...good, game: { ...claim, ...more } });

describe('a record file', () => {
  it('is read as it was written', () => {
    const demo = playDemo(claim);
    if (!demo.ok) throw new Error('the demonstration does not begin');
    writeFileSync(file, JSON.stringify(demo.value.record));
    expect(readRecord(file)).toEqual(demo.value.record);
  });

  it('may begin at a position', () => {
    const record = recordOf(boardClaim([{}, { bench: [inPlay(0)] }]), []);
    writeFileSync(file, JSON.stringify(record));
    expect(readRecord(file)).toEqual(record);
  });

  it('may leave out of its facts what a blank card has', () => {
    writeFileSync(
      file,
      changed({ facts: [{ name: 'Cub', kind: 'pokemon', attacks: [{ name: 'Bite' }] }], decks: [[0], [0]] }),
    );
    const [cub] = readRecord(file).game.facts;
    expect(cub).toMatchObject({ name: 'Cub', tags: [], attacks: [{ name: 'Bite', cost: [], damage: 0, gx: false }] });
  });
});

describe('a file that is no record', () => {
  it.each([
    ['{ "rulebox": 1,', /^This is not JSON: /],
    ['[1, 2]', /^This is not a game record: it has no field "rulebox"\.$/],
    ['{"name": "something else"}', /^This is not a game record/],
    [
      '{"rulebox": 77, "game": {}, "choices": []}',
      /^This record is of version 77; this Rulebox reads version 1 and 2\.$/,
    ],
    ['{"rulebox": 2, "choices": []}', /^The record lacks "game"\.$/],
    [changed({ decks: 'mine' }), /^game\.decks must be a list, not "mine"\.$/],
    [changed({ seed: -1 }), /^game\.seed must be a whole number from 0 to 9007199254740991, .*, not -1\.$/],
    [changed({ decks: [[0], [77]] }), /^game\.decks\[1\] names the card 77, and there are \d+ facts\.$/],
    [
      changed({ options: { coins: 'loaded' } }),
      /^game\.options\.coins must be one of "seeded", "asked", not "loaded"\.$/,
    ],
    [changed({ decks: undefined, position: {} }), /^game\.position lacks "turn"\./],
    [JSON.stringify({ ...good, choices: [1.5] }), /^choices\[0\] must be an answer, not 1\.5\.$/],
    [JSON.stringify({ ...good, choices: [{ kind: 'bench' }] }), /^choices\[0\] lacks "card"\.$/],
  ])('is refused with a sentence: %.40s', (text, said) => {
    expect(complaint(text)).toMatch(said);
  });

  it('is refused where a position speaks of a card that is not there', () => {
    const record = recordOf(boardClaim([{ hand: [9] }, {}]), []);
    expect(complaint(JSON.stringify(record))).toEqual(
      expect.stringMatching(/^game\.position\.sides\[0\] names the card 9, and there are \d+ facts\.$/),
    );
  });

  it('is refused where it cannot be opened', () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(() => readRecord(join(file, 'nothing.json'))).toThrow(/nothing\.json/);
  });
});
