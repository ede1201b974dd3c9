import type { Statement, Test } from '../language.js';
import { actText } from './act.js';
import { counted } from './amount.js';
import { timesOver } from './for-each.js';
import { amountNumber } from './number.js';
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
  if (statement.op === 'may') return under('you may ', paid(statement), voice);
  if (statement.op === 'as-player') return asPlayer(statement);
  if (statement.op === 'modal') return chosen(statement, voice);
  const many = timesOver(statement);
  if (many !== null) return [`for each ${counted(many.each, voice)}, ${actText(many.once, voice)}`];
  const capped = cappedSentences(statement, voice);
  if (capped !== null) return capped;
  const sentence = actText(statement, voice);
  if (statement.op !== 'condition' || statement.counters === undefined) return [sentence];
  return [sentence, `put ${statement.counters} damage counters instead of 1 on that Pokémon between turns`];
}

/** "Choose 1:" and the list, in one piece: what follows a list belongs to its last thing. */
function chosen({ n, orMore, options }: Extract<Statement, { readonly op: 'modal' }>, voice: Voice): readonly string[] {
  const list = options.map(({ do: block }) => `• ${paragraph(sentencesOf(block, voice))}`);
  return [`choose ${n ?? 1}${orMore === true ? ' or more' : ''}:\n${list.join('\n').replace(/\.$/, '')}`];
}

/** How much is added at most is a sentence of its own. */
function cappedSentences(statement: Statement, voice: Voice): readonly string[] | null {
  if (statement.op !== 'base' || typeof statement.add !== 'object' || statement.add.num !== 'calc') return null;
  const { fn, args } = statement.add;
  if (fn !== 'min') return null;
  return [
    actText({ ...statement, add: args[1] }, voice),
    `you can't add more than ${amountNumber(args[0])} damage in this way`,
  ];
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
  if (isInstead(then, other) && !isOfCoins(test)) {
    return [...sentencesOf(other, voice), `${first[0]} instead`];
  }
  return [...first, ...under(`if ${testText(opposite(test), voice)}, `, other, voice)];
}

/** Another number of the same: "Draw 2 cards. If X, draw 4 cards instead." */
function isInstead(then: readonly Statement[], other: readonly Statement[]): boolean {
  const [a, b] = [then[0], other[0]];
  if (then.length !== 1 || other.length !== 1 || a.op !== b.op || b.as !== undefined) return false;
  if (a.op === 'move' && b.op === 'move') return JSON.stringify(a.to) === JSON.stringify(b.to);
  return a.op === 'draw' || a.op === 'heal' || a.op === 'put-counters';
}

const isOfCoins = (test: Test): boolean =>
  test.test === 'compare' && typeof test.a !== 'number' && test.a.num === 'bound';

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
    if (/^(if|for each) /.test(sentence) || isOfBefore(sentence)) sentences.push(sentence);
    else sentences[sentences.length - 1] += ` and then ${sentence}`;
  }
  return sentences;
}

/** What is said of the statement before is a sentence of its own. */
const isOfBefore = (sentence: string): boolean =>
  (sentence.startsWith('put ') && sentence.endsWith('between turns')) || sentence.startsWith("you can't add ");

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
  return put
    .replace(/^put /, 'shuffle ')
    .replace(/ and put (it|them) (?=on top of)/, ' and shuffle $1 ')
    .replace(/ on top of (\S+(?: opponent's)?) deck$/, ' into $1 deck');
}

/** "If you can't, this attack does nothing" hangs on the statement before it. */
function isOrNothing(statement: Statement): boolean {
  if (statement.op !== 'if' || statement.if.test !== 'not' || statement.if.of.test !== 'did') return false;
  return statement.do.length === 1 && statement.do[0].op === 'stop' && statement.else === undefined;
}

export const paragraph = (sentences: readonly string[]): string => sentences.map((one) => `${capital(one)}.`).join(' ');
