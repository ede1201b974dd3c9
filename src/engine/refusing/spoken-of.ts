import type { Test } from '../effects/terms.js';
import type { CardFacts, CardTag } from '../model/card-facts.js';
import { cardOf, type Game, topOf } from '../model/game.js';
import type { CardId, PokemonId } from '../model/state.js';
import { classesOf } from '../rules/kind.js';
import { testsIn } from './choice-rules.js';
import type { Source } from './source.js';

/* Why the words of a text in force speak of a Pokémon: it is still of the class, the stage or the type that they name. */

/** A class that is part of the wider one a text may name. @rule CLS-14 CLS-15 CLS-19 CLS-30 CLS-31 CLS-36 */
const PART_OF: Readonly<Partial<Record<CardTag, { readonly of: CardTag; readonly by: string }>>> = {
  VMAX: { of: 'V', by: 'CLS-30' },
  VSTAR: { of: 'V', by: 'CLS-31' },
  'V-UNION': { of: 'V', by: 'CLS-36' },
  mega: { of: 'EX', by: 'CLS-14' },
  primal: { of: 'EX', by: 'CLS-15' },
  'TAG-TEAM': { of: 'GX', by: 'CLS-19' },
};

const partRules = (facts: CardFacts, asked: readonly CardTag[]): readonly string[] =>
  classesOf(facts).flatMap((tag) => {
    const part = PART_OF[tag];
    return part !== undefined && asked.includes(part.of) ? [part.by] : [];
  });

/** Classes and labels that have no rule but that texts speak of them. @rule CLS-02 CLS-05 CLS-22 CLS-25 CLS-27 */
const SPOKEN_OF: Readonly<Partial<Record<CardTag, string>>> = {
  ex: 'CLS-02',
  SP: 'CLS-05',
  'team-plasma': 'CLS-22',
  'ultra-beast': 'CLS-25',
  'single-strike': 'CLS-27',
  'rapid-strike': 'CLS-27',
  'fusion-strike': 'CLS-27',
  'rule-box': 'CLS-37',
  owner: 'NAME-12',
};

/** What a stage of its own comes to for texts about Basic, Evolution and Evolved Pokémon. @rule KIND-10 KIND-12 KIND-13 LVL-10 */
function stageRules({ stage }: CardFacts): readonly string[] {
  if (stage === 'level-up') return ['LVL-10', 'KIND-13'];
  if (stage === 'basic' || stage === 'baby') return ['KIND-13'];
  return stage === 'legend' || stage === 'v-union' || stage === 'restored' ? ['KIND-12'] : ['KIND-10', 'KIND-13'];
}

/** The rule by which a text with such a test speaks of the card. @rule CLS-26 NAME-11 */
function ruleOf(test: Test, facts: CardFacts): readonly string[] {
  switch (test.test) {
    case 'tag':
      return [...partRules(facts, test.is), ...test.is.flatMap((tag) => SPOKEN_OF[tag] ?? [])];
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

/** Why a card that says to whom it is attached does not mean this Pokémon. @rule NRG-13 */
export function rulesOfTheHolder(game: Game, card: CardId, pokemon: PokemonId): readonly string[] {
  const onto = cardOf(game, card).playPart?.onto;
  if (game.state.pokemon[pokemon] == null || onto?.get !== 'pokemon' || onto.where === undefined) return [];
  const { facts } = topOf(game, pokemon);
  return testsIn(onto.where).flatMap((test) => ruleOf(test, facts));
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
