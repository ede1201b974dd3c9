import { HINT_STAGES, type HintStage, type Moment, type Reasons } from '../../session/index.js';
import { type Hinted, type TableState, useTable } from '../session/store.js';
import { openSession } from '../thread/client.js';
import { HINT } from '../words/hint.js';

const { getState: now, setState: set } = useTable;

/** Whether hints are given at this table: one person practises with bots on this page. */
export const hasHints = ({ setup, moment }: Pick<TableState, 'setup' | 'moment'>): boolean =>
  setup !== null &&
  setup.players.filter((player) => player === 'person').length === 1 &&
  !setup.players.includes('empty') &&
  moment?.replayed === undefined &&
  moment?.names === undefined;

/** What is hinted at where the game stands; what was said of an earlier moment is said no more. */
export const hintNow = ({ hinted, moment }: Pick<TableState, 'hinted' | 'moment'>): Hinted | null =>
  hinted !== null && hinted.moment === moment ? hinted : null;

/** Asks for a hint, or for more of it: where to look, then what to do, then why. */
export async function askHint(): Promise<void> {
  const { moment, busy, hints } = now();
  if (moment === null || busy || !hasHints(now()) || moment.view.decision?.seat !== moment.view.seat) return;
  const hinted = hintNow(now());
  if (hinted?.waiting === true) return;
  const stage = hinted === null ? 'where' : stageAfter(hinted.stage);
  set({
    hinted: { moment, stage, waiting: true, hint: hinted?.hint ?? null, none: null },
    hints: hinted === null ? hints + 1 : hints,
  });
  const told = await sought(moment, stage);
  if (told !== null && now().hinted?.moment === moment) set({ hinted: { moment, stage, waiting: false, ...told } });
}

/** No more is said of it. */
export const thankHint = (): void => set({ hinted: null });

const stageAfter = (stage: HintStage): HintStage =>
  HINT_STAGES[Math.min(HINT_STAGES.indexOf(stage) + 1, HINT_STAGES.length - 1)]!;

/** Looks for it until it is found, or nobody waits for it any more (null). */
async function sought(moment: Moment, stage: HintStage): Promise<Pick<Hinted, 'hint' | 'none'> | null> {
  const { session } = await openSession();
  for (;;) {
    if (now().hinted?.moment !== moment || now().busy) return null;
    const found = await session.seekHint();
    if (typeof found !== 'boolean') return { hint: null, none: found.sentence };
    if (found) break;
  }
  const hint = await session.hint(stage);
  if (hint === null) return { hint: null, none: HINT.nothing };
  return isReasons(hint) ? { hint: null, none: hint.sentence } : { hint, none: null };
}

const isReasons = (told: object): told is Reasons => 'sentence' in told;
