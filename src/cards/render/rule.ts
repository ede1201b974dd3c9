import type { AnswerRule, Change, PokemonOf, Rule, Span, Test, Who } from '../language.js';
import { cardNoun } from './noun.js';
import { attackers, byAttacks } from './source.js';
import { listed, unsayable, type Voice } from './speech.js';
import { bearer, pokemon } from './things.js';

export const SPANS: Readonly<Partial<Record<Span, string>>> = {
  'opponents-next-turn': "during your opponent's next turn",
  'your-next-turn': 'during your next turn',
  'this-turn': 'during this turn',
  'to-end-of-your-next-turn': 'until the end of your next turn',
};

/** Rules said in one clause, about what they are put in force on. */
export function ruleText(rules: readonly Rule[], on: PokemonOf | Who, voice: Voice): string {
  const answers = rules.map((rule) => (rule.part === 'answer' ? rule : unsayable(`a ${rule.part} for a time`)));
  const [first] = answers;
  // What holds for all Pokémon of a side sits on the player, and tells of the Pokémon.
  const who = typeof on === 'string' ? first.of : on;
  if (typeof who === 'string') return playerRule(first, voice);
  if (who.get !== 'ref' && who.get !== 'pokemon') return unsayable('a rule for cards');
  const about = pokemon(who as PokemonOf, voice);
  return answers.length === 1 ? answerText(first, about, voice) : severalText(answers, about);
}

const asks = (rules: readonly AnswerRule[], ...questions: readonly AnswerRule['question'][]): boolean =>
  rules.length === questions.length && rules.every(({ question }, i) => question === questions[i]);

function severalText(rules: readonly AnswerRule[], about: string): string {
  if (asks(rules, 'damage-from', 'effects-from')) {
    const from = attackers(rules[0].from);
    return `prevent all effects of attacks, including damage, done to ${about}${from === null ? '' : ` by ${from}`}`;
  }
  if (asks(rules, 'attack-cost', 'retreat-cost'))
    return `${about}'s attacks cost ${signs(rules[0])} more, and its Retreat Cost is ${signs(rules[1])} more`;
  return `${about} can't ${rules.map((rule) => BARRED[rule.question] ?? unsayable('several rules at once')).join(' or ')}`;
}

const BARRED: Readonly<Partial<Record<AnswerRule['question'], string>>> = {
  'can-attack': 'attack',
  'can-retreat': 'retreat',
  'can-evolve': 'evolve',
  'can-heal': 'be healed',
  'can-use-power': 'use any Poké-Powers',
};

function answerText(rule: AnswerRule, about: string, voice: Voice): string {
  if (rule.question === 'can-attack' && rule.to !== undefined)
    return `${about} can't attack ${pokemon(rule.to, voice)}`;
  const barred = BARRED[rule.question];
  if (barred !== undefined) return `${about} can't ${barred}`;
  switch (rule.question) {
    case 'can-use-attack':
      return `${about} ${attackBarred(rule)}`;
    case 'can-have-condition':
      return `${about} can't be affected by Special Conditions`;
    case 'damage-from':
      return `prevent all damage done to ${about}${rule.from === undefined ? '' : ` ${byAttacks(rule.from)}`}`;
    case 'effects-from':
      return `prevent all effects of attacks, except damage, done to ${about}`;
    case 'damage-taken':
      return damageTaken(rule, about);
    case 'damage-dealt':
      return damageDealt(rule, about, voice);
    case 'attack-cost':
      return `${about}'s attacks cost ${signs(rule)} more`;
    case 'retreat-cost':
      return 'add' in rule.change ? `${about}'s Retreat Cost is ${signs(rule)} more` : `${about} has no Retreat Cost`;
    case 'text-works':
      return `${about} has no Abilities`;
    case 'prizes-taken':
      return prizes(rule, about);
    case 'types':
      return 'types' in rule.change
        ? `${about}'s type is ${listed(rule.change.types, 'and')}`
        : unsayable('such types');
    case 'weakness':
      return 'types' in rule.change ? `${about}'s Weakness is now ${rule.change.types[0]}` : `${about} has no Weakness`;
    case 'can-attach':
      return `${kinds(rule.which)} can't be attached from your opponent's hand to ${about}`;
    default:
      return unsayable(`an answer about ${rule.question}`);
  }
}

function attackBarred({ which, attack }: AnswerRule): string {
  if (attack !== undefined) return `can't use ${attack}`;
  return which?.test === 'not' ? 'can use only that attack' : "can't use that attack";
}

const added = ({ change }: { readonly change: Change }): number =>
  'add' in change && typeof change.add === 'number' ? change.add : unsayable('such a change');

const signs = (rule: AnswerRule): string => Array(added(rule)).fill('Colorless').join(' ');

const prizes = ({ change }: AnswerRule, about: string): string =>
  'set' in change
    ? `if ${about} is Knocked Out, your opponent can't take any Prize cards for it`
    : `if ${about} is Knocked Out, take ${added({ change })} more Prize card${added({ change }) === 1 ? '' : 's'}`;

const place = ({ at }: AnswerRule): string =>
  at === 'before' || at === 'after' ? ` (${at} applying Weakness and Resistance)` : '';

const moreOrLess = (n: number): string => (n > 0 ? `${n} more` : `${-n} less`);

function damageDealt(rule: AnswerRule, about: string, voice: Voice): string {
  const { change, attack, to } = rule;
  if ('set' in change) return `${about}'s ${attack} attack's base damage is ${change.set}`;
  const whom = to === undefined ? '' : ` to ${bearer(to, voice)}`;
  const more = `${moreOrLess(added(rule))} damage${whom}${place(rule)}`;
  return attack === undefined ? `attacks used by ${about} do ${more}` : `${about}'s ${attack} attack does ${more}`;
}

function damageTaken(rule: AnswerRule, about: string): string {
  const from = attackers(rule.from);
  const taken = `${about} takes ${moreOrLess(added(rule))} damage${rule.from === undefined ? '' : ' from attacks'}`;
  return `${taken}${from === null ? '' : ` from ${from}`}${place(rule)}`;
}

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
  if (question === 'can-play' && to !== undefined)
    return `your opponent can't play any Pokémon from their hand to evolve ${whom}`;
  if (question === 'can-play') return `your opponent can't play any ${kinds(which)} from their hand`;
  if (question !== 'can-attach') return unsayable(`an answer about ${question} of a player`);
  return `your opponent can't attach any ${kinds(which)} from their hand${to === undefined ? '' : ` to ${whom}`}`;
}
