import type { Amount, CardsOf, Happening, PokemonOf, Rule, Span, Statement, Test } from '../language.js';
import { distinct, isSame } from '../telling/same.js';
import { actText } from './act.js';
import { counted } from './amount.js';
import { chosenOnTop } from './chosen.js';
import { aroundText } from './delayed.js';
import { theirTimes, timesOver } from './for-each.js';
import { markerSentences } from './markers.js';
import { isDrawOfMore, moreCards } from './more-cards.js';
import { amountNumber } from './number.js';
import { oneEach } from './one-each.js';
import { chosenToEvolve, evolvedIfOld } from './skip-stage.js';
import { capital, thirdPerson, unsayable, type Voice } from './speech.js';
import { strongerText } from './stronger.js';
import { withSubject } from './subject.js';
import { testText } from './test.js';
import { isOneLeft } from './the-rest.js';
import { group, pokemon, wanted } from './things.js';
import { isElsewhere, readsIt, saidTogether } from './together.js';

/** Statements as sentences, without their stops. */
export function sentencesOf(block: readonly Statement[], voice: Voice): readonly string[] {
  const sentences: string[] = [];
  for (let i = 0; i < block.length; i++) {
    const statement = block[i];
    const next = block[i + 1];
    const joined =
      chosenToEvolve(statement, next, voice) ?? oneEach(statement, next, voice) ?? joinedText(statement, next, voice);
    const together = joined === null ? saidTogether(block.slice(i), voice) : null;
    if (joined !== null) {
      sentences.push(...joined);
      i++;
    } else if (together !== null) {
      sentences.push(together.text);
      i += together.many - 1;
    } else if (isAskedLater(statement, block.slice(0, i))) {
      sentences.push(...under('if you attached any Energy cards in this way, ', statement.do, voice));
    } else if (isAllOfIt(statement, block[i - 1])) {
      sentences.push(...sentencesOfOne(statement, voice).map((one) => one.replace('the other cards', 'them back')));
    } else if (chosenOnTop(statement, block.slice(0, i), voice) !== null) {
      sentences.push(chosenOnTop(statement, block.slice(0, i), voice)!);
    } else if (isDrawOfMore(statement, block[i - 1])) {
      sentences.push(...sentencesOfOne(statement, voice).map(moreCards));
    } else if (isOneLeft(statement, block.slice(0, i))) {
      sentences.push(
        ...sentencesOfOne(statement, voice).map((one) => one.replace('the other cards', 'the other card')),
      );
    } else if (isOnTheSame(statement, block[i - 1])) {
      const name = pokemon(statement.on as PokemonOf, voice);
      sentences.push(...sentencesOfOne(statement, voice).map((one) => one.replace(name, 'that Pokémon')));
    } else sentences.push(...(evolvedIfOld(statement, voice) ?? sentencesOfOne(statement, voice)));
  }
  return sentences;
}

/** Of cards that were looked at just before none has been taken yet: there are no others, and all go back. */
const isAllOfIt = (statement: Statement, before: Statement | undefined): boolean =>
  before?.op === 'look' &&
  statement.op === 'move' &&
  statement.cards.get === 'cards' &&
  'pool' in statement.cards.in &&
  statement.cards.in.pool === before.as &&
  statement.to.zone === 'deck';

/** What lasts on the Pokémon just spoken of stays on it, also when another is Active: "that Pokémon". @rule EFF-09 */
const isOnTheSame = (statement: Statement, before: Statement | undefined): statement is Lasting =>
  statement.op === 'lasting' &&
  typeof statement.on === 'object' &&
  statement.on.get === 'pokemon' &&
  isSame(statement.on, spokenOf(before));

/** Whom a statement affects, or chooses an attack of. */
function spokenOf(statement: Statement | undefined): unknown {
  if (statement?.op === 'condition') return statement.to;
  return statement?.op === 'pick' && statement.of.get === 'attacks' ? statement.of.of : undefined;
}

