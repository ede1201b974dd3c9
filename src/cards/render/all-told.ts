import type { PokemonOf } from '../language.js';
import { inPlural } from './plural.js';
import type { Voice } from './speech.js';
import { group } from './things.js';

/** What is so of all Pokémon of a group is told of them together; null: it is told of one, or of each. */
export function toldTogether(of: PokemonOf, voice: Voice): string | null {
  if (of.get !== 'pokemon' || of.take !== undefined || of.every === true || of.spot === 'active') return null;
  // Of two classes it would be left open whether the one is in play.
  if (of.side === 'any' && of.where?.test === 'any') return null;
  return inPlural(group(of, voice));
}

const VERBS: Readonly<Record<string, string>> = {
  has: 'have',
  gets: 'get',
  takes: 'take',
  is: 'are',
  "isn't": "aren't",
  "doesn't": "don't",
};

/** The verb, as it is said of several; of what else is told, such as their Retreat Cost, there is one. */
export function inAgreement(text: string, about: string): string {
  if (!text.startsWith(`${about} `)) return text;
  const end = about.length + 1;
  return text.slice(0, end) + text.slice(end).replace(/^[\w']+/, (verb) => VERBS[verb] ?? verb);
}
