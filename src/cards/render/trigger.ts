import type { Happening, Statement, Test, TriggerRule, WouldRule } from '../language.js';
import { barsOf, bothText, HAPPENS, limitTexts, testsOf } from './action.js';
import { sourceText } from './answers/damage.js';
import { paragraph, sentencesOf } from './block.js';
import { cardNoun, pokemonNoun } from './noun.js';
import { amountNumber } from './number.js';
import { withPlaceSpared } from './spared.js';
import { aOrAn, capital, listed, unsayable } from './speech.js';
import { testText } from './test.js';
import { pokemon } from './things.js';

/** The words for a happening, and which of the tests they say along with it. */
interface Said {
  readonly text: string;
  readonly takes?: (test: Test) => boolean;
}

const isActive = (test: Test): boolean =>
  test.test === 'matches' && test.where.test === 'spot' && test.where.is === 'active' && test.of.get === 'ref';
const isTurn = (test: Test): boolean => test.test === 'turn';

const SOURCE = /^attacks/;
/** One attack is what happens, attacks are what is spoken of in general. */
const byAttack = (source: Happening['source']): string =>
  source === undefined ? unsayable('damage from anywhere') : sourceText(source).replace(SOURCE, 'an attack');

function subjectText({ subject }: Happening, active: boolean): string {
  if (subject === undefined || subject.get === 'ref')
    return `this Pokémon ${active ? 'is in the Active Spot and ' : ''}is`;
  if (subject.get !== 'pokemon' || subject.side !== 'you') return unsayable('such a Pokémon');
  return subject.spot === 'active'
    ? `your Active ${pokemonNoun(subject.where)} is`
    : `1 of your ${pokemonNoun(subject.where)} is`;
}

function happening(on: Happening, tests: readonly Test[], often: string): Said {
  const active = tests.some(isActive);
  switch (on.event) {
    case 'benched':
      if (on.by === 'opponent') return { text: `whenever ${benchedByOpponent(on)}` };
      return { text: 'when you play this Pokémon from your hand onto your Bench' };
    case 'levelled-up':
      return { text: 'when you put ~ LV.X from your hand onto your Active ~', takes: isActive };
    case 'played':
      if (on.by === 'opponent')
        return { text: `after your opponent plays ${aOrAn(cardNoun(on.card, false))} from their hand` };
      return { text: 'when you play this Pokémon from your hand' };
    case 'evolved':
      return evolved(on, active);
    case 'damaged': {
      const even = on.evenIfKnockedOut
        ? ` (even if ${on.subject?.get === 'ref' ? 'this Pokémon' : 'it'} is Knocked Out)`
        : '';
      const verb = on.evenIfKnockedOut ? 'damaged by' : 'damaged but not Knocked Out by';
      return { text: `if ${subjectText(on, active)} ${verb} ${byAttack(on.source)}${even}`, takes: isActive };
    }
    case 'knocked-out': {
      if (on.source === undefined && on.subject?.get === 'pokemon' && on.subject.side === 'opponent')
        return { text: `if any of your opponent's ${pokemonNoun(on.subject.where)} would be Knocked Out` };
      if (on.subject?.get === 'pokemon' && on.subject.side === 'opponent' && on.source?.where?.test === 'is')
        return {
          text: `whenever 1 of your opponent's ${pokemonNoun(on.subject.where)} is Knocked Out by damage from this Pokémon's attacks`,
        };
      const by = on.source === undefined ? '' : ` by ${on.cause ? 'damage from ' : ''}${byAttack(on.source)}`;
      const unhurt = tests.some(isUnhurt);
      const state = unhurt ? 'this Pokémon has full HP and is' : subjectText(on, active);
      return { text: `if ${state} Knocked Out${by}`, takes: unhurt ? isUnhurt : isActive };
    }
    case 'attached':
      return { text: `${attached(on)}${often === '' && tests.some(isTurn) ? ' during your turn' : ''}`, takes: isTurn };
    case 'became-active':
      return { text: becameActive(on), takes: isTurn };
    case 'retreated':
      return { text: "when your opponent's Active Pokémon retreats" };
    case 'moved-to-bench':
      if (on.subject?.get === 'ref')
        return { text: 'when this Pokémon moves from the Active Spot to your Bench during your turn', takes: isTurn };
      return { text: "when your opponent's Active Pokémon moves to the Bench during their turn", takes: isTurn };
    case 'used-power':
      return { text: "after your opponent's Pokémon uses a Poké-Power" };
    case 'checkup':
      return { text: 'between turns' };
    case 'turn-began':
      return { text: 'at the start of each turn' };
    case 'turn-ended':
      return { text: `at the end of ${TURNS[on.by ?? 'each'] ?? unsayable('such a turn')}` };
    case 'stayed-conditioned': {
      const which =
        on.condition === undefined ? 'affected by any Special Conditions' : listed(on.condition.map(capital), 'or');
      return { text: `if this Pokémon remains ${which} between turns` };
    }
    default:
      return { text: unsayable(`what waits for ${on.event}`) };
  }
}

