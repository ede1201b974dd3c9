import type { Random } from '../../bots/index.js';
import { type AttackFacts, BLANK_FACTS, type CardFacts, type EnergyType, type Stage } from '../../engine/index.js';
import { between, oneIn, pick, shuffled } from '../random-number.js';
import type { Theme } from './theme.js';

/** What a line fixes about one of its Pokémon. */
export interface PokemonPlan {
  readonly name: string;
  readonly stage: Stage;
  readonly evolvesFrom?: string;
  readonly growsInto?: string;
  readonly tags?: CardFacts['tags'];
  /** 0 for a Basic, one more for each step of evolution or class: it makes them bigger. */
  readonly rank: number;
  readonly once?: 'gx' | 'vstar';
}

/** A Pokémon without any text: type, HP, Weakness, Resistance, Retreat Cost and attacks are chance. */
export function plainPokemon(theme: Theme, plan: PokemonPlan): CardFacts {
  const { random, toughness, types, era } = theme;
  const { rank, once, ...facts } = plan;
  const pair = oneIn(random, 8);
  return {
    ...BLANK_FACTS,
    ...facts,
    types: shuffled(random, types).slice(0, pair ? 2 : 1),
    // Now and then an evolved Pokémon has less HP than the one below it: damage then Knocks it Out at once. TURN-12
    hp: oneIn(random, 12) ? 30 : toughness + between(random, 0, 4) * 10 + rank * 20,
    retreat: between(random, 0, 4),
    weaknesses: someTypes(random, era.typeSet).map((type) => ({ type, amount: weaknessAmount(random) })),
    resistances: someTypes(random, era.typeSet).map((type) => ({ type, amount: resistanceAmount(random) })),
    attacks: plainAttacks(theme, rank, once),
  };
}

/** Mostly one type, at times none or two. */
const someTypes = (random: Random, types: readonly EnergyType[]): EnergyType[] =>
  shuffled(random, types).slice(0, pick(random, [0, 1, 1, 1, 2]));

/** Nothing printed lets the era say how much. @rule DMG-09 */
function weaknessAmount(random: Random): CardFacts['weaknesses'][number]['amount'] {
  if (oneIn(random, 3)) return null;
  return oneIn(random, 2)
    ? { operation: 'times', number: pick(random, [2, 2, 2, 3, 4]) }
    : { operation: 'plus', number: between(random, 1, 4) * 10 };
}

/** @rule DMG-10 */
const resistanceAmount = (random: Random): number | null => pick(random, [null, 20, 30, 60]);

export function plainAttacks(theme: Theme, rank: number, once?: 'gx' | 'vstar'): AttackFacts[] {
  const { random } = theme;
  const attacks = Array.from({ length: between(random, once === undefined ? 0 : 1, 3) }, () =>
    plainAttack(theme, rank, undefined),
  );
  return once === undefined ? attacks : [...attacks, plainAttack(theme, rank, once)];
}

function plainAttack(theme: Theme, rank: number, once: 'gx' | 'vstar' | undefined): AttackFacts {
  const { random, strength, names } = theme;
  const cost = plainCost(theme);
  const harmless = oneIn(random, 8);
  return {
    name: names(),
    cost,
    damage: harmless ? 0 : (between(random, 0, 2) + cost.length + rank) * 10 + random(strength / 10 + 1) * 10,
    mark: '',
    text: '',
    gx: once === 'gx',
    vstar: once === 'vstar',
  };
}

/** Free attacks, Colorless ones, of the deck's types, and a few that this deck can hardly ever pay. */
function plainCost({ random, types, era }: Theme): EnergyType[] {
  const length = pick(random, [0, 1, 1, 1, 2, 2, 3, 4]);
  return Array.from({ length }, () => {
    if (oneIn(random, 12)) return pick(random, era.typeSet);
    return oneIn(random, 2) ? 'Colorless' : pick(random, types);
  });
}
