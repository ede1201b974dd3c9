import type { AnswerRule, PokemonOf, Test } from '../language.js';
import { says } from '../telling/walk.js';
import { eachOtherAnswers } from './answers/damage.js';
import { energyAnswers } from './answers/energy.js';
import { playerAnswers } from './answers/player.js';
import { prizeAnswers } from './answers/prizes.js';
import { effectsOnly } from './answers/shield.js';
import { silentAnswers } from './answers/silent.js';
import { either, list, map, memo, type Parser } from './combinators.js';
import { thisCard, thisPokemon } from './itself.js';
import { allOf } from './noun.js';
import { ref } from './pokemon.js';
import { spoken } from './rules.js';
import { say } from './say.js';
import { test } from './test.js';
import { asked, theOneIn } from './that.js';

/** Rules that hold as long as a card is in play. `needs`: a reminder without which the words could mean something else. */
export interface HeardRules {
  readonly is: 'rules';
  readonly rules: readonly AnswerRule[];
  readonly needs?: 'no-effect';
}

type Rules = readonly AnswerRule[];

const clause: Parser<Rules> = memo(() =>
  either<Rules>(
    map(spoken, ({ of, rules }) => rules(of)),
    playerAnswers,
    energyAnswers,
    prizeAnswers,
    eachOtherAnswers,
    silentAnswers,
  ),
);

const and = either(say`, and`, say`and`);
const clauses: Parser<Rules> = memo(() => map(list(clause, and), (all) => sameSubject(all.flat())));

/** "…, and that Pokémon's Retreat Cost is 0" goes on about those that were named first. */
const sameSubject = ([first, ...rest]: Rules): Rules => [
  first,
  ...rest.map((rule) => (isOfThat(rule) && !isOfThat(first) ? { ...rule, of: first.of } : rule)),
];

/** When the rules hold. */
const frame: Parser<Test> = memo(() =>
  either<Test>(
    map(either(say`as long as ${test} ,`, say`if ${test} ,`), ([when]) => when),
    map(say`during your first turn ,`, (): Test => ({ test: 'turn', whose: 'you', first: true })),
  ),
);

const during = (rules: Rules, when: Test | null): Rules =>
  rules.map((rule) => {
    const all = allOf(rule.while, when);
    return all === null ? rule : { ...rule, while: all };
  });

/** "the Fire Pokémon this card is attached to": what it is said to be is part of the condition already. */
const isBearer = (of: PokemonOf): boolean => of.get === 'pokemon' && says(of.where, 'holder');

/** "If you have any Metal Energy attached to your Active Pokémon, … that Pokémon": the one that the condition is about. */
function aboutThat(rules: Rules, when: Test): Rules {
  const found = theOneIn(when);
  if (found === null) return during(rules, when);
  const each = isBearer(found) ? null : eachThat(when, found);
  const one = isBearer(found) ? ref('holder') : found;
  return rules.map((rule) => {
    if (!isOfThat(rule)) return during([rule], when)[0];
    return each === null ? during([{ ...rule, of: one }], when)[0] : { ...rule, of: each };
  });
}

const isOfThat = ({ of }: AnswerRule): boolean =>
  typeof of === 'object' && of.get === 'ref' && (of.name === '#?that' || of.name === '#?it');

/** Of two Active Pokémon the rule is about the one with the Energy, not about both. @rule FMT-03 */
function eachThat(when: Test, found: PokemonOf): PokemonOf | null {
  if (when.test !== 'compare' || found.get !== 'pokemon' || found.where !== undefined) return null;
  return { ...found, where: asked(when, found, ref('subject')) };
}

/** "It" is the Pokémon that the text has just named: this one. */
const ofItself = (rule: AnswerRule): AnswerRule =>
  typeof rule.of === 'object' && rule.of.get === 'ref' && rule.of.name === '#?it' ? { ...rule, of: ref('self') } : rule;

/** However the sentence calls the Pokémon that it is attached to. */
const OF_BEARER: readonly string[] = ['#?that', '#?it', 'self'];
const ofHolder = (rule: AnswerRule): AnswerRule =>
  typeof rule.of === 'object' && rule.of.get === 'ref' && OF_BEARER.includes(rule.of.name)
    ? { ...rule, of: ref('holder') }
    : rule;

const framed: Parser<Rules> = memo(() =>
  either<Rules>(
    clauses,
    map(say`${frame} ${clauses}`, ([when, rules]) => aboutThat(rules, when)),
    // A card's text works while it is in play, so that much need not be tested. @rule POW-05
    map(say`as long as ${thisPokemon} is in play , ${clauses}`, ([, rules]) => rules.map(ofItself)),
    // Attached to any Pokémon at all, it is attached: that is no condition.
    map(say`as long as ${thisCard} is attached [to a pokémon] , ${clauses}`, ([, rules]) => rules.map(ofHolder)),
    map(say`${clauses} if ${test}`, ([rules, when]) => during(rules, when)),
    map(say`${clauses} unless ${test}`, ([rules, when]) => during(rules, { test: 'not', of: when })),
  ),
);

const guarded: Parser<Rules> = memo(() =>
  either<Rules>(
    map(effectsOnly, ({ of, rules }) => rules(of)),
    map(say`${frame} ${effectsOnly}`, ([when, { of, rules }]) => during(rules(of), when)),
  ),
);

export const standing: Parser<HeardRules> = memo(() =>
  either<HeardRules>(
    map(framed, (rules): HeardRules => ({ is: 'rules', rules })),
    map(guarded, (rules): HeardRules => ({ is: 'rules', rules, needs: 'no-effect' })),
  ),
);
