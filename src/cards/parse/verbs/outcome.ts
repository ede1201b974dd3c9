import type { Acts } from '../../telling/act.js';
import { either, map, type Parser } from '../combinators.js';
import { say } from '../say.js';

export const outcome: Parser<Acts> = either<Acts>(
  map(either(say`your turn ends`, say`your turn is over now [( you don't get to attack )]`), () => [
    { op: 'outcome', is: 'end-turn' },
  ]),
  map(either(say`choose to win the game`, say`you win this|the game`), () => [{ op: 'outcome', is: 'win' }]),
  map(say`you lose this|the game`, () => [{ op: 'outcome', is: 'lose' }]),
  map(say`their turn ends`, () => [{ op: 'outcome', is: 'end-turn', who: 'opponent' }]),
  // That nothing comes between the two turns is said in a sentence of its own, and must be said.
  map(say`take another turn after this 1`, () => [{ op: 'outcome', is: 'extra-turn', open: true }]),
  map(either(say`skip pokémon checkup`, say`skip the between-turns step`), () => [
    { op: 'amend', is: 'skips-checkup' },
  ]),
);
