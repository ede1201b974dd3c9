// Programs as bots of the arena: one that plays, and what becomes of those that die, babble or hang.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { randomNumbers } from '../../src/arena/index.js';
import { programBot } from '../../src/cli/arena/program-bot.js';
import { wordsOf } from '../../src/cli/arena/words.js';
import { register } from '../../src/cli/arena.js';
import { newGame, outlookOf } from '../../src/engine/index.js';
import { claimOf, TWO } from '../env/tables.js';
import { root } from '../house/sources.js';
import { putBackAfterEach, runSlowCommand } from './run-command.js';

putBackAfterEach();

const folder = mkdtempSync(join(tmpdir(), 'rulebox-program-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that reads lines; `said` is what it does with each. */
function program(name: string, said: string): string {
  const file = join(folder, `${name}.mjs`);
  const text = `import { createInterface } from 'node:readline';
const say = (value) => process.stdout.write(JSON.stringify(value) + '\\n');
createInterface({ input: process.stdin }).on('line', (line) => {
  const asked = JSON.parse(line);
  const isHello = asked.kind === 'hello';
  ${said}
});`;
  writeFileSync(file, text);
  return `"${process.execPath}" "${file}"`;
}

const READY = "if (isHello) return say({ re: asked.re, wants: ['answers', 'vector', 'actions', 'view'] });";
const FIRST = 'say({ re: asked.re, index: 0 });';

const game = newGame({ ...claimOf(TWO), seed: 1 });
const outlook = () => {
  if (!game.ok) throw new Error(game.error[0]!.message);
  return outlookOf(game.value);
};
/** Who answers is waited for; who hangs, not for long. */
const PATIENCE = { hello: 60_000, answer: 60_000 };
const HASTE = { hello: 60_000, answer: 500 };
const patienceFor = (sentence: string) => (sentence.includes('0.5 seconds') ? HASTE : PATIENCE);

describe('a program as a bot', () => {
  it('is asked with what it wants to know, and its index is the answer', () => {
    const check =
      'if (asked.vector.length < 100 || asked.actions.length % asked.count || !asked.view.sides) process.exit(3);';
    const bot = programBot(
      program('good', `${READY} ${check} say({ re: asked.re, index: asked.count - 1 });`),
      PATIENCE,
    );
    for (let i = 0; i < 3; i++) expect(bot(outlook(), randomNumbers(1))).toEqual(outlook().answers.at(-1));
  });

  it.each([
    ['dies', `${READY} process.exit(7);`, 'the program has ended with code 7, while it was asked.'],
    ['dies at once', 'process.exit(0);', 'the program has ended with code 0, while it was asked.'],
    [
      'says rubbish',
      `${READY} process.stdout.write('rubbish\\u001b[2J\\n');`,
      'the program must say one JSON object a line, and said "rubbish\\u001b[2J".',
    ],
    [
      'says an index that is none',
      `${READY} say({ re: asked.re, index: 999 });`,
      'the program must say an index from 0 to ',
    ],
    [
      'answers something else',
      `${READY} say({ re: 99, index: 0 });`,
      'the program must answer number 1 (re), and said ',
    ],
    [
      'wants what there is not',
      "say({ re: asked.re, wants: ['everything'] });",
      'the program wants some of answers, vector, actions, view',
    ],
    ['hangs', `${READY}`, 'the program has not answered within 0.5 seconds.'],
    ['spins', `${READY} for (;;);`, 'the program has not answered within 0.5 seconds.'],
    [
      'never ends its line',
      `${READY} setInterval(() => process.stdout.write('x'.repeat(100000)), 1);`,
      'the program has not answered within 0.5 seconds.',
    ],
    ['talks without end', `${READY} for (let i = 0; i < 50; i++) ${FIRST}`, 'the program '],
  ])('that %s is named with a sentence', (name, said, sentence) => {
    const bot = programBot(program(name.replaceAll(' ', '-'), said), patienceFor(sentence));
    const play = () => {
      for (let i = 0; i < 30; i++) bot(outlook(), randomNumbers(1));
    };
    expect(play).toThrow(sentence);
  });

  it('that is not there is named, too', () => {
    const bot = programBot(join(folder, 'nothing'), PATIENCE);
    expect(() => bot(outlook(), randomNumbers(1))).toThrow('the program cannot be run: ');
  });

  it('plays in the arena by its name, in threads, and what it does wrong ends it', async () => {
    const rulebox = (bot: string, ...more: string[]) =>
      runSlowCommand(register, 'arena', ...TWO, '--era', 'hgss-2010', '--games', '4', '--bot', bot, '--json', ...more);
    const good = `exec:${program('arena', `${READY} ${FIRST}`)}`;
    const { out, code } = await rulebox(`${good},random`);
    expect(code).toBe(0);
    const one = JSON.parse(out) as { bots: string[]; checksum: string };
    expect(one.bots).toEqual([good, 'random']);
    vi.restoreAllMocks();
    const two = JSON.parse((await rulebox(`${good},random`, '--threads', '2')).out) as { checksum: string };
    expect(two.checksum).toBe(one.checksum);
    vi.restoreAllMocks();
    const bad = await rulebox(`exec:${program('bad', `${READY} process.exit(5);`)},random`);
    expect([bad.code, bad.error]).toEqual([2, expect.stringContaining('the program has ended with code 5')]);
  });
});

describe('a program that does not heed the end of its input', () => {
  it.each(['1', '2'])('is gone when an arena with %s threads has ended', async (threads) => {
    let [open, most] = [0, 0];
    let allGone = (): void => {};
    const gone = new Promise<void>((done) => {
      allGone = done;
    });
    const server = createServer((socket) => {
      most = Math.max(most, ++open);
      socket.on('error', () => {}); // it was killed
      socket.on('close', () => {
        if (--open === 0) allGone();
      });
    });
    await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
    const { port } = server.address() as AddressInfo;
    const stays = `await new Promise((done) => connect(${port}, '127.0.0.1', done)); setInterval(() => {}, 1000);`;
    const file = join(folder, `stays-${threads}.mjs`);
    const read = readFileSync(program(`reads-${threads}`, `${READY} ${FIRST}`).split('"')[3]!, 'utf8');
    writeFileSync(file, `import { connect } from 'node:net';\n${stays}\n${read}`);
    const main = join(root, 'dist', 'cli', 'main.js');
    const bot = `exec:"${process.execPath}" "${file}",random`;
    const args = [main, 'arena', ...TWO, '--games', '4', '--bot', bot, '--json', '--threads', threads];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(JSON.parse(stdout)).toMatchObject({ games: 4 * 4 });
    await gone;
    expect(most).toBeGreaterThan(0);
    server.close();
  });
});

describe('the words of a command', () => {
  it('are parted by spaces, not between quotes', () => {
    expect(wordsOf('python3 my_bot.py  --level 3')).toEqual(['python3', 'my_bot.py', '--level', '3']);
    expect(wordsOf(`"/a path/python" 'my bot.py' --x="a b"`)).toEqual(['/a path/python', 'my bot.py', '--x=a b']);
    expect(wordsOf('  ')).toEqual([]);
  });
});
