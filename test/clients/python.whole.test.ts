// clients/python: the client and its examples, run by the machine's Python against the built engine.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../house/sources.js';

const client = join(root, 'clients', 'python');
const cli = join(root, 'dist', 'cli', 'main.js');
const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']).status === 0;
const env = { ...process.env, PYTHONPATH: client, RULEBOX_ENGINE: `${process.execPath} ${cli} engine` };
const python = (...args: string[]): string =>
  execFileSync('python3', args, { cwd: client, env, encoding: 'utf8', timeout: 280_000 });
const linesOf = (file: string): number =>
  readFileSync(join(client, 'examples', file), 'utf8')
    .trimEnd()
    .split('\n').length;

const folder = mkdtempSync(join(tmpdir(), 'rulebox-python-'));
afterAll(() => rmSync(folder, { recursive: true }));

// skipped: this machine has no Python 3.8 or newer
describe.skipIf(!hasPython)('the Python client', () => {
  it('passes tests of its own', () => {
    expect(python('-m', 'unittest', 'discover', '-s', 'tests')).toBe('');
  });

  it('has a random and a greedy agent of at most 40 lines that play', () => {
    for (const file of ['random_agent.py', 'greedy_agent.py', 'arena_bot.py'])
      expect(linesOf(file)).toBeLessThanOrEqual(40);
    expect(python('examples/random_agent.py', '2')).toMatch(/^\{'seat_0': \d, 'seat_1': \d\} [\d.]+ games\/s\n$/);
    const [, won] = /^greedy won (\d+) of 6 games against random\n$/.exec(python('examples/greedy_agent.py', '6'))!;
    expect(Number(won)).toBeGreaterThan(3);
  });

  it('has a bot that plays in the arena', () => {
    const decks = ['Ember Spark', 'Mind Flood'];
    const bot = 'exec:python3 clients/python/examples/arena_bot.py,random';
    const args = [cli, 'arena', ...decks, '--era', 'hgss-2010', '--games', '2', '--bot', bot, '--json'];
    const out = execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
    expect(JSON.parse(out)).toMatchObject({ games: 2 * 4, bots: [bot.split(',')[0], 'random'] });
  });

  it('has a learner that writes its curve, the same by the same seed', () => {
    const learned = (name: string): string => {
      const out = join(folder, name);
      python('examples/learn.py', '--games', '32', '--every', '32', '--measured', '4', '--out', out);
      return readFileSync(out, 'utf8');
    };
    const curve = learned('one.csv');
    expect(curve.split('\n')[0]).toBe('games,won,of,low,high');
    expect(curve.trim().split('\n').length).toBeGreaterThan(2);
    expect(learned('other.csv')).toBe(curve);
  });

  it('reads the columns of trajectories with Python’s own library', () => {
    const out = join(folder, 'games');
    const args = [cli, 'trajectories', 'Ember Spark', 'Mind Flood', '--bot', 'random', '--games', '2'];
    execFileSync(process.execPath, [...args, '--vectors', '--as', 'columns', '--out', out], { cwd: root });
    execFileSync(process.execPath, [...args, '--out', `${out}.jsonl`], { cwd: root });
    const code = `
import json
from array import array
schema = json.load(open(${JSON.stringify(join(out, 'schema.json'))}))
codes = {"int8": "b", "int16": "h", "int32": "i", "float32": "f"}
columns = {c["name"]: array(codes[c["type"]], open(${JSON.stringify(out)} + "/" + c["file"], "rb").read()) for c in schema["columns"]}
rows = [json.loads(line) for line in open(${JSON.stringify(`${out}.jsonl`)})]
assert len(rows) == schema["rows"] and all(len(columns[c["name"]]) == len(rows) * c["width"] for c in schema["columns"])
for name in ("game", "decision", "turn", "seat", "count", "index", "reward", "result", "last"):
    assert list(columns[name]) == [row[name] for row in rows], name
assert [schema["decisions"][kind] for kind in columns["kind"]] == [row["kind"] for row in rows]
print(len(schema["observation"]["names"]))`;
    expect(python('-c', code)).toBe('2126\n');
  });
});
