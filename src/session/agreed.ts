import {
  bytesOfHex,
  EngineBug,
  type GameClaim,
  type GameRecord,
  hexOf,
  hmacSha256,
  sha256,
  utf8,
} from '../engine/index.js';

/*
 * Chance that several people agree on: whoever serves the table seals a secret before anybody adds a share, so that
 * neither it nor a player alone decides how the cards are dealt. Hexadecimal: secrets, seals, shares.
 */

/** What the chance of one game is agreed on with. */
export interface Agreement {
  /** The server's, 16 bytes or more; sealed before the shares are given, shown when the game is over. */
  readonly secret: string;
  readonly table: string;
  /** The number of the game at its table, from 1. */
  readonly game: number;
  /** What each seat added, in the order of the seats; empty: nothing, as a bot of the server's does. */
  readonly shares: readonly string[];
}

/** A game that is over, with how its chance was agreed on: what `checkShuffles` takes. */
export interface SealedRecord extends GameRecord {
  readonly agreed: Agreement & {
    /** SHA-256 of the secret, shown before the game. */
    readonly commitment: string;
    /** SHA-256 of what was dealt and of what was chosen: a file in which something was changed is found out. */
    readonly dealt: string;
    readonly chosen: string;
  };
}

/** The seal of a secret: SHA-256 of its bytes. */
export const commitmentOf = (secret: string): string => hexOf(sha256(bytes(secret)));

/** The seed that follows from an agreement: the first 16 bytes of HMAC-SHA-256 with the secret as its key. */
export function agreedSeed({ secret, table, game, shares }: Agreement): string {
  const message = ['rulebox chance 1', table, game, ...shares].join('\n');
  return hexOf(hmacSha256(bytes(secret), utf8(message)).slice(0, 16));
}

/**
 * The claim as it is dealt by an agreement. The cards come in an order that follows from what they are: whoever could order a
 * deck after the shares are known could stack it, seed or no seed.
 */
export const fairClaim = (claim: Omit<GameClaim, 'seed'>, agreement: Agreement): GameClaim =>
  inOrder({ ...claim, seed: agreedSeed(agreement) });

/** The same cards: facts by what they say, and decks by the order of the facts. */
export function inOrder<T extends Pick<GameClaim, 'facts' | 'programs' | 'decks'>>(claim: T): T {
  const { facts, programs, decks } = claim;
  const texts = facts.map(canonical);
  const before = (a: number, b: number): number => (texts[a] === texts[b] ? a - b : texts[a]! < texts[b]! ? -1 : 1);
  const order = facts.map((_, place) => place).sort(before);
  return {
    ...claim,
    facts: order.map((place) => facts[place]!),
    ...(programs === undefined ? {} : { programs: order.map((place) => programs[place] ?? null) }),
    decks: decks.map((deck) => deck.map((place) => order.indexOf(place)).sort((a, b) => a - b)),
  };
}

/** A record with the agreement that it was dealt by, for whoever wants to check it. */
export const sealed = ({ rulebox, game, choices }: GameRecord, agreement: Agreement): SealedRecord => {
  const { secret, table, game: number, shares } = agreement;
  const commitment = commitmentOf(secret);
  return {
    rulebox,
    game,
    choices,
    agreed: { table, game: number, commitment, shares, secret, dealt: sumOf(game), chosen: sumOf(choices) },
  };
};

/** SHA-256 of a plain value: of its JSON text with the fields of every object in the order of their names. */
export const sumOf = (value: unknown): string => hexOf(sha256(utf8(canonical(value))));

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((each) => canonical(each ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`;
}

function bytes(hex: string): Uint8Array {
  const found = bytesOfHex(hex);
  if (found === null) throw new EngineBug('a secret that is not hexadecimal');
  return found;
}
