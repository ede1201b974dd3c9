// Bots that sit at a table elsewhere, and think there by what their seat knows.
import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../src/arena/index.js';
import type { BotName } from '../../src/bots/index.js';
import { mindOf } from '../../src/cli/join/mind.js';
import { SeatedBot } from '../../src/cli/join/seated-bot.js';
import { EFFECT } from '../server/houses.js';
import { clientAt, cuttable, nodes, twoSeats } from './real-servers.js';

async function match(bots: readonly [BotName, BotName], decks: readonly [string, string]): Promise<readonly string[]> {
  const [node] = await nodes(1);
  const seats = await twoSeats(node!);
  const { world } = cuttable();
  const said: string[] = [];
  const ended = seats.map((seat, place) => {
    const errand = {
      deck: { from: 'library', name: decks[place]! } as const,
      games: null,
      mind: mindOf(bots[place]!, randomNumbers(place + 3)),
      say: (it: string) => said.push(it),
    };
    return new SeatedBot(clientAt([node!], seat, world), errand).play();
  });
  expect(await Promise.all(ended)).toEqual([{ is: 'played' }, { is: 'played' }]);
  return said.filter((line) => line.startsWith('Game 1: ')).sort();
}

describe('bots that join from elsewhere', () => {
  it('play a game to its end: greedy and casual', async () => {
    expect(await match(['greedy', 'casual'], [EFFECT[0]!, EFFECT[1]!])).toEqual(['Game 1: lost.', 'Game 1: won.']);
  }, 60_000);

  it('play a game to its end: beginner and random', async () => {
    expect(await match(['beginner', 'random'], [EFFECT[1]!, EFFECT[0]!])).toEqual(['Game 1: lost.', 'Game 1: won.']);
  }, 60_000);
});
