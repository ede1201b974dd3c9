import type { AnswerRule, CardsOf, PokemonOf, Rule, Span, Who } from '../language.js';
import { costText } from './answers/cost.js';
import { damageText, shieldText } from './answers/damage.js';
import { natureText, permitText } from './answers/nature.js';
import { unsayable, type Voice } from './speech.js';
import { pokemon } from './things.js';

export const SPANS: Readonly<Partial<Record<Span, string>>> = {
  'opponents-next-turn': "during your opponent's next turn",
  'your-next-turn': 'during your next turn',
  'this-turn': 'during this turn',
};

/** Whether two rules are one sentence: a shield against damage and effects alike. */
export function isShield(rule: Rule, next: Rule | undefined): boolean {
  if (rule.part !== 'answer' || next?.part !== 'answer') return false;
  if (rule.question !== 'damage-from' || next.question !== 'effects-from') return false;
  const said = ({ of, from, while: held }: AnswerRule): string => JSON.stringify([of, from, held]);
  return said(rule) === said(next);
}

/** Rules said in one clause, about what they are put in force on. */
export function ruleText(rules: readonly Rule[], on: PokemonOf | CardsOf | Who, voice: Voice): string {
  const [first, second] = rules;
  if (typeof on === 'string' || on.get === 'cards' || on.get === 'whole')
    return unsayable('a rule for a player or for cards');
  if (first.part !== 'answer') return unsayable(`a ${first.part} for a time`);
  const about = pokemon(on, voice);
  if (second !== undefined) {
    if (isShield(first, second)) return shieldText(first, about, 'both');
    const isSilent = first.question === 'can-use-power' && second.part === 'answer' && second.question === 'text-works';
    return isSilent ? `${about} can't use any Poké-Powers or Poké-Bodies` : unsayable('several rules at once');
  }
  return answerText(first, about, voice);
}

function answerText(rule: AnswerRule, about: string, voice: Voice): string {
  switch (rule.question) {
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
