import type { PokemonOf, Statement } from '../language.js';
import { ruleText } from './rule.js';
import { aOrAn, listed, unsayable, type Voice } from './speech.js';
import { pokemon } from './things.js';

type Of<K extends Statement['op']> = Extract<Statement, { readonly op: K }>;

/** A marker, and what it says in a sentence of its own. @rule EVO-09 EFF-10 */
export function markerSentences({ on, rules, label = '' }: Of<'lasting'>, voice: Voice): readonly string[] {
  if (typeof on === 'string' || (on.get !== 'ref' && on.get !== 'pokemon')) return [unsayable('a marker there')];
  const put = `put ${aOrAn(label)} on ${pokemon(on as PokemonOf, voice)}`;
  if (rules.length === 0) return [put];
  const subject = { get: 'ref', name: 'that-pokemon' } as const;
  const [first] = rules;
  const name = label.replace(/ (marker|counter)$/, '');
  if (first.part === 'answer' && first.question === 'text-works')
    return [put, `any Pokémon that has any ${name} markers on it can't use any Poké-Powers or Poké-Bodies`];
  const said = ruleText(rules, subject, voice).replace(/^.*? can't /, '');
  return [put, `any Pokémon that has any ${name} markers on it can't ${said}`];
}

/** Special Conditions taken off along with them are said in one breath. */
export function unmarkText({ markers, from }: Of<'unmark'>, withConditions: boolean, voice: Voice): string {
  const names = markers.map((name) => `${name} markers`);
  return `remove all ${listed(withConditions ? ['Special Conditions', ...names] : names, 'and')} from ${pokemon(from, voice)}`;
}
