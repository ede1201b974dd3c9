import { create } from 'zustand';
import type { Analysis, Progress } from '../../session/index.js';
import { openSession } from '../thread/client.js';
import { goTo, pause, useReplay } from './watch.js';

/** An analysis of the record that is open. */
export interface Analysed {
  readonly isOpen: boolean;
  readonly progress: Progress | null;
  readonly analysis: Analysis | null;
  /** Why there is none. */
  readonly fault: string | null;
}

const NONE: Analysed = { isOpen: false, progress: null, analysis: null, fault: null };

export const useAnalysed = create<Analysed>(() => NONE);

const { getState: now, setState: set } = useAnalysed;

/** Plays for each decision: a whole game is gone through while somebody waits for it. */
const PLAYS = 600;

/** Counts analyses: one that is no longer wanted hears of it between two words of the thread. */
let latest = 0;

/** Opens the analysis of the record that is watched, and lets the coach go through it. */
export async function analyseRecord(): Promise<void> {
  if (useReplay.getState().about === null || now().isOpen) return;
  if (now().analysis !== null) return set({ isOpen: true });
  const number = ++latest;
  const tell = (news: Partial<Analysed>): void => void (number === latest && set(news));
  set({ ...NONE, isOpen: true });
  const { session } = await openSession();
  const { text } = await session.replayedFile();
  const refused = await session.analyseWritten(text, null, PLAYS);
  if (refused !== null) return tell({ fault: refused.faults.join(' ') });
  while (number === latest) {
    const next = await session.analyseOn();
    if ('faults' in next) return tell({ fault: next.faults.join(' ') });
    if ('curve' in next) return tell({ analysis: next });
    tell({ progress: next });
  }
}

/** Shown no more; what was found is kept as long as the record is open, what was not finished is given up. */
export function closeAnalysis(): void {
  if (now().analysis === null) forgetAnalysis();
  else set({ isOpen: false });
}

/** Another record is opened, or none. */
export function forgetAnalysis(): void {
  latest++;
  set(NONE);
}

/** The next mistake after this place, or else the first: the whole game is gone round. */
export function mistakeAfter({ decisions }: Analysis, place: number): number | null {
  const places = decisions.filter(({ verdict }) => verdict === 'mistake').map(({ choice }) => choice);
  return places.find((each) => each > place) ?? places[0] ?? null;
}

export async function goToMistake(): Promise<void> {
  const { analysis, isOpen } = now();
  const to = analysis === null || !isOpen ? null : mistakeAfter(analysis, useReplay.getState().place);
  if (to === null) return;
  pause();
  await goTo(to);
}
