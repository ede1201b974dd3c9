// `rulebox soak --kills`: what came of it, in words.
import { withBar } from '../cards/soak-corpus.js';
import { EXIT } from '../terminal.js';
import { type KillPlan, soakKills } from './kills.js';

const DECKS = ['DonChamp', 'Ember Spark'];

export async function tellKills(plan: Omit<KillPlan, 'decks'>, json: boolean): Promise<void> {
  const figures = await withBar('Killing', plan.kills, (killed) => soakKills({ ...plan, decks: DECKS }, killed));
  const { lost, doubled, stuck, back } = figures;
  if (lost + doubled + stuck > 0) process.exitCode = EXIT.fails;
  if (json) return console.log(JSON.stringify(figures, null, 2));
  console.log(
    [
      `${figures.kills} kills; ${figures.acknowledged} choices acknowledged, ${figures.written} in the log, ${figures.games} games ended.`,
      `Lost: ${lost}. Doubled: ${doubled}. Tables that did not go on: ${stuck}. Refused: ${figures.refused}.`,
      `Played on after a kill: ${ms(back.p50)} at the median, ${ms(back.p99)} at 99 of 100, ${ms(back.worst)} at worst.`,
      `Without any server, clocks were charged at most ${ms(figures.charged)}.`,
    ].join('\n'),
  );
}

const ms = (milliseconds: number): string => `${Math.round(milliseconds)} ms`;
