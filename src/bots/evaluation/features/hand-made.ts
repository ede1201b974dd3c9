import {
  ALONE,
  CONDITIONS,
  DECK_CARD,
  DECK_EMPTY,
  HAND,
  LAST_PRIZES,
  MIX,
  NEARLY_ALONE,
  POKEMON,
  PRIZE,
} from '../weights.js';
import { FEATURE_NAMES, type Feature } from './list.js';

/** The weights of the judgement that ships; features that it does not go by have none. */
const HAND_MADE: Readonly<Partial<Record<Feature, number>>> = {
  prizes: -PRIZE,
  lastPrize: LAST_PRIZES[1],
  lastTwoPrizes: LAST_PRIZES[2],
  inPlay: POKEMON.inPlay,
  hpActive: POKEMON.hp,
  hpBench: POKEMON.hp,
  evolvedActive: POKEMON.evolved,
  evolvedBench: POKEMON.evolved,
  attackActive: POKEMON.attack,
  attackBench: POKEMON.attackOnBench,
  promise: POKEMON.promise,
  usefulActive: POKEMON.unit,
  usefulBench: POKEMON.unit,
  surplus: POKEMON.surplus,
  powers: POKEMON.power,
  damagedActive: -POKEMON.damaged,
  damagedBench: -POKEMON.damaged,
  tools: POKEMON.tool,
  stuck: -POKEMON.stuck,
  asleep: -CONDITIONS[0],
  confused: -CONDITIONS[1],
  paralyzed: -CONDITIONS[2],
  burned: -CONDITIONS[3],
  poisoned: -CONDITIONS[4],
  alone: -ALONE,
  nearlyAlone: -NEARLY_ALONE,
  handUnknown: HAND.unknown,
  basics: HAND.basic,
  basicsTooMany: HAND.basicTooMany,
  evolutionsThatFit: HAND.evolutionThatFits,
  evolutions: HAND.evolution,
  energy1: HAND.energy[0],
  energy2: HAND.energy[1],
  energy3: HAND.energy[2],
  energyMore: HAND.energy[3],
  energyOfNoUse: HAND.energyOfNoUse,
  supporter1: HAND.supporter[0],
  supporter2: HAND.supporter[1],
  supporterMore: HAND.supporter[2],
  trainer1: HAND.trainer[0],
  trainer2: HAND.trainer[1],
  trainer3: HAND.trainer[2],
  trainerMore: HAND.trainer[3],
  deckLow: -DECK_CARD,
  deckEmpty: -DECK_EMPTY,
  threatNow: MIX.threat,
  threatLater: MIX.threat,
  race: MIX.race,
};

/** What those may be worth, more or less, in points. */
const GUESSED: Readonly<Partial<Record<Feature, number>>> = {
  freeToLeave: 5,
  benchReady: 10,
  benchNext: 5,
  benchBest: 0.2,
  hitNow: 10,
  hitLater: 10,
  knockOutNow: 20,
  knockOutLater: 20,
  knockOutNext: 10,
  knockOutInTwo: 10,
  covered: 20,
};

/** How far a weight may be off, in points: about as much as it is. Without that, chance would teach what is rare. */
export const weightSpread: readonly number[] = FEATURE_NAMES.map((name) =>
  Math.abs(HAND_MADE[name] ?? GUESSED[name] ?? 0),
);

/** The weights in the order of the features. */
export const handMadeWeights: readonly number[] = FEATURE_NAMES.map((name) => HAND_MADE[name] ?? 0);
