import type { PlayedDeck } from '../decks/played-deck.js';
import type { Entry } from '../log/entry.js';
import { TableFold } from '../table/fold.js';
import type { Surroundings } from '../table/surroundings.js';
import type { Presence } from '../table/wish.js';
import { Audience } from './audience.js';

/** How far behind the players somebody looks on at a table that is watched later. */
export const LATER = 120_000;

/** An entry that is not told yet, with the deck that it names. */
interface Pending {
  readonly entry: Entry;
  readonly deck: PlayedDeck | null;
}

/** The same table a while ago: what is told of it helps nobody who plays. Until the first game begins there is nothing to hide. */
export class Later {
  readonly audience: Audience;
  private readonly fold: TableFold;
  private readonly pending: Pending[] = [];

  constructor(opened: Entry, around: Surroundings, presence: Presence, version: string) {
    this.fold = TableFold.open(opened, around);
    this.audience = new Audience(this.fold, presence, version);
  }

  push(entry: Entry, deck: PlayedDeck | null): void {
    this.pending.push({ entry, deck });
  }

  /** Tells what has been written long enough ago. */
  goOn(now: number): void {
    for (let next = this.pending[0]; next !== undefined && this.toldAt(next) <= now; next = this.pending[0]) {
      this.pending.shift();
      this.fold.take(next.entry, next.deck);
      this.audience.tell();
    }
  }

  /** When there is something to be told; null: never, as things stand. */
  nextAt(): number | null {
    const [next] = this.pending;
    return next === undefined ? null : this.toldAt(next);
  }

  private toldAt({ entry: { at, body } }: Pending): number {
    const isBefore = this.fold.state.game === 0 && body.kind !== 'begun';
    return isBefore ? at : at + LATER;
  }
}
