import {
  dropEvents,
  eventsFor,
  fork,
  type GameEvent,
  type GameRecord,
  KNOWN,
  type Refusal,
  recordOf,
  type Setup,
  type State,
} from '../../engine/index.js';
import type { ScenarioClaim, StepClaim } from '../read/claims.js';
import { build, type World } from '../run/build.js';
import { type CheckedFact, checkEnd, factsNow, judgeDeck, lastFacts } from '../run/check.js';
import { ScenarioFailure } from '../run/failure.js';
import { playStep } from '../run/play.js';
import { isRefused } from '../run/refused.js';
import { settle } from '../run/settle.js';
import { happenedIn, newTable, type Table } from '../run/table.js';

/** What came of a step in one era. */
export type Outcome =
  /** It was played, or there was nothing to play. */
  | { readonly kind: 'done' }
  /** The rules refuse it and nothing has changed; `asSaid`: as the scenario says, by a rule it names. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly asSaid: boolean }
  /** The scenario says it is refused, but the rules allow it. */
  | { readonly kind: 'allowed' }
  /** The game cannot follow the scenario any further. */
  | { readonly kind: 'stuck'; readonly line: number; readonly message: string; readonly wrong: boolean }
  /** The game got stuck before it. */
  | { readonly kind: 'unreached' };

/** One step as it went: the board, each entry of `do`, and the end. */
export interface TracedStep {
  readonly kind: 'board' | StepClaim['kind'] | 'end';
  readonly line: number;
  readonly text: string;
  readonly player: string | null;
  readonly outcome: Outcome;
  readonly facts: readonly CheckedFact[];
  readonly events: readonly GameEvent[];
  /** Where the game stands after it; null where there is no game. */
  readonly state: State | null;
  /** How many choices have been made in the game by then. */
  readonly choices: number;
  readonly holds: boolean;
}

/** A scenario played step by step in one era, also one that it was not written for. */
export interface ScenarioTrace {
  readonly era: string;
  /** The cards and rules of the game; null for a deck that is judged, or a board that cannot be. */
  readonly setup: Setup | null;
  /** The game as far as it went: with a step's number of choices it is the game as it stood then. */
  readonly record: GameRecord | null;
  readonly steps: readonly TracedStep[];
  readonly holds: boolean;
}

/**
 * Plays a scenario and keeps every position. Other than a run it goes on where the rules refuse a step, because a refusal
 * changes nothing: so the same steps can be followed under rules that allow others.
 */
export function traceScenario(
  scenario: ScenarioClaim,
  era: string,
  { known = KNOWN, library = null }: Partial<World> = {},
): ScenarioTrace {
  const world = { known, library };
  const { table, claim, steps } = (scenario.start.kind === 'deck' ? judged : played)(scenario, era, world);
  const record = table === null || claim === null ? null : recordOf(claim, table.choices);
  return { era, setup: table?.game.setup ?? null, record, steps, holds: steps.every((step) => step.holds) };
}

type About = Pick<TracedStep, 'kind' | 'line' | 'text' | 'player'>;

function judged(scenario: ScenarioClaim, era: string, world: World): Follower {
  const follower = new Follower(scenario);
  follower.take(aboutEnd(scenario), () => ({ facts: judgeDeck(scenario, era, world) }));
  return follower;
}

function played(scenario: ScenarioClaim, era: string, world: World): Follower {
  const follower = new Follower(scenario);
  follower.take({ kind: 'board', line: scenario.line, text: '', player: null }, () => {
    const { game, claim } = build(scenario, era, world);
    follower.claim = claim;
    follower.table = newTable(scenario, game, world.library);
    settle(follower.table, scenario.line, []);
    return {};
  });
  for (const step of scenario.steps) {
    const { kind, line, text } = step;
    const about = { kind, line, text, player: step.kind === 'expect' ? null : step.player };
    follower.take(about, () => stepped(follower.table!, step));
  }
  follower.take(aboutEnd(scenario), () => ended(follower.table!));
  return follower;
}

const aboutEnd = ({ expect, line }: ScenarioClaim): About => ({
  kind: 'end',
  line: expect[0]?.line ?? line,
  text: '',
  player: null,
});

interface Came {
  readonly outcome?: Outcome;
  readonly facts?: readonly CheckedFact[];
}

function stepped(table: Table, step: StepClaim): Came {
  switch (step.kind) {
    case 'act':
      playStep(table, step);
      return {};
    case 'expect':
      return { facts: factsNow(table, step) };
    case 'refused': {
      const { holds: asSaid, refusal } = isRefused(table, step);
      return { outcome: refusal === null ? { kind: 'allowed' } : { kind: 'refused', refusal, asSaid } };
    }
  }
}

/** The last facts, and whether something is left over; the facts are told in any case. */
function ended(table: Table): Came {
  const facts = lastFacts(table);
  const left = orFailure(table.scenario, () => {
    checkEnd(table);
    return {};
  });
  return { facts, ...left };
}

/** Follows a game step by step, until it is stuck. */
class Follower {
  table: Table | null = null;
  claim: GameRecord['game'] | null = null;
  readonly steps: TracedStep[] = [];

  constructor(private readonly scenario: ScenarioClaim) {}

  take(about: About, act: () => Came): void {
    const last = this.steps.at(-1)?.outcome.kind;
    const isLost = last === 'stuck' || last === 'unreached';
    const mark = this.table === null ? null : markOf(this.table);
    const { outcome = DONE, facts = [] } = isLost ? { outcome: UNREACHED } : orFailure(this.scenario, act);
    if (outcome.kind === 'refused' && mark !== null) goBack(this.table!, mark);
    const { table } = this;
    const isRight = outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.asSaid);
    this.steps.push({
      ...about,
      outcome,
      facts,
      events: table?.game.log == null ? [] : eventsFor(table.game.log, 'all-seeing', mark?.events ?? 0),
      state: table === null ? null : fork(table.game.state),
      choices: table?.choices.length ?? 0,
      holds: isRight && facts.every((fact) => fact.holds),
    });
  }
}

const DONE: Outcome = { kind: 'done' };
const UNREACHED: Outcome = { kind: 'unreached' };

/** A failure as an outcome. */
function orFailure({ line }: ScenarioClaim, act: () => Came): Came {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!(error instanceof ScenarioFailure)) {
      const message = `A bug of the engine or the runner: ${error.message}`;
      return { outcome: { kind: 'stuck', line, message, wrong: false } };
    }
    const { refusal, message, isError } = error;
    if (refusal !== null) return { outcome: { kind: 'refused', refusal, asSaid: false } };
    return { outcome: { kind: 'stuck', line: error.line, message, wrong: isError } };
  }
}

interface Mark extends Pick<Table, 'coinsUsed' | 'taken' | 'held' | 'waiting' | 'suddenDeath' | 'stepBegan'> {
  readonly state: State;
  readonly choices: number;
  readonly events: number;
}

const markOf = ({ game, choices, coinsUsed, taken, held, waiting, suddenDeath, stepBegan }: Table): Mark => ({
  state: fork(game.state),
  choices: choices.length,
  events: happenedIn(game),
  coinsUsed,
  taken: [...taken],
  held: [...held],
  waiting: [...waiting],
  suddenDeath,
  stepBegan,
});

/** A refusal changes nothing; what the runner did on the way to it is taken back. */
function goBack(table: Table, { state, choices, events, ...rest }: Mark): void {
  table.game.state = state;
  table.choices.length = choices;
  if (table.game.log !== null) dropEvents(table.game.log, events);
  Object.assign(table, rest);
}
