import { err, ok, type Result } from '../../engine/index.js';
import type { Answer, Outlook, Random } from '../../engine/view.js';
import { ACTION_LAYOUT, ACTION_VERSION, setActions } from '../vector/action.js';
import { OBSERVATION_VERSION, observationLayout, observe } from '../vector/observation.js';
import { parsedLine } from './json-line.js';
import { written } from './numbers.js';
import { ENGINE_PROTOCOL, NUMBERS } from './to-engine.js';

/*
 * The other way round: a program is asked what a seat answers. It is told what the seat knows; the vectors are those of a game that
 * the seat imagines, which are the same as those of the real one.
 */

const PARTS = ['answers', 'vector', 'actions', 'view'] as const;

/** What a program would like to be told at each decision. */
export interface Wanted {
  readonly wants: readonly (typeof PARTS)[number][];
  readonly numbers: (typeof NUMBERS)[number];
}

/** What is said to a program that plays, and what its answers come to. */
export class Asking {
  private asked = 0;

  /** The first line for a program. */
  hello(): string {
    const versions = { protocol: ENGINE_PROTOCOL, observation: OBSERVATION_VERSION, action: ACTION_VERSION };
    return JSON.stringify({ kind: 'hello', re: this.asked, ...versions });
  }

  /** What it said to that; or a sentence. */
  ready(line: string): Result<Wanted, string> {
    const said = this.said(line);
    if (!said.ok) return said;
    const { wants = ['answers'], numbers = 'list' } = said.value as Partial<Wanted>;
    const isKnown = Array.isArray(wants) && wants.every((each) => PARTS.includes(each)) && NUMBERS.includes(numbers);
    if (isKnown) return ok({ wants, numbers });
    return err(`wants some of ${PARTS.join(', ')}, with numbers as ${NUMBERS.join(' or ')}, and said ${shown(line)}`);
  }

  /** The line that asks for an answer. */
  choose(outlook: Outlook, random: Random, { wants, numbers }: Wanted): string {
    const { seat, kind, answers } = outlook;
    const vectors = wants.includes('vector') || wants.includes('actions') ? vectorsOf(outlook, random) : null;
    return JSON.stringify({
      ...{ kind: 'choose', re: ++this.asked, seat, decision: kind, count: answers.length },
      ...(wants.includes('answers') ? { answers } : {}),
      ...(wants.includes('vector') ? { vector: written(vectors!.vector, numbers) } : {}),
      ...(wants.includes('actions') ? { actions: written(vectors!.actions, numbers) } : {}),
      ...(wants.includes('view') ? { view: outlook.view } : {}),
    });
  }

  /** What it answered; or a sentence. */
  chosen(line: string, answers: readonly Answer[]): Result<Answer, string> {
    const said = this.said(line);
    if (!said.ok) return said;
    const { index } = said.value;
    const answer = Number.isInteger(index) ? answers[index as number] : undefined;
    return answer !== undefined
      ? ok(answer)
      : err(`must say an index from 0 to ${answers.length - 1}, and said ${shown(line)}`);
  }

  private said(line: string): Result<Readonly<Record<string, unknown>>, string> {
    const value = parsedLine(line);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return err(`must say one JSON object a line, and said ${shown(line)}`);
    const said = value as Readonly<Record<string, unknown>>;
    return said['re'] === this.asked ? ok(said) : err(`must answer number ${this.asked} (re), and said ${shown(line)}`);
  }
}

function vectorsOf(
  { seat, answers, imagine }: Outlook,
  random: Random,
): { vector: Float32Array; actions: Float32Array } {
  const game = imagine(random);
  const vector = new Float32Array(observationLayout(game.state.sides.length).size);
  observe(game, seat, vector);
  const actions = new Float32Array(answers.length * ACTION_LAYOUT.size);
  setActions(game, seat, answers, { into: actions, at: 0 });
  return { vector, actions };
}

const MOST_SHOWN = 60;

/** A line as a message can hold it: JSON writes signs that a terminal would obey as letters. */
const shown = (line: string): string =>
  JSON.stringify(line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line);
