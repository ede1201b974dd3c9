// The joined command line as scripts and people call it: what it prints, and the code it ends with.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../src/engine/index.js';
import { ERAS } from '../../src/engine/index.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'rulebox-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

function rulebox(...args: string[]): Ended {
  const main = join(root, 'dist', 'rulebox', 'main.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { cwd: root, encoding: 'utf8' });
  return { code: status, out: stdout, error: stderr };
}

const json = (ended: Ended): Record<string, unknown> => JSON.parse(ended.out) as Record<string, unknown>;

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('help', () => {
  const help = rulebox('--help');
  const commands = [...help.out.matchAll(/^ {2}([a-z]+) /gm)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'help');

  it('names the commands', () => {
    expect(help.code).toBe(0);
    expect(commands).toEqual(expect.arrayContaining(['play', 'replay', 'rules', 'scenario', 'docs']));
  });

  it.each(commands)('says how to use %s', (command) => {
    const { code, out } = rulebox(command, '--help');
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^Usage: rulebox ${command} `));
  });

  it('says the version, and the exit codes', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(rulebox('--version')).toEqual({ code: 0, out: `${version}\n`, error: '' });
    expect(help.out).toMatch(/Exit codes: 0 .+, 1 .+, 2 /);
  });

  it('is pointed to, with exit code 2, for a command or an option that is not there', () => {
    for (const args of [['dance'], ['rules', '--loud'], ['replay']]) {
      const { code, out, error } = rulebox(...args);
      expect([code, out]).toEqual([2, '']);
      expect(error).toMatch(/^error: /);
      expect(error.split('\n').length).toBeLessThan(6);
    }
  });
});

describe('what is printed', () => {
  const HOSTILE = '\u001b]0;title\u0007\u001b[2J\u009b1m\u202e';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are looked for
  const OBEYED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/;

  it.each([
    ['a word on the command line', () => [HOSTILE]],
    ['an option', () => ['rules', '--era', HOSTILE]],
    ['a deck list', () => ['deck', 'show', write('hostile.txt', `4 ${HOSTILE}Pikachu\n`)]],
    ['the name of a file', () => ['replay', join(folder, `${HOSTILE.replaceAll('/', '')}.json`)]],
    [
      'a scenario',
      () => ['scenario', write('hostile.yaml', `name: "${JSON.stringify(HOSTILE).slice(1, -1)}"\nera: x\n`)],
    ],
    ['a record', () => ['replay', write('hostile.json', JSON.stringify({ rulebox: 2, game: { era: HOSTILE } }))]],
    [
      'a card of a database',
      () => ['cards', 'explain', HOSTILE, write('hostile.jsonl', JSON.stringify({ name: HOSTILE }))],
    ],
    ['a search', () => ['cards', 'search', HOSTILE, '--json']],
  ])('commands a terminal nothing, whatever stands in %s', (_, args) => {
    const { out, error } = rulebox(...args());
    expect(out + error).not.toBe('');
    expect(out).not.toMatch(OBEYED);
    expect(error).not.toMatch(OBEYED);
  });
});

describe('rulebox rules', () => {
  it('prints a rule by its ID', () => {
    const { code, out } = rulebox('rules', 'RET-02');
    expect(code).toBe(0);
    expect(out).toMatch(/^RET-02 {2}Retreats per turn\n/);
  });

  it('prints JSON', () => {
    const found = JSON.parse(rulebox('rules', 'RET-02', '--json').out) as Record<string, unknown>[];
    expect(found.map(({ id }) => id)).toEqual(['RET-02']);
    expect(Object.keys(found[0]!['eras'] as object)).toEqual(ERAS.map(({ id }) => id));
  });

  it('finds words', () => {
    const { code, out } = rulebox('rules', 'confused', 'retreat');
    expect(code).toBe(0);
    expect(out).toContain('RET-05');
  });

  it('compares two eras', () => {
    const { code, out } = rulebox('rules', '--diff', 'e-card', 'swsh');
    expect(code).toBe(0);
    expect(out).toContain('RET-02');
    const differences = JSON.parse(rulebox('rules', '--diff', 'e-card', 'swsh', '--json').out) as { id: string }[];
    expect(differences.map(({ id }) => id)).toContain('RET-02');
  });

  it('ends with 1 where nothing is found, and with 2 for an ID or an era that is not there', () => {
    expect(rulebox('rules', 'xyzzy').code).toBe(1);
    const nowhere = ['RET', '99'].join('-'); // in two halves: what is cited must exist
    const unknown = rulebox('rules', nowhere);
    expect([unknown.code, unknown.out]).toEqual([2, '']);
    expect(unknown.error).toContain(`There is no rule ${nowhere}.`);
    expect(rulebox('rules', '--era', 'stone-age').code).toBe(2);
  });
});

describe('rulebox scenario', () => {
  const scenario = (expected: number): string => `name: A retreat changes the Active Pokémon
era: [hgss-2010, swsh-2022]
rules: [RET-01]
cards:
  Beast: { kind: pokemon, stage: basic, types: [Grass], hp: 50, retreat: 0 }
  Bird: { kind: pokemon, stage: basic, types: [Grass], hp: 40 }
given:
  player: A
  A: { active: Beast, bench: [Bird] }
  B: { active: Beast }
do:
  - A: { retreat: { to: bench.0 } }
expect:
  A.active.hp: ${expected}
`;
  const holding = write('holding.yaml', scenario(40));
  const failing = write('failing.yaml', scenario(50));
  const unreadable = write('unreadable.yaml', 'name: No board\nera: someday\n');

  it('ends with 0 when every scenario holds', () => {
    const { code, out } = rulebox('scenario', holding);
    expect(code).toBe(0);
    expect(out).toMatch(/\n2 passed, 0 failed\n$/);
    expect(json(rulebox('scenario', holding, '--json'))).toMatchObject({
      passed: 2,
      failed: 0,
      results: [
        { file: holding, name: 'A retreat changes the Active Pokémon', era: 'hgss-2010', ok: true, step: null },
        { era: 'swsh-2022', ok: true },
      ],
      diagnostics: [],
    });
  });

  it('ends with 1 when one fails, and says where', () => {
    const { code, out } = rulebox('scenario', failing, '--quiet');
    expect(code).toBe(1);
    expect(out).toContain('expected 50, found 40');
    const told = json(rulebox('scenario', failing, '--json'));
    expect(told).toMatchObject({ passed: 0, failed: 2, diagnostics: [] });
    const [first] = told['results'] as Record<string, unknown>[];
    expect(first).toMatchObject({ ok: false, line: 14 });
    expect(first!['message']).toMatch(/A\.active\.hp/);
  });

  it('ends with 2 for a file that is no scenario, and says line and reason', () => {
    const { code, error } = rulebox('scenario', unreadable);
    expect(code).toBe(2);
    expect(error).toMatch(/unreadable\.yaml:\d+:\d+: /);
    const { diagnostics } = json(rulebox('scenario', unreadable, '--json')) as { diagnostics: { file: string }[] };
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(diagnostics[0]).toMatchObject({ file: unreadable, line: expect.any(Number), message: expect.any(String) });
  });

  it('ends with 2 for a path that is not there', () => {
    const { code, error } = rulebox('scenario', join(folder, 'nothing'));
    expect(code).toBe(2);
    expect(error).toMatch(/there is no such file or folder/);
  });
});

describe('rulebox play', () => {
  const file = join(folder, 'game.json');
  const demo = rulebox('play', '--terminal', '--record', file);

  it('tells a game that ends by Prize cards and is not too long, and then what else can be run', () => {
    expect(demo.code).toBe(0);
    expect(demo.error).toBe('');
    expect(demo.out).toMatch(/^A demonstration game under the rules of /);
    expect(demo.out).toMatch(/ wins: all Prize cards\s+are taken\. /);
    expect(demo.out).toMatch(/ evolves\s+into /);
    expect(demo.out).toMatch(/ retreats;/);
    expect([...demo.out.matchAll(/^Turn \d+: (Ada|Ben)$/gm)].length).toBeLessThan(45);
    expect(demo.out).toMatch(/\nWhat else can be run:\n/);
  });

  it('tells the same game again, and another one for another seed or era', () => {
    expect(rulebox('play', '--terminal').out).toBe(demo.out);
    expect(rulebox('play', '--terminal', '--seed', '2').out).not.toBe(demo.out);
    expect(rulebox('play', '--terminal', '--era', 'e-card').out).toMatch(/under the rules of e-Card \(2002\)/);
  });

  it('shows the table at each turn on demand', () => {
    const { out } = rulebox('play', '--terminal', '--table');
    const turns = [...demo.out.matchAll(/^Turn \d+: /gm)].length;
    expect([...out.matchAll(/^Turn \d+: /gm)].length).toBe(turns);
    expect([...out.matchAll(/^={20,}$/gm)].length).toBe(2 * turns);
  });

  it.each([
    ['--era', 'stone-age', /There is no era "stone-age"\. The eras are base-1999, /],
    ['--seed', '1.5', /--seed: A seed is a whole number from 0 to 9007199254740991, .*, not "1\.5"\./s],
    ['--delay', '-1', /--delay takes a whole number/],
    ['--record', join('no', 'such', 'folder', 'game.json'), /game\.json: the record cannot be written/],
  ])('ends with 2 for %s %s', (option, value, said) => {
    const { code, out, error } = rulebox('play', '--terminal', `${option}=${value}`);
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(said);
  });

  describe('and rulebox replay', () => {
    const told = rulebox('replay', file);
    const withoutNames = (text: string) => text.replaceAll('Ada', 'A').replaceAll('Ben', 'B').replace(/\s+/g, ' ');

    it('tells the recorded game as it was told when it was played', () => {
      expect(told.code).toBe(0);
      expect(withoutNames(demo.out)).toContain(withoutNames(told.out).trim());
    });

    it('tells it as JSON, with the fingerprint of the end', () => {
      const { choices } = JSON.parse(readFileSync(file, 'utf8')) as { choices: Answer[] };
      const parsed = json(rulebox('replay', file, '--json'));
      expect(parsed).toMatchObject({ format: 'constructed', choices: choices.length, ways: ['prizes'] });
      expect(parsed['winner']).toMatch(/^[AB]$/);
      expect(parsed['fingerprint']).toBe(
        json(rulebox('replay', file, '--at', `${choices.length + 1}`, '--json'))['fingerprint'],
      );
      expect((parsed['report'] as { title: string }[])[0]?.title).toBe('The opening');
    });

    it('shows the table at a choice, with the answer that was given', () => {
      const { code, out } = rulebox('replay', file, '--at', '20');
      expect(code).toBe(0);
      expect(out).toMatch(/^Choice 20 of \d+\. Turn \d+: [AB]\n/);
      expect(out.match(/^> /gm)).toHaveLength(1);
      expect(out.match(/^ {2}hand /gm)).toHaveLength(2);
    });

    it('shows a seat only what it may know', () => {
      const tables = ['A', 'b'].map((seat) => rulebox('replay', file, '--at', '20', '--seat', seat).out);
      expect(tables.map((table) => table.match(/^ {2}hand /gm)?.length)).toEqual([1, 1]);
      expect(tables.map((table) => table.includes('\n> ')).sort()).toEqual([false, true]);
    });

    it.each([
      [['--at', '0'], /--at takes a number from 1 to \d+, not "0"/],
      [['--at', '9999'], /--at takes a number/],
      [['--seat', 'C'], /--seat takes A or B, not "C"\./],
    ])('ends with 2 for %s', (args, said) => {
      const { code, out, error } = rulebox('replay', file, ...args);
      expect([code, out]).toEqual([2, '']);
      expect(error).toMatch(said);
    });

    it('ends with 2 for a file that is no record of a game that can be played', () => {
      const record = JSON.parse(readFileSync(file, 'utf8')) as { game: object; choices: Answer[] };
      const changed = (name: string, more: object) => write(name, JSON.stringify({ ...record, ...more }));
      const refused: [string, RegExp][] = [
        [write('text.json', 'Turn 1'), /text\.json: This is not JSON/],
        [write('list.json', '[]'), /list\.json: This is not a game record/],
        [
          changed('era.json', { game: { ...record.game, era: 'stone-age' } }),
          /era\.json: game\.era must be one of .+, not "stone-age"/,
        ],
        [
          changed('choice.json', { choices: [{ kind: 'prize', place: 0 }, ...record.choices] }),
          /Choice 1 of this record is refused: .+ \([A-Z]+-\d+\)/,
        ],
        [join(folder, 'nothing.json'), /nothing\.json/],
      ];
      for (const [path, said] of refused) {
        const { code, out, error } = rulebox('replay', path);
        expect([code, out]).toEqual([2, '']);
        expect(error).toMatch(said);
      }
    });

    it('shows the table before a choice that is refused later', () => {
      const record = JSON.parse(readFileSync(file, 'utf8')) as { choices: Answer[] };
      const broken = write(
        'broken.json',
        JSON.stringify({ ...record, choices: [...record.choices.slice(0, 5), { kind: 'begin' }] }),
      );
      expect(rulebox('replay', broken).code).toBe(2);
      expect(rulebox('replay', broken, '--at', '3').code).toBe(0);
    });

    it('tells an unfinished record as far as it goes', () => {
      const record = JSON.parse(readFileSync(file, 'utf8')) as { choices: Answer[] };
      const half = write('half.json', JSON.stringify({ ...record, choices: record.choices.slice(0, 10) }));
      const { code, out } = rulebox('replay', half);
      expect(code).toBe(0);
      expect(out).toMatch(/\nNot over yet\n {2}The record ends after ten choices: [AB] chooses .+ next\.\n$/);
    });
  });
});

describe('rulebox docs', () => {
  it('finds the generated pages as it would write them', () => {
    const { code, error } = rulebox('docs', '--check');
    expect(error).not.toMatch(/is not what/);
    expect(code).toBe(0);
  });
});

describe('soak', () => {
  it('plays the same games in two threads as in one', () => {
    const soaked = (threads: string) => rulebox('soak', '--games', '60', '--seed', '4', '--threads', threads);
    expect(soaked('2')).toEqual(soaked('1'));
  });

  it('plays the same games of decks that ship in two threads as in one', () => {
    const decks = ['--decks', 'expedition-draft', 'Master of Time'];
    const soaked = (threads: string) => rulebox('soak', ...decks, '--games', '3', '--seed', '11', '--threads', threads);
    expect(soaked('2')).toEqual(soaked('1'));
  });
});
