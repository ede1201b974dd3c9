import type { Test } from '../effects/terms.js';
import type { CardFacts, CardTag } from '../model/card-facts.js';
import { type Game, topOf } from '../model/game.js';
import type { PokemonId } from '../model/state.js';
import { classesOf } from '../rules/kind.js';
import { testsIn } from './choice-rules.js';
import type { Source } from './source.js';

/* Why the words of a text in force speak of a Pokémon: it is still of the class, the stage or the type that they name. */

/** A class that is part of the wider one a text may name. @rule CLS-14 CLS-15 CLS-19 CLS-30 CLS-31 CLS-36 */
const PART_OF: Readonly<Partial<Record<CardTag, string>>> = {
  VMAX: 'CLS-30',
  VSTAR: 'CLS-31',
  'V-UNION': 'CLS-36',
  mega: 'CLS-14',
  primal: 'CLS-15',
  'TAG-TEAM': 'CLS-19',
};

/** What a stage of its own comes to for texts about Basic, Evolution and Evolved Pokémon. @rule KIND-10 KIND-12 KIND-13 LVL-10 */
function stageRules({ stage }: CardFacts): readonly string[] {
  if (stage === 'level-up') return ['LVL-10', 'KIND-13'];
  if (stage === 'basic' || stage === 'baby') return ['KIND-13'];
  return stage === 'legend' || stage === 'v-union' || stage === 'restored' ? ['KIND-12'] : ['KIND-10', 'KIND-13'];
}

/** The rule by which a text with such a test speaks of the card. @rule CLS-26 CLS-37 NAME-11 NAME-12 */
function ruleOf(test: Test, facts: CardFacts): readonly string[] {
  switch (test.test) {
    case 'tag': {
      const box = test.is.includes('rule-box') ? ['CLS-37'] : [];
      const owner = test.is.includes('owner') ? ['NAME-12'] : [];
      return [...classesOf(facts).flatMap((tag) => PART_OF[tag] ?? []), ...box, ...owner];
    }
    case 'stage':
      return stageRules(facts);
    case 'type':
      return facts.types.length > 1 ? ['CLS-26'] : [];
    case 'name-has':
      return ['NAME-11'];
    default:
      return [];
  }
}

/** The tests by which a text says of which Pokémon, and of which powers, it speaks. */
function testsOf({ rule: { of, which } }: Source): readonly Test[] {
  const where = typeof of === 'object' && of.get === 'pokemon' ? of.where : undefined;
  return [where, which].flatMap((test) => (test === undefined ? [] : testsIn(test)));
}

/** "Pokémon Power" takes in the two newer kinds, and what speaks of both of them takes in the old one. @rule POW-09 */
const isUmbrella = (test: Test): boolean => test.test === 'power' && test.is.includes('pokemon-power');

/** Why what a source says holds for this Pokémon. */
export function rulesOfTheSpokenOf(game: Game, source: Source, pokemon: PokemonId): readonly string[] {
  if (game.state.pokemon[pokemon] == null) return [];
  const { facts } = topOf(game, pokemon);
  const tests = testsOf(source);
  return [...tests.flatMap((test) => ruleOf(test, facts)), ...(tests.some(isUmbrella) ? ['POW-09'] : [])];
}
