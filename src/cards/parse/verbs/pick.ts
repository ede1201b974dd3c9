import type { Statement } from '../../language.js';
import { map, type Parser } from '../combinators.js';
import { chosen } from '../pokemon.js';
import { say } from '../say.js';

export const pick: Parser<readonly Statement[]> = map(say`choose|chooses ${chosen}`, ([of]): readonly Statement[] => [
  { op: 'pick', of },
]);
