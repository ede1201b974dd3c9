import type { PokemonOf, PokemonSelector, Statement, Test } from '../language.js';
import { isSame } from '../telling/same.js';
import { pokemonNoun } from './noun.js';
import { amountNumber } from './number.js';
import { aOrAn, unsayable, type Voice, whose } from './speech.js';
import { bearer, cards, pokemon, wanted, zoneName } from './things.js';

type Of<K extends Statement['op']> = Extract<Statement, { readonly op: K }>;

/** Acts that change Pokémon as such: their stage, their counters, whether they stay. */
export function pokemonAct(
  statement: Of<'evolve' | 'devolve' | 'knock-out' | 'move-counters' | 'take-prizes'>,
  voice: Voice,
): string {
  switch (statement.op) {
    case 'evolve':
      return evolve(statement, voice);
    case 'devolve':
      if (statement.to.whose === undefined && !isItself(statement.pokemon))
        return `remove the highest Stage Evolution card from ${pokemon(statement.pokemon, voice)} and put it into that player's hand`;
      if (statement.to.whose === undefined) return 'devolve this Pokémon and put this Pokémon into your hand';
      if (statement.to.zone === 'deck' || statement.to.whose === 'you') return takenOff(statement, voice);
      return `devolve ${pokemon(statement.pokemon, voice)} by putting the highest Stage Evolution card on it into your opponent's hand`;
    case 'knock-out':
      return knockOut(statement, voice);
    case 'move-counters':
      if (statement.swap === true)
        return `switch all damage counters on ${pokemon(statement.from, voice)} with those on ${pokemon(statement.to, voice)}`;
      return movedText(statement, counters(statement.n), voice);
    case 'take-prizes':
      return `take ${amountNumber(statement.n)}${statement.more ? ' more' : ''} ${statement.n === 1 ? 'Prize card' : 'Prize cards'}`;
  }
}

const isItself = (of: PokemonOf): boolean => of.get === 'ref' && of.name === 'self';

/** The highest card, and where it goes. */
function takenOff({ pokemon: of, to }: Of<'devolve'>, voice: Voice): string {
  const whose = to.whose === 'you' ? 'your' : "your opponent's";
  const away = to.zone === 'deck' ? `shuffle that card into ${whose} deck` : `put that card into ${whose} hand`;
  return `remove the highest Stage Evolution card from ${pokemon(of, voice)} and ${away}`;
}

const counters = (n: Of<'move-counters'>['n']): string =>
  n === 'all' || n === 'any'
    ? `${n === 'all' ? 'all' : 'any number of'} damage counters`
    : `${amountNumber(n)} ${n === 1 ? 'damage counter' : 'damage counters'}`;

/** A card that evolves from it, or one by its name. */
function evolve(statement: Of<'evolve'>, voice: Voice): string {
  const { pokemon: of, with: given } = statement;
  if (of.get === 'pokemon' && of.take !== undefined) return evolveAny(statement, of, voice);
  if (given.get !== 'cards') return unsayable('such an Evolution');
  const isSearch = 'zone' in given.in && given.in.zone === 'deck';
  if (given.where?.test === 'evolves-from') {
    const evolving = pokemon(of, voice);
    return isSearch
      ? `search ${evolutionFrom(statement)} for a card that evolves from ${evolving} and put it onto ${evolving} to evolve it`
      : `put a card that evolves from ${evolving} from ${evolutionFrom(statement)} onto ${evolving} to evolve it`;
  }
  if (isSearch && given.where?.test === 'all' && given.where.of[1]?.test === 'same-type') {
    const evolving = pokemon(of, voice);
    return `search ${evolutionFrom(statement)} for a card that evolves from ${evolving} that is the same type as that Energy card and put it onto ${evolving} to evolve it`;
  }
  const [from, such] = evolvingFrom(given.where);
  if (isSearch && from !== null && isSame(from.of, of))
    return `search ${evolutionFrom(statement)} for ${such} evolves from ${pokemon(of, voice)} and put it onto ${pokemon(of, voice)} to evolve it`;
  if (isSearch)
    return `search your deck for ${wanted(given.where, given.take)} and put it onto ${pokemon(of, voice)} to evolve it`;
  return `put ${cards(given, voice)} onto ${pokemon(of, voice)} to evolve it`;
}

