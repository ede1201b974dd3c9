// What it costs that a game goes on before two viewers, early in it and late.
import { chanceFrom, type Random } from '../../bots/index.js';
import {
  type Answer,
  beginning,
  type Diagnostic,
  eventCount,
  eventsFor,
  fingerprint,
  type Game,
  type GameClaim,
  listAnswers,
  play,
  type Result,
  type Seat,
  turnWays,
  viewFor,
} from '../../engine/index.js';
import { type Delta, type Player, Table } from '../../session/index.js';
import { fail } from '../terminal.js';

/** What a choice costs at some turns of a game: microseconds of the processor, and bytes of what two viewers are told. */
export interface StepCost {
  readonly choices: number;
  readonly us: number;
  /** Of these, what the engine takes for the same: to play it, to list what can be done next and to build two views. */
  readonly engine_us: number;
  readonly bytes: number;
}

export interface SessionCost {
  readonly early: StepCost;
  readonly late: StepCost;
  /** Late by early. */
  readonly ratio: number;
  /** The same of what the session does beside the engine. */
  readonly ratio_own: number;
  readonly ratio_bytes: number;
  readonly checksum: string;
}

/** Turns that are measured, and what came of it. */
interface Window {
  readonly from: number;
  readonly to: number;
  choices: number;
  us: number;
  engine: number;
  bytes: number;
}

/** What one game is measured by: its choices, and the turn of each. */
interface Course {
  readonly claim: GameClaim;
  readonly choices: readonly { readonly given: Answer; readonly seat: Seat; readonly turn: number }[];
  readonly fingerprint: number;
}

const SEATS = [0, 1] as const;
const PLAYERS: readonly Player[] = ['person', 'person'];
const WARM_UP = 8;
const MOST_CHOICES = 2000;

const windows = (): [Window, Window] => [
  { from: 4, to: 6, choices: 0, us: 0, engine: 0, bytes: 0 },
  { from: 58, to: 62, choices: 0, us: 0, engine: 0, bytes: 0 },
];

/** Plays games in which nobody attacks, so that they last, by turns in all the eras that are claimed. */
export function measureSession(claims: readonly GameClaim[], games: number): SessionCost {
  const [unmeasured, measured] = [windows(), windows()];
  let checksum = 0;
  for (let number = 0; number < games + WARM_UP; number++) {
    const course = courseOf({ ...claims[number % claims.length]!, seed: number + 1 });
    measure(course, number < WARM_UP ? unmeasured : measured);
    checksum = (Math.imul(checksum, 31) + course.fingerprint) >>> 0;
  }
  const [early, late] = measured.map(costOf) as [StepCost, StepCost];
  const own = ({ us, engine_us }: StepCost): number => us - engine_us;
  return {
    early,
    late,
    ratio: rounded(late.us / early.us),
    ratio_own: rounded(own(late) / own(early)),
    ratio_bytes: rounded(late.bytes / early.bytes),
    checksum: checksum.toString(16),
  };
}

const rounded = (ratio: number): number => Math.round(ratio * 100) / 100;

const costOf = ({ choices, us, engine, bytes }: Window): StepCost => ({
  choices,
  us: Math.round(us / choices),
  engine_us: Math.round(engine / choices),
  bytes: Math.round(bytes / choices),
});

function courseOf(claim: GameClaim): Course {
  const game = orFail(beginning(claim));
  const random = chanceFrom(game.state.seed);
  const choices: Course['choices'][number][] = [];
  while (game.state.phase !== 'over' && game.state.turn <= 62 && choices.length < MOST_CHOICES) {
    const given = peaceful(listAnswers(game), random);
    choices.push({ given, seat: game.state.decision.seat, turn: game.state.turn });
    play(game, given);
  }
  return { claim, choices, fingerprint: fingerprint(game.state) };
}

/** Any of the answers that attacks nobody, if there is one. */
function peaceful(offered: readonly Answer[], random: Random): Answer {
  const others = offered.filter(({ kind }) => kind !== 'attack' && kind !== 'declare');
  const among = others.length > 0 ? others : offered;
  return among[random(among.length)]!;
}

/** The clock is looked at when such turns begin and end: in between is nothing but what is measured. */
function measure(course: Course, measured: readonly Window[]): void {
  const table = orFail(Table.begin(course.claim, PLAYERS));
  const viewings = SEATS.map((seat) => table.viewing(seat));
  const told: Delta[][] = [];
  timed(course, measured, 'us', ({ given, seat }) => {
    table.choose(seat, given);
    told.push(viewings.map((viewing) => viewing.next()));
  });
  const game = orFail(beginning(course.claim, true));
  timed(course, measured, 'engine', ({ given }) => engineAlone(game, given));
  for (const [number, { turn }] of course.choices.entries()) {
    const window = windowAt(measured, turn);
    if (window === undefined) continue;
    window.choices++;
    window.bytes += JSON.stringify(told[number]).length;
  }
}

const windowAt = (measured: readonly Window[], turn: number): Window | undefined =>
  measured.find(({ from, to }) => turn >= from && turn <= to);

function timed(
  { choices }: Course,
  measured: readonly Window[],
  figure: 'us' | 'engine',
  work: (choice: Course['choices'][number]) => void,
): void {
  let [window, since] = [undefined as Window | undefined, process.cpuUsage()];
  for (const choice of choices) {
    const next = windowAt(measured, choice.turn);
    if (next !== window) {
      if (window !== undefined) window[figure] += spent(since);
      [window, since] = [next, process.cpuUsage()];
    }
    work(choice);
  }
  if (window !== undefined) window[figure] += spent(since);
}

function spent(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** What the session cannot do without. */
function engineAlone(game: Game, given: Answer): void {
  const heard = eventCount(game.log!);
  play(game, given);
  for (const seat of SEATS) {
    turnWays(game, viewFor(game, seat));
    eventsFor(game.log!, seat, heard);
  }
}

const orFail = <T>(result: Result<T, Diagnostic[]>): T =>
  result.ok ? result.value : fail(result.error.map(({ message }) => message).join(' '));
