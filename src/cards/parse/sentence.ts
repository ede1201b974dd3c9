import type { Test } from '../language.js';
import type { Act, Acts } from '../telling/act.js';
import { isSame } from '../telling/same.js';
import { action, bound, type HeardAction, type HeardBound } from './action.js';
import { attackFrame, attackRestriction, type HeardRestriction, ifThen } from './attack-frames.js';
import { cardRules, type HeardCard, ofCard } from './card-rules.js';
import { choose, type HeardChoose } from './choose.js';
import { act, acts } from './clause.js';
import { either, map, mapSome, memo, type Parser, type Piece, type Words, wordsOf } from './combinators.js';
import { delayed, type HeardWould, standingWould } from './delayed.js';
import { forEachAct } from './for-each.js';
import { fossil, type HeardFossil } from './fossil.js';
import { inThisWay } from './itself.js';
import { allPhrases, productions, rootOf } from './machine/net.js';
import { phrasesOf } from './machine/phrases-of.js';
import { readWhole } from './machine/read.js';
import { phrasesRead } from './machine/uses.js';
import { notChosen } from './not-chosen.js';
import { type HeardPlay, play } from './play.js';
import { type HeardCost, type HeardDo, playCost } from './play-cost.js';
import { provides } from './provides.js';
import { ifRestated } from './restated.js';
import { say } from './say.js';
import { type HeardRules, standing } from './standing.js';
import { test } from './test.js';
import { type HeardTogether, together } from './together.js';
import { givenFor, type HeardTrigger, type HeardTriggers, moreAtOnce, takesType, trigger } from './trigger.js';
import { notFatal } from './verbs/move-unless-fatal.js';
import { ifInHand, notNew } from './verbs/skip-stage.js';
import { shuffleIfSearched } from './verbs/two-places.js';
import { copies } from './verbs/use.js';
import { countOfWords, wordsByNumber } from './vocabulary.js';

/** What one sentence of a text says. */
export type Heard =
  | HeardDo
  | HeardAction
  | HeardTrigger
  | HeardTriggers
  | HeardWould
  | HeardRules
  | HeardBound
  | HeardRestriction
  | HeardPlay
  | HeardCost
  | HeardChoose
  | { readonly is: 'option'; readonly first: Heard }
  /** "Or, …": one may do this instead of all that was told before. */
  | { readonly is: 'or'; readonly first: Heard }
  | HeardCard
  | HeardFossil
  | HeardTogether;

const doing = (statements: Acts): Heard => ({ is: 'do', do: statements });

const then = either(say`then ,`, say`then`);
const doingThen = (statements: Acts): Heard => ({ is: 'do', do: statements, follows: true });

/** A mark of the parser: what was said before is done where the test is not so. */
const insteadOf = (statement: Act): Act => ({ ...statement, instead: true });

const ifInstead: Parser<Acts> = map(
  either(say`if ${test} , ${act} instead`, say`if ${test} , instead ${act}`),
  ([when, body]): Acts => [insteadOf({ op: 'if', if: when, do: body })],
);

/** One thing that must be done: of two it would not be clear whether the second is needed too. */
const orNothing: Parser<Acts> = mapSome(say`${act} or this attack does nothing`, ([body]) =>
  body.length === 1 ? body : null,
);

/** "Before doing damage" is a step of its own. @rule ATK-06 */
const beforeDamage: Parser<Heard> = map(say`before doing damage , ${acts}`, ([body]) => doing(body.map(before)));

/** What is inside is done then too; what later sentences put there keeps its own step. */
function before(one: Act): Act {
  const inner = one.op === 'may' || one.op === 'as-player' ? { do: one.do.map(before) } : {};
  return { ...one, ...inner, step: 'before-damage' } as Act;
}

/** "As long as" said of an attack's own number is "if": it is looked at when the damage is done. */
const asLongAs: Parser<Heard> = mapSome(say`as long as ${test} , ${acts}`, ([when, body]) =>
  body.every(({ op }) => op === 'base') ? doing([{ op: 'if', if: when, do: body }]) : null,
);

/** Whoever opened the deck has searched it, found or not. @rule SRCH-04 */
const afterSearch = (statement: Act): Act => ({ ...statement, after: 'search' });

const SECOND: Test = { test: 'turn', whose: 'you', first: true, second: true };

