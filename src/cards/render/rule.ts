import type { AnswerRule, Change, PokemonOf, Rule, Span, Test, Who } from '../language.js';
import { isSame } from '../telling/same.js';
import { inAgreement, toldTogether } from './all-told.js';
import { costText } from './answers/cost.js';
import { damageText, shieldText, sourceText } from './answers/damage.js';
import { natureText, permitText } from './answers/nature.js';
import { cardNoun } from './noun.js';
import { listed, unsayable, type Voice } from './speech.js';
import { bearer, pokemon } from './things.js';

export const SPANS: Readonly<Partial<Record<Span, string>>> = {
  'opponents-next-turn': "during your opponent's next turn",
  'to-end-of-opponents-next-turn': "until the end of your opponent's next turn",
  'your-next-turn': 'during your next turn',
  'this-turn': 'during this turn',
  'to-end-of-your-next-turn': 'until the end of your next turn',
};

/** Whether two rules are one sentence: a shield against damage and effects alike. */
export function isShield(rule: Rule, next: Rule | undefined): boolean {
  if (rule.part !== 'answer' || next?.part !== 'answer') return false;
  if (rule.question !== 'damage-from' || next.question !== 'effects-from') return false;
  const said = ({ of, from, while: held }: AnswerRule): unknown => [of, from, held];
  return isSame(said(rule), said(next));
}

/** Rules said in one clause, about what they are put in force on. */
export function ruleText(rules: readonly Rule[], on: PokemonOf | Who, voice: Voice): string {
  const answers = rules.filter((rule) => rule.part === 'answer');
  if (answers.length < rules.length) return unsayable('what waits, and rules, for a time');
  const [first] = answers;
  // What holds for all Pokémon of a side sits on the player, and tells of the Pokémon.
  const who = typeof on === 'string' ? first.of : on;
  if (on === 'opponent' && first.question === 'can-use-power')
    return "your opponent can't use any Poké-Powers on their Pokémon";
  if (typeof who === 'string') return playerRule(first, voice);
  if (who.get !== 'ref' && who.get !== 'pokemon') return unsayable('a rule for cards');
  // Only what comes from the hand is meant.
  if (isFromHand(first) && answers.length === 1 && (on === 'opponent' || isDefender(on)))
    return `your opponent can't play any Pokémon from their hand to evolve ${bearer(who as PokemonOf, voice)}`;
  const said = (about: string): string =>
    answers.length === 1 ? answerText(first, about, voice) : severalText(answers, about);
  // What each of them gets of its own is told of each.
  const together = OF_EACH.has(first.question) ? null : toldTogether(who as PokemonOf, voice);
  return together === null ? said(pokemon(who as PokemonOf, voice)) : inAgreement(said(together), together);
}

const isFromHand = ({ question, change }: AnswerRule): boolean => question === 'can-evolve' && 'forbid' in change;

const isDefender = (on: PokemonOf | Who): boolean =>
  typeof on !== 'string' && on.get === 'ref' && on.name === 'defender';

const OF_EACH = new Set<AnswerRule['question']>(['attacks', 'tool-limit', 'types', 'attack-limit', 'prizes-taken']);

const asks = (rules: readonly AnswerRule[], ...questions: readonly AnswerRule['question'][]): boolean =>
  rules.length === questions.length && rules.every(({ question }, i) => question === questions[i]);

function severalText(rules: readonly AnswerRule[], about: string): string {
  const [first, second] = rules;
  if (rules.length === 2 && isShield(first, second)) return shieldText(first, about, 'both');
  if (asks(rules, 'attack-cost', 'retreat-cost'))
    return `${about}'s attacks cost ${signs(first)} more, and its Retreat Cost is ${signs(second)} more`;
  return `${about} can't ${rules.map((rule) => barredText(rule) ?? unsayable('several rules at once')).join(' or ')}`;
}

const BARRED: Readonly<Partial<Record<AnswerRule['question'], string>>> = {
  'can-attack': 'attack',
  'can-retreat': 'retreat',
  'can-evolve': 'evolve',
  'can-heal': 'be healed',
  'can-use-power': 'use any Poké-Powers',
};

/** To be kept from evolving by cards of the hand is not all evolving. */
const barredText = (rule: AnswerRule): string | undefined =>
  (rule.question === 'can-evolve' ? 'none' : 'forbid') in rule.change ? BARRED[rule.question] : undefined;

function answerText(rule: AnswerRule, about: string, voice: Voice): string {
  if (rule.question === 'can-attack' && rule.to !== undefined)
    return `${about} can't attack ${pokemon(rule.to, voice)}`;
  const barred = barredText(rule);
  if (barred !== undefined) return `${about} can't ${barred}`;
  switch (rule.question) {
    case 'can-use-attack':
      return `${about} ${attackBarred(rule)}`;
    case 'prizes-taken':
      return prizes(rule, about);
    case 'can-attach':
      return `${kinds(rule.which)} can't be attached from your opponent's hand to ${about}`;
    case 'damage-from':
      return shieldText(rule, about, 'damage');
    case 'effects-from':
      return shieldText(rule, about, 'effects');
    case 'damage-taken':
    case 'damage-dealt':
      return damageText(rule, about, voice);
    case 'retreat-cost':
    case 'attack-cost':
      return costText(rule, about, voice);
    case 'hp':
    case 'types':
    case 'weakness':
    case 'resistance':
    case 'attacks':
    case 'condition-counters':
      return natureText(rule, about, voice);
    default:
      return permitText(rule, about);
  }
}

function attackBarred({ which, attack }: AnswerRule): string {
  if (attack !== undefined) return `can't use ${attack}`;
  return which?.test === 'not' ? 'can use only that attack' : "can't use that attack";
}

const added = ({ change }: { readonly change: Change }): number | null =>
  'add' in change && typeof change.add === 'number' ? change.add : null;

function signs(rule: AnswerRule): string {
  const n = added(rule);
  return n === null ? unsayable('such a change') : Array(n).fill('Colorless').join(' ');
}

const prizes = ({ change, from }: AnswerRule, about: string): string => {
  const by = from === undefined ? '' : ` by damage from ${sourceText(from).replace(/^attacks/, 'an attack')}`;
  return 'set' in change
    ? `if ${about} is Knocked Out, your opponent can't take any Prize cards for it`
    : `if ${about} is Knocked Out${by}, take ${added({ change }) ?? unsayable('such a change')} more Prize card${added({ change }) === 1 ? '' : 's'}`;
};

/** "Item cards", "Trainer cards (except for Supporter cards)". */
function kinds(which: Test | undefined): string {
  if (which?.test !== 'all') return cardNoun(which, true);
  const kept = which.of.filter(({ test }) => test !== 'not');
  const except = which.of.flatMap((test) => (test.test === 'not' ? [cardNoun(test.of, true)] : []));
  const noun = cardNoun(kept.length === 1 ? kept[0] : { test: 'all', of: kept }, true);
  return except.length === 0 ? noun : `${noun} (except for ${listed(except, 'or')})`;
}

function playerRule({ question, which, to, of }: AnswerRule, voice: Voice): string {
  if (of !== 'opponent') return unsayable(`a rule for ${String(of)}`);
  const whom = to === undefined ? '' : bearer(to, voice);
  if (question === 'can-play') return `your opponent can't play any ${kinds(which)} from their hand`;
  if (question !== 'can-attach') return unsayable(`an answer about ${question} of a player`);
  return `your opponent can't attach any ${kinds(which)} from their hand${to === undefined ? '' : ` to ${whom}`}`;
}
