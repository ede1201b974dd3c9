/* What things are worth, in points: a Prize card left to take is a hundred. */

export const PRIZE = 100;
/** The last Prize cards are nearer to the end of the game than the first. */
export const LAST_PRIZES = [0, 40, 20] as const;

/** A Pokémon in play, and what makes it more or less than that. */
export const POKEMON = {
  inPlay: 12,
  hp: 0.12,
  evolved: 9,
  /** Of the damage that its best attack does, as far as it is ready. */
  attack: 0.55,
  attackOnBench: 0.4,
  /** Of the same for what a card in hand can make of it. */
  promise: 0.2,
  unit: 4,
  /** Units that no attack asks for. */
  surplus: 0.5,
  tool: 6,
  power: 10,
  /** For each Prize card that it gives, when it is damaged all over. */
  damaged: 45,
  /** It cannot leave without paying so many units that it does not have. */
  stuck: 2,
} as const;

/** How much of an attack counts when so many units of Energy are missing for it. */
export const READY = [1, 0.6, 0.36, 0.2, 0.1] as const;

/** In the order of the conditions: Asleep, Confused, Paralyzed, Burned, Poisoned. */
export const CONDITIONS = [18, 14, 22, 12, 12] as const;

/** Only the Pokémon that are in play, and none behind them. */
export const ALONE = 70;
export const NEARLY_ALONE = 18;

export const HAND = {
  unknown: 6,
  basic: 8,
  basicTooMany: 2,
  evolutionThatFits: 20,
  evolution: 6,
  energy: [7, 6, 4, 2],
  energyOfNoUse: 1.5,
  supporter: [10, 6, 3],
  trainer: [7, 6, 5, 3],
} as const;

/** Fewer cards in the deck than these, and it is time to think of the end. */
export const DECK_LOW = 12;
export const DECK_CARD = 0.9;
export const DECK_EMPTY = 150;

export const THREAT = {
  /** For each Prize card of a Pokémon that can be Knocked Out, and of what has been put into it. */
  prize: 60,
  invested: 0.35,
  /** For each Prize card, of a Pokémon that is hurt by as much as it has left. */
  hurt: 28,
  /** It would be the end of the game. */
  end: 420,
  /** How likely it is that the attack is made: ready, or one unit of Energy short. */
  chance: [1, 0.5],
  /** Whoever is not to move has to wait for it. */
  later: 0.6,
} as const;
