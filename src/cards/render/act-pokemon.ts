import type { Statement } from '../language.js';
import { amountNumber } from './number.js';
import { unsayable, type Voice, whose } from './speech.js';
import { pokemon, zoneName } from './things.js';

type Of<K extends Statement['op']> = Extract<Statement, { readonly op: K }>;

/** Acts that change Pokémon as such: their stage, their counters, whether they stay. */
export function pokemonAct(
  statement: Of<'evolve' | 'devolve' | 'knock-out' | 'move-counters' | 'take-prizes'>,
  voice: Voice,
): string {
  switch (statement.op) {
    case 'evolve':
      return `evolve ${pokemon(statement.pokemon, voice)} with a card that evolves from it from ${evolutionFrom(statement)}`;
    case 'devolve':
      return `devolve ${pokemon(statement.pokemon, voice)} by putting the highest Stage Evolution card on it into your opponent's hand`;
    case 'knock-out':
      return knockOut(statement, voice);
    case 'move-counters':
      return `move ${counters(statement.n)} from ${pokemon(statement.from, voice)} to ${pokemon(statement.to, voice)}`;
    case 'take-prizes':
      return `take ${amountNumber(statement.n)} ${statement.n === 1 ? 'Prize card' : 'Prize cards'}`;
  }
}

const counters = (n: Of<'move-counters'>['n']): string =>
  n === 'all' || n === 'any'
    ? `${n === 'all' ? 'all' : 'any number of'} damage counters`
    : `${amountNumber(n)} ${n === 1 ? 'damage counter' : 'damage counters'}`;

function evolutionFrom({ with: cards }: Of<'evolve'>): string {
  if (cards.get !== 'cards' || !('zone' in cards.in)) return unsayable('such an Evolution');
  return `${whose(cards.in.whose, 'you')} ${zoneName(cards.in.zone)}`;
}

function knockOut({ pokemon: of }: Of<'knock-out'>, voice: Voice): string {
  if (of.get === 'pokemon' && of.side === 'any' && of.spot === 'active') return 'both Active Pokémon are Knocked Out';
  const single = of.get === 'ref' || (of.spot === 'active' && of.take === undefined);
  return single ? `${pokemon(of, voice)} is Knocked Out` : `knock out ${pokemon(of, voice)}`;
}
