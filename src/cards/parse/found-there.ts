import type { Acts } from '../telling/act.js';
import { cards } from './cards.js';
import { either, mapSome, memo, type Parser } from './combinators.js';
import { mixedNoun } from './noun.js';
import { say } from './say.js';

const theyHave = either(say`they has|have`, say`your opponent has`);

/** "If your opponent has any … there, choose 1 of them": of such cards among those that are being looked at. */
export const foundThere: Parser<Acts> = memo(() =>
  mapSome(say`if ${theyHave} any ${mixedNoun} [there] , choose 1 of them`, ([, where]) => {
    if (where === null) return null;
    const of = cards({ pool: '#?pool' }, where);
    return [{ op: 'if', if: { test: 'exists', of }, do: [{ op: 'pick', of: { ...of, take: { n: 1 } } }] }];
  }),
);
