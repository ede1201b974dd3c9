import { create } from 'zustand';
import type { Moment, TableSetup } from '../../session/index.js';
import { othersSeat } from '../motion/captions.js';
import { hurry, put, show } from '../motion/director.js';
import type { Step } from '../session/steps.js';
import { atRest, useTable } from '../session/store.js';

/* The last turn of another player can be seen again. Its moments are kept; the game knows nothing of it. */

interface LastTurn {
  readonly setup: TableSetup | null;
  readonly turn: number;
  /** The moment that it began with. */
  readonly before: Moment;
  readonly steps: readonly Step[];
}

export const useLastTurn = create<{ readonly last: LastTurn | null }>(() => ({ last: null }));

/** Keeps what others have done in their turn; of the turn before nothing is kept. */
export function keepTurn(before: Moment | null, steps: readonly Step[]): void {
  const { setup } = useTable.getState();
  let moment = before;
  for (const step of steps) {
    if (moment !== null && isOfOthers(moment)) keepStep(setup, moment, step);
    moment = step.moment;
  }
}

function keepStep(setup: TableSetup | null, before: Moment, step: Step): void {
  const { last } = useLastTurn.getState();
  const { turn } = before.view;
  const isSame = last !== null && last.setup === setup && last.turn === turn;
  useLastTurn.setState({
    last: isSame ? { ...last, steps: [...last.steps, step] } : { setup, turn, before, steps: [step] },
  });
}

/** What others are asked in your own turn belongs to it. */
const isOfOthers = (moment: Moment): boolean => othersSeat(moment) !== null && moment.view.player !== moment.view.seat;

/** Nothing can be seen again: the game has gone back, or another one lies on the table. */
export const forgetTurn = (): void => useLastTurn.setState({ last: null });

let showing: Promise<void> | null = null;

/** Shows the last turn of another player again. Any input ends it, and the game stands as it stood. */
export function showAgain(): void {
  const { last } = useLastTurn.getState();
  const { setup, moment, busy } = useTable.getState();
  if (last === null || moment === null || busy || showing !== null || last.setup !== setup) return;
  useTable.setState({ ...atRest, busy: true });
  showing = again(last, moment).finally(() => {
    showing = null;
  });
}

async function again({ setup, before, steps }: LastTurn, now: Moment): Promise<void> {
  put(before);
  await show(steps, { isAgain: true });
  if (useTable.getState().setup !== setup) return;
  put(now);
  useTable.setState({ busy: false });
}

/** Ends what is shown again: something new has happened. */
export async function endAgain(): Promise<void> {
  if (showing === null) return;
  hurry();
  await showing;
}