/** Behind a shuffle "if you do" would ask whether the deck was shuffled. */
function isAskedLater(statement: Statement, before: readonly Statement[]): statement is If {
  if (statement.op !== 'if' || statement.if.test !== 'did' || statement.else !== undefined) return false;
  const { what } = statement.if;
  return before.at(-1)?.op === 'shuffle' && before.some(({ op, as }) => op === 'attach' && as === what);
}

/** Two statements that are said in one breath: whose deck is looked at, which Pokémon counters are put on. */
function joinedText(statement: Statement, next: Statement | undefined, voice: Voice): readonly string[] | null {
  if (next?.op === 'pick' && next.step === 'before-damage' && statement.step === 'before-damage')
    return [`${actText(withoutStep(statement), voice)}, and then ${actText(withoutStep(next), voice)}`];
  if (statement.op !== 'pick' || next === undefined) return null;
  if (statement.of.get === 'player' && next.op === 'look') {
    const top = next.cards.get === 'cards' && 'zone' in next.cards.in ? next.cards.in.top : undefined;
    return [`look at the top ${top === 1 ? 'card' : `${amountNumber(top ?? 0)} cards`} of either player's deck`];
  }
  if (statement.of.get === 'number' && next.op === 'put-counters')
    return [`put up to ${statement.of.to} damage counters on ${pokemon(next.on, voice)}`];
  if (statement.of.get === 'number' && next.op === 'move' && isOfTop(next.cards, statement.as))
    return [`discard up to ${statement.of.to} cards from the top of your deck`];
  const repeated = repeatedText(statement, next, voice);
  if (repeated !== null) return repeated;
  if (statement.of.get !== 'pokemon' || next.op !== 'for-each' || next.of.get === 'ref') return null;
  if (!readsIt(next, statement.as)) return null;
  const [said] = loop(next, voice);
  return [said.replace('that Pokémon', pokemon(statement.of, voice))];
}

/** As many of the top of one's own deck as were chosen. */
function isOfTop(of: CardsOf, number: string | undefined): boolean {
  if (of.get !== 'cards' || !('zone' in of.in) || of.in.whose !== 'you') return false;
  const { top } = of.in;
  return typeof top === 'object' && top.num === 'bound' && top.of === number;
}

/** What is done so often, each time to a Pokémon chosen anew. */
function repeatedText(
  { of }: Extract<Statement, { readonly op: 'pick' }>,
  next: Statement,
  voice: Voice,
): readonly string[] | null {
  if (of.get !== 'pokemon' || of.take === undefined || !('n' in of.take) || next.op !== 'for-each') return null;
  const [only] = next.do;
  if (of.take.repeats !== true) return null;
  const one = { ...of, take: { n: 1 } };
  if (typeof of.take.n === 'number' && only.op === 'damage')
    return [
      `choose ${pokemon(one, voice)} ${of.take.n} times`,
      actText(only, voice)
        .replace('this attack does', 'for each time you chose a Pokémon, do')
        .replace('that Pokémon', 'it'),
    ];
  const act = only.op === 'damage' ? { ...only, to: one } : only.op === 'heal' ? { ...only, from: one } : only;
  const said = act.op === 'put-counters' ? { ...act, on: one } : act;
  return [`for each ${counted(of.take.n, voice)}, ${actText(said as Statement, voice)}`];
}

type ForEach = Extract<Statement, { readonly op: 'for-each' }>;