const sentence: Parser<Heard> = memo(() =>
  either<Heard>(
    map(acts, doing),
    map(ifThen, doing),
    map(ifInstead, doing),
    map(ifRestated, doing),
    map(ifInHand, doing),
    map(notNew, doing),
    map(notChosen, doing),
    map(notFatal, doing),
    map(shuffleIfSearched, doing),
    // A deck that was searched is shuffled, whatever was found. @rule SRCH-04
    map(say`if you do , shuffle your deck afterward`, () => doing([SHUFFLE_AFTER_SEARCH])),
    map(say`if you do , shuffle your deck [afterward] and your turn ends`, () =>
      doing([SHUFFLE_AFTER_SEARCH, ENDS_AFTER_SEARCH]),
    ),
    map(say`if you searched|search your deck ${inThisWay} , ${acts}`, ([, body]) => doing(body.map(afterSearch))),
    map(say`if you go second , ${acts} during|on your first turn`, ([body]) =>
      doing([{ op: 'if', if: SECOND, do: body }]),
    ),
    map(say`either way , ${either(acts, ifThen)}`, ([body]): Heard => ({ is: 'do', do: body, eitherWay: true })),
    map(say`instead , ${acts}`, ([body]): Heard => ({ is: 'do', do: body, inPlace: true })),
    map(say`or , ${acts}`, ([body]): Heard => ({ is: 'or', first: doing(body) })),
    map(say`${then} ${acts}`, ([, body]) => doingThen(body)),
    map(say`${then} ${ifThen}`, ([, body]) => doingThen(body)),
    mapSome(say`${then} you ${acts}`, ([, body]) => (body[0]?.op === 'may' ? null : doingThen(body))),
    map(orNothing, (body) => doing(orStop(body))),
    map(say`if ${test} , ${orNothing}`, ([when, body]) => doing([{ op: 'if', if: when, do: orStop(body) }])),
    beforeDamage,
    asLongAs,
    map(attackFrame, doing),
    attackRestriction,
    map(delayed, doing),
    map(say`if ${test} , ${delayed}`, ([when, body]) => doing([{ op: 'if', if: when, do: body }])),
    map(copies, doing),
    standingWould,
    map(forEachAct, doing),
    map(say`if ${test} , ${forEachAct}`, ([when, body]) => doing([{ op: 'if', if: when, do: body }])),
    map(say`${then} ${forEachAct}`, ([, body]) => doingThen(body)),
    action,
    trigger,
    takesType,
    givenFor,
    moreAtOnce,
    bound,
    standing,
    play,
    playCost,
    choose,
    map(either(provides, cardRules), (all): Heard => ({ is: 'rules', rules: all })),
    fossil,
    ofCard,
    together,
  ),
);

/** How large the grammar is. */
export interface GrammarSize {
  /** Ways to say something, as the grammar declares them: one for each `say`. */
  readonly phrases: number;
  /** Alternatives in the net that the machine makes of the grammar. */
  readonly productions: number;
  /** Words that the grammar names. */
  readonly words: number;
}

export function grammarSize(): GrammarSize {
  wordsOf([]);
  rootOf(sentence);
  return { phrases: phrasesOfGrammar().length, productions: productions.length, words: countOfWords() };
}

/** A way to say something, as the grammar declares it: a `say`. */
export interface Phrase {
  /** Its words; a slot is "…". */
  readonly says: string;
}

/** All phrases of the grammar, in its order. */
export function phrasesOfGrammar(): readonly Phrase[] {
  wordsOf([]);
  rootOf(sentence);
  const own = phrasesOf(sentence);
  return allPhrases()
    .filter((phrase) => own.has(phrase))
    .map(phraseOf);
}

/** The phrases by which the words can be read. */
export const phrasesIn = (at: Words): readonly Phrase[] => [...phrasesRead(sentence, at)].map(phraseOf);

const phrases = new Map<Parser<unknown>, Phrase>();

function phraseOf(parser: Parser<unknown>): Phrase {
  const known = phrases.get(parser) ?? { says: spelled(parser.form.is === 'phrase' ? parser.form.pieces : []) };
  phrases.set(parser, known);
  return known;
}

function spelled(pieces: readonly Piece[]): string {
  const words = wordsByNumber();
  const among = (numbers: readonly number[]): string => numbers.map((number) => words.get(number)).join('|');
  return pieces
    .map((piece) => {
      if (piece.is === 'slot') return '…';
      return piece.is === 'word' ? among(piece.among) : `[${piece.words.map(among).join(' ')}]`;
    })
    .join(' ');
}

/** A mark of the parser: it is done where there was a search. */
const SHUFFLE_AFTER_SEARCH: Act = { op: 'shuffle', zone: 'deck', after: 'search' };

/** Whoever searched has searched, found or not: the turn ends where the deck is shuffled. @rule SRCH-04 */
const ENDS_AFTER_SEARCH: Act = { op: 'outcome', is: 'end-turn', after: 'search' };

const STOP: Act = { op: 'stop', what: 'attack' };
const orStop = (body: Acts): Acts => [
  ...body,
  { op: 'if', if: { test: 'not', of: { test: 'did', what: '#?all' } }, do: [STOP] },
];

/** Every way to read all the words of a sentence; equal readings count once. */
export function readings(at: Words): readonly Heard[] {
  const whole = readWhole(sentence, at);
  if (whole.length < 2) return whole;
  const distinct: Heard[] = [];
  for (const value of whole) if (!distinct.some((other) => isSame(value, other))) distinct.push(value);
  return distinct;
}
