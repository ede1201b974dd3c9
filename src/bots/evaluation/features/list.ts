/*
 * What a position is described by, for who learns what things are worth. Each is a number of one side less that of the
 * other, so that a list of weights is a judgement. With the weights of `hand-made.ts` it is the judgement that ships.
 */

/** Each with what it counts. */
export const FEATURES = {
  prizes: 'Prize cards left to take',
  lastPrize: 'one Prize card is left',
  lastTwoPrizes: 'two Prize cards are left',

  inPlay: 'Pokémon in play',
  hpActive: 'HP left of the Active Pokémon',
  hpBench: 'HP left of Benched Pokémon',
  evolvedActive: 'cards under the Active Pokémon',
  evolvedBench: 'cards under Benched Pokémon',
  attackActive: 'damage of the best attack of the Active Pokémon, as far as it is ready',
  attackBench: 'the same, of each Benched Pokémon',
  promise: 'what a card in hand would add to that',
  usefulActive: 'units of Energy on the Active Pokémon that its attacks ask for',
  usefulBench: 'the same on Benched Pokémon',
  surplus: 'units that no attack asks for',
  powers: 'Pokémon with a power of any kind',
  damagedActive: 'how much of the Active Pokémon is damaged, times its Prize cards',
  damagedBench: 'the same of Benched Pokémon',
  tools: 'Tools on Pokémon',
  stuck: 'units that the Active Pokémon lacks to retreat',
  freeToLeave: 'the Active Pokémon can pay its retreat',
  asleep: 'the Active Pokémon is Asleep',
  confused: 'it is Confused',
  paralyzed: 'it is Paralyzed',
  burned: 'it is Burned',
  poisoned: 'it is Poisoned',

  alone: 'nobody is on the Bench',
  nearlyAlone: 'one Pokémon is on the Bench',
  benchReady: 'Benched Pokémon that can pay an attack',
  benchNext: 'Benched Pokémon that lack one unit for one',
  benchBest: 'expected damage of the best attack that is paid on the Bench',

  handUnknown: 'cards in a hand that nobody knows',
  basics: 'Basic Pokémon in hand that the Bench has room for',
  basicsTooMany: 'those that it has none for',
  evolutionsThatFit: 'Evolution cards in hand for a Pokémon in play',
  evolutions: 'other Evolution cards in hand',
  energy1: 'a first Energy card in hand that is of use',
  energy2: 'a second one',
  energy3: 'a third one',
  energyMore: 'further ones',
  energyOfNoUse: 'Energy cards in hand that no attack asks for',
  supporter1: 'a first Supporter in hand',
  supporter2: 'a second one',
  supporterMore: 'further ones',
  trainer1: 'a first other Trainer card in hand',
  trainer2: 'a second one',
  trainer3: 'a third one',
  trainerMore: 'further ones',

  deckLow: 'cards that the deck is short of a dozen, squared',
  deckEmpty: 'the deck is empty',

  threatNow: 'what the next attack can cost the other side, for who is to move',
  threatLater: 'the same for who has to wait',
  hitNow:
    'how much of what the other Active Pokémon has left a paid attack takes, times its Prize cards, for who is to move',
  hitLater: 'the same for who has to wait',
  knockOutNow: 'Prize cards for a Knock Out that is paid for, for who is to move',
  knockOutLater: 'the same for who has to wait',
  knockOutNext: 'Prize cards for a Knock Out that lacks one unit',
  knockOutInTwo: 'Prize cards for a Knock Out by two attacks that are paid for',
  covered: 'the Active Pokémon can be Knocked Out, and a Benched one can pay an attack',
  race: 'the Prize trade as it would go on, in points',
} as const;

/** The name of one of them. */
export type Feature = keyof typeof FEATURES;

export const FEATURE_NAMES = Object.keys(FEATURES) as readonly Feature[];

/** Where each of them stands in a list of numbers. */
export const PLACE = Object.fromEntries(FEATURE_NAMES.map((name, place) => [name, place])) as Readonly<
  Record<Feature, number>
>;