/** What is done with each of several Pokémon. */
function loop({ of, do: [only, ...rest] }: ForEach, voice: Voice): readonly string[] {
  if (of.get === 'cards' || of.get === 'whole') return [unsayable('such a loop')];
  const each = pokemon(of, voice);
  const [decided, ...more] = rest;
  if (only.op === 'flip' && decided?.op === 'if' && decided.do.length === 1 && more.length === 0)
    return [`flip a coin for ${each}`, `if that coin flip is heads, ${actText(decided.do[0], voice)}`];
  if (rest.length > 0) return [unsayable('such a loop')];
  if (only.op === 'evolve' || only.op === 'attach')
    return [`for each of ${of.get === 'ref' ? 'those Pokémon' : group(of, voice)}, ${actText(only, voice)}`];
  if (only.op === 'damage') return [actText(only, voice).replace('that Pokémon', each)];
  if (only.op === 'move') return [actText(only, voice).replace('that Pokémon', each)];
  if (only.op === 'heal') return [unsayable('such a loop')];
  if (only.op === 'move-counters') return [actText({ ...only, from: of }, voice)];
  if (
    only.op === 'put-counters' &&
    typeof only.n === 'object' &&
    only.n.num === 'stat' &&
    only.n.what === 'retreat-cost'
  )
    return [
      `put a number of damage counters on ${each} equal to the number of Colorless in that Pokémon's Retreat Cost`,
    ];
  if (only.op === 'put-counters') return [`double the number of damage counters on ${each}`];
  return only.op === 'if' && only.do.length === 1 ? [untilText(only, each)] : [unsayable('such a loop')];
}

/** Counters put on until so much is left. */
function untilText({ do: [first] }: If, on: string): string {
  if (first.op !== 'set-remaining-hp') return unsayable('such a number of counters');
  return `put damage counters on ${on} until its remaining HP is ${amountNumber(first.hp)}`;
}

const alreadyText = (_: string, first: string, verb: string): string =>
  verb === 'has' ? `${first} already has ` : `${first} is already `;

function sentencesOfOne(statement: Statement, voice: Voice): readonly string[] {
  if (statement.step === 'before-damage' && statement.op === 'if' && statement.do.every(({ step }) => !step))
    return ifSentences(statement, voice).map((said) => said.replace(/^(if .*?) (has|is) /, alreadyText));
  if (statement.step === 'before-damage') {
    return under('before doing damage, ', [withoutStep(statement)], voice);
  }
  // Energy of the attacking Pokémon that is discarded behind another effect. ATK-13
  if (statement.step === 'effect' && statement.op === 'move') return [`then, ${actText(statement, voice)}`];
  if (statement.op === 'for-each') return loop(statement, voice);
  if (statement.op === 'if') return ifSentences(statement, voice);
  if (statement.op === 'may') return maySentences(statement, voice);
  if (statement.op === 'as-player') return theirTimes(statement, asPlayer);
  if (statement.op === 'modal') return chosen(statement, voice);
  if (statement.op === 'lasting') return lastingSentences(statement, voice);
  const many = timesOver(statement);
  if (many !== null) return [`for each ${counted(many.each, voice)}, ${actText(many.once, voice)}`];
  if (statement.op === 'switch' && statement.out?.get === 'pokemon' && statement.out.by === 'opponent')
    return [actText(statement, voice), 'your opponent chooses the Defending Pokémon to switch'];
  if (statement.op === 'switch' && statement.in.get === 'pokemon' && statement.in.by === 'opponent')
    return [actText(statement, voice), 'your opponent chooses the Benched Pokémon to switch'];
  if (statement.op === 'move' && statement.cards.get === 'whole' && statement.cards.bare === true)
    return [actText(statement, voice), ATTACHED_LEFT];
  const capped = cappedSentences(statement, voice);
  if (capped !== null) return capped;
  const sentence = actText(statement, voice);
  return statement.op === 'condition' ? [sentence, ...strongerText(statement)] : [sentence];
}

const ATTACHED_LEFT = 'discard all attached cards';

