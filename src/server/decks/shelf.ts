import { createHash } from 'node:crypto';
import { knowCards } from '../../session/index.js';
import type { Log } from '../log/log.js';
import { Bounded } from './bounded.js';
import type { KeptDeck, PlayedDeck } from './played-deck.js';

/** The decks of all tables, kept beside the log under their hashes; those in use lie here, each once. */
export class Shelf {
  private readonly decks: Bounded<PlayedDeck>;

  constructor(
    private readonly log: Pick<Log, 'keep' | 'kept'>,
    most: number,
  ) {
    this.decks = new Bounded(most);
  }

  /** Keeps a deck so that every node finds it. */
  async keep(deck: KeptDeck): Promise<PlayedDeck> {
    const { facts, programs, cards } = deck;
    const content = JSON.stringify({ facts, programs, cards } satisfies KeptDeck);
    const hash = hashOf(content);
    const known = this.decks.get(hash);
    if (known !== undefined) return known;
    await this.log.keep(hash, content);
    return this.lay(hash, deck);
  }

  /** A deck that was kept; null: nobody has. */
  async fetch(hash: string): Promise<PlayedDeck | null> {
    const known = this.decks.get(hash);
    if (known !== undefined) return known;
    const content = await this.log.kept(hash);
    return content === null ? null : (this.decks.get(hash) ?? this.lay(hash, JSON.parse(content) as KeptDeck));
  }

  private lay(hash: string, { facts, programs, cards }: KeptDeck): PlayedDeck {
    knowCards({ facts, programs });
    return this.decks.set(hash, { hash, facts, programs, cards });
  }
}

export const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex');
