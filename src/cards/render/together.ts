import type { CardSelector, CardsOf, Statement } from '../language.js';
import { isSame } from '../telling/same.js';
import { says } from '../telling/walk.js';
import { actText, downTo } from './act.js';
import { upToCounters } from './act-pokemon.js';
import { timesOver } from './for-each.js';
import { unmarkText } from './markers.js';
import { amountNumber } from './number.js';
import { unsayable, type Voice, whose } from './speech.js';
import { cards, counted, pokemon, wanted, zoneName } from './things.js';

/* Statements that one sentence says together. */

/** Two or three statements that are said in one sentence, and how many they are. */
export interface Together {
  readonly text: string;
  readonly many: number;
}

const two = (text: string): Together => ({ text, many: 2 });
const three = (text: string): Together => ({ text, many: 3 });

/** What is said of the first statements of a block in one breath; null where the first stands for itself. */
export const saidTogether = (block: readonly Statement[], voice: Voice): Together | null =>
  cardsTogether(block, voice) ?? actsTogether(block, voice);

/** Cards of a deck, a hand, a pile. */
function cardsTogether([statement, next, third]: readonly Statement[], voice: Voice): Together | null {
  if (isPrizeSwitch(statement, next))
    return three(`switch ${actText(statement, voice).slice('choose '.length)} with ${topOf(next, voice)}`);
  if (isHandSwitch(statement, next)) return two('switch a card from your hand with the top card of your deck');
  if (isOfOneType(statement, next)) return two(oneTypeText(next, voice));
  if (isPutOnTop(statement, next)) return three(onTopText(statement, third as Move, voice));
  if (isKeeping(statement, next)) return three(keptText(statement));
  if (isShuffleInto(statement, next)) return two(shuffledText(statement, voice));
  if (isOfBothDecks(statement, next)) return two(actText(statement, voice).replace('your deck', "each player's deck"));
  if (areBothShown(statement, next)) return two('each player reveals their hand');
  if (isOfBothHands(statement, next))
    return two('each player shuffles their hand and puts it on the bottom of their deck');
  return isTakenOff(statement, next) ? two(actText(statement, voice)) : null;
}

/** Counters, damage, and what hangs on an act. */
function actsTogether([statement, next]: readonly Statement[], voice: Voice): Together | null {
  if (next === undefined) return null;
  if (statement.op === 'pick' && statement.of.get === 'number' && next.op === 'move-counters')
    return two(upToCounters(next, statement.of.to, voice));
  if (statement.op === 'pick' && statement.of.get === 'number' && next.op === 'heal')
    return two(`remove up to ${amountNumber(statement.of.to)} damage counters from ${pokemon(next.from, voice)}`);
  if (isOfAllOthers(statement, next))
    return two(`${actText(statement, voice)} and ${actText(next, voice).replace('this attack does ', '')}`);
  if (statement.op === 'base' && statement.set === 0 && next.op === 'knock-out')
    return two(`${actText(next, voice)} instead of damaged by this attack`);
  if (isElsewhere(statement, next)) return two(`${actText(next, voice)} instead of your opponent's Active Pokémon`);
  if (isOrNothing(next)) return two(`${actText(statement, voice)} or this attack does nothing`);
  if (isCardUse(statement, next)) return two(`${chosenCard(statement, voice)} and ${actText(next, voice)}`);
  if (statement.op === 'condition' && statement.remove === 'all' && next.op === 'unmark')
    return two(unmarkText(next, true, voice));
  return isSurvival(statement, next) ? two(survival(next, voice)) : null;
}

/** Energy cards of one of two types, which a card chosen first tells. */
function isOfOneType(statement: Statement, next: Statement | undefined): next is Move {
  if (statement.op !== 'pick' || statement.of.get !== 'cards' || !('on' in statement.of.in)) return false;
  if (next?.op !== 'move' || next.cards.get !== 'cards') return false;
  const last = next.cards.where?.test === 'all' ? next.cards.where.of.at(-1) : undefined;
  return last?.test === 'same-type' && last.as.get === 'ref' && last.as.name === statement.as;
}

function oneTypeText({ cards: of }: Move, voice: Voice): string {
  if (of.get !== 'cards' || of.where?.test !== 'all' || !('on' in of.in)) return unsayable('such cards');
  const [kind, types] = of.where.of;
  if (types.test !== 'type') return unsayable('such cards');
  const kinds = types.is.map((is) => wanted({ test: 'all', of: [kind, { test: 'type', is: [is] }] }, of.take));
  return `discard ${kinds.join(' or ').replaceAll('any number', 'any amount')} attached to ${pokemon(of.in.on, voice)}`;
}

