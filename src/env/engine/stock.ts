import { type DeckPool, err, FORMATS, ok, type Result } from '../../engine/index.js';
import type { EnvClaim } from '../claim.js';
import type { DeckName } from './from-engine.js';

/** What the world brings to an engine: decks by their names, and what version it is of. */
export interface Stock {
  readonly version: string;
  readonly decks: readonly DeckName[];
  /** The deck of an era that is called so, however it is spelt; null: there is none, or it is legal in every era. */
  deckNamed(asked: string): DeckName | null;
  /** The decks of these names with their cards' texts compiled, or a sentence. */
  pool(names: readonly string[]): Result<DeckPool, string>;
}

/** Decks as somebody asks for them: an era and a format that are not said are those of the first deck that has some. */
export interface DecksAsked {
  readonly decks: readonly string[];
  readonly era?: string | undefined;
  readonly format?: string | undefined;
}

/** Games with decks of the stock: one for each seat, or one for each team. @rule FMT-12 */
export function claimOfDecks(stock: Stock, { decks: names, era, format }: DecksAsked): Result<EnvClaim, string> {
  const pool = stock.pool(names);
  if (!pool.ok) return pool;
  const first = names.map((name) => stock.deckNamed(name)).find((deck) => deck !== null);
  const played = { era: era ?? first?.era, format: format ?? first?.format ?? 'constructed' };
  if (played.era === undefined) return err('These decks are legal in every era: say which era is played.');
  const { facts, programs, decks } = pool.value;
  const seats = FORMATS.find(({ id }) => id === played.format)?.seats ?? 2;
  if (decks.length !== seats && decks.length !== 2)
    return err(
      `This format is played with ${seats} decks${seats > 2 ? ', or with one for each team' : ''}, not with ${decks.length}.`,
    );
  const dealt = Array.from({ length: seats }, (_, seat) => decks[seat % decks.length]!);
  return ok({
    era: played.era,
    format: played.format,
    facts,
    ...(programs === undefined ? {} : { programs }),
    decks: dealt,
  });
}