/** A card that evolves from one of several: the card first, then which of those that it fits. */
function evolveAny(statement: Of<'evolve'>, of: PokemonSelector, voice: Voice): string {
  const { with: given } = statement;
  const { take: _, ...group } = of;
  const [where, such] = evolvingFrom(given.get === 'cards' ? given.where : undefined);
  if (where === null || !isSame(where.of, group)) return unsayable('such an Evolution');
  return `search ${evolutionFrom(statement)} for ${such} evolves from ${pokemon(of, voice)} and put it onto that Pokémon to evolve it`;
}

/** What the card must evolve from, and what else it must be: "a Stage 1 Pokémon that". */
function evolvingFrom(where: Test | undefined): readonly [(Test & { test: 'evolves-from' }) | null, string] {
  if (where?.test === 'evolves-from') return [where, 'a card that'];
  const [first, ...more] = where?.test === 'all' ? where.of : [];
  if (first?.test !== 'evolves-from' || more.length === 0) return [null, ''];
  const [one] = more;
  if (more.length === 1 && one.test === 'not' && one.of.test === 'power')
    return [first, 'a card that has no Abilities and'];
  return [first, `${aOrAn(pokemonNoun(more.length === 1 ? one : { test: 'all', of: more }))} that`];
}

/** How many at most, which is chosen first. */
export const upToCounters = (statement: Of<'move-counters'>, most: number, voice: Voice): string =>
  movedText(statement, `up to ${most} damage counters`, voice);

const isSameSide = (from: PokemonOf, to: PokemonOf): boolean =>
  from.get === 'ref' || (to.get === 'pokemon' && from.side === to.side && to.spot === 'in-play');

/** Where each counter may go by itself, that is said last. */
function movedText({ from, to, split }: Of<'move-counters'>, what: string, voice: Voice): string {
  if (split !== true) return `move ${what} from ${pokemon(from, voice)} to ${target(to, voice)}`;
  const one = to.get === 'ref' || to.spot === 'active';
  const others = isSameSide(from, to) ? bearer(to, voice).replace(/Pokémon$/, 'other Pokémon') : bearer(to, voice);
  const over = one ? pokemon(to, voice) : `${others} in any way you like`;
  return `move ${what} from ${bearer(from, voice)} to ${over}`;
}

/** Whom one more counter would not Knock Out. */
const isSpared = (test: Test): boolean =>
  test.test === 'compare' && typeof test.a === 'object' && test.a.num === 'stat' && test.a.what === 'remaining-hp';

/** Where a counter goes; that it is not to Knock Out anybody is said last. */
function target(to: PokemonOf, voice: Voice): string {
  if (to.get !== 'pokemon' || to.where === undefined) return pokemon(to, voice);
  const tests = to.where.test === 'all' ? to.where.of : [to.where];
  const rest = tests.filter((test) => !isSpared(test));
  if (rest.length === tests.length) return pokemon(to, voice);
  const { where: _, ...all } = to;
  const plain: PokemonSelector =
    rest.length === 0 ? all : { ...all, where: rest.length === 1 ? rest[0] : { test: 'all', of: rest } };
  return `${pokemon(plain, voice)} as long as you don't Knock Out that Pokémon`;
}

function evolutionFrom({ with: given }: Of<'evolve'>): string {
  if (given.get !== 'cards' || !('zone' in given.in)) return unsayable('such an Evolution');
  return `${whose(given.in.whose, 'you')} ${zoneName(given.in.zone)}`;
}

function knockOut({ pokemon: of }: Of<'knock-out'>, voice: Voice): string {
  if (of.get === 'pokemon' && of.side === 'any' && of.spot === 'active' && of.every === undefined)
    return 'both Active Pokémon are Knocked Out';
  const single = of.get === 'ref' || (of.spot === 'active' && of.take === undefined);
  return single ? `${pokemon(of, voice)} is Knocked Out` : `Knock Out ${pokemon(of, voice)}`;
}
