import { bots, chanceFrom } from '../../bots/index.js';
import {
  type Answer,
  DECISION_KINDS,
  nonceFor,
  type Seed,
  type SeedClaim,
  sameAnswer,
  seedOf,
  streamOf,
} from '../../engine/index.js';
import { Batch } from '../batch.js';
import type { EnvGame } from '../env-game.js';
import { ACTION_LAYOUT, ACTION_VERSION } from '../vector/action.js';
import { OBSERVATION_VERSION, observationLayout } from '../vector/observation.js';
import { Envs } from './envs.js';
import type { FromEngine, Numbers, REFUSALS, Reply } from './from-engine.js';
import { Games } from './games.js';
import { parsedLine } from './json-line.js';
import { written } from './numbers.js';
import type { Stock } from './stock.js';
import {
  ENGINE_LIMITS,
  ENGINE_PROTOCOL,
  faultOf,
  type NUMBERS,
  type ToEngine,
  type ToEngineKind,
} from './to-engine.js';

type Said<Kind extends ToEngineKind> = Extract<ToEngine, { kind: Kind }>;
type Handlers = { readonly [Kind in ToEngineKind]: (said: Said<Kind>) => Reply };

/** One program's conversation with the engine: for each line that it says there is one line in answer, whatever it says. */
export class Conversation {
  private readonly stock: Stock;
  private readonly envs: Envs;
  private readonly games = new Games();
  private numbers: (typeof NUMBERS)[number] = 'list';

  constructor(stock: Stock) {
    this.stock = stock;
    this.envs = new Envs(stock);
  }

  /** The answer to a line. */
  answer(line: string): string {
    return JSON.stringify(this.reply(line));
  }

  private reply(line: string): FromEngine {
    if (line.length > ENGINE_LIMITS.line)
      return { ...refused('limit', `A line has at most ${ENGINE_LIMITS.line} signs.`), re: null };
    const value = parsedLine(line);
    if (value === undefined) return { ...refused('not-json', 'A line is one JSON text.'), re: null };
    const re = numberIn(value);
    const fault = faultOf(value);
    if (fault !== null) return { ...refused('malformed', fault), re };
    const said = value as ToEngine;
    return { ...(this.handlers[said.kind] as (said: ToEngine) => Reply)(said), re };
  }

  private readonly handlers: Handlers = {
    hello: ({ protocol, numbers = 'list' }) => {
      if (protocol !== ENGINE_PROTOCOL)
        return refused('version', `This engine speaks version ${ENGINE_PROTOCOL}, not ${protocol}.`);
      this.numbers = numbers;
      const versions = { observation: OBSERVATION_VERSION, action: ACTION_VERSION };
      return { kind: 'welcome', protocol, version: this.stock.version, ...versions, limits: ENGINE_LIMITS };
    },
    decks: ({ era }) => ({
      kind: 'decks',
      decks: this.stock.decks.filter((deck) => era === undefined || deck.era === era),
    }),
    layout: ({ seats }) => ({
      kind: 'layout',
      observation: observationLayout(seats),
      action: ACTION_LAYOUT,
      decisions: DECISION_KINDS,
    }),
    new: ({ kind: _, re: _re, seed, ...played }) => {
      const lack = this.games.lack(1);
      if (lack !== null) return refused('limit', lack);
      const env = this.envs.open({ ...played, seed });
      if (!env.ok) return refused('claim', env.error);
      const game = env.value.reset(seed);
      return game.ok ? this.taken(game.value) : refused('claim', game.error.map(({ message }) => message).join(' '));
    },
    legal: ({ game }) => this.with(game, (found) => ({ kind: 'legal', answers: found.legal(), texts: found.texts() })),
    step: ({ game, index, answer }) =>
      this.with(game, (found) => {
        if ((index === undefined) === (answer === undefined))
          return refused('malformed', 'Say either index or answer.');
        const sentence = found.step(index ?? (answer as Answer));
        return sentence === null ? stand(game, found) : refused('answer', sentence);
      }),
    observe: ({ game, seat, vector = true, actions = false, view = false }) =>
      this.with(game, (found) => {
        const from = seat ?? Math.max(0, found.seat);
        if (from >= found.seats) return refused('malformed', `There is no seat ${from}.`);
        return {
          kind: 'observed',
          seat: from,
          vector: vector ? this.written(found.observe(from)) : null,
          actions: actions && from === found.seat ? this.written(found.actions()) : null,
          view: view ? found.view(from) : null,
        };
      }),
    fork: ({ game }) => this.with(game, (found) => this.copied(() => found.fork())),
    determinise: ({ game, seat, seed }) =>
      this.with(game, (found) => {
        const from = seat ?? found.seat;
        if (from < 0 || from >= found.seats)
          return refused('malformed', `There is no seat ${from} that could imagine it.`);
        return seeded(seed, (key) => this.copied(() => found.determinise(from, streamOf(key, nonceFor('bot', from)))));
      }),
    advise: ({ game, bot, seed }) =>
      this.with(game, (found) => {
        if (found.seat < 0) return refused('answer', 'This game is over.');
        return seeded(seed, (key) => {
          const given = bots[bot](found.outlook(), chanceFrom(key, found.seat, found.decisions));
          return { kind: 'advised', index: found.legal().findIndex((each) => sameAnswer(each, given)) };
        });
      }),
    drop: ({ games }) => {
      this.games.drop(games);
      return { kind: 'dropped', open: this.games.open };
    },
    batch: (said) => this.newBatch(said),
    'step-batch': ({ batch, indexes }) => {
      const found = this.games.batch(batch);
      if (!found.ok) return refused('no-game', found.error);
      const sentence = found.value.step(indexes);
      return sentence === null ? this.told(batch, found.value) : refused('answer', sentence);
    },
    'drop-batch': ({ batch }) => {
      this.games.dropBatch(batch);
      return { kind: 'dropped', open: this.games.open };
    },
  };

