import { chanceFrom, greedyBot, type Random } from '../../bots/index.js';
import { type Field, type Table, tableOf } from '../../contest/index.js';
import { begin, Memory, nonceFor, type Outlook, outlookOf, play, type Seed, seedFrom } from '../../engine/index.js';
import { anySeed, oneIn, randomNumbers, wholeSeed } from '../random-number.js';
import { endsOf } from './ends.js';
import type { Lesson } from './lesson.js';
import { shareWon } from './play-on.js';

/** What is played to learn from: plain data. */
export interface TrainingPlan {
  /** For each era its decks, two at least. */
  readonly fields: readonly Field[];
  /** How many decisions are looked at, and how many games are played on from each end of one. */
  readonly decisions: number;
  readonly plays: number;
  readonly seed: Seed | number;
  /** How strongly weights are held to those that ship; null: as is found out. */
  readonly hold?: number | null;
}

/** Of the turns' decisions one in so many is looked at, and so many ends of the turn. */
const ONE_IN = 4;
const ENDS = 4;
/** A game is left off after so many decisions. */
const LONGEST = 600;
/** Games that teach nothing come to an end, too: so many are played for each decision that is wanted. */
const GAMES_A_DECISION = 2;

/**
 * Games of the greedy bot against itself, with lessons taken here and there. Eras come by turns, decks by chance, and every
 * second game is the one before with the decks' seats changed. The same plan gives the same lessons. `taken`: those that were
 * taken before, for a plan that differs in nothing but how many are wanted; the last of these games may have been left off.
 */
export function* lessonsOf(plan: TrainingPlan, taken: readonly Lesson[] = []): Generator<Lesson, void> {
  const first = taken.at(-1)?.game ?? 0;
  const kept = taken.filter(({ game }) => game < first).slice(0, plan.decisions);
  yield* kept;
  let left = plan.decisions - kept.length;
  for (let game = first; left > 0 && game < plan.decisions * GAMES_A_DECISION; game++)
    for (const lesson of lessonsIn(plan, game)) {
      yield lesson;
      if (--left === 0) return;
    }
}

function* lessonsIn(plan: TrainingPlan, number: number): Generator<Lesson, void> {
  const seed = seedFrom(wholeSeed(plan.seed), nonceFor('contest', 0, number));
  const { setup, belief } = tableFor(plan, number);
  const game = begin(setup, seed, true);
  const memories = Array.from({ length: setup.format.seats }, (_, seat) => new Memory(seat));
  const chance = memories.map((_, seat) => chanceFrom(seed, seat));
  const random = randomNumbers(seed, 1);
  for (let decisions = 0; game.state.phase !== 'over' && decisions < LONGEST; decisions++) {
    const { seat, kind } = game.state.decision;
    for (const memory of memories) memory.notice(game);
    const outlook = outlookOf(game, belief, memories[seat]);
    if (kind === 'turn' && oneIn(random, ONE_IN)) {
      const lesson = lessonFrom(outlook, plan.plays, random);
      if (lesson !== null) yield { ...lesson, game: number };
    }
    play(game, greedyBot(outlook, chance[seat]!));
  }
}

/** Both games of a pair have the same two decks. */
function tableFor({ fields, seed }: TrainingPlan, number: number): Table {
  const pair = number >> 1;
  const field = fields[pair % fields.length]!;
  const random = randomNumbers(seed, pair);
  const one = random(field.pool.decks.length);
  const other = (one + 1 + random(field.pool.decks.length - 1)) % field.pool.decks.length;
  const table = number % 2 === 0 ? tableOf(field, one, other) : tableOf(field, other, one);
  if (!table.ok) throw new Error(table.error.map(({ message }) => message).join(' '));
  return table.value;
}

/** Null where every way to end the turn looks the same. */
function lessonFrom(outlook: Outlook, plays: number, random: Random): Omit<Lesson, 'game'> | null {
  const ends = endsOf(outlook, ENDS, random);
  if (ends.length < 2) return null;
  const seeds = Array.from({ length: plays }, () => anySeed(random));
  return {
    plays,
    ends: ends.map(({ game, features }) => ({ features, won: shareWon(game, outlook.seat, seeds) })),
  };
}
