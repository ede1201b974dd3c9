import type { PokemonSelector, Statement, Test } from '../language.js';
import { actText } from './act.js';
import { pokemonNoun } from './noun.js';
import { unsayable, type Voice } from './speech.js';

type Evolve = Extract<Statement, { readonly op: 'evolve' }>;

const isNarrower = (test: Test): boolean =>
  test.test === 'evolves-into' ||
  (test.test === 'not' && (test.of.test === 'new' || (test.of.test === 'turn' && test.of.first === true)));

const partsOf = (where: Test | undefined): readonly Test[] => {
  if (where === undefined) return [];
  return where.test === 'all' ? where.of : [where];
};

/** A Pokémon that is chosen to evolve, where the text says which may not be; null where it says nothing of it. @rule EVO-12 */
export function chosenToEvolve(
  statement: Statement,
  next: Statement | undefined,
  voice: Voice,
): readonly string[] | null {
  if (statement.op !== 'pick' || statement.of.get !== 'pokemon' || next?.op !== 'evolve') return null;
  const more = partsOf(statement.of.where).filter(isNarrower);
  if (more.length === 0) return null;
  const said = [actText({ ...statement, of: unnarrowed(statement.of) }, voice), evolveText(next, voice)];
  return more.some(({ test }) => test === 'not') ? [...said, NOT_NEW] : said;
}

const NOT_NEW = "you can't use this card during your first turn or on a Pokémon that was put into play this turn";

/** The same where the card is searched for first; null where nothing is said of who may not be chosen. @rule EVO-06 */
export function evolvedIfOld(statement: Statement, voice: Voice): readonly string[] | null {
  if (statement.op !== 'evolve' || statement.pokemon.get !== 'pokemon' || statement.pokemon.take === undefined)
    return null;
  const { pokemon, with: given } = statement;
  const tests = given.get === 'cards' ? partsOf(given.where) : [];
  const from = tests.find((test) => test.test === 'evolves-from');
  if (given.get !== 'cards' || from?.test !== 'evolves-from' || !partsOf(pokemon.where).some(isNarrower)) return null;
  const { of } = from;
  if (typeof of === 'string' || of.get !== 'pokemon') return [unsayable('such an Evolution')];
  const plain: Test = { ...from, of: unnarrowed(of) };
  const where: Test = tests.length === 1 ? plain : { test: 'all', of: [plain, ...tests.slice(1)] };
  return [actText({ ...statement, pokemon: unnarrowed(pokemon), with: { ...given, where } }, voice), NOT_NEW];
}

function unnarrowed({ where, ...plain }: PokemonSelector): PokemonSelector {
  const left = partsOf(where).filter((test) => !isNarrower(test));
  if (left.length === 0) return plain;
  return { ...plain, where: left.length === 1 ? left[0] : { test: 'all', of: left } };
}

function evolveText(statement: Evolve, voice: Voice): string {
  const { with: given } = statement;
  const tests = given.get === 'cards' ? partsOf(given.where) : [];
  const from = tests.find((test) => test.test === 'evolves-from');
  if (from?.test !== 'evolves-from' || from.skipping !== true) return actText(statement, voice);
  const stages = pokemonNoun({ test: 'all', of: tests.filter((test) => test !== from) }).replace(/ Pokémon$/, '');
  return `if you have a ${stages} card in your hand that evolves from that Pokémon, put that card onto the Basic Pokémon to evolve it`;
}
