/* What things are worth, in points: a Prize card left to take is a hundred. */

export const PRIZE = 100;
/** The last Prize cards are nearer to the end of the game than the first. */
export const LAST_PRIZES = [0, 40, 20] as const;

/** A Pokémon in play, and what makes it more or less than that. */
export const POKEMON = {
  inPlay: 7.5,
  hp: 0.12,
  evolved: 9,
  /** Of the damage that its best attack does, as far as it is ready. */
  attack: 0.55,
  attackOnBench: 0.52,
  /** Of the same for what a card in hand can make of it. */
  promise: 0.2,
  unit: 5.2,
  /** Units that no attack asks for. */
  surplus: 0.5,
  tool: 6,
  power: 8,
  /** For each Prize card that it gives, when it is damaged all over. */
  damaged: 20,
  /** It cannot leave without paying so many units that it does not have. */
  stuck: 2,
} as const;

/** How much of an attack counts when so many units of Energy are missing for it. */
export const READY = [1, 0.54, 0.32, 0.18, 0.09] as const;

/** In the order of the conditions: Asleep, Confused, Paralyzed, Burned, Poisoned. */
export const CONDITIONS = [18, 14, 22, 12, 12] as const;

/** Only the Pokémon that are in play, and none behind them. */
export const ALONE = 70;
export const NEARLY_ALONE = 18;

export const HAND = {
  unknown: 4.5,
  basic: 11,
  basicTooMany: 2,
  evolutionThatFits: 13,
  evolution: 4.5,
  energy: [7, 6, 4, 2],
  energyOfNoUse: 1.5,
  supporter: [8, 4.7, 2.4],
  trainer: [4.5, 4, 3.3, 2],
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
  /** How likely it is that the one on the Bench who would be lost most is brought up for it. */
  broughtUp: 0.25,
  /** Whoever is not to move has to wait for it. */
  later: 0.6,
} as const;

/** The Prize trade as it would go on with what is in play. */
export const RACE = {
  turns: 10,
  /** For a Prize card that is taken in it; each turn later counts so much of the one before. */
  prize: 60,
  later: 0.85,
  /** For the end of the game in it. */
  end: 200,
  /** Energy cards that a player draws and attaches in a turn; those in each card of a hand that nobody knows, and in all. */
  energyATurn: 0.5,
  energyInHand: 0.25,
  energyAtMost: 1.5,
} as const;

/** How much of the Prize trade and of the next attacks counts. */
export const MIX = { race: 0.75, threat: 0.4 } as const;
