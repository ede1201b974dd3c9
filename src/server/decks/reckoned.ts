import { claimDecks, type DeckEntry } from '../../cards/index.js';
import { type DeckPool, FORMATS } from '../../engine/index.js';
import type { TableRules } from '../../protocol/index.js';
import { type Reckoning, reckoningWith } from '../../session/index.js';
import type { ServerLibrary } from './server-library.js';

/** What the server's bots reckon with: the decks of its library, era by era. What somebody has brought to a table is none of them. */
export class Reckoned {
  private readonly known = new Map<string, Reckoning>();

  constructor(private readonly library: Pick<ServerLibrary, 'decksOf'>) {}

  /** At tables of these rules. Nothing is looked up before a bot asks. */
  at(rules: Pick<TableRules, 'era' | 'format'>): Reckoning {
    const key = `${rules.era} ${rules.format}`;
    const reckoning = this.known.get(key) ?? reckoningWith(() => this.poolFor(rules));
    this.known.set(key, reckoning);
    return reckoning;
  }

  private poolFor({ era, format }: Pick<TableRules, 'era' | 'format'>): DeckPool {
    const size = FORMATS.find(({ id }) => id === format)!.deck;
    const lists = this.library.decksOf(era).map(({ entries }) => entries);
    return poolOf(lists.filter((entries) => sizeOf(entries) === size));
  }
}

/** Where a deck of the operator's has a card that nobody can play, the others are compiled without it. */
function poolOf(decks: readonly (readonly DeckEntry[])[]): DeckPool {
  const all = claimDecks(decks);
  if (all.ok) return all.value;
  const playable = claimDecks(decks.filter((entries) => claimDecks([entries]).ok));
  return playable.ok ? playable.value : NO_DECKS;
}

const NO_DECKS: DeckPool = { facts: [], decks: [] };

const sizeOf = (entries: readonly DeckEntry[]): number => entries.reduce((sum, { count }) => sum + count, 0);
