/**
 * How much of anything is taken from outside: card facts, claims, records, texts. What was ever printed is far below, so
 * that made-up cards have room; what is above could fill the memory, overflow a number of the state or never end.
 */
export const LIMITS = {
  /** Printed: 380. */
  hp: 1000,
  /** Printed: 350. Many times as much still fits the 16 bits that a snapshot has for the damage on a Pokémon. */
  damage: 1000,
  /** What a Weakness multiplies by or adds, what a Resistance takes off. Printed: 40. */
  weakness: 100,
  /** Symbols of an attack cost or a Retreat Cost. Printed: 5. */
  cost: 20,
  /** Units of Energy on one card. Printed: 4. */
  units: 10,
  /** Prize cards that a card says its Knock Out gives. Printed: 3; nobody has more than six. */
  prizes: 6,
  /** Attacks, and powers, on one card. Printed: 4, and 3. */
  attacks: 8,
  powers: 8,
  /** Names of Basic Pokémon that a Stage 2 is linked to. */
  line: 20,
  /** Letters and signs of a name. Printed: 51. */
  name: 120,
  /** Letters and signs of one text. More than twice as long as any that was ever printed. */
  text: 2000,
  /** Letters and signs of all texts of a claim's cards together. Twice as many as the four wordiest decks have. */
  texts: 200_000,
  /** Different cards in a claim; there may be more than are in its decks. */
  facts: 400,
  /** Cards in a game: an answer has a byte for a card's id. Four decks of sixty. */
  cards: 240,
  /** Kinds of markers in a game: they are bits of a number that snapshots keep in 16. */
  markers: 14,
  /** Damage on a Pokémon at a position. It may be more than any HP: a text may give more. */
  damageThere: 10_000,
  /** The number of a turn at a position: what follows must fit 16 bits as well. */
  turn: 10_000,
  /** Choices of a record. A game that lasts as long as the rules let it has fewer than ten thousand. */
  choices: 100_000,
  /** Orders of decks that a claim may give ahead: Sudden Deaths, and shuffles for each seat. */
  orders: 100,
  /** Signs of a JSON text: it is not parsed if there are more. The longest record of a played game has 400,000. */
  json: 8_000_000,
  /** Values in a JSON value, on all levels. */
  values: 1_000_000,
  /** How deep a JSON value may be nested. The deepest program that was ever compiled has 31. */
  depth: 100,
  /** A number that a text says. Printed: 350. */
  amount: 1000,
  /** A number that a player may name, or how often something can be done. */
  pick: 100,
  /** Statements, tests or rules beside each other in a program. The most that was ever compiled: 9. */
  terms: 30,
  /** Values in one program, on all levels. The most that was ever compiled: 166. */
  program: 2000,
  /** Faults that are told; the others are counted. */
  faults: 20,
} as const;
