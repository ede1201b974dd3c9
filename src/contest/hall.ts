import { BOT_NAMES, type Bot, bots } from '../bots/index.js';
import {
  type Answer,
  type Belief,
  believe,
  type Diagnostic,
  EngineBug,
  FORMATS,
  type GameClaim,
  type GameRecord,
  nonceFor,
  ok,
  prepare,
  type Result,
  recordOf,
  type Seed,
  type Setup,
  seedFrom,
  seedOfNumber,
} from '../engine/index.js';
import { BotFault } from './bot-fault.js';
import { type Bout, type Contest, type Field, gameNumber, type Pairing, type Played } from './contest.js';
import { type Complaint, type MatchResult, playMatch } from './match.js';
import { BoutCount } from './tally.js';
import { Times } from './times.js';

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

  /** A bot that gives no answer, or one that is refused, is a `BotFault`. */
  play(bout: Bout): Played {
    const times = [new Times(), new Times()] as const;
    const count = new BoutCount(this.contest.pool.decks[bout.row]!, this.contest.pool.decks[bout.column]!);
    const results: MatchResult[] = [];
    for (let number = bout.from; number < bout.to; number++) results.push(this.game(bout, number, { times, count }));
    return { bout, results, tally: count.tally, times: times.map(({ counts }) => counts) };
  }

  /** In every other game the sides change seats. Games of one number have one seed, whichever decks play them. */
  private game(pairing: Pairing, number: number, { times, count }: Counted): MatchResult {
    const swapped = number % 2;
    const { row, column } = pairing;
    const table = swapped === 0 ? this.table(row, column) : this.table(column, row);
    if (!table.ok) throw new Error(table.error.map(({ message }) => message).join(' '));
    const { setup, belief, places } = table.value;
    const sides = Array.from({ length: setup.format.seats }, (_, seat) => (seat + swapped) % 2);
    const seated = sides.map((side) => this.timed(this.contest.bots[side]!, times[side]!));
    const remember = this.contest.bots.some((name) => name !== 'random');
    const { result, seen } = playMatch(
      {
        setup,
        belief,
        bots: seated,
        remember,
        seed: seedOfGame(this.contest, number),
        keep: this.contest.keep ?? false,
      },
      (seat, complaint) => {
        throw this.fault(sides[seat]!, complaint, { pairing, number });
      },
    );
    const turned = swapped === 0 ? result : turnedRound(result);
    count.add(turned.winner, seen, { places, swapped });
    return turned;
  }

  /** What a bot of somebody's own does wrong is told in a sentence; what one of ours does is a bug. */
  private fault(side: number, { says, cause }: Complaint, { pairing, number }: GamePlace): BotFault {
    const { names, bots: named } = this.contest;
    const between = `${names[pairing.row]} against ${names[pairing.column]}`;
    const game = `game ${gameNumber(this.contest, pairing, number)} (${between})`;
    const sentence = `${named[side]}: in ${game} ${says}`;
    if (BOT_NAMES.some((ours) => ours === named[side])) throw new EngineBug(sentence, { cause });
    return new BotFault(sentence);
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

interface GamePlace {
  readonly pairing: Pairing;
  readonly number: number;
}

interface Counted {
  readonly times: readonly [Times, Times];
  readonly count: BoutCount;
}

const turnedRound = (result: MatchResult): MatchResult => ({
  ...result,
  winner: other(result.winner),
  starter: other(result.starter),
  firstPrize: other(result.firstPrize),
  prizes: [result.prizes[1], result.prizes[0]],
});

const other = (team: number): number => (team < 0 ? team : 1 - team);

/** What chance gives a player in the n-th game is the same whomever it meets: what differs between decks is less luck. */
const seedOfGame = ({ seed }: Contest, number: number): Seed =>
  seedFrom(typeof seed === 'number' ? seedOfNumber(seed) : seed, nonceFor('contest', 0, number));

/** A game that was played, as a record that anybody can look at. */
export function recordOfGame(contest: Contest, { row, column, from }: Bout, choices: readonly Answer[]): GameRecord {
  const { claim } = from % 2 === 0 ? claimFor(contest, row, column) : claimFor(contest, column, row);
  return recordOf({ ...claim, seed: seedOfGame(contest, from) }, choices);
}

/** Two decks made ready to be played, and what whoever plays one reckons with. */
export interface Table {
  readonly setup: Setup;
  readonly belief: Belief;
  /** For each of the different cards its place in the pool. */
  readonly places: readonly number[];
}

/** Teammates play the same deck. @rule FMT-12 */
function claimFor({ era, format, pool }: Field, first: number, second: number): { claim: GameClaim; places: number[] } {
  const seats = FORMATS.find(({ id }) => id === format)?.seats ?? 2;
  const lists = Array.from({ length: seats }, (_, seat) => pool.decks[seat % 2 === 0 ? first : second]!);
  const places = [...new Set(lists.flat())];
  const claim: GameClaim = {
    era,
    format,
    facts: places.map((place) => pool.facts[place]!),
    programs: places.map((place) => pool.programs?.[place] ?? null),
    decks: lists.map((list) => list.map((place) => places.indexOf(place))),
    seed: 0,
  };
  return { claim, places };
}

/** Makes two decks of a field ready. */
export function tableOf(field: Field, first: number, second: number): Result<Table, Diagnostic[]> {
  const { claim, places } = claimFor(field, first, second);
  const setup = prepare(claim);
  if (!setup.ok) return setup;
  const { pool, reckon } = field;
  const isReckonedWith = (_: unknown, deck: number): boolean =>
    reckon !== 'others' || (deck !== first && deck !== second);
  const belief = believe(setup.value, { ...pool, decks: pool.decks.filter(isReckonedWith) });
  return ok({ setup: setup.value, belief, places });
}
