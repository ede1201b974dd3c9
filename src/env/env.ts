import {
  begin,
  believe,
  type Diagnostic,
  err,
  ok,
  prepare,
  type Result,
  type Seed,
  type SeedClaim,
  seedOf,
} from '../engine/index.js';
import { type EnvClaim, type EnvOptions, MOST_DECISIONS } from './claim.js';
import { EnvGame } from './env-game.js';
import type { Ground } from './ground.js';
import type { Layout } from './vector/layout.js';
import { observationLayout } from './vector/observation.js';

/** An environment: decks and rules made ready once, for any number of games with them. */
export class Env {
  /** What stands where in an observation. */
  readonly layout: Layout;

  private readonly ground: Ground;

  constructor(ground: Ground) {
    this.ground = ground;
    this.layout = observationLayout(this.seats);
  }

  /** How many play. */
  get seats(): number {
    return this.ground.setup.format.seats;
  }

  /** A new game: the same seed and the same answers are the same game. */
  reset(seed: SeedClaim): Result<EnvGame, Diagnostic[]> {
    const found = seedOf(seed);
    return found.ok ? ok(this.begun(found.value)) : found;
  }

  /** The same from a seed that is one. */
  begun(seed: Seed): EnvGame {
    return new EnvGame(begin(this.ground.setup, seed, this.ground.remember), this.ground);
  }
}

/** Makes era, format and decks ready to be played, or says what is wrong with them. */
export function openEnv(claim: EnvClaim, options: EnvOptions = {}): Result<Env, Diagnostic[]> {
  const { shaping = 0, most = MOST_DECISIONS, remember = false, reckon } = options;
  const faults = faultsOf(shaping, most);
  if (faults.length > 0) return err(faults);
  const setup = prepare({ ...claim, seed: 0 });
  if (!setup.ok) return setup;
  return ok(new Env({ setup: setup.value, belief: believe(setup.value, reckon), shaping, most, remember }));
}

function faultsOf(shaping: number, most: number): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const say = (message: string): void => {
    faults.push({ rule: null, message });
  };
  if (!Number.isFinite(shaping) || Math.abs(shaping) > 1) say(`shaping must be a number from -1 to 1, not ${shaping}.`);
  if (!Number.isInteger(most) || most < 1 || most > MOST_DECISIONS)
    say(`most must be a whole number from 1 to ${MOST_DECISIONS}, not ${most}.`);
  return faults;
}
