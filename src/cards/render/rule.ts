import type { AnswerRule, CardsOf, PokemonOf, Rule, Span, Who } from '../language.js';
import { unsayable, type Voice } from './speech.js';
import { pokemon } from './things.js';

export const SPANS: Readonly<Partial<Record<Span, string>>> = {
  'opponents-next-turn': "during your opponent's next turn",
  'your-next-turn': 'during your next turn',
  'this-turn': 'during this turn',
};

/** Rules said in one clause, about what they are put in force on. */
export function ruleText(rules: readonly Rule[], on: PokemonOf | CardsOf | Who, voice: Voice): string {
  const [first, second] = rules;
  if (typeof on === 'string' || on.get === 'cards' || on.get === 'whole')
    return unsayable('a rule for a player or for cards');
  if (first.part !== 'answer') return unsayable(`a ${first.part} for a time`);
  const about = pokemon(on, voice);
  if (second !== undefined) {
    const both = first.question === 'damage-from' && second.part === 'answer' && second.question === 'effects-from';
    return both
      ? `prevent all effects of attacks, including damage, done to ${about}`
      : unsayable('several rules at once');
  }
  return answerText(first, about);
}

function answerText(rule: AnswerRule, about: string): string {
  switch (rule.question) {
    case 'can-attack':
      return `${about} can't attack`;
    case 'can-retreat':
      return `${about} can't retreat`;
    case 'can-heal':
      return `${about} can't be healed`;
    case 'can-have-condition':
      return `${about} can't be affected by Special Conditions`;
    case 'damage-from':
      return `prevent all damage done to ${about} ${byAttacks(rule)}`;
    case 'effects-from':
      return `prevent all effects of attacks, except damage, done to ${about}`;
    case 'damage-taken':
      return damageTaken(rule, about);
    case 'damage-dealt':
      return `${about}'s attacks do ${added(rule)} more damage to your opponent's Active Pokémon (before applying Weakness and Resistance)`;
    case 'retreat-cost':
      return `${about} has no Retreat Cost`;
    case 'weakness':
      return `${about} has no Weakness`;
    default:
      return unsayable(`an answer about ${rule.question}`);
  }
}

const byAttacks = ({ from }: AnswerRule): string =>
  from?.whose === 'opponent' ? "by attacks from your opponent's Pokémon" : 'by attacks';

const added = ({ change }: AnswerRule): number =>
  'add' in change && typeof change.add === 'number' ? change.add : unsayable('such a change');

function damageTaken(rule: AnswerRule, about: string): string {
  const n = added(rule);
  if (n > 0) return `${about} takes ${n} more damage from attacks (after applying Weakness and Resistance)`;
  return `any damage done to ${about} ${byAttacks(rule)} is reduced by ${-n} (after applying Weakness and Resistance)`;
}
