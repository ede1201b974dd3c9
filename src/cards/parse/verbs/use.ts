import type { AttacksOf, PokemonOf, Statement } from '../../language.js';
import { either, map, type Parser } from '../combinators.js';
import { group, single } from '../pokemon.js';
import { say } from '../say.js';

const attacksOf = (of: PokemonOf): AttacksOf => ({ get: 'attacks', of, take: { n: 1 } });

const whose: Parser<PokemonOf> = either<PokemonOf>(single, group);

const oneAttack: Parser<AttacksOf> = either<AttacksOf>(
  map(say`1 of ${whose} 's attacks`, ([of]) => attacksOf(of)),
  map(say`an attack from 1 of ${group}`, ([of]) => attacksOf(of)),
);

/** Another attack as part of this one, without its Energy. @rule ATK-16 ATK-17 */
export const useAttack: Parser<readonly Statement[]> = map(
  say`choose ${oneAttack} and use it as this attack`,
  ([what]): readonly Statement[] => [{ op: 'use', what, pay: 'nothing' }],
);
