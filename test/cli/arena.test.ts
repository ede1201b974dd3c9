import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { register } from '../../src/cli/arena.js';
import { putBackAfterEach, runSlowCommand } from './run-command.js';

putBackAfterEach();

const rulebox = (...args: string[]) => runSlowCommand(register, 'arena', ...args);
const DECKS = ['Hearth and Thunder', 'Tide and Thorn'];

describe('rulebox arena', () => {
  it('prints match-ups with their intervals, the speed and a checksum', async () => {
    const { out, code } = await rulebox(...DECKS, '--era', 'hgss-2010', '--bot', 'random', '--games', '6');
    expect(code).toBe(0);
    expect(out).toMatch(/\n1 Hearth and Thunder +\d+\.\d % \(\d+\.\d–\d+\.\d\)/);
    expect(out).toMatch(/\n6 games with \d+ decisions in [\d.]+ s: [\d.]+ games\/s, [\d.]+ decisions\/s\.\n/);
    expect(out).toMatch(/\nSeed 1, checksum [0-9a-f]{8}\.\n$/);
  });

  it('prints the same figures as JSON, the same for the same seed', async () => {
    const json = async () => {
      const { out } = await rulebox(...DECKS, '--era', 'hgss', '--bot', 'random', '--games', '4', '--json');
      vi.restoreAllMocks();
      return JSON.parse(out) as Record<string, unknown>;
    };
    const [one, other] = [await json(), await json()];
    expect(one).toMatchObject({ era: 'hgss-2010', bots: ['random', 'random'], games: 4, checksum: other['checksum'] });
    expect(one['matchups']).toMatchObject([{ deck: DECKS[0], against: DECKS[1], games: 4 }]);
  });

  it.each([
    [
      ['--bot', 'clever'],
      '--bot takes one or two of random, greedy, or files of your own, separated by a comma, not "clever".',
    ],
    [['--format', 'draft'], '--format: there is no "draft"; there are constructed, '],
    [['--games', '0'], '--games takes a whole number from 1 on.'],
    [['--era', '1999'], 'There is no era "1999".'],
  ])('refuses %j with a sentence', async (args, message) => {
    const { error, code } = await rulebox(...DECKS, '--era', 'hgss-2010', ...args);
    expect([code, error]).toEqual([2, expect.stringContaining(message)]);
  });

  it('lets a bot of one’s own play, and says what is wrong with one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rulebox-bot-'));
    const write = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const first = write('first.mjs', 'export default ({ answers }) => answers[0];');
    const args = [...DECKS, '--era', 'hgss-2010', '--games', '2'];
    const { out, code } = await rulebox(...args, '--bot', `${first},random`, '--unknown');
    expect(code).toBe(0);
    expect(out).toContain(`${first} against random: `);
    vi.restoreAllMocks();
    const none = write('none.mjs', 'export const bot = 1;');
    expect((await rulebox(...args, '--bot', none)).error).toContain('its default export is no bot');
    vi.restoreAllMocks();
    const wrong = write('wrong.mjs', "export default () => ({ kind: 'prize', place: 3 });");
    expect((await rulebox(...args, '--bot', wrong)).error).toContain('a bot gave an answer that is refused');
    rmSync(folder, { recursive: true });
  });

  it('asks for a second deck or a second bot, and for decks that there are', async () => {
    expect((await rulebox(DECKS[0]!, '--era', 'hgss-2010')).error).toContain('One deck has nobody to play against.');
    vi.restoreAllMocks();
    expect((await rulebox('No Such Deck', DECKS[0]!, '--era', 'hgss-2010')).error).toContain('there is no such file');
  });
});
