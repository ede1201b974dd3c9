import type { CardsOf, Take } from '../language.js';
import { amountNumber } from './number.js';
import { unsayable, type Voice, whose } from './speech.js';

/** Prize cards that are turned face up: all of them, one, or some of the player's choice. @rule ZONE-10 */
export function turnedUp(of: CardsOf, voice: Voice): string {
  if (of.get !== 'cards' || !('zone' in of.in) || of.in.zone !== 'prizes' || of.in.face !== 'down')
    return unsayable('other cards that are turned face up');
  if (of.in.whose === 'each' && of.take === undefined) return 'each player turns all of their Prize cards face up';
  const owner = whose(of.in.whose, voice);
  if (of.take === undefined) return `turn all of ${owner} Prize cards face up`;
  if ('n' in of.take && of.take.n === 1) return `turn 1 of ${owner} face-down Prize cards face up`;
  return `choose ${chosen(of.take, `of ${owner} face-down Prize cards`)} and put them face up`;
}

function chosen(take: Take, them: string): string {
  if ('any' in take) return `as many ${them} as you like`;
  if ('upTo' in take) return `up to ${amountNumber(take.upTo)} ${them}`;
  return unsayable('so many cards that are turned face up');
}
