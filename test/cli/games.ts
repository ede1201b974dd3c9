// Small games for the tests of what the command line prints.
import { plainDecks } from '../../src/cli/library-files.js';
import {
  BLANK_FACTS,
  beginning,
  type CardFacts,
  type Game,
  type GameClaim,
  gameAt,
  NONE,
  type PokemonClaim,
  type PositionGameClaim,
  type SideClaim,
} from '../../src/engine/index.js';

export function demoClaim(seed: number, era = 'swsh-2022'): GameClaim {
  const { facts, decks } = plainDecks();
  return { era, format: 'constructed', facts, decks, seed };
}

/** The game of a claim as it stands before its first choice. */
export function begun(claim: GameClaim | PositionGameClaim): Game {
  const game = 'position' in claim ? gameAt(claim) : beginning(claim);
  if (!game.ok) throw new Error(game.error.map(({ message }) => message).join(' '));
  return game.value;
}

const attack = { name: 'Bite', cost: [], damage: 20, mark: '', text: '', gx: false, vstar: false } as const;
const pokemon = (name: string, hp: number, more: Partial<CardFacts> = {}): CardFacts => ({
  ...BLANK_FACTS,
  name,
  stage: 'basic',
  types: ['Grass'],
  hp,
  attacks: [attack],
  ...more,
});

/** Places in `facts`. */
export const CUB = 0;
export const BEAR = 1;
export const ENERGY = 2;
export const MEADOW = 3;
export const FISH = 4;

const facts: readonly CardFacts[] = [
  pokemon('Cub', 50),
  pokemon('Bear', 90, { stage: 'stage-1', evolvesFrom: 'Cub' }),
  { ...BLANK_FACTS, name: 'Grass Energy', kind: 'energy', energy: 'basic', provides: [['Grass']] },
  { ...BLANK_FACTS, name: 'Meadow', kind: 'trainer', trainer: 'stadium' },
  pokemon('Fish', 60),
];

export const inPlay = (card: number, more: Partial<PokemonClaim> = {}): PokemonClaim => ({
  card,
  under: [],
  attached: [],
  damage: 0,
  conditions: [],
  since: 1,
  evolved: NONE,
  markers: [],
  ...more,
});

const emptySide: SideClaim = {
  active: [inPlay(CUB)],
  bench: [],
  hand: [],
  discard: [],
  lost: [],
  deck: [ENERGY, ENERGY, ENERGY],
  prizes: [ENERGY, ENERGY],
  used: [],
};

/** A board in turn 5, in which player A acts. */
export function boardClaim(
  sides: readonly [Partial<SideClaim>, Partial<SideClaim>],
  stadium: PositionGameClaim['position']['stadium'] = null,
): PositionGameClaim {
  return {
    era: 'swsh-2022',
    format: 'constructed',
    facts,
    seed: 1,
    position: {
      turn: 5,
      player: 0,
      starter: 0,
      stadium,
      sides: sides.map((side) => ({ ...emptySide, ...side })),
      impossible: false,
    },
  };
}
