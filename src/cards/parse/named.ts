import type { StageWord, Test } from '../language.js';
import { either, list, map, type Parser } from './combinators.js';
import { cardName } from './name.js';
import { say } from './say.js';

const names = list(cardName, either(say`, or`, say`or|,`));

const stage: Parser<StageWord> = either<StageWord>(
  map(say`basic pokémon [card|cards]`, () => 'basic'),
  map(either(say`evolution card|cards`, say`evolution pokémon`), () => 'evolution'),
);

/** "a Basic Pokémon named Tidefin": of that stage, and called so. @rule DECK-03 */
export const namedOfStage: Parser<Test> = map(
  say`${stage} named ${names}`,
  ([of, is]): Test => ({
    test: 'all',
    of: [
      { test: 'kind', is: ['pokemon'] },
      { test: 'stage', is: [of] },
      { test: 'name', is },
    ],
  }),
);
