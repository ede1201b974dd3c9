// A soak with the cards of a database.
import { type SoakReport, textCards, type Untried } from '../../arena/index.js';
import { type Compilation, type CompileAll, coverage, type ImportedCard } from '../../cards/index.js';
import { type CardFacts, KNOWN, seedText } from '../../engine/index.js';
import { type PlaySoak, soakInThreads, type ThreadedPlan } from '../soak/threads.js';
import { progress } from '../terminal.js';
import { type CorpusFigures, exercisedIdentities, figuresFrom, verifier } from './corpus-figures.js';
import { compile, compileAll } from './toolchain.js';

export interface CorpusSoak {
  readonly report: SoakReport;
  readonly figures: CorpusFigures;
  /** Compiled cards that no era that was played knows. */
  readonly unknown: number;
  /** What all prints of a card share, of each card whose every branch has run. */
  readonly exercised: ReadonlySet<string>;
  /** Cards that were in a game and have something left to try. */
  readonly untried: readonly (Untried & { readonly games: number })[];
}

/** The dear checks cost far more than a decision; with texts they are made at one in so many. */
export const TEXTS_CHECK_EVERY = 96;

/** `verified`: the texts that stand in scenarios. */
export async function soakCorpus(
  cards: readonly ImportedCard[],
  plan: ThreadedPlan,
  verified: ReadonlySet<string> = new Set(),
  play: PlaySoak = soakInThreads,
): Promise<CorpusSoak> {
  const compiled = new Map<CardFacts, Compilation>();
  const compileAndKeep: CompileAll = (all) => {
    const made = compileAll(all);
    for (const [place, facts] of all.entries()) compiled.set(facts, made[place]);
    return made;
  };
  const covered = await withBar('Compiling', cards.length, (reached) =>
    coverage(cards, { compile: compileAndKeep, reached, reasons: Number.MAX_SAFE_INTEGER }),
  );
  const playable = textCards(cards, (facts) => compiled.get(facts) ?? compile(facts));
  const { report, material } = await withBar('Soaking', plan.games, (played) =>
    play({ every: TEXTS_CHECK_EVERY, ...plan, played }, { cards: playable.cards, decks: null }),
  );
  const { exercise } = material;
  const exercised = exercisedIdentities(playable.cards, exercise.isExercised);
  const figures = figuresFrom({
    cards,
    coverage: covered,
    isExercised: (identity) => exercised.has(identity),
    isVerified: verifier(verified),
  });
  const played = playable.cards.filter((card) => exercise.gamesWith(card) > 0);
  return {
    report,
    figures: { games: report.games, seed: seedText(report.seed), ...figures, leftOut: { ...playable.leftOut } },
    exercised,
    unknown:
      playable.cards.length - material.knownIn(KNOWN.eras.filter(({ id }) => report.eras[id] !== undefined)).size,
    untried: played
      .filter((card) => !exercise.isExercised(card))
      .map((card) => ({ ...exercise.untried(card), games: exercise.gamesWith(card) })),
  };
}

/** Does something that says now and then how far it is. */
export async function withBar<T>(
  title: string,
  total: number,
  does: (reached: (done: number) => void) => T | Promise<T>,
): Promise<T> {
  const bar = progress(title, total);
  try {
    return await does((done) => bar.reached(done));
  } finally {
    bar.end();
  }
}