/** All of the one kind or all of the other, from the same place to the same; null: it is another choice. */
function oneKindText(options: Modal['options'], voice: Voice): string | null {
  const moves = options.map(({ do: block }) => (block.length === 1 && block[0]?.op === 'move' ? block[0] : null));
  const [a, b] = moves;
  if (options.length !== 2 || !a || !b || a.cards.get !== 'cards' || b.cards.get !== 'cards') return null;
  const place = ({ cards, to, reveal, order }: typeof a): unknown => [
    cards.get === 'cards' ? cards.in : null,
    to,
    reveal,
    order,
  ];
  if (!isSame(place(a), place(b)) || !('zone' in a.cards.in) || a.cards.in.zone !== 'deck') return null;
  const [one, other] = [wanted(a.cards.where, a.cards.take), wanted(b.cards.where, b.cards.take)];
  // "2 X or a Y" would be 2 of either.
  return actText(a, voice).replace(one, `${one} or ${other.replace(/^an? /, '1 ')}`);
}

type Modal = Extract<Statement, { readonly op: 'modal' }>;

/** "Choose 1:" and the list, in one piece: what follows a list belongs to its last thing. */
function chosen({ n, orMore, options }: Extract<Statement, { readonly op: 'modal' }>, voice: Voice): readonly string[] {
  const either = n === undefined && orMore !== true ? oneKindText(options, voice) : null;
  if (either !== null) return [either];
  const list = options.map(({ do: block }) => `• ${paragraph(sentencesOf(block, voice))}`);
  return [
    `choose ${n ?? 1}${orMore === true ? (options.length === 2 ? ' or both' : ' or more') : ''}:\n${list.join('\n').replace(/\.$/, '')}`,
  ];
}

/** What is inside comes before the damage with it; nothing more needs to be said about it. */
export function withoutStep(statement: Statement): Statement {
  const { step, ...plain } = statement;
  if (step !== 'before-damage') return statement;
  return ('do' in plain ? { ...plain, do: plain.do.map(withoutStep) } : plain) as Statement;
}

/** How much is added at most is a sentence of its own. */
function cappedSentences(statement: Statement, voice: Voice): readonly string[] | null {
  if (statement.op === 'put-counters') return cappedCounters(statement, voice);
  if (
    statement.op === 'damage' &&
    typeof statement.n === 'object' &&
    statement.n.num === 'calc' &&
    statement.n.fn === 'min'
  )
    return [actText({ ...statement, n: statement.n.args[1] }, voice), mostText('do', statement.n.args[0])];
  if (statement.op !== 'base') return null;
  const { add, set } = statement;
  const field = typeof set === 'object' ? 'set' : 'add';
  const number = set ?? add;
  if (typeof number !== 'object' || number.num !== 'calc' || number.fn !== 'min') return null;
  return [
    actText({ ...statement, [field]: number.args[1] }, voice),
    mostText(field === 'set' ? 'do' : 'add', number.args[0]),
  ];
}

const mostText = (verb: 'do' | 'add', most: Amount): string =>
  `you can't ${verb} more than ${amountNumber(most)} damage in this way`;

function cappedCounters(
  statement: Extract<Statement, { readonly op: 'put-counters' }>,
  voice: Voice,
): readonly string[] | null {
  const { n } = statement;
  if (typeof n === 'number' || n.num !== 'calc' || n.fn !== 'min') return null;
  return [
    actText({ ...statement, n: n.args[1] }, voice),
    `you can't put more than ${amountNumber(n.args[0])} damage counters in this way`,
  ];
}

