import type { CardFacts } from '../../engine/index.js';
import type { AnswerRule, CardProgram, Part, Statement, StepMark } from '../language.js';
import { withOwnNumber } from './also.js';
import { sentencesOf, withoutStep } from './block.js';
import { ownWording } from './card-rule.js';
import { areSingle, ofOneCard } from './chosen.js';
import { bareName, notAttack, ofItsKind, partText, toldApart } from './render.js';
import { isShield } from './rule.js';
import { capital, unsaidIn } from './speech.js';
import { testText } from './test.js';

/** A step of a program in plain words, with the steps that depend on it. */
export interface OutlineStep {
  readonly text: string;
  /** When in an attack it is carried out; null: where it stands. */
  readonly when: StepMark | null;
  readonly steps: readonly OutlineStep[];
}

/** A part of a program: what kind of thing it is, and what is done, step by step. */
export interface OutlinedPart {
  readonly kind: Part['part'];
  readonly steps: readonly OutlineStep[];
}

/** What a card's program does, as an outline: for each attack and power, and for the card's own text. */
export interface CardOutline {
  readonly attacks: readonly (readonly OutlinedPart[])[];
  readonly powers: readonly (readonly OutlinedPart[])[];
  readonly card: readonly OutlinedPart[];
}

/** The program taken apart: what depends on what stands below it, instead of in one sentence. */
export function outlineCard(said: CardProgram, facts: CardFacts): CardOutline {
  const program = toldApart(said, facts);
  const outline = (parts: readonly Part[]): readonly OutlinedPart[] =>
    parts.flatMap((part, place) => {
      if (place > 0 && areShield(parts[place - 1]!, part)) return [];
      const next = parts[place + 1];
      return [outlined(part, next !== undefined && areShield(part, next) ? next : null, facts)];
    });
  return {
    attacks: program.attacks.map((attack, i) =>
      (attack === null ? [] : outline([attack])).map((part) => ({
        ...part,
        steps: worded(part.steps, (text) => withOwnNumber(text, facts, i)),
      })),
    ),
    powers: program.powers.map((parts, i) => {
      const kind = facts.powers[i]?.kind ?? 'ability';
      return outline(parts).map((part) => ({ ...part, steps: worded(part.steps, (text) => ofItsKind(text, kind)) }));
    }),
    card: outline(program.card),
  };
}

/** A shield against damage and effects is one sentence and two rules. */
const areShield = (one: Part, other: Part): other is AnswerRule =>
  one.part === 'answer' && other.part === 'answer' && isShield(one, other);

function outlined(part: Part, second: AnswerRule | null, facts: CardFacts): OutlinedPart {
  const named = (text: string): string => {
    const one = areSingle(part) ? ofOneCard(text) : text;
    return (part.part === 'attack' ? one : notAttack(one)).replaceAll('~', bareName(facts));
  };
  const isCarriedOut = part.part === 'attack' || part.part === 'play' || part.part === 'action';
  const steps = isCarriedOut
    ? stepsOf(part.do)
    : [leaf(ownWording(part, facts) ?? partText(part, second, 'Ability'), null)];
  return { kind: part.part, steps: worded(steps, named) };
}

const worded = (steps: readonly OutlineStep[], word: (text: string) => string): readonly OutlineStep[] =>
  steps.map((step) => {
    const unsaid = unsaidIn(step.text);
    return { ...step, text: unsaid.length > 0 ? unsaid.join(' ') : word(step.text), steps: worded(step.steps, word) };
  });

const leaf = (text: string, when: StepMark | null): OutlineStep => ({ text, when, steps: [] });

/** What can only be said in one breath is said so. */
function stepsOf(block: readonly Statement[]): readonly OutlineStep[] {
  const steps = apart(block);
  return steps.some(isUnsaid) ? sentences(block) : steps;
}

const isUnsaid = ({ text, steps }: OutlineStep): boolean => unsaidIn(text).length > 0 || steps.some(isUnsaid);

/** Runs of acts as sentences, what they depend on above them. */
function apart(block: readonly Statement[]): readonly OutlineStep[] {
  const steps: OutlineStep[] = [];
  let run: Statement[] = [];
  const flush = (): void => {
    steps.push(...sentences(run));
    run = [];
  };
  for (const statement of block) {
    const branches = branchesOf(statement);
    if (branches === null && run.length > 0 && run[0]!.step !== statement.step) flush();
    if (branches === null) run.push(statement);
    else {
      flush();
      steps.push(...branches);
    }
  }
  flush();
  return steps;
}

const sentences = (run: readonly Statement[]): readonly OutlineStep[] =>
  sentencesOf(run.map(withoutStep), 'you').map((text) => leaf(`${capital(text)}.`, run[0]!.step ?? null));

/** Null: it is no fork in the way. */
function branchesOf(statement: Statement): readonly OutlineStep[] | null {
  const when = statement.step ?? null;
  const branch = (text: string, block: readonly Statement[]): OutlineStep => ({ text, when, steps: stepsOf(block) });
  if (statement.op === 'if') {
    const then = branch(`If ${testText(statement.if, 'you')}:`, statement.do);
    return statement.else === undefined ? [then] : [then, branch('Otherwise:', statement.else)];
  }
  if (statement.op === 'may' && statement.if === undefined) {
    const may = branch(statement.who === 'opponent' ? 'Your opponent may:' : 'You may:', statement.do);
    return statement.else === undefined ? [may] : [may, branch('Otherwise:', statement.else)];
  }
  if (statement.op !== 'modal') return null;
  const options = statement.options.map(({ do: block }, place) => branch(`${place + 1}.`, block));
  return [
    {
      text: `Choose ${statement.n ?? 1}${statement.orMore === true ? (options.length === 2 ? ' or both' : ' or more') : ''}:`,
      when,
      steps: options,
    },
  ];
}
