import type { ActionPart, Limit, Statement, Test } from '../language.js';
import { actText } from './act.js';
import { asChoice, paragraph, sentencesOf } from './block.js';
import { capital, listed, unsayable } from './speech.js';
import { allText, testText } from './test.js';

export function limitText({ per, of, key }: Limit, power: string): string {
  if (per === 'game' && key === 'GX') return "(You can't use more than 1 GX attack in a game.)";
  if (per === 'game' && key === 'VSTAR') return "(You can't use more than 1 VSTAR Power in a game.)";
  if (per === 'game' && of === 'card') return "You can't use this attack again as long as this Pokémon stays in play.";
  return of === 'name' ? `You can't use more than 1 ${key} ${power} each turn.` : '';
}

export const limitTexts = (limits: readonly Limit[] | undefined, power: string): readonly string[] =>
  (limits ?? []).map((limit) => limitText(limit, power)).filter((text) => text !== '');

export const testsOf = (test: Test | undefined): readonly Test[] => {
  if (test === undefined) return [];
  return test.test === 'all' ? test.of : [test];
};

export const bothText = (tests: readonly Test[]): string => allText(tests, 'you');

/** What must not be so is said in sentences of their own. */
export const barsOf = (tests: readonly Test[]): readonly string[] =>
  tests.flatMap((one) => (one.test === 'not' ? [`this power can't be used if ${testText(one.of, 'you')}`] : []));

/** Whoever goes second, whatever the turn. */
const isSecond = (test: Test): boolean => test.test === 'turn' && test.second === true && test.first !== true;

const isCost = ({ step }: Statement): boolean => step === 'cost';

const costText = (statement: Statement): string => {
  const { step: _step, ...plain } = statement;
  return `you must ${actText(plain as Statement, 'you')} in order to use this power`;
};

const PLACES: Readonly<Record<string, string>> = {
  discard: 'this Pokémon is in your discard pile',
  hand: 'this Pokémon is in your hand',
};

/** What begins with a verb can be done; what only happens comes of using the power. */
export const HAPPENS = /^(this|that|the|your|each|both|if|for|prevent|during|until|attacks|it|1 of) /;

/** "You may discard your hand and draw 4 cards": what is used is both. */
function joined(statements: readonly Statement[]): readonly string[] {
  const [first, ...rest] = sentencesOf(statements, 'you');
  if (first === undefined) return [unsayable('what only costs something')];
  const [move, draw] = statements;
  const isBoth =
    move?.op === 'move' && move.as === undefined && !isCost(move) && draw?.op === 'draw' && rest.length > 0;
  return isBoth ? [`${first} and ${rest[0]}`, ...rest.slice(1)] : [first, ...rest];
}

/** It ends because the power is used; by itself the sentence would say that it always does. */
const TURN_ENDS = 'your turn ends';

export function actionText({ by, from, if: test, limits, despite, do: statements }: ActionPart, power: string): string {
  // What either player pays is said where they do it.
  const isPaid = by === 'each' ? () => false : isCost;
  const often = limits?.some(({ of, per }) => of === 'card' && per === 'turn') ? 'once' : 'as often as you like';
  const tests = testsOf(test);
  const needed = tests.filter((one) => one.test !== 'not' && !isSecond(one));
  const told = needed.length === 0 ? [] : [bothText(needed)];
  const all = from === undefined || from === 'in-play' ? told : [PLACES[from], ...told];
  const when = all.length === 0 ? '' : `if ${all.join(' and ')}, `;
  const [first, ...rest] = joined(statements.filter((one) => !isPaid(one)));
  const [opening, ...follow] = HAPPENS.test(first) ? ['use this power', first] : [first];
  const said = paragraph([
    ...statements.filter(isPaid).map(costText),
    `${often} during your turn, ${when}you may ${asChoice(opening)}`,
    ...follow,
    ...rest.map((sentence) => (sentence === TURN_ENDS ? `if you use this power, ${TURN_ENDS}` : sentence)),
    ...(tests.some(isSecond) ? ['you can use this power only if you go second'] : []),
    ...barsOf(tests),
    ...(Array.isArray(despite)
      ? [`this power can be used even if this Pokémon is ${listed(despite.map(capital), 'or')}`]
      : []),
  ]);
  return [said, ...limitTexts(limits, power)].join(' ');
}
