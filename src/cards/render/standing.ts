import type { AnswerRule, CardsOf, PokemonOf, Test } from '../language.js';
import { testsOf } from './action.js';
import { saysNotFirstTurn } from './answers/nature.js';
import { evolvingText, playerText } from './answers/player.js';
import { prizesText, providesText } from './answers/prizes.js';
import { silentText } from './answers/silent.js';
import { paragraph } from './block.js';
import { pokemonNoun } from './noun.js';
import { ruleText } from './rule.js';
import { aOrAn, capital, unsayable } from './speech.js';
import { allText, testText } from './test.js';
import { group } from './things.js';
import { wakingText } from './waking.js';

/** A rule that holds, and while what. */
export function standingText(rule: AnswerRule, second: AnswerRule | null, power: string): string {
  const { atMostOne, among, existing, question } = rule;
  const text = heldText(rule, second);
  if (among === 'all') return `${text} The effect of ${atMostOne} doesn't stack.`;
  if (atMostOne !== undefined) return `${text} You can't apply more than 1 ${atMostOne} ${power} at a time.`;
  if (existing === undefined) return text;
  if (rule.which?.test === 'condition' && rule.which.is !== 'any') {
    const [condition, ...others] = rule.which.is.map(capital);
    if (others.length > 0)
      return text.replace(
        / can't be (.*)\.$/,
        " recovers from being $1 and can't be affected by those Special Conditions.",
      );
    return text.replace(/\.$/, `, and if they are already ${condition}, they recover from that Special Condition.`);
  }
  if (question === 'effects-from') return `${text} Remove any existing effects.`;
  const isOne = typeof rule.of === 'object' && rule.of.get === 'ref';
  return `${text} Remove any Special Conditions affecting ${isOne ? 'this' : 'those'} Pokémon.`;
}

function heldText(rule: AnswerRule, second: AnswerRule | null): string {
  const held = testsOf(rule.while).filter((test) => !(saysNotFirstTurn(rule) && isNotFirst(test)));
  const text = clauseText(rule, second);
  if (held.length === 0) return paragraph([text]);
  const [only] = held;
  if (held.length === 1 && only.test === 'not' && only.of.test !== 'matches')
    return paragraph([`${text} unless ${testText(only.of, 'you')}`]);
  return paragraph([`as long as ${allText(held, 'you')}, ${text}`]);
}

const isNotFirst = (test: Test): boolean => test.test === 'not' && test.of.test === 'turn';

function clauseText(rule: AnswerRule, second: AnswerRule | null): string {
  const { of, question, change } = rule;
  if (typeof of === 'string') return playerText(rule);
  if (question === 'damage-taken' && rule.from?.what.includes('power') === true) return reducedText(rule, of);
  if (question === 'can-evolve' && of.get === 'ref' && of.name === 'card')
    return 'you may play this card from your hand to evolve a Pokémon during your first turn or the turn you play that Pokémon';
  if (question === 'condition-coins') return wakingText(rule);
  if (question === 'can-evolve' && 'forbid' in change) return evolvingText(rule);
  if (question === 'provides') return providesText(rule);
  if (question === 'prizes-taken') return prizesText(rule);
  if (question === 'text-works' && of.get === 'cards') return silentText(rule, of);
  if (of.get !== 'ref' && of.get !== 'pokemon') return unsayable('a rule for cards');
  return ruleText(second === null ? [rule] : [rule, second], of, 'you');
}

/** Whatever a Pokémon does the damage by. */
function reducedText({ change, from }: AnswerRule, of: PokemonOf | CardsOf): string {
  if (of.get !== 'pokemon' || !('add' in change) || typeof change.add !== 'number' || from?.where === undefined)
    return unsayable('damage from anything');
  return `whenever ${aOrAn(pokemonNoun(from.where))} damages 1 of ${group(of, 'you')}, reduce that damage by ${-change.add} (after applying Weakness and Resistance)`;
}
