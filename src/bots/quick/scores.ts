/*
 * What a player who goes by rules of thumb does first: points that mean nothing but an order. Acts come before attacks, and
 * whatever is of no use after passing.
 */
export const SCORE = {
  evolve: 3500,
  bench: 3000,
  use: 2200,
  play: 2000,
  attach: 1500,
  retreat: 1400,
  /** For each Prize card that the attack takes. */
  knockOut: 1000,
  attack: 1,
  pass: 0,
  ofNoUse: -1,
} as const;
