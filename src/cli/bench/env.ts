// The environment for learning beside the engine that it is made of: the same games, so that equal checksums are equal work.
import {
  begin,
  fingerprint,
  type GameClaim,
  nonceFor,
  prepare,
  type Seed,
  type Setup,
  seedFrom,
  seedOfNumber,
} from '../../engine/index.js';
import { Batch, type BatchWants, type Env, type EnvGame, MOST_DECISIONS, openEnv } from '../../env/index.js';
import { fail } from '../terminal.js';
import { median } from './clock.js';
import { chooser, MODULUS, playGame } from './playouts.js';

/** How fast one way to play is. */
export interface EnvSpeed {
  readonly way: string;
  /** Steps in a second of the processor, whatever else the machine does. */
  readonly steps_per_cpu_s: number;
  /** Part of what the engine alone does, in per cent. */
  readonly percent: number;
  readonly steps: number;
  readonly checksum: string;
}

const SEED: Seed = seedOfNumber(1);
const ROUNDS = 3;
const WARM_UP = 1;
const BATCH = 64;

/** What was done: how many steps, and a sum over the games in their order. */
interface Work {
  steps: number;
  checksum: number;
}

/** Each way plays the same games in turn, round by round: a machine that slows down slows all of them. */
export function measureEnv(claims: readonly GameClaim[], games: number): EnvSpeed[] {
  const setups = claims.map((claim) => made(prepare(claim)));
  const envs = claims.map((claim) => made(openEnv(claim)));
  const ways: readonly (readonly [string, () => Work])[] = [
    ['engine alone', () => raw(setups, games)],
    ['one game: step', () => single(envs, games, false)],
    ['one game: step, observe, actions', () => single(envs, games, true)],
    [`${BATCH} games by turns: step`, () => byTurns(envs, games, false)],
    [`${BATCH} games by turns: step, observe, actions`, () => byTurns(envs, games, true)],
    [`batch of ${BATCH}: step`, () => batched(envs, games, {})],
    [`batch of ${BATCH}: step, observe`, () => batched(envs, games, { observations: true })],
    [`batch of ${BATCH}: step, observe, actions`, () => batched(envs, games, { observations: true, actions: true })],
  ];
  const works = ways.map(([, play]) => play());
  const times = ways.map((): number[] => []);
  for (let round = 0; round < WARM_UP + ROUNDS; round++)
    ways.forEach(([, play], way) => {
      const time = cpuSeconds(play);
      if (round >= WARM_UP) times[way]!.push(time);
    });
  const rates = works.map(({ steps }, way) => steps / median(times[way]!));
  return ways.map(([way], place) => ({
    way,
    steps_per_cpu_s: Math.round(rates[place]!),
    percent: Math.round((100 * rates[place]!) / rates[0]!),
    steps: works[place]!.steps,
    checksum: works[place]!.checksum.toString(16).padStart(8, '0'),
  }));
}

function made<T>(result: { ok: true; value: T } | { ok: false; error: readonly { message: string }[] }): T {
  return result.ok ? result.value : fail(result.error.map(({ message }) => message).join(' '));
}

function cpuSeconds(play: () => unknown): number {
  const before = process.cpuUsage();
  play();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const add = (work: Work, steps: number, print: number): void => {
  work.steps += steps;
  work.checksum = (work.checksum * 31 + (print % MODULUS) + steps) % MODULUS;
};

const seedOfGame = (number: number): Seed =>
  seedFrom(SEED, nonceFor('contest', number % BATCH, Math.floor(number / BATCH)));

function raw(setups: readonly Setup[], games: number): Work {
  const work = { steps: 0, checksum: 0 };
  for (let number = 0; number < games; number++) {
    const game = begin(setups[(number % BATCH) % setups.length]!, seedOfGame(number));
    const { state } = playGame(game, chooser(number + 1), 'in-place', MOST_DECISIONS);
    add(work, state.choices, fingerprint(state));
  }
  return work;
}

function single(envs: readonly Env[], games: number, observes: boolean): Work {
  const work = { steps: 0, checksum: 0 };
  const vector = new Float32Array(envs[0]!.layout.size);
  for (let number = 0; number < games; number++) {
    const game = envs[(number % BATCH) % envs.length]!.begun(seedOfGame(number));
    const choose = chooser(number + 1);
    while (game.seat >= 0) {
      if (observes) {
        game.observe(game.seat, vector);
        game.actions();
      }
      game.step(choose(game.count));
    }
    add(work, game.decisions, game.fingerprint);
  }
  return work;
}

/** As many games as a batch has, each a step in turn: they lie as far apart in memory as those of a batch. */
function byTurns(envs: readonly Env[], games: number, observes: boolean): Work {
  const ended = new Array<EnvGame>(games);
  const begin = (number: number): EnvGame => envs[(number % BATCH) % envs.length]!.begun(seedOfGame(number));
  const { size } = envs[0]!.layout;
  const room = new Float32Array(BATCH * size);
  let open = Array.from({ length: BATCH }, (_, number) => ({
    number,
    game: begin(number),
    choose: chooser(number + 1),
  }));
  while (open.length > 0) {
    for (const one of open) {
      const { game, number } = one;
      if (observes) {
        game.observe(game.seat, room, (number % BATCH) * size);
        game.actions();
      }
      game.step(one.choose(game.count));
      if (game.seat >= 0) continue;
      ended[number] = game;
      one.number += BATCH;
      if (one.number < games) Object.assign(one, { game: begin(one.number), choose: chooser(one.number + 1) });
    }
    if (open.some(({ number }) => number >= games)) open = open.filter(({ number }) => number < games);
  }
  return workOf(ended);
}

/** A batch in which whoever has ended a game begins the next one, until all have been played. */
function batched(envs: readonly Env[], games: number, wants: BatchWants): Work {
  const ended = new Array<EnvGame>(games);
  const choices = new Int32Array(BATCH);
  const numbers = Int32Array.from(choices, (_, place) => place);
  const choosers = Array.from(numbers, (number) => chooser(number + 1));
  const batch = new Batch(envs, BATCH, SEED, { ...wants, renew: games / BATCH });
  for (let open = BATCH; open > 0; ) {
    const played = batch.games.slice();
    for (let place = 0; place < BATCH; place++)
      choices[place] = batch.seats[place]! < 0 ? 0 : choosers[place]!(batch.counts[place]!);
    batch.step(choices);
    for (let place = 0; place < BATCH; place++) {
      if (batch.ends[place] === 0) continue;
      ended[numbers[place]!] = played[place]!;
      numbers[place]! += BATCH;
      choosers[place] = chooser(numbers[place]! + 1);
      if (batch.seats[place]! < 0) open--;
    }
  }
  return workOf(ended);
}

function workOf(games: readonly EnvGame[]): Work {
  const work = { steps: 0, checksum: 0 };
  for (const game of games) add(work, game.decisions, game.fingerprint);
  return work;
}
