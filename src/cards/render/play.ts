import type { PlayPart, PokemonOf, Statement, Test, Where } from '../language.js';
import { ANOTHER_CARD, needOf } from '../resolve/play.js';
import { isSame } from '../telling/same.js';
import { paragraph, sentencesOf } from './block.js';
import { cardNoun, pokemonNoun } from './noun.js';
import { aOrAn, unsayable } from './speech.js';
import { allText, testText } from './test.js';
import { foretoldText } from './trigger.js';

/** What is said of playing the card, then what it does. */
export function playText({ on, if: test, despite, onto, keep, do: statements }: PlayPart): string {
  const costs = statements.filter((one) => needOf(one) !== null);
  const paid = costs.map(needOf);
  const needed = (test === undefined ? [] : test.test === 'all' ? test.of : [test]).filter(
    (one) => !paid.some((cost) => isSame(cost, one)),
  );
  const never = needed.filter(isAbsence);
  const must = needed.filter((one) => !isAbsence(one) && !isAnother(one));
  const only = [
    ...(must.length === 0 ? [] : [`you can play this card only if ${allText(must, 'you')}`]),
    ...never.map(neverText),
    ...(needed.some(isAnother) ? ["if this is the only card in your hand, you can't play this card"] : []),
  ];
  return paragraph([
    ...(on === undefined ? [] : [`you may play this card during your opponent's turn ${foretoldText(on)}`]),
    ...(despite === undefined ? [] : ['if you go first, you can play this card during your first turn']),
    ...only,
    ...costs.map(costText),
    ...(onto === undefined ? [] : ontoText(onto, keep === true)),
    ...withBonus(statements.filter((one) => !costs.includes(one))),
  ]);
}

/** What may be paid for more when the card is played is told after all that the card does without it. @rule SUP-04 */
function withBonus(statements: readonly Statement[]): readonly string[] {
  const [price, ...others] = statements;
  const last = others.at(-1);
  if (price?.op !== 'may' || price.do[0].step !== 'cost' || last?.op !== 'if' || last.if.test !== 'did')
    return sentencesOf(statements, 'you');
  const [paid, ...more] = price.do;
  if (last.if.what !== price.as || more.length > 0 || paid.op !== 'move') return sentencesOf(statements, 'you');
  return [
    ...sentencesOf(others.slice(0, -1), 'you'),
    `when you play this card, you may ${payText(handText(paid), paid.to)}`,
    ...sentencesOf([last], 'you'),
  ];
}

type Absence = Extract<Test, { test: 'not' }>;

/** What must not be there is told as what keeps the card from being played. */
const isAbsence = (test: Test): test is Absence =>
  test.test === 'not' && (test.of.test === 'exists' || test.of.test === 'compare');

const neverText = ({ of }: Absence): string => `if ${testText(of, 'you')}, you can't play this card`;

const isAnother = (test: Test): boolean => isSame(test, ANOTHER_CARD);

function costText(statement: Statement): string {
  if (statement.op !== 'move') return unsayable('such a price');
  const order = statement.order === 'any' ? ' in any order' : '';
  return `you can play this card only if you ${payText(handText(statement), statement.to)}${order}`;
}

/** Cards of the hand other than the one that is played. */
function handText({ cards }: Extract<Statement, { readonly op: 'move' }>): string {
  if (cards.get !== 'cards') return unsayable('such a price');
  const { where, take } = cards;
  const n = take !== undefined && 'n' in take && typeof take.n === 'number' ? take.n : null;
  if (n === null) return unsayable('such a price');
  const plain = n === 1 ? 'another card' : `${n} other cards`;
  const what = where === undefined ? plain : n === 1 ? aOrAn(cardNoun(where, false)) : `${n} ${cardNoun(where, true)}`;
  return `${what} from your hand`;
}

const ENDS = { top: 'top', bottom: 'the bottom' } as const;

function payText(what: string, to: Where): string {
  if (to.zone === 'discard') return `discard ${what}`;
  if (to.zone === 'lost-zone') return `put ${what} in the Lost Zone`;
  if (to.zone !== 'deck' || to.whose !== undefined) return unsayable('such a price');
  return to.end === undefined ? `put ${what} into your deck` : `put ${what} on ${ENDS[to.end]} of your deck`;
}

function ontoText(onto: PokemonOf, keep: boolean): readonly string[] {
  if (onto.get !== 'pokemon') return [unsayable('such a place for a card')];
  if (onto.where === undefined) return ['attach this card to 1 of your Pokémon'];
  if (onto.where.test === 'spot' && onto.where.is === 'active') return ['attach this card to your Active Pokémon'];
  const noun = aOrAn(pokemonNoun(onto.where));
  const only = `this card can only be attached to ${noun}`;
  return keep ? [only, `if this card is attached to anything other than ${noun}, discard this card`] : [only];
}