/** What happens by choice is made to happen: "have your opponent switch …", "make … Asleep". */
function maySentences(statement: Extract<Statement, { readonly op: 'may' }>, voice: Voice): readonly string[] {
  const block = paid(statement);
  const [first] = block;
  if (block.length === 1 && first.op === 'as-player' && first.do[0].op !== 'may' && first.do[0].op !== 'flip') {
    const who = first.who === 'each' ? 'each player' : 'your opponent';
    return [`you may have ${who} ${sentencesOf(first.do, 'they').join(' and then ')}`];
  }
  if (isElsewhere(first, block[1]) && block.length === 2)
    return [`you may have ${actText(block[1], voice).replace('this attack does', 'this attack do')} instead`];
  const [opening, ...others] = under('you may ', block, voice);
  const said = [
    opening.replace(/^you may this attack's base damage is /, "you may make this attack's base damage "),
    ...others,
  ];
  if (first.op !== 'condition' || first.give === undefined) return said;
  const [plain] = sentencesOf([first], voice);
  return [said[0].replace(plain, plain.replace(/^(.*) (?:is|are) now /, 'make $1 ')), ...said.slice(1)];
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

function ifSentences(statement: If, voice: Voice): readonly string[] {
  const { if: test, do: then, else: other } = statement;
  const [first, ...rest] = then;
  if (first.op === 'set-remaining-hp' && other === undefined)
    return [untilText(statement, pokemon(first.of, voice)), ...sentencesOf(rest, voice)];
  const said = under(`if ${testText(test, voice)}, `, then, voice);
  if (other === undefined) return said;
  if (isInstead(then, other) && !isOfCoins(test)) return [...sentencesOf(other, voice), `${said[0]} instead`];
  const against = opposite(test);
  const opening = against === null ? 'otherwise, ' : `if ${testText(against, voice)}, `;
  return [...said, ...under(opening, other, voice)];
}

/** Another number of the same: "Draw 2 cards. If X, draw 4 cards instead." */
function isInstead(then: readonly Statement[], other: readonly Statement[]): boolean {
  const [a, b] = [then[0], other[0]];
  if (then.length !== 1 || other.length !== 1 || a.op !== b.op || b.as !== undefined) return false;
  if (a.op === 'move' && b.op === 'move') return isSame(a.to, b.to);
  return INSTEAD.has(a.op);
}

const INSTEAD = new Set<Statement['op']>(['draw', 'heal', 'put-counters', 'attach', 'damage', 'move-counters']);

const isOfCoins = (test: Test): boolean =>
  test.test === 'compare' && typeof test.a !== 'number' && test.a.num === 'bound';

/** What is true exactly when the test is not; for coins, in the words that coins have. */
function opposite(test: Test): Test | null {
  if (test.test === 'not') return test.of;
  if (test.test === 'compare' && test.rel === '>=' && test.b === 1) return { ...test, rel: '=', b: 0 };
  if (test.test === 'compare' && test.rel === '=' && test.b === 0) return { ...test, rel: '>=', b: 1 };
  if (test.test === 'compare' && test.rel === '>') return { ...test, rel: '<', b: 1 };
  if (test.test === 'compare' && test.rel === '<') return { ...test, rel: '>', b: 0 };
  return test.test === 'matches' || test.test === 'did' ? { test: 'not', of: test } : null;
}

/**
 * Acts under one opening. They are said in one sentence; an act that takes in all that follows it in its sentence ends
 * the sentence, and what comes after finds its place by what it speaks of.
 */
function under(opening: string, block: readonly Statement[], voice: Voice): readonly string[] {
  const [begun, ...rest] = sentencesOf(block, voice);
  const first = opening.endsWith('may ') ? asChoice(begun) : begun;
  const sentences = [opening + first];
  for (const [i, sentence] of rest.entries()) {
    const before = sentences[sentences.length - 1];
    if (before.includes('search your deck') && isShuffleAfter(sentence, rest.slice(i + 1)))
      sentences.push(`then, ${sentence}`);
    else if (opening === 'you may ' && isOfDeed(sentence)) sentences.push(sentence);
    // What is done so many times ends with its act.
    else if (before.startsWith('for each ') && sentence.startsWith('your opponent ')) sentences.push(sentence);
    else if (/^(if|for each|benching|then,) /.test(sentence) || isOfBefore(sentence)) sentences.push(sentence);
    else sentences[sentences.length - 1] += `${joint(before, sentence)}${sentence}`;
  }
  return sentences;
}

/** Damage for each card that one may discard says so itself: inside "you may" it would seem to be a choice of its own. */
const isOfDeed = (sentence: string): boolean => /^this attack does .* in this way$/.test(sentence);

/** A search ends with a shuffle, which needs no place in its sentence. */
const isShuffleAfter = (sentence: string, after: readonly string[]): boolean =>
  sentence === 'shuffle your deck' && after.length === 0;

/** Damage is done first, wherever it is told: nothing but a coin comes "then" behind it, nor does it. @rule ATK-07 */
const joint = (before: string, sentence: string): string =>
  DAMAGE_FIRST.test(sentence) || (DAMAGE_LAST.test(before) && !sentence.startsWith('flip ')) ? ' and ' : ' and then ';
const DAMAGE_FIRST = /^this attack(?: does|'s base damage) /;
const DAMAGE_LAST = /\bthis attack(?: does|'s base damage) [^,]*$/;

/** What only happens, as something that a player does. */
export const asChoice = (act: string): string =>
  act.replace(/^this attack does (?=\d)/, 'do ').replace(/^you win this game/, 'choose to win the game');

/** What is said of the statement before is a sentence of its own. */
const isOfBefore = (sentence: string): boolean =>
  (sentence.startsWith('put ') && sentence.endsWith('between turns')) ||
  sentence === ATTACHED_LEFT ||
  /coins instead of 1$/.test(sentence) ||
  /^(you can't (?:add|do|put|use)|your opponent chooses the|any Pokémon that has any) /.test(sentence);

function asPlayer({ who, do: block, as }: Extract<Statement, { readonly op: 'as-player' }>): readonly string[] {
  const name = who === 'each' ? 'each player' : who.startsWith('#') ? 'that player' : 'your opponent';
  const only = block[0];
  // Whether it was done is asked of the reader, so the reader does it.
  if (as !== undefined && block.length === 1 && only.op === 'switch')
    return ["switch out your opponent's Active Pokémon to the Bench", 'your opponent chooses the new Active Pokémon'];
  if (block.length === 1 && only.op === 'may')
    return [`${name} may ${sentencesOf(only.do, 'they').join(' and then ')}`];
  const acts = sentencesOf(block, 'they').map(thirdPerson).join(' and then ');
  const said = acts
    .replace(/ and shuffle (?=them )/, ' and shuffles ')
    .replace(/ and put (?=(?:it|them) on)/, ' and puts ');
  return [`${name} ${said}`];
}

type Lasting = Extract<Statement, { readonly op: 'lasting' }>;

function lastingSentences(statement: Lasting, voice: Voice): readonly string[] {
  if (statement.label !== undefined) return markerSentences(statement, voice);
  const said = statement.rules[0].part === 'answer' ? [actText(statement, voice)] : delayed(statement, voice);
  return statement.ends === undefined ? said : [...said, endsText(statement.ends, voice)];
}

/** "Benching either Pokémon ends this effect". */
function endsText(ends: readonly Happening[], voice: Voice): string {
  const subjects = distinct(ends.map(({ subject }) => subject));
  const [{ subject }] = ends;
  if (subject === undefined || subject.get === 'cards' || subject.get === 'whole') return unsayable('such an end');
  const verb = ends.some(({ event }) => event === 'evolved') ? 'benching or evolving' : 'benching';
  return `${verb} ${subjects.length === 2 ? 'either Pokémon' : pokemon(subject, voice)} ends this effect`;
}

/** What is put in force now and done later. */
function delayed({ on, rules, span }: Lasting, voice: Voice): readonly string[] {
  const [rule, second] = withSubject(rules, on);
  if (rule.part === 'answer' || second !== undefined) return [unsayable('several rules for a time')];
  return laterSentences(rule, span, voice);
}

/** What a rule waits for, and what it does then. `span`: only for that time. */
export function laterSentences(
  rule: Exclude<Rule, { readonly part: 'answer' }>,
  span: Span | null,
  voice: Voice,
): readonly string[] {
  const { opening, closing } = aroundText(rule, span, voice);
  const [first, ...rest] = under(opening, rule.do, voice);
  return [first + closing, ...rest];
}

export const paragraph = (sentences: readonly string[]): string => sentences.map((one) => `${capital(one)}.`).join(' ');
