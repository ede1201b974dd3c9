import { type Answer, answersIn, type Imagined, keyOfAnswer } from '../../engine/view.js';
import { evaluate } from '../evaluation.js';
import { isEnding, isOwnTurn } from '../greedy/foresee.js';
import { someOf } from '../greedy/thin.js';
import { type Mind, settle, tried } from './mind.js';
import { type Path, stopsFrom } from './stops.js';

/** Some answers one after the other, and the turn ended after them as well as could be found. */
export interface Line extends Path {
  readonly value: number;
}

/** A line that may be led on. */
interface Open extends Path {
  /** The place of its first answer. */
  readonly first: number;
  readonly value: number;
  /** The same answers in another order have the same key. */
  readonly key: number;
}

/**
 * What can be made of a turn, in one imagined game: acts one after the other, the best lines so far led on by everything
 * that can be done next, and each judged by the best way to end the turn there.
 */
export class Lines {
  /** The best line for each of the answers, in their order. */
  readonly best: (Line | null)[];
  private readonly met = new Set<number>();
  private open: Open[] = [];

  constructor(
    world: Imagined,
    answers: readonly Answer[],
    private readonly mind: Mind,
  ) {
    this.best = answers.map(() => null);
    answers.forEach((given, first) => {
      this.follow({ game: world, answers: [], first, value: 0, key: 0 }, given);
    });
    for (let acts = 1; acts < mind.width.acts; acts++) this.leadOn();
  }

  private leadOn(): void {
    const { lines, answers } = this.mind.width;
    const led = this.open.sort((one, other) => other.value - one.value).slice(0, lines);
    this.open = [];
    for (const line of led) {
      const acts = answersIn(line.game).filter((given) => !isEnding(given) && given.kind !== 'declare');
      for (const given of someOf(acts, answers, this.mind.random)) this.follow(line, given);
    }
  }

  /** Leads a line on by one answer. */
  private follow({ game, answers, first, key }: Open, given: Answer): void {
    const { mind } = this;
    for (const stop of stopsFrom(tried(game, given, mind), [...answers, given], mind)) {
      if (!isOwnTurn(stop.game, mind.seat)) {
        this.take(first, { ...stop, value: evaluate(stop.game, mind.seat) });
        continue;
      }
      const met = stop.answers.slice(answers.length).reduce((sum, each) => sum + mixed(each), key);
      if (this.met.has(met)) continue;
      this.met.add(met);
      const ended = this.ended(stop);
      this.take(first, ended);
      this.open.push({ ...stop, first, value: ended.value, key: met });
    }
  }

  private take(first: number, line: Line): void {
    const before = this.best[first];
    if (!before || line.value > before.value) this.best[first] = line;
  }

  /** The line with the best of the attacks that can be made now at its end, or with none. */
  private ended({ game, answers }: Path): Line {
    let best: Line | null = null;
    for (const given of answersIn(game)) {
      if (!isEnding(given)) continue;
      const end = tried(game, given, this.mind);
      settle(end, this.mind);
      const value = evaluate(end, this.mind.seat);
      if (best === null || value > best.value) best = { answers: [...answers, given], game: end, value };
    }
    return best ?? { answers, game, value: evaluate(game, this.mind.seat) };
  }
}

/** A number for an answer, spread so that sums of different answers are different. */
function mixed(given: Answer): number {
  let key = keyOfAnswer(given);
  key = Math.imul(key ^ (key >>> 16), 0x45d9f3b);
  key = Math.imul(key ^ (key >>> 15), 0x2c1b3c6d);
  return (key ^ (key >>> 16)) >>> 0;
}
