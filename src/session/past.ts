import { type Annals, type Answer, type Game, gameWith, pack, play, type Seat, unpack } from '../engine/index.js';
import { Chosen } from './chosen.js';
import { surely } from './doors.js';
import { copyOf, type Memories, noticeAll } from './minds.js';

/** A snapshot is kept every so many choices where choices can be taken back: any moment is a few choices away. */
export const STRIDE = 16;

interface Snapshot {
  /** After so many choices. */
  readonly place: number;
  readonly state: Int16Array;
  readonly events: number;
  readonly memories: Memories;
}

/** Where a game stands, what has happened in it, and what its bots remember there. */
export interface Standing {
  readonly game: Game;
  readonly annals: Annals;
  readonly memories: Memories;
}

/** What has been chosen at a table, and how to go back in it: from its beginning, or from the nearest snapshot. */
export class Past {
  readonly chosen = new Chosen();
  private readonly snapshots: [Snapshot, ...Snapshot[]];

  /** Of a game before its first choice. */
  constructor(standing: Standing) {
    this.snapshots = [snapshotOf(standing, 0)];
  }

  /** Keeps a snapshot of where the game stands, if it is time for one; to be called at every decision, before it is answered. */
  keep(standing: Standing): void {
    const { length } = this.chosen;
    if (length % STRIDE === 0 && length > this.snapshots.at(-1)!.place)
      this.snapshots.push(snapshotOf(standing, length));
  }

  add(choice: Answer, word: Seat | null): void {
    this.chosen.add(choice, word);
  }

  /** The game before its first choice; nobody listens. */
  start({ setup }: Game): Game {
    return gameWith(setup, unpack(this.snapshots[0].state));
  }

  /** The game after so many choices; what was chosen later is forgotten. */
  backTo(count: number, { game, annals }: Standing): Standing {
    while (this.snapshots.at(-1)!.place > count) this.snapshots.pop();
    const { place, state, events, memories: kept } = this.snapshots.at(-1)!;
    annals.drop(events);
    const there: Game = { ...game, state: unpack(state) };
    const memories = copyOf(kept);
    for (const choice of this.chosen.between(place, count)) {
      noticeAll(memories, there);
      surely(play(there, choice));
    }
    noticeAll(memories, there);
    this.chosen.drop(count);
    return { game: there, annals, memories };
  }
}

/** Copied out of the slab that packed states share, so that it is not held by one of them. */
const snapshotOf = ({ game, annals, memories }: Standing, place: number): Snapshot => ({
  place,
  state: pack(game.state).slice(),
  events: annals.count,
  memories: copyOf(memories),
});
