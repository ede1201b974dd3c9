import type { AttacksOf, PokemonOf, Statement } from '../language.js';
import { unsayable, type Voice, whose } from './speech.js';
import { bearer, group, wanted, zoneName } from './things.js';

type Use = Extract<Statement, { readonly op: 'use' }>;

/** That the Energy must be there is a sentence of its own. */
export function useText({ what, pay }: Use, voice: Voice): string {
  if (what.get === 'whole') return 'use the effect of that card as the effect of this card';
  if (what.get === 'cards') return unsayable('the use of such a card');
  const used = what.get === 'ref' ? 'use that attack' : `choose ${attackChoice(what, voice)} and use it`;
  const said = `${used} as this attack`;
  return pay === 'cost'
    ? `${said}. If this Pokémon doesn't have the necessary Energy to use that attack, this attack does nothing`
    : said;
}

export function attackChoice(of: Exclude<AttacksOf, { readonly get: 'ref' }>, voice: Voice): string {
  if (of.of.get === 'pokemon' && of.of.spot !== 'active') return `an attack from 1 of ${group(of.of, voice)}`;
  if (of.of.get === 'ref' || of.of.get === 'pokemon') return `1 of ${bearer(of.of as PokemonOf, voice)}'s attacks`;
  if (of.of.get !== 'cards') return unsayable('such attacks');
  if ('on' in of.of.in) return "an attack from 1 of this Pokémon's previous Evolutions";
  if (!('zone' in of.of.in)) return unsayable('such attacks');
  const place = `${whose(of.of.in.whose, voice)} ${zoneName(of.of.in.zone)}`;
  return `an attack from ${wanted(of.of.where, { n: 1 })} in ${place}`;
}
