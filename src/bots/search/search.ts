import { type Answer, forkOf, type Imagined, type Outlook, type Random } from '../../engine/view.js';
import type { Thinking } from '../bot.js';
import { chanceToWin, evaluate } from '../evaluation.js';
import { isEnding } from '../greedy/foresee.js';
import { errorOf, mean } from '../mean.js';
import { playTurns } from '../quick/quick.js';
import { type Line, Lines } from './lines.js';
import type { Mind, Width } from './mind.js';

/** How much is thought about. */
export interface Depth extends Width {
  /** Answers that may be played in all: what a thought costs, whatever the machine. */
  readonly plays: number;
  /** Turns that are played on by rules of thumb after one's own, and how much that counts beside the end of one's own. */
  readonly turns: number;
  readonly later: number;
}

/** What has been found out about an answer. */
export interface Weighed {
  readonly answer: Answer;
  /** The chance to win after it, as far as it can be told. */
  readonly chance: number;
  /** In how many imagined games it was tried. */
  readonly games: number;
  /** How far the chance may be off: one standard error of the mean over those games. */
  readonly error: number;
  /** It and what is expected after it in this turn, in the game in which it went best. */
  readonly line: readonly Answer[];
}

/** After so many games, only so many of the answers are looked at further. */
const KEPT = [
  { games: 2, answers: 20 },
  { games: 5, answers: 10 },
  { games: 10, answers: 6 },
  { games: 20, answers: 4 },
  { games: 40, answers: 3 },
] as const;

/** No more is to be found out when the best is so many standard errors before the next, in so many games at least. */
const CLEAR = 4;
const CLEAR_GAMES = 12;

/** What an act must promise at least; more in a turn that has been long already, so that every turn ends. */
const ACT = 0.5;
const ACT_LATER = 0.1;

/** An answer and how it went, game by game. */
interface Tally {
  readonly answer: Answer;
  readonly chances: number[];
  line: readonly Answer[];
  most: number;
}

/** Thinks about one decision, an imagined game a step; at any time it can say what looks best. */
export class Search implements Thinking {
  private readonly all: readonly Tally[];
  /** Those that are still looked at. */
  private tried: Tally[];
  private plays = 0;
  private games = 0;

  constructor(
    private readonly outlook: Outlook,
    answers: readonly Answer[],
    private readonly random: Random,
    private readonly depth: Depth,
  ) {
    this.all = answers.map((answer) => ({ answer, chances: [], line: [answer], most: 0 }));
    this.tried = [...this.all];
  }

  /** Whether enough has been thought. */
  get isDone(): boolean {
    return this.plays >= this.depth.plays || this.tried.length < 2 || this.isClear();
  }

  /** One more imagined game. */
  step(): void {
    const { outlook, random, depth, tried } = this;
    const world = outlook.imagine(random);
    const mind: Mind = { seat: outlook.seat, random, width: depth, plays: 0 };
    const { best } = new Lines(
      world,
      tried.map(({ answer }) => answer),
      mind,
    );
    best.forEach((line, i) => {
      const tally = tried[i]!;
      const chance = line === null ? 0 : this.later(line, this.price(tally.answer, world), mind);
      tally.chances.push(chance);
      if (line === null || chance < tally.most) return;
      tally.most = chance;
      tally.line = line.answers;
    });
    this.plays += mind.plays;
    this.games++;
    this.drop();
  }

  best(): Answer {
    return this.weighed()[0]!.answer;
  }

  /** What has been found out, best first; answers that were dropped come after those that were not. */
  weighed(): Weighed[] {
    const found = this.all.map(({ answer, chances, line }) => ({
      answer,
      chance: mean(chances),
      games: chances.length,
      error: errorOf(chances),
      line,
    }));
    return found.sort((one, other) => other.games - one.games || other.chance - one.chance);
  }

  /** The chance to win where the line ends, and some turns later, if each player goes on by rules of thumb. */
  private later({ game, value }: Line, price: number, mind: Mind): number {
    const { turns, later } = this.depth;
    const now = chanceToWin(value - price);
    if (turns === 0 || game.state.phase === 'over') return now;
    const on = forkOf(game);
    mind.plays += playTurns(on, turns, mind.random);
    return now + later * (chanceToWin(evaluate(on, mind.seat) - price) - now);
  }

  private price(given: Answer, { state }: Imagined): number {
    return this.outlook.kind === 'turn' && !isEnding(given) ? ACT + state.turnChoices * ACT_LATER : 0;
  }

  private drop(): void {
    const kept = KEPT.find(({ games }) => games === this.games);
    if (kept === undefined || this.tried.length <= kept.answers) return;
    this.tried = this.tried
      .map((tally) => ({ tally, chance: mean(tally.chances) }))
      .sort((one, other) => other.chance - one.chance)
      .slice(0, kept.answers)
      .map(({ tally }) => tally);
  }

  /** In the same games the best went better than each other one, by more than chance explains. */
  private isClear(): boolean {
    if (this.games < CLEAR_GAMES) return false;
    const means = this.tried.map(({ chances }) => mean(chances));
    const best = this.tried[means.indexOf(Math.max(...means))]!;
    return this.tried.every((other) => other === best || isAhead(best.chances, other.chances));
  }
}

function isAhead(one: readonly number[], other: readonly number[]): boolean {
  const leads = one.map((chance, game) => chance - other[game]!);
  return mean(leads) > CLEAR * errorOf(leads);
}
