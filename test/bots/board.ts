// Small positions: few cards, three Prize cards and ten cards to draw on each side.
import {
  BLANK_FACTS,
  type CardFacts,
  type EnergyType,
  type PokemonClaim,
  type PositionGameClaim,
  type SideClaim,
} from '../../src/engine/index.js';

export const basic = (name: string, facts: Partial<CardFacts>): CardFacts => ({
  ...BLANK_FACTS,
  name,
  stage: 'basic',
  types: ['Colorless'],
  hp: 60,
  ...facts,
});

export const attack = (
  name: string,
  damage: number,
  cost: readonly EnergyType[] = [],
): CardFacts['attacks'][number] => ({
  name,
  cost,
  damage,
  mark: '',
  text: '',
  gx: false,
  vstar: false,
});

export const energy = (type: EnergyType): CardFacts => ({
  ...BLANK_FACTS,
  name: `${type} Energy`,
  kind: 'energy',
  energy: 'basic',
  provides: [[type]],
});

export interface Board {
  readonly active: CardFacts;
  readonly damage?: number;
  readonly bench?: readonly CardFacts[];
  readonly hand?: readonly CardFacts[];
  readonly against: CardFacts;
  /** The opponent's Bench. */
  readonly behind?: readonly CardFacts[];
  /** How many cards the opponent holds. */
  readonly held?: number;
}

export const FILLER = basic('Filler', {});

/** A's fifth turn: three Prize cards and ten cards to draw on each side. */
export function boardClaim({
  active,
  damage = 0,
  bench = [],
  hand = [],
  against,
  behind = [FILLER],
  held = 0,
}: Board): PositionGameClaim {
  const facts: CardFacts[] = [];
  const place = (card: CardFacts): number => (facts.includes(card) ? facts.indexOf(card) : facts.push(card) - 1);
  const pokemon = (card: CardFacts, points = 0): PokemonClaim => ({
    card: place(card),
    under: [],
    attached: [],
    damage: points,
    conditions: [],
    since: 0,
    evolved: -1,
    markers: [],
  });
  const side = (front: PokemonClaim, others: readonly CardFacts[], cards: readonly CardFacts[]): SideClaim => ({
    active: [front],
    bench: others.map((card) => pokemon(card)),
    hand: cards.map(place),
    discard: [],
    lost: [],
    deck: new Array<number>(10).fill(place(FILLER)),
    prizes: new Array<number>(3).fill(place(FILLER)),
    used: [],
  });
  const sides = [
    side(pokemon(active, damage), bench, hand),
    side(pokemon(against), behind, new Array<CardFacts>(held).fill(FILLER)),
  ];
  const position = { turn: 9, player: 0, starter: 0, stadium: null, sides, impossible: false };
  return { era: 'swsh-2022', format: 'constructed', facts, seed: 1, position };
}