  private newBatch({ kind: _, re: _re, count, observations, actions, renew, ...played }: Said<'batch'>): Reply {
    const lack = this.games.lack(count);
    if (lack !== null) return refused('limit', lack);
    const env = this.envs.open(played);
    if (!env.ok) return refused('claim', env.error);
    return seeded(played.seed, (seed) => {
      const wants = { observations: observations === true, actions: actions === true, renew: renew === true };
      const batch = new Batch([env.value], count, seed, wants);
      return this.told(this.games.addBatch(batch), batch);
    });
  }

  private with(number: number, then: (game: EnvGame) => Reply): Reply {
    const game = this.games.game(number);
    return game.ok ? then(game.value) : refused('no-game', game.error);
  }

  private copied(make: () => EnvGame): Reply {
    const lack = this.games.lack(1);
    return lack === null ? this.taken(make()) : refused('limit', lack);
  }

  private readonly taken = (game: EnvGame): Reply => stand(this.games.add(game), game);

  private readonly written = (numbers: Float32Array): Numbers => written(numbers, this.numbers);

  private told(number: number, batch: Batch): Reply {
    const { observations, actions, offsets, games } = batch;
    const used = offsets[games.length]! * ACTION_LAYOUT.size;
    return {
      kind: 'batch',
      batch: number,
      seats: Array.from(batch.seats),
      decisions: Array.from(batch.kinds),
      counts: Array.from(batch.counts),
      rewards: Array.from(batch.rewards),
      ends: Array.from(batch.ends),
      observations: observations.length > 0 ? this.written(observations) : null,
      actions: actions.length > 0 ? this.written(actions.subarray(0, used)) : null,
    };
  }
}

/** A line that cannot be carried out because of a fault of ours: the conversation goes on. */
export const faultOfOurs = (error: unknown): string =>
  JSON.stringify({ ...refused('bug', `This is a fault of the engine: ${String(error)}`), re: null });

const refused = (code: (typeof REFUSALS)[number], sentence: string): Reply => ({ kind: 'refused', code, sentence });

function seeded(claim: SeedClaim, then: (seed: Seed) => Reply): Reply {
  const seed = seedOf(claim);
  return seed.ok ? then(seed.value) : refused('claim', seed.error.map(({ message }) => message).join(' '));
}

const stand = (number: number, game: EnvGame): Reply => ({
  kind: 'game',
  game: number,
  seat: game.seat < 0 ? null : game.seat,
  decision: game.kind,
  count: game.count,
  turn: game.turn,
  over: game.isOver,
  cut: game.isCut,
  winner: game.winner < 0 ? null : game.winner,
  rewards: Array.from(game.rewards),
});

function numberIn(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !('re' in value)) return null;
  return Number.isSafeInteger(value.re) ? (value.re as number) : null;
}
