// How fast cards compile: cold, with everything before it; and warm, with every sentence parsed anew.
import { compileCard, forgetTexts, type ImportedCard, uniqueCards } from '../../cards/index.js';
import { median } from '../bench/clock.js';

/** Seconds of the processor count all threads: other work on the machine does not make them more. */
export interface CompileSpeed {
  /** From the start of the process to the report. */
  readonly cold_s: number;
  readonly cold_cpu_s: number;
  /** Unique cards a second of the processor, none of them read before in that round. */
  readonly warm_cards_per_s: number;
  readonly warm_cards: number;
}

const WARM_UP = 3;
const ROUNDS = 5;

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** To be asked when the report is made: what has passed until then is cold. */
export function compileSpeed(cards: readonly ImportedCard[]): CompileSpeed {
  const cold = { cold_s: tenths(performance.now() / 1000), cold_cpu_s: tenths(cpuSeconds()) };
  const unique = uniqueCards(cards);
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const time = onceThrough(unique);
    if (round >= WARM_UP) times.push(time);
  }
  return { ...cold, warm_cards_per_s: Math.round(unique.length / median(times)), warm_cards: unique.length };
}

/** Sentences that cards share are parsed once in a round; nothing is kept from one round to the next. */
function onceThrough(cards: readonly ImportedCard[]): number {
  forgetTexts();
  const before = cpuSeconds();
  for (const { facts } of cards) compileCard(facts);
  return Math.max(cpuSeconds() - before, 1e-6);
}

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

export const speedLine = ({ cold_s, cold_cpu_s, warm_cards_per_s, warm_cards }: CompileSpeed): string =>
  `Cold: ${cold_s} s from the start (${cold_cpu_s} s of the processor). ` +
  `Warm: ${warm_cards_per_s.toLocaleString('en-US')} cards/s (${warm_cards} unique cards, parsed anew).`;
