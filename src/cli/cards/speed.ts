// How fast cards compile: cold, with everything before it; and warm, by a compiler that has met their texts, by one to which their
// sets are new, and by one that has met no text at all.
import { compileCards, forgetTexts, type ImportedCard, uniqueCards } from '../../cards/index.js';
import { median } from '../bench/clock.js';

/** Seconds of the processor count all threads: other work on the machine does not make them more. */
export interface CompileSpeed {
  /** From the start of the process to the report. */
  readonly cold_s: number;
  readonly cold_cpu_s: number;
  /** Cards a second of the processor, all prints, by a compiler that has compiled them before. */
  readonly warm_cards_per_s: number;
  readonly warm_cards: number;
  /** The same of sets that it has never met, all others it has: each is so once. */
  readonly new_sets_cards_per_s: number;
  /** The same, every text forgotten before; and by the unique cards among them alone. */
  readonly anew_cards_per_s: number;
  readonly anew_unique_per_s: number;
  readonly unique_cards: number;
}

/** Before that the machine is still making its own code of the compiler. */
const WARM_UP = 30;
const ROUNDS = 5;

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** To be asked when the report is made: what has passed until then is cold. */
export function compileSpeed(cards: readonly ImportedCard[]): CompileSpeed {
  const cold = { cold_s: tenths(performance.now() / 1000), cold_cpu_s: tenths(cpuSeconds()) };
  const unique = uniqueCards(cards).length;
  const anew = roundsOf(() => {
    forgetTexts();
    return onceThrough(cards);
  });
  const ofNewSets = setBySet(cards);
  const warm = roundsOf(() => onceThrough(cards));
  return {
    ...cold,
    warm_cards_per_s: Math.round(cards.length / warm),
    warm_cards: cards.length,
    new_sets_cards_per_s: Math.round(cards.length / ofNewSets),
    anew_cards_per_s: Math.round(cards.length / anew),
    anew_unique_per_s: Math.round(unique / anew),
    unique_cards: unique,
  };
}

function roundsOf(round: () => number): number {
  const times = Array.from({ length: WARM_UP + ROUNDS }, round);
  return median(times.slice(WARM_UP));
}

/** So many parts of all sets are new in turn. */
const PARTS = 10;

/** All cards once, each when all other parts have been met: the time that takes. */
function setBySet(cards: readonly ImportedCard[]): number {
  const sets = [...new Set(cards.map(({ print }) => print.setId))];
  const part = new Map(sets.map((set, i) => [set, i % PARTS]));
  let seconds = 0;
  for (let k = 0; k < PARTS; k++) {
    forgetTexts();
    onceThrough(cards.filter(({ print }) => part.get(print.setId) !== k));
    seconds += onceThrough(cards.filter(({ print }) => part.get(print.setId) === k));
  }
  return seconds;
}

function onceThrough(cards: readonly ImportedCard[]): number {
  const all = cards.map(({ facts }) => facts);
  const before = cpuSeconds();
  compileCards(all);
  return Math.max(cpuSeconds() - before, 1e-6);
}

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

const many = (count: number): string => count.toLocaleString('en-US');

export const speedLine = (speed: CompileSpeed): string =>
  `Cold: ${speed.cold_s} s from the start (${speed.cold_cpu_s} s of the processor). ` +
  `Warm: ${many(speed.warm_cards_per_s)} cards/s (${many(speed.warm_cards)} prints, their texts known); ` +
  `${many(speed.new_sets_cards_per_s)} cards/s where their sets are new to it; ` +
  `${many(speed.anew_cards_per_s)} cards/s with every text anew (${many(speed.anew_unique_per_s)} a second of the ${many(speed.unique_cards)} unique cards).`;
