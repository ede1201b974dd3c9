// Tables for the tests of the session.
import { effectDecks, plainDecks } from '../../src/cli/library-files.js';
import type { Option } from '../../src/engine/index.js';
import {
  claimOf,
  type Delta,
  decksOf,
  goOnTelling,
  type Moment,
  momentAfter,
  type Player,
  Table,
  type TableSetup,
  type Viewing,
} from '../../src/session/index.js';

export const library = decksOf([effectDecks(), plainDecks()]);

export const setupOf = (
  seed: number,
  era = 'hgss-2010',
  players: readonly Player[] = ['person', 'random'],
): TableSetup => ({ era, format: 'constructed', decks: players.map((_, seat) => seat % 4), players, seed });

export function tableOf(setup: TableSetup): Table {
  const table = Table.begin(claimOf(setup, library), setup.players);
  if (!table.ok) throw new Error(table.error[0]?.message);
  return table.value;
}

/** One person at a table, told what happens step by step as a page is. */
export class Practice {
  readonly moments: Moment[];
  readonly deltas: Delta[] = [];
  readonly viewing: Viewing;
  readonly seat: number;

  constructor(readonly table: Table) {
    this.seat = table.players.indexOf('person');
    this.viewing = table.viewing(this.seat < 0 ? 'spectator' : this.seat);
    this.moments = [this.viewing.whole()];
    this.others();
  }

  get now(): Moment {
    return this.moments.at(-1)!;
  }

  others(): void {
    this.take(goOnTelling(this.table, this.viewing));
  }

  take(deltas: readonly Delta[]): void {
    for (const delta of deltas) {
      this.deltas.push(delta);
      this.moments.push(momentAfter(this.now, delta));
    }
  }

  /** Gives one of the answers that are offered. */
  choose(place: number): void {
    const { options } = this.now.view.decision!;
    this.give(options.at(place % options.length)!.answer);
  }

  give(answer: Option['answer']): void {
    const refused = this.table.choose(this.seat, answer);
    if (refused !== null) throw new Error(refused.sentence);
    this.take([this.viewing.next()]);
    this.others();
  }

  /** Answers so many times, each time with another option. */
  play(times: number): void {
    for (let i = 0; i < times && this.now.view.phase !== 'over'; i++) this.choose(i * 5);
  }
}

export const practice = (seed: number, era?: string, players?: readonly Player[]): Practice =>
  new Practice(tableOf(setupOf(seed, era, players)));
