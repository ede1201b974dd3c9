import type { Statement } from '../../language.js';
import { map, type Parser } from '../combinators.js';
import { say } from '../say.js';

export const outcome: Parser<readonly Statement[]> = map(say`your turn ends`, (): readonly Statement[] => [
  { op: 'outcome', is: 'end-turn' },
]);
