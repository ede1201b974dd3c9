import type { Acts } from '../telling/act.js';
import type { Restated } from '../telling/amendment.js';
import { number } from './basics.js';
import { wanted } from './cards.js';
import { either, map, mapSome, type Parser } from './combinators.js';
import { chosen, group } from './pokemon.js';
import { say } from './say.js';
import { test } from './test.js';

const said = (restated: Omit<Restated, 'is'>): Acts => [{ op: 'amend', is: 'restated', ...restated }];

const over: Parser<Pick<Restated, 'to' | 'split'>> = either<Pick<Restated, 'to' | 'split'>>(
  map(chosen, (to) => ({ to })),
  map(say`${group} in any way you like`, ([to]) => ({ to, split: true })),
);

const inAnotherNumber: Parser<Acts> = either<Acts>(
  mapSome(say`search for ${wanted} instead of 1`, ([{ where, take }]) =>
    where === null || take === null ? null : said({ of: ['move'], where, take }),
  ),
  mapSome(say`instead search for ${wanted} and attach them to ${over}`, ([{ where, take }, to]) =>
    where === null || take === null ? null : said({ of: ['attach'], where, take, ...to }),
  ),
  map(
    either(
      say`put|place ${number} damage counters instead`,
      say`put|place ${number} damage counters on them|it instead`,
    ),
    ([n]) => said({ of: ['put-counters'], n }),
  ),
  map(say`move ${number} damage counters instead`, ([n]) => said({ of: ['move-counters'], n })),
  map(say`discard the top ${number} cards instead`, ([top]) => said({ of: ['move'], top })),
  map(either(say`discard ${number} cards instead`, say`discard ${number} cards instead of 1`), ([n]) =>
    said({ of: ['move'], take: { n } }),
  ),
  map(
    either(
      say`this attack does ${number} damage instead`,
      say`this attack does ${number} damage to that pokémon instead`,
    ),
    ([n]) => said({ of: ['damage'], n }),
  ),
);

/** "If X, put 6 damage counters instead". */
export const ifRestated: Parser<Acts> = map(say`if ${test} , ${inAnotherNumber}`, ([when, body]): Acts => {
  return [{ op: 'if', if: when, do: body, instead: true }];
});
