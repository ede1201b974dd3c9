// A small board for tests of one rule: two Active Pokémon and what is on them.
import {
  BLANK_FACTS,
  type CardFacts,
  type CardProgram,
  type EnergyType,
  type Game,
  gameAt,
  type PokemonClaim,
  type SideClaim,
} from '../../src/engine/index.js';

export const pokemonCard = (facts: Partial<CardFacts>): CardFacts => ({
  ...BLANK_FACTS,
  name: 'Tester',
  stage: 'basic',
  types: ['Colorless'],
  hp: 100,
  ...facts,
});

export const energyCard = (provides: CardFacts['provides']): CardFacts => ({
  ...BLANK_FACTS,
  name: 'Test Energy',
  kind: 'energy',
  energy: 'special',
  provides,
});

export const toolCard = (): CardFacts => ({
  ...BLANK_FACTS,
  name: 'Test Tool',
  kind: 'trainer',
  trainer: 'tool',
  text: 'as programmed',
});

export const attackCard = (cost: readonly EnergyType[]): CardFacts =>
  pokemonCard({ attacks: [{ name: 'Try', cost, damage: 10, mark: '', text: '', gx: false, vstar: false }] });

export interface Board {
  readonly era: string;
  /** The Active Pokémon of A and B. */
  readonly active: readonly [CardFacts, CardFacts];
  /** Cards attached to A's. */
  readonly attached?: readonly CardFacts[];
  /** Cards attached to B's. */
  readonly attachedToB?: readonly CardFacts[];
  /** Programs of the Active Pokémon, then of the attached cards; without them the cards have no texts. */
  readonly programs?: readonly (CardProgram | null)[];
}

export const A_ACTIVE = 0;
export const B_ACTIVE = 16;

/** A game in the third turn, which is A's, with nothing but these cards and a card to draw. */
export function board({ era, active, attached = [], attachedToB = [], programs = [] }: Board): Game {
  const facts = [...active, ...attached, ...attachedToB];
  const pokemon = (card: number, on: readonly number[]): PokemonClaim => ({
    card,
    under: [],
    attached: on,
    damage: 0,
    conditions: [],
    since: 0,
    evolved: -1,
    markers: [],
  });
  const side = (card: number, on: readonly number[]): SideClaim => ({
    active: [pokemon(card, on)],
    bench: [],
    hand: [],
    discard: [],
    lost: [],
    deck: [card],
    prizes: [card],
    used: [],
  });
  const sides = [
    side(
      0,
      attached.map((_, at) => at + 2),
    ),
    side(
      1,
      attachedToB.map((_, at) => at + 2 + attached.length),
    ),
  ];
  const position = { turn: 3, player: 0, starter: 0, stadium: null, sides, impossible: false };
  const game = gameAt({ era, format: 'constructed', facts, programs, seed: 1, position, options: { coins: 'asked' } });
  if (!game.ok) throw new Error(game.error.map(({ message }) => message).join(' '));
  return game.value;
}