const becameActive = ({ subject }: Happening): string =>
  `when ${subject?.get === 'pokemon' ? `your ${pokemonNoun(subject.where)}` : 'this Pokémon'} moves from your Bench to the Active Spot`;

export const benchedByOpponent = ({ card, orPut }: Happening): string =>
  `your opponent ${orPut === true ? 'puts' : 'plays'} ${aOrAn(cardNoun(card, false))} from their hand onto their Bench`;

const TURNS: Readonly<Record<string, string>> = {
  you: 'your turn',
  opponent: "your opponent's turn",
  each: "each player's turn",
};

function evolved({ by, from }: Happening, active: boolean): Said {
  if (by === undefined && from === undefined) return { text: 'when 1 of your Pokémon becomes this Pokémon' };
  if (by === 'opponent')
    return { text: 'when your opponent plays a Pokémon from their hand to evolve 1 of their Pokémon' };
  const one = active ? '1 of your Active Pokémon' : '1 of your Pokémon';
  return { text: `when you play this Pokémon from your hand to evolve ${one}`, takes: isActive };
}

function attached({ by, card, to, ofTurn }: Happening): string {
  const what = aOrAn(cardNoun(card, false));
  const [who, whose] =
    by === 'you'
      ? ['you attach', 'your']
      : by === 'opponent'
        ? ['your opponent attaches', 'their']
        : ['any player attaches', 'their'];
  if (to === undefined) return unsayable('cards attached to anything');
  const bearer = to.get === 'ref' ? 'this Pokémon' : `1 of ${whose} ${pokemonNoun(to.where)}`;
  const plainly = ofTurn === true ? ' (except with an attack, Ability, or Trainer card)' : '';
  return `when ${who} ${what} from ${whose} hand to ${bearer}${plainly}`;
}

/** A card is played once: no limit needs to be said. @rule POW-07 */
const oftenText = ({ limits, on, if: test }: TriggerRule | WouldRule): string => {
  if (testsOf(test).some(isTheirs) && on.event !== 'moved-to-bench') return "once during your opponent's turn, ";
  return limits?.some(({ of, per }) => of === 'card' && per === 'turn') &&
    (on.from !== 'hand' || on.event === 'attached')
    ? 'once during your turn, '
    : '';
};

const isTheirs = (test: Test): boolean => test.test === 'turn' && test.whose === 'opponent';

/** What only happens cannot be done by choice: the power is used, and then it happens. */
function chosenText(statements: readonly Statement[]): readonly string[] {
  const [only] = statements;
  if (statements.length !== 1 || only.op !== 'may') return sentencesOf(statements, 'you');
  const inside = sentencesOf(only.do, 'you');
  // What waits for a time is a sentence of its own.
  return HAPPENS.test(inside[0]) || inside.some((one) => one.startsWith('during '))
    ? ['you may use this power', ...inside]
    : sentencesOf(statements, 'you');
}

/** What would happen, and may be kept from having any effect. */
export const foretoldText = ({ event }: Happening): string =>
  event === 'used-power' ? "when your opponent's Pokémon uses any Poké-Power" : unsayable(`a card played at ${event}`);

export function triggerText(rule: TriggerRule | WouldRule, power: string): string {
  const { on, if: test, while: held, limits, do: statements } = rule;
  const tests = testsOf(test);
  const often = oftenText(rule);
  const { text, takes }: Said = rule.part === 'would' ? { text: foretoldText(on) } : happening(on, tests, often);
  if (rule.part === 'trigger' && on.event === 'stayed-conditioned' && on.subject?.get === 'pokemon')
    return onRemaining(rule);
  const rest = tests.filter((one) => !(takes?.(one) ?? false) && one.test !== 'not' && !isTheirs(one));
  const only = rest.length === 0 ? '' : `if ${bothText(rest)}, `;
  const frame = held === undefined ? '' : `as long as ${testText(held, 'you')}, `;
  const [put, ...follow] = chosenText(statements);
  const first = withPlaceSpared(rule, put);
  const said = paragraph([`${frame}${often}${text}, ${only}${first}`, ...follow, ...barsOf(tests)]);
  return [said, ...limitTexts(limits, power)].join(' ');
}

/** Counters on whoever stays in a Special Condition. */
function onRemaining({ on: { subject, condition }, while: held, do: [only] }: TriggerRule): string {
  if (only.op !== 'put-counters' || subject?.get !== 'pokemon' || condition === undefined)
    return unsayable('what becomes of those that stay so');
  const frame = held === undefined ? '' : `as long as ${testText(held, 'you')}, `;
  const whom = subject.side === 'any' ? 'each Pokémon' : pokemon(subject, 'you');
  const n = amountNumber(only.n);
  return paragraph([
    `${frame}put ${n} damage ${only.n === 1 ? 'counter' : 'counters'} on ${whom} that remains ${listed(condition.map(capital), 'or')} between turns`,
  ]);
}

const isUnhurt = (test: Test): boolean =>
  test.test === 'compare' && typeof test.a === 'object' && test.a.num === 'stat' && test.a.what === 'damage-before';
