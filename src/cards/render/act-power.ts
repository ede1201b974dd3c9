import type { Statement } from '../language.js';
import { amountNumber } from './number.js';
import { unsayable, type Voice } from './speech.js';
import { pokemon, wanted, zoneName } from './things.js';

type Of<K extends Statement['op']> = Extract<Statement, { readonly op: K }>;

const PREVENTED: Readonly<Record<string, string>> = {
  damage: 'prevent that damage',
  all: 'prevent all effects of that attack, including damage',
  event: 'this Pokémon is not Knocked Out',
};

/** Acts that only powers do. */
export function actOfPower(statement: Of<'exchange' | 'prevent' | 'set-remaining-hp'>, voice: Voice): string {
  if (statement.op === 'exchange') return exchange(statement, voice);
  if (statement.op === 'set-remaining-hp') return `its remaining HP becomes ${amountNumber(statement.hp)}`;
  return PREVENTED[statement.what] ?? unsayable('effects that are prevented');
}

const KEPT = 'Any attached cards, damage counters, Special Conditions';

function exchange({ pokemon: of, with: given, keeps, to }: Of<'exchange'>, voice: Voice): string {
  if (given.get !== 'cards' || !('zone' in given.in)) return unsayable('such an exchange');
  const { zone } = given.in;
  const what = wanted(given.where, given.take);
  const rest = keeps.includes('turns')
    ? `${KEPT}, turns in play, and any other effects remain on the new Pokémon`
    : `${KEPT}, and effects on it are now on the new Pokémon`;
  if (zone === 'hand') return `switch ${pokemon(of, voice)} with ${what} in your hand. ${rest}`;
  const swap = `search your ${zoneName(zone)} for ${what} and switch it with ${pokemon(of, voice)}. ${rest}`;
  if (to.zone !== 'deck') return swap;
  return `${swap}. ${to.end === 'top' ? 'Put this Pokémon on top of your deck' : 'Shuffle this Pokémon back into your deck'}`;
}