/** So many times, or once. */
function shuffledText(statement: Statement, voice: Voice): string {
  const many = timesOver(statement);
  return many === null
    ? shuffleInto(statement as Move, voice)
    : `for each ${counted(many.each, voice)}, ${shuffleInto(many.once as Move, voice)}`;
}

function keptText({ of }: Keeping): string {
  const { n } = of.take as { readonly n: number };
  return `choose ${n} ${n === 1 ? 'card' : 'cards'} in your hand and shuffle the rest of your cards into your deck`;
}

type Damage = Extract<Statement, { readonly op: 'damage' }>;

/** Damage to one Pokémon, and to all the others than that one. */
const isOfAllOthers = (statement: Statement, next: Statement | undefined): next is Damage =>
  statement.op === 'damage' &&
  next?.op === 'damage' &&
  next.to.get === 'pokemon' &&
  next.to.take === undefined &&
  next.to.where?.test === 'not' &&
  next.to.where.of.test === 'is' &&
  isSame(next.to.where.of.of, statement.to);

/** Damage to a chosen Pokémon in the place of the attack's own. */
export const isElsewhere = (statement: Statement, next: Statement | undefined): next is Damage =>
  statement.op === 'base' &&
  statement.set === 0 &&
  next?.op === 'damage' &&
  next.to.get === 'pokemon' &&
  next.to.take !== undefined;

/** A Prize card and the top card of the deck change places: three statements and one sentence. @rule ZONE-10 */
const isPrizeSwitch = (statement: Statement, next: Statement | undefined): next is Move =>
  statement.op === 'pick' && statement.of.get === 'cards' && next?.op === 'move' && next.to.zone === 'prizes';

/** A card of the hand for the top card of the deck. */
const isHandSwitch = (statement: Statement, next: Statement | undefined): boolean =>
  statement.op === 'pick' &&
  statement.of.get === 'cards' &&
  'zone' in statement.of.in &&
  statement.of.in.zone === 'hand' &&
  next?.op === 'if' &&
  next.if.test === 'did' &&
  next.if.what === statement.as &&
  next.do[0]?.op === 'move' &&
  next.do[0].to.zone === 'hand';

/** Cards that are found, and put on top when the others are shuffled. */
const isPutOnTop = (statement: Statement, next: Statement | undefined): statement is Keeping =>
  statement.op === 'pick' && statement.of.get === 'cards' && next?.op === 'shuffle';

function onTopText({ of }: Keeping, { reveal, order }: Move, voice: Voice): string {
  const isOne = of.take !== undefined && 'n' in of.take && of.take.n === 1;
  const shown = reveal === true ? `, reveal ${isOne ? 'it' : 'them'}` : '';
  const put = `put ${isOne ? 'that card' : 'those cards'} on top of your deck${order === 'any' ? ' in any order' : ''}`;
  const zone = 'zone' in of.in ? `${whose(of.in.whose, voice)} ${zoneName(of.in.zone)}` : unsayable('such a search');
  return `search ${zone} for ${wanted(of.where, of.take)}${shown}, shuffle your deck, then ${put}`;
}

/** Some cards of the hand are kept, and the rest is shuffled into the deck. */
const isKeeping = (statement: Statement, next: Statement | undefined): statement is Keeping =>
  statement.op === 'pick' &&
  statement.of.get === 'cards' &&
  next?.op === 'move' &&
  next.cards.get === 'cards' &&
  next.cards.where?.test === 'not' &&
  readsIt(next, statement.as);

type Keeping = Pick & { readonly of: CardSelector };

const topOf = (next: Move, voice: Voice): string => cards(next.cards, voice);

type Pick = Extract<Statement, { readonly op: 'pick' }>;

/** A card that is chosen only to be used. */
const isCardUse = (statement: Statement, next: Statement | undefined): statement is Pick =>
  statement.op === 'pick' && statement.of.get === 'cards' && next?.op === 'use';

function chosenCard({ of }: Pick, voice: Voice): string {
  if (of.get !== 'cards') return unsayable('such a choice');
  if ('pool' in of.in) return `choose ${cards(of, voice)}`;
  if (!('zone' in of.in)) return unsayable('such a choice');
  return `search ${whose(of.in.whose, voice)} ${zoneName(of.in.zone)} for ${wanted(of.where, of.take)}`;
}

