import type { Statement } from '../../language.js';
import { either, map, type Parser } from '../combinators.js';
import { single } from '../pokemon.js';
import { say } from '../say.js';

/** Knocked Out by an effect, not by damage. @rule KO-01 */
export const knockOut: Parser<readonly Statement[]> = map(
  either(say`${single} is knocked out`, say`${single} will be knocked out`),
  ([pokemon]): readonly Statement[] => [{ op: 'knock-out', pokemon }],
);
