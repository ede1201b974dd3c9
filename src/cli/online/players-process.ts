// A process of its own in which clients play: what they cost is not what the server costs.
import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceFrom } from '../../bots/index.js';
import { seedOfNumber } from '../../engine/index.js';
import { nodeWorld } from './node-world.js';
import { type Play, PlayedTable } from './played-table.js';
import { Tally } from './tally.js';
import { type Acknowledged, witnessed } from './witness.js';

/** What the process is told to do; it answers each with `Figures` when it is done. */
export type Order =
  | { readonly do: 'open'; readonly play: Play; readonly tables: number; readonly seed: number }
  /** Plays for so long. */
  | { readonly do: 'go'; readonly milliseconds: number; readonly pace: number }
  /** Plays until it is told to stop. */
  | { readonly do: 'start'; readonly pace: number }
  | { readonly do: 'stop' }
  /** Some server is killed now: it is measured until each table is played on at. */
  | { readonly do: 'killed' }
  /** Tells how things stand. */
  | { readonly do: 'look' }
  /** Writes to a file what the server has acknowledged so far, a line of JSON each. */
  | { readonly do: 'witness'; readonly file: string }
  | { readonly do: 'end' };

/** What came of the last order. */
export interface Figures {
  readonly choices: number;
  readonly refused: number;
  readonly late: number;
  readonly games: number;
  /** Milliseconds from a choice to the opponent's update. */
  readonly p50: number;
  readonly p99: number;
  /** Bytes of a frame at the median, and of all. */
  readonly frame: number;
  readonly frames: number;
  readonly bytes: number;
  /** Milliseconds from a kill until a table was played on at; tables at which nothing was since the last. */
  readonly back: { readonly p50: number; readonly p99: number; readonly worst: number };
  readonly stuck: number;
}

/** How many tables are opened at once. */
const AT_ONCE = 16;

class Players {
  private readonly tables: PlayedTable[] = [];
  private times = new Tally();
  private frames = new Tally();
  private readonly gaps = new Tally();
  private killed: { readonly at: number; readonly waiting: Set<string> } | null = null;
  private readonly acknowledged: Acknowledged[] = [];
  private counts = { choices: 0, refused: 0, late: 0, games: 0, bytes: 0 };

  async open({ play, tables, seed }: Extract<Order, { do: 'open' }>): Promise<void> {
    const random = chanceFrom(seedOfNumber(seed), 0, 0);
    const weighed = nodeWorld((bytes) => this.weigh(bytes));
    const world = play.witnessed ? witnessed(weighed, (each) => this.acknowledged.push(each)) : weighed;
    const hearing = {
      chosen: (table: string) => {
        this.playedOn(table);
        this.counts.choices++;
      },
      told: (milliseconds: number) => this.times.add(milliseconds),
      notChosen: (_table: string, { is }: { readonly is: string }) => {
        if (is === 'late') this.counts.late++;
        else this.counts.refused++;
      },
      gameOver: () => {
        this.counts.games++;
      },
    };
    let left = tables;
    const openSome = async (): Promise<void> => {
      while (left-- > 0) this.tables.push(await PlayedTable.open(play, world, hearing, random));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, openSome));
  }

  async go({ milliseconds, pace }: Extract<Order, { do: 'go' }>): Promise<void> {
    this.start(pace);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    this.stop();
  }

  start(pace: number): void {
    this.times = new Tally();
    this.frames = new Tally();
    this.counts = { choices: 0, refused: 0, late: 0, games: 0, bytes: 0 };
    for (const table of this.tables) table.go(pace);
  }

  stop(): void {
    for (const table of this.tables) table.stop();
  }

  witness(file: string): void {
    writeFileSync(file, this.acknowledged.map((each) => `${JSON.stringify(each)}\n`).join(''));
  }

  close(): void {
    for (const table of this.tables) table.close();
  }

  figures(): Figures {
    const { times, frames, counts, gaps, killed } = this;
    const back = { p50: gaps.at(0.5), p99: gaps.at(0.99), worst: gaps.at(1) };
    const told = { p50: times.at(0.5), p99: times.at(0.99), frame: frames.at(0.5), frames: frames.count };
    return { ...counts, ...told, back, stuck: killed?.waiting.size ?? 0 };
  }

  kill(): void {
    this.killed = { at: performance.now(), waiting: new Set(this.tables.map(({ table }) => table)) };
  }

  private playedOn(table: string): void {
    if (this.killed?.waiting.delete(table) === true) this.gaps.add(performance.now() - this.killed.at);
  }

  private weigh(bytes: number): void {
    this.frames.add(bytes);
    this.counts.bytes += bytes;
  }
}

/** What runs in the process: it obeys until it is told to end. */
export function obeyOrders(): void {
  const players = new Players();
  process.once('disconnect', () => process.exit(1));
  process.on('message', (order: Order) => void obey(players, order));
}

async function obey(players: Players, order: Order): Promise<void> {
  try {
    await carryOut(players, order);
    process.send!(players.figures());
  } catch (error) {
    process.send!({ fault: error instanceof Error ? error.message : String(error) });
  }
}

async function carryOut(players: Players, order: Order): Promise<void> {
  switch (order.do) {
    case 'open':
      return players.open(order);
    case 'go':
      return players.go(order);
    case 'start':
      return players.start(order.pace);
    case 'stop':
      return players.stop();
    case 'killed':
      return players.kill();
    case 'look':
      return;
    case 'witness':
      return players.witness(order.file);
    case 'end':
      players.close();
      process.exit(0);
  }
}

/** Players elsewhere, as whoever orders them about sees them. */
export interface Ordered {
  readonly pid: number;
  /** Rejects where they cannot do it, or are gone before it is done. */
  order(order: Order): Promise<Figures>;
  /** They may be gone already. */
  end(): void;
}

/** `folder`: where the script lies that calls `obeyOrders`. */
export function startPlayers(folder: string): Ordered {
  const child = fork(join(folder, 'online-players.js'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const end = (): void => void (child.connected && child.send({ do: 'end' } satisfies Order, () => {}));
  return { pid: child.pid!, order: (order) => ordered(child, order), end };
}

function ordered(child: ChildProcess, order: Order): Promise<Figures> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      child.off('message', heard).off('exit', gone);
      act();
    };
    const heard = (answer: Figures | { readonly fault: string }): void =>
      settle(() => ('fault' in answer ? reject(new Error(answer.fault)) : resolve(answer)));
    const gone = (): void => settle(() => reject(new Error(`The players were gone before they did "${order.do}".`)));
    if (!child.connected) return reject(new Error(`The players are gone and cannot do "${order.do}".`));
    child.once('message', heard).once('exit', gone);
    child.send(order, (error) => void (error !== null && gone()));
  });
}
