import type { Random } from '../../bots/index.js';
import {
  type CardFacts,
  ERAS,
  type PokemonClaim,
  type PositionGameClaim,
  roleOf,
  type SideClaim,
} from '../../engine/index.js';
import { oneIn, pick } from '../random-number.js';
import { nameIn } from './era-pool.js';

/**
 * The same board with evolved Pokémon and Energy for their attacks, out of the decks. Random play seldom gets there before
 * somebody has won. @rule EVO-01 NRG-07
 */
export function richPosition(claim: PositionGameClaim, random: Random): PositionGameClaim {
  const { position, facts, era } = claim;
  const evolvesFrom = (card: CardFacts, below: CardFacts): boolean => {
    const strip = ERAS.find(({ id }) => id === era)!;
    return roleOf(card) === 'evolution' && nameIn(strip, card.evolvesFrom) === nameIn(strip, below.name);
  };
  return {
    ...claim,
    position: { ...position, sides: position.sides.map((side) => richSide(side, { facts, evolvesFrom, random })) },
  };
}

interface Means {
  readonly facts: readonly CardFacts[];
  readonly evolvesFrom: (card: CardFacts, below: CardFacts) => boolean;
  readonly random: Random;
}

/** Nobody should lose for want of a card before anything is tried. */
const LEAST_DECK = 15;

function richSide(side: SideClaim, means: Means): SideClaim {
  const deck = [...side.deck];
  const take = (fits: (card: CardFacts) => boolean): number | null => {
    const at = deck.length > LEAST_DECK ? deck.findIndex((card) => fits(means.facts[card]!)) : -1;
    return at < 0 ? null : deck.splice(at, 1)[0]!;
  };
  const rich = (pokemon: PokemonClaim): PokemonClaim => withEnergy(grown(pokemon, means, take), means, take);
  const active = side.active.map((pokemon) => (pokemon === null ? null : rich(pokemon)));
  return { ...side, active, bench: side.bench.map(rich), deck };
}

type Taking = (fits: (card: CardFacts) => boolean) => number | null;

function grown(pokemon: PokemonClaim, { facts, evolvesFrom }: Means, take: Taking): PokemonClaim {
  const onto = take((card) => evolvesFrom(card, facts[pokemon.card]!));
  if (onto === null) return pokemon;
  return { ...pokemon, card: onto, under: [...pokemon.under, pokemon.card], damage: 0, conditions: [] };
}

/** What one of its attacks costs. */
function withEnergy(pokemon: PokemonClaim, { facts, random }: Means, take: Taking): PokemonClaim {
  const { attacks } = facts[pokemon.card]!;
  if (attacks.length === 0 || oneIn(random, 4)) return pokemon;
  const isBasic = ({ energy, text }: CardFacts): boolean => energy === 'basic' && text === '';
  const added = pick(random, attacks).cost.flatMap((type) => {
    const card = take((each) => isBasic(each) && (type === 'Colorless' || each.provides.flat().includes(type)));
    return card === null ? [] : [card];
  });
  return { ...pokemon, attached: [...pokemon.attached, ...added] };
}
