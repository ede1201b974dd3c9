import type { AnswerRule } from '../language.js';
import { unsayable } from './speech.js';
import { pokemon } from './things.js';

/** How many coins an Asleep Pokémon needs to wake up. */
export function wakingText({ of, change }: AnswerRule): string {
  if (typeof of === 'string' || !('set' in change) || typeof change.set !== 'number')
    return unsayable('how a Pokémon wakes up');
  if (of.get === 'ref')
    return `if ${pokemon(of, 'you')} is Asleep, flip ${change.set} coins instead of 1 between turns`;
  if (of.get !== 'pokemon' || of.side !== 'any' || of.where !== undefined) return unsayable('how such Pokémon wake up');
  return `if a Pokémon is Asleep, its owner flips ${change.set} coins instead of 1 for that Special Condition between turns`;
}
