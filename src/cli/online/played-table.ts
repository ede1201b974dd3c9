// A table at which two clients of this process play whatever the rules allow, game after game.
import type { Answer } from '../../engine/index.js';
import { HouseClient, TableClient, type Verdict, type World } from '../../protocol/index.js';
import { anotherMatch } from './another-match.js';

/** Who hears what becomes of the choices at a table. */
export interface Hearing {
  /** A choice is in the log: its player was told so. */
  chosen(table: string): void;
  /** The milliseconds until the other seat was told of a choice. */
  told(milliseconds: number): void;
  /** A choice came to nothing. */
  notChosen(table: string, verdict: Verdict): void;
  gameOver(table: string): void;
}

/** What is played, and how fast. */
export interface Play {
  /** The server's addresses, as they stand in links. */
  readonly servers: readonly string[];
  readonly era: string;
  readonly format: string;
  readonly decks: readonly string[];
  readonly clock: { readonly seconds: number; readonly more: number } | null;
  /** Whether what the server acknowledges is written down. */
  readonly witnessed: boolean;
}

type Random = (below: number) => number;

/** Servers may be killed all the while. */
const PATIENCE_MS = 60_000;

/** Opens a table, seats two clients at it, and lets them be ready. */
export class PlayedTable {
  private readonly clients: TableClient[] = [];
  private since = 0;
  private chooser = -1;
  private isGoing = false;
  private isBetween = false;
  private pace = 0;

  private constructor(
    readonly table: string,
    private readonly play: Play,
    private readonly hearing: Hearing,
    private readonly random: Random,
  ) {}

  static async open(play: Play, world: World, hearing: Hearing, random: Random): Promise<PlayedTable> {
    const house = new HouseClient(play.servers[0]!, fetch);
    const { era, format, clock } = play;
    const opened = await house.open({ name: 'Ada', era, format, clock, watching: 'nobody' });
    if (!opened.ok) throw new Error(opened.error.sentence);
    const { table, key } = opened.value;
    const sat = await house.sit(table, { name: 'Ben' });
    if (!sat.ok) throw new Error(sat.error.sentence);
    const played = new PlayedTable(table, play, hearing, random);
    for (const each of [key, sat.value.key]) played.sit(each, world);
    await played.begin();
    return played;
  }

  /** Begins to choose. `pace`: milliseconds between two choices; 0: as soon as one is answered. */
  go(pace: number): void {
    this.pace = pace;
    this.isGoing = true;
    for (const seat of this.clients.keys()) this.chooseSoon(seat, this.random(pace + 1));
  }

  stop(): void {
    this.isGoing = false;
  }

  close(): void {
    this.stop();
    for (const client of this.clients) client.close();
  }

  private sit(key: string, world: World): void {
    const seat = this.clients.length;
    const client = new TableClient({ server: this.play.servers, table: this.table, key }, world, (news) => {
      if (news.is === 'told') this.told(seat);
    });
    this.clients.push(client);
  }

  private async begin(): Promise<void> {
    for (const [seat, client] of this.clients.entries()) {
      const name = this.play.decks[seat % this.play.decks.length]!;
      const verdict = await client.deck({ from: 'library', name });
      if (verdict.is === 'refused') throw new Error(verdict.sentence);
    }
    for (const client of this.clients) await client.ready();
    await until(() => this.clients.every(({ moment }) => moment !== null));
  }

  private told(seat: number): void {
    if (this.chooser >= 0 && seat !== this.chooser && this.since > 0) {
      this.hearing.told(performance.now() - this.since);
      this.since = 0;
    }
    const client = this.clients[seat]!;
    if (client.moment?.view.phase === 'over') return this.ended(seat);
    if (this.isGoing && client.isAsked) this.chooseSoon(seat, this.pace);
  }

  /** Who comes back hears of the same end again. */
  private ended(seat: number): void {
    if (seat !== 0 || this.isBetween) return;
    this.isBetween = true;
    this.hearing.gameOver(this.table);
    void this.again();
  }

  /** A table at which no other match begins is one at which nothing is chosen any more: that is counted elsewhere. */
  private async again(): Promise<void> {
    const hasBegun = await anotherMatch(this.clients, PATIENCE_MS);
    this.isBetween = false;
    if (hasBegun && this.isGoing) for (const each of this.clients.keys()) this.chooseSoon(each, this.pace);
  }

  private chooseSoon(seat: number, milliseconds: number): void {
    const choose = (): void => void this.choose(seat);
    if (milliseconds > 0) setTimeout(choose, milliseconds);
    else setImmediate(choose);
  }

  private async choose(seat: number): Promise<void> {
    const client = this.clients[seat]!;
    const options = client.moment?.view.decision?.options ?? [];
    if (!this.isGoing || !client.isAsked || options.length === 0) return;
    const answer: Answer = options[this.random(options.length)]!.answer;
    this.chooser = seat;
    this.since = performance.now();
    const verdict = await client.choose(answer);
    if (verdict.is === 'done') this.hearing.chosen(this.table);
    else this.hearing.notChosen(this.table, verdict);
    if (client.isAsked) this.chooseSoon(seat, this.pace);
  }
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 2000; tries++) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('A game did not begin within 20 seconds.');
}
