import {
  type CardFacts,
  type CardProgram,
  type Diagnostic,
  EngineBug,
  type GameClaim,
  ok,
  type Result,
  type Seat,
} from '../../engine/index.js';
import type { TableRules } from '../../protocol/index.js';
import { type Agreement, agreedSeed, fairClaim, Linked, type Player, Table } from '../../session/index.js';
import { Bounded } from './bounded.js';
import type { PlayedDeck } from './played-deck.js';
import type { Reckoned } from './reckoned.js';

/** What games are played with: the rules, a deck for each seat, and who chooses who goes first. */
export interface Pairs {
  readonly rules: Pick<TableRules, 'era' | 'format'>;
  readonly decks: readonly PlayedDeck[];
  readonly picker: Seat | null;
}

/** Decks that can be played together. */
export interface Pairing {
  /** The game that follows from an agreement. */
  begin(agreement: Agreement, players: readonly Player[]): Table;
}

/** Decks that meet are put together and linked once, whoever plays them. */
export class Games {
  private readonly known: Bounded<Pairing>;
  private readonly linked: Linked;

  constructor(
    most: number,
    private readonly reckoned: Reckoned,
  ) {
    this.known = new Bounded(most);
    this.linked = new Linked(most);
  }

  /** The decks put together, or why they cannot be. */
  pairing(pairs: Pairs): Result<Pairing, readonly Diagnostic[]> {
    const { rules, decks, picker } = pairs;
    const key = [rules.era, rules.format, picker, ...decks.map(({ hash }) => hash)].join(' ');
    const known = this.known.get(key);
    if (known !== undefined) return ok(known);
    const made = this.made(pairs);
    return made.ok ? ok(this.known.set(key, made.value)) : made;
  }

  private made({ rules: { era, format }, decks, picker }: Pairs): Result<Pairing, readonly Diagnostic[]> {
    const options = picker === null ? {} : { options: { picker } };
    const claim = fairClaim({ era, format, ...together(decks), ...options }, NO_AGREEMENT);
    const linked = this.linked.of(claim);
    if (!linked.ok) return linked;
    const begin: Pairing['begin'] = (agreement, players) => {
      const table = Table.begin({ ...claim, seed: agreedSeed(agreement) }, players, {
        linked: this.linked,
        practice: false,
        reckoning: this.reckoned.at({ era, format }),
      });
      if (!table.ok) throw new EngineBug(table.error[0]!.message);
      return table.value;
    };
    return ok({ begin });
  }
}

/** Cards come in an order that follows from what they are, not from the seed. */
const NO_AGREEMENT: Agreement = { secret: '00'.repeat(16), table: '', game: 1, shares: [] };

/** The different cards of all decks, numbered through; the same card of two decks is one. */
function together(decks: readonly PlayedDeck[]): Pick<GameClaim, 'facts' | 'programs' | 'decks'> {
  const places = new Map<string, number>();
  const facts: CardFacts[] = [];
  const programs: (CardProgram | null)[] = [];
  const placesOf = (deck: PlayedDeck): readonly number[] =>
    deck.facts.map((card, place) => {
      const program = deck.programs[place] ?? null;
      const key = JSON.stringify([card, program]);
      const known = places.get(key) ?? facts.length;
      if (known < facts.length) return known;
      places.set(key, known);
      facts.push(card);
      programs.push(program);
      return known;
    });
  const cards = decks.map((deck) => {
    const placed = placesOf(deck);
    return deck.cards.map((place) => placed[place]!);
  });
  return { facts, programs, decks: cards };
}
