import type { Statement, Test } from '../language.js';
import { actText } from './act.js';
import { pokemonNoun } from './noun.js';
import { unsayable, type Voice } from './speech.js';

type Pick = Extract<Statement, { readonly op: 'pick' }>;
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
  const tests = partsOf(statement.of.where);
  const more = tests.filter(isNarrower);
  if (more.length === 0) return null;
  const said = [actText(withTests(statement, tests), voice), evolveText(next, voice)];
  return more.some(({ test }) => test === 'not')
    ? [...said, "you can't use this card during your first turn or on a Pokémon that was put into play this turn"]
    : said;
}

function withTests({ of, ...rest }: Pick, tests: readonly Test[]): Pick {
  if (of.get !== 'pokemon') return unsayable('such a choice');
  const { where: _where, ...plain } = of;
  const left = tests.filter((test) => !isNarrower(test));
  if (left.length === 0) return { ...rest, of: plain };
  return { ...rest, of: { ...plain, where: left.length === 1 ? left[0] : { test: 'all', of: left } } };
}

function evolveText(statement: Evolve, voice: Voice): string {
  const { with: given } = statement;
  const tests = given.get === 'cards' ? partsOf(given.where) : [];
  const from = tests.find((test) => test.test === 'evolves-from');
  if (from?.test !== 'evolves-from' || from.skipping !== true) return actText(statement, voice);
  const stages = pokemonNoun({ test: 'all', of: tests.filter((test) => test !== from) }).replace(/ Pokémon$/, '');
  return `if you have a ${stages} card in your hand that evolves from that Pokémon, put that card onto the Basic Pokémon to evolve it`;
}
