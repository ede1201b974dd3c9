import { type Answer, dropEvents, eventCount, type Game, pack, play, type Seat, unpack } from '../engine/index.js';
import { surely } from './doors.js';
import { copyOf, type Memories, noticeAll } from './minds.js';

/** A snapshot is kept every so many choices: from there any moment is a few choices away. */
export const STRIDE = 16;

interface Snapshot {
  readonly state: Int16Array;
  readonly events: number;
  readonly memories: Memories;
}

/** Where a game stands, and what its bots remember there. */
export interface Standing {
  readonly game: Game;
  readonly memories: Memories;
}

/** What has been chosen at a table, and how to go back in it. */
export class Past {
  readonly choices: Answer[] = [];
  /** Whose word each was; null: nobody's. */
  readonly words: (Seat | null)[] = [];
  private readonly snapshots: Snapshot[] = [];

  /** To be called at every decision, before it is answered. */
  stand({ game, memories }: Standing): void {
    if (this.choices.length !== this.snapshots.length * STRIDE) return;
    this.snapshots.push({ state: pack(game.state), events: eventCount(game.log!), memories: copyOf(memories) });
  }

  add(choice: Answer, word: Seat | null): void {
    this.choices.push(choice);
    this.words.push(word);
  }

  /** The game after so many choices; what was chosen later is forgotten. */
  backTo(count: number, game: Game): Standing {
    const nearest = Math.floor(count / STRIDE);
    const { state, events, memories: kept } = this.snapshots[nearest]!;
    dropEvents(game.log!, events);
    const there: Game = { ...game, state: unpack(state) };
    const memories = copyOf(kept);
    for (const choice of this.choices.slice(nearest * STRIDE, count)) {
      noticeAll(memories, there);
      surely(play(there, choice));
    }
    noticeAll(memories, there);
    this.snapshots.length = nearest + 1;
    this.choices.length = count;
    this.words.length = count;
    return { game: there, memories };
  }
}
