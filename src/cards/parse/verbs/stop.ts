import type { Acts } from '../../telling/act.js';
import { either, map, type Parser } from '../combinators.js';
import { say } from '../say.js';

/** Stops damage and all that follows, unlike an "if heads" that only leaves something out. @rule ATK-12 */
export const stop: Parser<Acts> = either<Acts>(
  map(say`this attack does nothing`, () => [{ op: 'stop', what: 'attack' }]),
  map(say`this card does nothing`, () => [{ op: 'stop', what: 'card' }]),
);
