import type { Statement } from '../../language.js';
import { number } from '../basics.js';
import { either, map, type Parser } from '../combinators.js';
import { single } from '../pokemon.js';
import { say } from '../say.js';

/** What is kept from happening, in a text that comes before it. @rule EFF-02 */
export const preventVerb: Parser<readonly Statement[]> = either<readonly Statement[]>(
  map(say`prevent that damage`, () => [{ op: 'prevent', what: 'damage' }]),
  map(
    either(
      say`prevent all effects of that attack , including damage`,
      say`prevent all effects of that attack ( including damage )`,
    ),
    () => [{ op: 'prevent', what: 'all' }],
  ),
  map(say`prevent all effects of that|the attack , including damage , done to ${single}`, () => [
    { op: 'prevent', what: 'all' },
  ]),
);

/** It stays in play, and with how much HP. */
export const surviveVerb: Parser<readonly Statement[]> = either<readonly Statement[]>(
  map(either(say`${single} is not knocked out`, say`${single} isn't knocked out`), () => [
    { op: 'prevent', what: 'event' },
  ]),
  map(say`its remaining hp becomes ${number} [instead]`, ([hp]) => [
    { op: 'set-remaining-hp', hp, of: { get: 'ref', name: 'self' } },
  ]),
);
