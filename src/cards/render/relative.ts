import type { Amount, Test } from '../language.js';
import { amountNumber } from './number.js';
import { unsayable } from './speech.js';

type Comparison = Extract<Test, { readonly test: 'compare' }>;

/** What is said of Pokémon after naming them. */
export function relativeClause(test: Test): string {
  if (test.test === 'compare') return compared(test);
  if (test.test === 'power') return `that has ${POWERS[test.is.join(' ')] ?? unsayable('such powers')}`;
  if (test.test !== 'exists') return unsayable(`Pokémon by ${test.test}`);
  if (test.of.get === 'attacks') return `that has the ${attackOf(test.of.where)} attack`;
  if (test.of.get === 'cards' && 'on' in test.of.in) return 'that has any Special Energy attached to it';
  return unsayable('Pokémon by what is there');
}

const POWERS: Readonly<Record<string, string>> = {
  ability: 'an Ability',
  'poke-power': 'any Poké-Powers',
  'poke-body': 'any Poké-Bodies',
  'poke-power poke-body': 'any Poké-Powers or Poké-Bodies',
};

const attackOf = (where: Test | undefined): string =>
  where?.test === 'name' ? where.is[0] : unsayable('attacks by anything but their name');

function compared({ a, rel, b }: Comparison): string {
  if (typeof a === 'number') return unsayable('a comparison of numbers');
  if (a.num === 'energy') return `that has ${energyCount(rel, b)}${a.type ? `${a.type} ` : ''}Energy attached to it`;
  if (a.num !== 'stat') return unsayable(`Pokémon by ${a.num}`);
  if (a.what === 'counters') return 'that has any damage counters on it';
  if (a.what === 'remaining-hp') return `that has ${amountNumber(b)} HP or less remaining`;
  return a.what === 'hp' ? `that has maximum HP of ${amountNumber(b)} or more` : unsayable(`Pokémon by ${a.what}`);
}

const energyCount = (rel: string, b: Amount): string => (rel === '>=' ? 'any ' : `${amountNumber(b)} or fewer `);
