import { useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { Sheet } from '../../parts/sheet.js';
import { WAITING } from '../../words/online.js';
import { leaveSeat } from '../seat.js';

/** Gives the seat up, after a question: it cannot be had back. */
export function LeaveButton() {
  const [isAsked, setAsked] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const leave = async (): Promise<void> => {
    const verdict = await leaveSeat();
    if (verdict?.is === 'refused') setFault(verdict.sentence);
    else navigate('/');
  };
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => setAsked(true)}>
        {WAITING.leave}
      </button>
      {isAsked && (
        <Sheet title={WAITING.leave} onClose={() => setAsked(false)}>
          <p>{WAITING.leaveSure}</p>
          {fault !== null && (
            <p className="fault" role="alert">
              {fault}
            </p>
          )}
          <div className="row">
            <button type="button" className="btn" onClick={() => setAsked(false)}>
              {WAITING.stay}
            </button>
            <button type="button" className="btn quiet" onClick={() => void leave()}>
              {WAITING.leaveYes}
            </button>
          </div>
        </Sheet>
      )}
    </>
  );
}
