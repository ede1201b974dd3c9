import type { Statement, Test } from '../language.js';
import { actText, moveCounters } from './act.js';
import { counted } from './amount.js';
import { timesOver } from './for-each.js';
import { capital, thirdPerson, type Voice } from './speech.js';
import { testText } from './test.js';

/** Statements as sentences, without their stops. */
export function sentencesOf(block: readonly Statement[], voice: Voice): readonly string[] {
  const sentences: string[] = [];
  for (let i = 0; i < block.length; i++) {
    const statement = block[i];
    const next = block[i + 1];
    if (isShuffleInto(statement, next)) {
      sentences.push(shuffleInto(statement, voice));
      i++;
    } else if (statement.op === 'pick' && statement.of.get === 'number' && next?.op === 'move-counters') {
      sentences.push(moveCounters(next, voice, statement.of.to));
      i++;
    } else if (next !== undefined && isOrNothing(next)) {
      sentences.push(`${actText(statement, voice)} or this attack does nothing`);
      i++;
    } else sentences.push(...sentencesOfOne(statement, voice));
  }
  return sentences;
}

function sentencesOfOne(statement: Statement, voice: Voice): readonly string[] {
  if (statement.step === 'before-damage') {
    const { step: _step, ...plain } = statement;
    return under('before doing damage, ', [plain as Statement], voice);
  }
  if (statement.op === 'if') return ifSentences(statement, voice);
  if (statement.op === 'may') return may(paid(statement), voice);
  if (statement.op === 'as-player') return asPlayer(statement);
  const many = timesOver(statement);
  if (many !== null) return [`for each ${counted(many.each, voice)}, ${actText(many.once, voice)}`];
  const sentence = actText(statement, voice);
  if (statement.op !== 'condition' || statement.counters === undefined) return [sentence];
  return [sentence, `put ${statement.counters} damage counters instead of 1 on that Pokémon between turns`];
}

/** What happens by choice is made to happen: "have your opponent switch …", "make … Asleep". */
function may(block: readonly Statement[], voice: Voice): readonly string[] {
  const said = under('you may ', block, voice);
  const made = madeText(block[0], voice);
  if (made === null) return said;
  const [plain] = sentencesOf([block[0]], voice);
  return [said[0].replace(plain, made), ...said.slice(1)];
}

function madeText(statement: Statement, voice: Voice): string | null {
  if (statement.op === 'condition' && statement.give !== undefined)
    return actText(statement, voice).replace(/^(.*) (?:is|are) now /, 'make $1 ');
  if (statement.op !== 'as-player' || statement.do[0].op === 'may' || statement.do[0].op === 'flip') return null;
  const acts = sentencesOf(statement.do, 'they').join(' and then ');
  return `have ${statement.who === 'each' ? 'each player' : 'your opponent'} ${acts}`;
}

/** What is paid by choice comes before the damage of itself; nothing needs to be said about it. */
function paid({ step, do: block }: Extract<Statement, { readonly op: 'may' }>): readonly Statement[] {
  if (step !== 'choice') return block;
  return block.map(
    ({ step: mark, ...rest }) =>
      (mark === 'before-damage' ? rest : { ...rest, ...(mark ? { step: mark } : {}) }) as Statement,
  );
}

type If = Extract<Statement, { readonly op: 'if' }>;

function ifSentences({ if: test, do: then, else: other }: If, voice: Voice): readonly string[] {
  const first = under(`if ${testText(test, voice)}, `, then, voice);
  if (other === undefined) return first;
  return [...first, ...under(`if ${testText(opposite(test), voice)}, `, other, voice)];
}

/** What is true exactly when the test is not; for coins, in the words that coins have. */
function opposite(test: Test): Test {
  if (test.test === 'not') return test.of;
  if (test.test === 'compare' && test.rel === '>=' && test.b === 1) return { ...test, rel: '=', b: 0 };
  if (test.test === 'compare' && test.rel === '=' && test.b === 0) return { ...test, rel: '>=', b: 1 };
  if (test.test === 'compare' && test.rel === '>') return { ...test, rel: '<', b: 1 };
  if (test.test === 'compare' && test.rel === '<') return { ...test, rel: '>', b: 0 };
  return { test: 'not', of: test };
}

/**
 * Acts under one opening. They are said in one sentence; an act that takes in all that follows it in its sentence ends
 * the sentence, and what comes after finds its place by what it speaks of.
 */
function under(opening: string, block: readonly Statement[], voice: Voice): readonly string[] {
  const [begun, ...rest] = sentencesOf(block, voice);
  const first = opening.endsWith('may ') ? begun.replace(/^this attack does (?=\d)/, 'do ') : begun;
  const sentences = [opening + first];
  for (const sentence of rest) {
    if (/^(if|for each) /.test(sentence) || (sentence.startsWith('put ') && sentence.endsWith('between turns')))
      sentences.push(sentence);
    else sentences[sentences.length - 1] += ` and then ${sentence}`;
  }
  return sentences;
}

function asPlayer({ who, do: block }: Extract<Statement, { readonly op: 'as-player' }>): readonly string[] {
  const name = who === 'each' ? 'each player' : 'your opponent';
  const only = block[0];
  if (block.length === 1 && only.op === 'may')
    return [`${name} may ${sentencesOf(only.do, 'they').join(' and then ')}`];
  return [`${name} ${sentencesOf(block, 'they').map(thirdPerson).join(' and then ')}`];
}

type Move = Extract<Statement, { readonly op: 'move' }>;

function isShuffleInto(statement: Statement, next: Statement | undefined): statement is Move {
  if (statement.op !== 'move' || statement.to.zone !== 'deck' || statement.to.end !== undefined) return false;
  return next?.op === 'shuffle' && next.zone === 'deck' && next.who === statement.to.whose;
}

function shuffleInto(statement: Move, voice: Voice): string {
  const put = actText({ ...statement, to: { ...statement.to, zone: 'deck', end: 'top' } }, voice);
  return put.replace(/^put /, 'shuffle ').replace(/ on top of (\S+(?: opponent's)?) deck$/, ' into $1 deck');
}

/** "If you can't, this attack does nothing" hangs on the statement before it. */
function isOrNothing(statement: Statement): boolean {
  if (statement.op !== 'if' || statement.if.test !== 'not' || statement.if.of.test !== 'did') return false;
  return statement.do.length === 1 && statement.do[0].op === 'stop' && statement.else === undefined;
}

export const paragraph = (sentences: readonly string[]): string => sentences.map((one) => `${capital(one)}.`).join(' ');
