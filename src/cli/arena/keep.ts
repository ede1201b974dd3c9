// Games of an arena as records: all of them in a folder, or one that is played again.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Bout,
  boutOfGame,
  type Contest,
  gameNumber,
  Hall,
  type Played,
  recordOfGame,
} from '../../contest/index.js';
import type { GameRecord } from '../../engine/index.js';
import { fail } from '../terminal.js';
import { wholeNumber } from '../typed.js';
import { gamesCsv } from './figures.js';
import { ownBots } from './own-bots.js';

/** Writes each game as `game-000017.json`, and a list of all. */
export function keepGames(folder: string, contest: Contest, played: readonly Played[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { bout, results } of played)
    for (const [at, { choices }] of results.entries()) {
      const game: Bout = { ...bout, from: bout.from + at, to: bout.from + at + 1 };
      const number = `${gameNumber(contest, bout, game.from)}`.padStart(6, '0');
      writeFileSync(join(folder, `game-${number}.json`), JSON.stringify(recordOfGame(contest, game, choices ?? [])));
    }
  writeFileSync(join(folder, 'games.csv'), `${gamesCsv(contest, played)}\n`);
}

/** Plays one game of a contest again. */
export async function replayed(contest: Contest, typed: string): Promise<GameRecord> {
  const number = wholeNumber('--replay', typed, Number.MAX_SAFE_INTEGER);
  const bout = number === 0 ? null : boutOfGame(contest, number);
  if (bout === null) return fail(`--replay: this contest has no game ${number}; its games are numbered from 1 on.`);
  const hall = new Hall(contest, () => 0, await ownBots(contest.bots));
  return recordOfGame(contest, bout, hall.play(bout).results[0]!.choices ?? []);
}