type Survival = Extract<Statement, { readonly op: 'set-remaining-hp' }>;

/** Not Knocked Out after all: two statements and one clause. */
const isSurvival = (statement: Statement, next: Statement | undefined): next is Survival =>
  statement.op === 'prevent' && statement.what === 'event' && next?.op === 'set-remaining-hp';

const survival = ({ hp, of }: Survival, voice: Voice): string =>
  `${pokemon(of, voice)} is not Knocked Out, and its remaining HP becomes ${amountNumber(hp)}`;

type Move = Extract<Statement, { readonly op: 'move' }>;

/** The same from the top of both decks, each counted for itself. */
function isOfBothDecks(statement: Statement, next: Statement | undefined): boolean {
  if (statement.op !== 'move' || next?.op !== 'move' || statement.as === undefined || next.as === undefined)
    return false;
  const [one, other] = [statement.cards, next.cards];
  if (one.get !== 'cards' || other.get !== 'cards' || !('zone' in one.in) || !('zone' in other.in)) return false;
  return (
    one.in.top !== undefined && one.in.whose === 'you' && other.in.top !== undefined && other.in.whose === 'opponent'
  );
}

/** Both hands, one after the other. */
const areBothShown = (statement: Statement, next: Statement | undefined): boolean =>
  statement.op === 'look' &&
  next?.op === 'look' &&
  isWholeHand(statement.cards, 'you') &&
  isWholeHand(next.cards, 'opponent');

const isWholeHand = (of: CardsOf, owner: string): boolean =>
  of.get === 'cards' && 'zone' in of.in && of.in.zone === 'hand' && of.in.whose === owner && of.take === undefined;

/** The same cards of one's own. */
const seenByYou = (of: CardsOf): CardsOf =>
  of.get === 'cards' && 'zone' in of.in && of.in.whose === 'opponent' ? { ...of, in: { ...of.in, whose: 'you' } } : of;

/** Both hands, each put under the deck of whose it is. */
function isOfBothHands(statement: Statement, next: Statement | undefined): boolean {
  if (statement.op !== 'move' || next?.op !== 'move' || statement.order !== 'random' || next.order !== 'random')
    return false;
  const isNamed = statement.as !== undefined && next.as !== undefined;
  return isNamed && isSame(statement.cards, seenByYou(next.cards)) && next.to.whose === 'opponent';
}

/** A card of a Pokémon that is shuffled into a deck. */
const isTakenOff = (statement: Statement, next: Statement | undefined): boolean =>
  statement.op === 'devolve' &&
  statement.to.zone === 'deck' &&
  statement.to.end === undefined &&
  next?.op === 'shuffle';

function isShuffleInto(statement: Statement, next: Statement | undefined): statement is Move {
  if (statement.op !== 'move' || statement.to.zone !== 'deck' || statement.to.end !== undefined) return false;
  return next?.op === 'shuffle' && next.zone === 'deck' && next.who === statement.to.whose;
}

function shuffleInto(statement: Move, voice: Voice): string {
  if (statement.cards.get === 'ref') {
    const into = `into ${whose(statement.to.whose, voice)} deck`;
    return statement.reveal === true
      ? `reveal the chosen cards and shuffle them ${into}`
      : `shuffle the chosen cards ${into}`;
  }
  const until = downTo(statement.cards, voice);
  if (until !== null)
    return until.replace(/^discard cards from (.*?) hand until/, 'shuffle cards from $1 hand into $1 deck until');
  const put = actText({ ...statement, to: { ...statement.to, zone: 'deck', end: 'top' } }, voice);
  const left = statement.cards.get === 'whole' && statement.cards.bare === true ? '. Discard all attached cards' : '';
  const said = put
    .replace(/^put /, 'shuffle ')
    .replace(/ and put (it|them) (?=on top of)/, ' and shuffle $1 ')
    .replace(/ on top of (\S+(?: opponent's)?) deck$/, ' into $1 deck');
  return said + left;
}

/** "If you can't, this attack does nothing" hangs on the statement before it. */
function isOrNothing(statement: Statement): boolean {
  if (statement.op !== 'if' || statement.if.test !== 'not' || statement.if.of.test !== 'did') return false;
  return statement.do.length === 1 && statement.do[0].op === 'stop' && statement.else === undefined;
}

export const readsIt = (statement: Statement, name: string | undefined): boolean =>
  name !== undefined && says(statement, name);
