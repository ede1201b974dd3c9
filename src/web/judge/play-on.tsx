import { useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { takeUpGame } from '../play/play.js';
import { openSession } from '../thread/client.js';
import { JUDGE } from '../words/judge.js';
import { gameAtStep } from './client.js';
import type { StepOf } from './follow.js';
import type { ShownStep } from './followed.js';

interface PlayOnProps {
  readonly text: string;
  readonly at: StepOf;
  readonly step: ShownStep;
}

/** From the position that is shown to a game against the bot; where there is none, why. */
export function PlayOn({ text, at, step }: PlayOnProps) {
  const [fault, setFault] = useState<string | null>(null);
  const seat = step.view?.decision?.seat ?? null;
  const closed = whyClosed(step);
  if (closed !== null || seat === null) return <p className="mut playon">{closed ?? JUDGE.nobodyAsked}</p>;
  const playOn = async (): Promise<void> => {
    const wrong = await takeUp(text, at, seat);
    setFault(wrong);
    if (wrong === null) navigate('/table');
  };
  return (
    <p className="playon">
      <span className="mut">{JUDGE.playOnHelp(JUDGE.seat(seat))}</span>
      <button type="button" className="btn" onClick={() => void playOn()}>
        {JUDGE.playOn}
      </button>
      {fault !== null && <span role="alert">{fault}</span>}
    </p>
  );
}

function whyClosed({ view, outcome }: ShownStep): string | null {
  if (view === null) return outcome.kind === 'unreached' ? JUDGE.notReached : JUDGE.noGame;
  return view.phase === 'over' ? JUDGE.gameOver : null;
}

/** Puts the game on the table. Says what is wrong if it cannot be. */
async function takeUp(text: string, at: StepOf, seat: number): Promise<string | null> {
  const record = await gameAtStep(text, at);
  if (record === null) return JUDGE.noGame;
  const { session } = await openSession();
  const kept = await session.takeSeat(record, seat);
  if ('faults' in kept) return kept.faults.join(' ');
  await takeUpGame(kept);
  return null;
}
