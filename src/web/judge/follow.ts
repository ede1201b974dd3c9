import type { Library } from '../../cards/index.js';
import {
  type CardId,
  cardOf,
  ERAS,
  FORMATS,
  type Game,
  type GameRecord,
  gameWith,
  recordOf,
  type Setup,
  sharedView,
  teller,
  type View,
} from '../../engine/index.js';
import {
  type Outcome,
  readScenarios,
  type ScenarioClaim,
  type ScenarioTrace,
  traceScenario,
} from '../../scenarios/index.js';
import { cardsIn, condense, faceOf, mark } from '../../session/index.js';
import type { EraRun, Followed, ShownOutcome, ShownStep, Written } from './followed.js';
import { sayStep } from './say-step.js';

/** What a scenario may name besides its own cards. */
export interface DeskWorld {
  readonly library: Library | null;
  readonly rules: readonly string[];
}

/** A step of one of a text's scenarios, in an era. */
export interface StepOf {
  readonly place: number;
  readonly era: string;
  readonly step: number;
}

/** Every position is kept: what is longer than a game belongs into a record. */
const MOST_STEPS = 400;
const TOO_MANY = `A scenario on the desk has at most ${MOST_STEPS} steps. Begin later, in the position that matters.`;

/** Reads a text and follows one of its scenarios in every era, one by one. */
export function follow(text: string, wanted: number, { library, rules }: DeskWorld): Followed {
  const known = { eras: ERAS.map(({ id }) => id), formats: FORMATS.map(({ id }) => id), rules };
  const { scenarios, diagnostics } = readScenarios('', text, known);
  const place = Math.min(wanted, Math.max(0, scenarios.length - 1));
  const scenario = scenarios[place];
  const tooMany = scenario?.steps[MOST_STEPS];
  if (tooMany !== undefined) {
    const fault = { line: tooMany.line, column: 1, key: 'do', message: TOO_MANY };
    return { faults: [fault], written: scenarios.map(writtenOf), place, runs: [] };
  }
  return {
    faults: diagnostics.map(({ line, column, key, message }) => ({ line, column, key, message })),
    written: scenarios.map(writtenOf),
    place,
    runs:
      scenario === undefined ? [] : ERAS.map(({ id }) => shownRun(scenario, traceScenario(scenario, id, { library }))),
  };
}

/** The game as it stood after a step, to be played on; null: there is no game. */
export function recordAt(text: string, { place, era, step }: StepOf, { library, rules }: DeskWorld): GameRecord | null {
  const known = { eras: ERAS.map(({ id }) => id), formats: FORMATS.map(({ id }) => id), rules };
  const scenario = readScenarios('', text, known).scenarios[place];
  if (scenario === undefined) return null;
  const { record, steps } = traceScenario(scenario, era, { library });
  const traced = steps[step];
  return record === null || traced === undefined
    ? null
    : recordOf(record.game, record.choices.slice(0, traced.choices));
}

const writtenOf = ({ name, line, eras, rules, format, coins }: ScenarioClaim): Written => ({
  name,
  line,
  eras,
  rules,
  format,
  coins,
});

function shownRun({ eras, steps: claims }: ScenarioClaim, { era, setup, steps, holds }: ScenarioTrace): EraRun {
  const first = steps.find(({ state }) => state !== null)?.state ?? null;
  const voice = setup === null || first === null ? null : teller(gameWith(setup, first), { mark });
  // The first step is the board, which the scenario does not count.
  const said = (place: number): string => (claims[place - 1] === undefined ? '' : sayStep(claims[place - 1]!));
  const told = steps.map(
    ({ state, events, outcome, choices: _, ...step }, place): ShownStep => ({
      ...step,
      said: said(place),
      outcome: shown(outcome),
      lines: voice === null ? [] : condense(events.flatMap((event) => voice.tell(event) ?? [])),
      view:
        setup === null || state === null || outcome.kind === 'unreached'
          ? null
          : onDesk(sharedView(gameWith(setup, state))),
    }),
  );
  const faces = setup === null ? { faces: [], faceOf: [] } : facesIn(setup, told, steps);
  return { era, claimed: eras.includes(era), holds, steps: told, ...faces };
}

function shown(outcome: Outcome): ShownOutcome {
  if (outcome.kind === 'stuck') return { kind: 'stuck', line: outcome.line, message: outcome.message };
  if (outcome.kind !== 'refused') return { kind: outcome.kind };
  const { sentence, rules } = outcome.refusal;
  return { kind: 'refused', asSaid: outcome.asSaid, refusal: { sentence, rules } };
}

/** Nobody answers at the desk, so that the answers need not be sent there. */
const onDesk = (view: View): View =>
  view.decision === null ? view : { ...view, decision: { ...view.decision, options: [], asks: null } };

function facesIn(
  setup: Setup,
  told: readonly ShownStep[],
  steps: ScenarioTrace['steps'],
): Pick<EraRun, 'faces' | 'faceOf'> {
  const cards = new Set<CardId>(told.flatMap(({ view }, i) => (view === null ? [] : cardsIn(view, steps[i]!.events))));
  const game = { setup } as Game;
  const facts = [...new Set([...cards].map((card) => cardOf(game, card).facts))];
  return {
    faces: facts.map((each) => faceOf(each, facts)),
    faceOf: [...cards].map((card) => [card, facts.indexOf(cardOf(game, card).facts)]),
  };
}
