import { BOT_NAMES, type Bot, bots } from '../../bots/index.js';
import {
  type Belief,
  believe,
  type DeckPool,
  type Diagnostic,
  FORMATS,
  nonceFor,
  ok,
  prepare,
  type Result,
  type Seed,
  type Setup,
  seedFrom,
} from '../../engine/index.js';
import { wholeSeed } from '../random-number.js';
import { type MatchResult, playMatch } from './match.js';
import { Times } from './statistics.js';

/** Decks against decks: plain data, the same for every thread that plays some of it. */
export interface Contest {
  readonly era: string;
  readonly format: string;
  readonly names: readonly string[];
  readonly pool: DeckPool;
  /** Who plays the decks of the rows, and who those of the columns: bots that ship, or those that the hall is given. */
  readonly bots: readonly [string, string];
  /** Which decks bots reckon to meet: usually all of the contest; `others`: all but the two that play. */
  readonly reckon?: 'all' | 'others';
  /** How many games each pairing takes. */
  readonly games: number;
  readonly seed: Seed | number;
}

/** Two decks, as places in the pool. */
export interface Pairing {
  readonly row: number;
  readonly column: number;
}

/** Games of a pairing, from one number up to, and without, another. */
export interface Bout extends Pairing {
  readonly from: number;
  readonly to: number;
}

/** What came of a bout: whether the deck of the row won, game by game. */
export interface Played {
  readonly bout: Bout;
  readonly results: readonly MatchResult[];
  /** For rows and columns, how long their answers took. */
  readonly times: readonly (readonly number[])[];
}

/** One bot plays each deck against each other one; two bots play each deck against each, its own among them. */
export function pairingsOf({ names, bots: [one, other] }: Contest): Pairing[] {
  const all = names.flatMap((_, row) => names.map((_name, column) => ({ row, column })));
  return one === other ? all.filter(({ row, column }) => row < column) : all;
}

const GAMES_IN_BOUT = 4;

/** Small bouts, so that threads have equally much to do. */
export function boutsOf(contest: Contest): Bout[] {
  return pairingsOf(contest).flatMap((pairing) =>
    Array.from({ length: Math.ceil(contest.games / GAMES_IN_BOUT) }, (_, i) => ({
      ...pairing,
      from: i * GAMES_IN_BOUT,
      to: Math.min(contest.games, (i + 1) * GAMES_IN_BOUT),
    })),
  );
}

/** A contest whose games have been made ready. `now`: a clock, in milliseconds. */
export class Hall {
  private readonly tables = new Map<string, Table>();
  private readonly contest: Contest;
  private readonly now: () => number;
  private readonly bots: Readonly<Record<string, Bot>>;

  /** `more`: bots that do not ship, by the names that the contest has for them. */
  constructor(contest: Contest, now: () => number, more: Readonly<Record<string, Bot>> = {}) {
    this.contest = contest;
    this.now = now;
    this.bots = { ...more, ...bots };
    const [missing] = contest.bots.filter((name) => !Object.hasOwn(this.bots, name));
    if (missing !== undefined) throw new Error(`There is no bot ${missing}; there are ${BOT_NAMES.join(', ')}.`);
  }

  /** What keeps the decks from being played. */
  faults(): readonly Diagnostic[] {
    return this.contest.names.flatMap((name, deck) => {
      const table = this.table(deck, deck);
      return table.ok ? [] : table.error.map((fault) => ({ ...fault, message: `${name}: ${fault.message}` }));
    });
  }

  play(bout: Bout): Played {
    const times = [new Times(), new Times()] as const;
    const results: MatchResult[] = [];
    for (let number = bout.from; number < bout.to; number++) results.push(this.game(bout, number, times));
    return { bout, results, times: times.map(({ counts }) => counts) };
  }

  /** In every other game the sides change seats. */
  private game({ row, column }: Pairing, number: number, times: readonly [Times, Times]): MatchResult {
    const swapped = number % 2;
    const table = swapped === 0 ? this.table(row, column) : this.table(column, row);
    if (!table.ok) throw new Error(table.error.map(({ message }) => message).join(' '));
    const { setup, belief } = table.value;
    const seated = Array.from({ length: setup.format.seats }, (_, seat) => {
      const side = (seat + swapped) % 2;
      return this.timed(this.contest.bots[side]!, times[side]!);
    });
    const remember = this.contest.bots.some((name) => name !== 'random');
    const pairing = row * this.contest.names.length + column;
    const seed = seedFrom(wholeSeed(this.contest.seed), nonceFor('contest', pairing, number));
    const result = playMatch({ setup, belief, bots: seated, remember, seed });
    return { ...result, winner: result.winner < 0 ? result.winner : (result.winner + swapped) % 2 };
  }

  private timed(name: string, times: Times): Bot {
    const bot = this.bots[name]!;
    return (outlook, random) => {
      const begun = this.now();
      const given = bot(outlook, random);
      times.add(this.now() - begun);
      return given;
    };
  }

  private table(first: number, second: number): Result<Table, Diagnostic[]> {
    const key = `${first} ${second}`;
    const known = this.tables.get(key);
    if (known !== undefined) return ok(known);
    const made = tableOf(this.contest, first, second);
    if (made.ok) this.tables.set(key, made.value);
    return made;
  }
}

interface Table {
  readonly setup: Setup;
  readonly belief: Belief;
}

/** Teammates play the same deck. @rule FMT-12 */
function tableOf({ era, format, pool, reckon }: Contest, first: number, second: number): Result<Table, Diagnostic[]> {
  const seats = FORMATS.find(({ id }) => id === format)?.seats ?? 2;
  const lists = Array.from({ length: seats }, (_, seat) => pool.decks[seat % 2 === 0 ? first : second]!);
  const used = [...new Set(lists.flat())];
  const setup = prepare({
    era,
    format,
    facts: used.map((place) => pool.facts[place]!),
    programs: used.map((place) => pool.programs?.[place] ?? null),
    decks: lists.map((list) => list.map((place) => used.indexOf(place))),
    seed: 0,
  });
  if (!setup.ok) return setup;
  const isReckonedWith = (_: unknown, deck: number): boolean =>
    reckon !== 'others' || (deck !== first && deck !== second);
  return ok({
    setup: setup.value,
    belief: believe(setup.value, { ...pool, decks: pool.decks.filter(isReckonedWith) }),
  });
}
