import type { Acts } from '../../telling/act.js';
import { counted, forEach } from '../amount.js';
import { number } from '../basics.js';
import { either, map, type Parser } from '../combinators.js';
import { say } from '../say.js';

export const flip: Parser<Acts> = either<Acts>(
  map(say`flip|flips a|1 coin`, () => [{ op: 'flip', coins: 1 }]),
  map(say`flip|flips ${number} coins`, ([coins]) => [{ op: 'flip', coins }]),
  map(say`flip a coin until you get tails`, () => [{ op: 'flip', coins: 'until-tails' }]),
  map(say`flip|flips a coin ${forEach}`, ([coins]) => [{ op: 'flip', coins }]),
  map(say`flip|flips a number of coins equal to the [total] number|amount of ${counted}`, ([coins]) => [
    { op: 'flip', coins },
  ]),
);
