import type { AnswerRule, CardSelector, Test } from '../../language.js';
import { cardNoun, pokemonNoun } from '../noun.js';
import { unsayable } from '../speech.js';
import { bearer } from '../things.js';

const ZONES: Readonly<Record<string, string>> = { hand: 'hand', discard: 'discard pile' };

/** Texts that do not work: of Pokémon Tools, or of Pokémon that are not in play. */
export function silentText({ which }: AnswerRule, { in: place, where }: CardSelector): string {
  if ('on' in place && place.what === 'energy')
    return `each ${cardNoun(where, false)} attached to ${bearer(place.on, 'you')} has no other effect`;
  if ('on' in place) {
    const said = `Pokémon Tools attached to ${bearer(place.on, 'you').replace(/^Pokémon in play$/, "each Pokémon (both yours and your opponent's)")} have no effect`;
    const named = where?.test === 'not' && where.of.test === 'name' ? where.of.is[0] : null;
    return named === null ? said : `${said}, except ${named}`;
  }
  if (!('zone' in place)) return unsayable('texts of such cards');
  const owner = place.whose === 'each' ? "each player's" : "your opponent's";
  const [, ...tests] = where?.test === 'all' ? where.of : [where];
  const out = tests.filter((test): test is Not => test?.test === 'not');
  const noun = pokemonNoun({
    test: 'all',
    of: tests.filter((test) => test !== undefined && test.test !== 'not') as Test[],
  });
  const name = which?.test === 'all' ? exceptionIn(which.of) : null;
  const left = name ?? (out.length === 1 ? pokemonNoun(out[0].of) : null);
  const but = left === null ? '' : ` (except for ${left})`;
  return `each ${noun} in ${owner} ${ZONES[place.zone] ?? unsayable('texts elsewhere')} has no Abilities${but}`;
}

type Not = Extract<Test, { test: 'not' }>;

function exceptionIn(tests: readonly Test[]): string | null {
  const but = tests.find((test) => test.test === 'not');
  return but?.test === 'not' && but.of.test === 'power' ? (but.of.name ?? null) : null;
}
