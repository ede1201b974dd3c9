import type { Statement, Test } from '../language.js';
import { amountNumber } from './number.js';
import { unsayable, type Voice } from './speech.js';
import { pokemon, wanted, zoneName } from './things.js';

type Of<K extends Statement['op']> = Extract<Statement, { readonly op: K }>;

/** Acts that only powers do. */
export function actOfPower(statement: Of<'exchange' | 'set-remaining-hp'>, voice: Voice): string {
  if (statement.op === 'exchange') return exchange(statement, voice);
  return `its remaining HP becomes ${amountNumber(statement.hp)}`;
}

const KEPT = 'Any attached cards, damage counters, Special Conditions';

/** A name with or without a form. */
function otherForm(where: Test | undefined): string | null {
  if (where?.test !== 'any' || where.of[1]?.test !== 'all') return null;
  const [first, { of }] = [where.of[0], where.of[1]];
  const isForm = first.test === 'name' && of.length === 3 && of[1].test === 'name-has' && of[1].words === first.is[0];
  return isForm ? `another ${first.is[0]}` : null;
}

function exchange({ pokemon: of, with: given, keeps, to }: Of<'exchange'>, voice: Voice): string {
  if (given.get !== 'cards' || !('zone' in given.in)) return unsayable('such an exchange');
  const { zone } = given.in;
  const what = otherForm(given.where) ?? wanted(given.where, given.take);
  const rest = keeps.includes('turns')
    ? `${KEPT}, turns in play, and any other effects remain on the new Pokémon`
    : `${KEPT}, and effects on it are now on the new Pokémon`;
  if (zone === 'hand') return `switch ${pokemon(of, voice)} with ${what} in your hand. ${rest}`;
  const swap = `search your ${zoneName(zone)} for ${what} and switch it with ${pokemon(of, voice)}. ${rest}`;
  if (to.zone !== 'deck') return swap;
  // Where nothing was found, nothing goes away.
  return `${swap}. If you do, put the old card ${to.end === 'top' ? 'on top of' : 'into'} your deck`;
}
