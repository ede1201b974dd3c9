import { useEffect, useState } from 'react';
import type { CheckedShuffles, Reasons } from '../../../session/index.js';
import { Mark } from '../../parts/mark.js';
import { Sheet } from '../../parts/sheet.js';
import { SHUFFLES } from '../../words/online-table.js';
import { shufflesOf } from './record.js';
import { useOnline } from './state.js';

/** How the cards were dealt, worked out again and told step by step. */
export function ShufflesSheet({ onClose }: { readonly onClose: () => void }) {
  const [found, setFound] = useState<CheckedShuffles | Reasons | null>(null);
  useEffect(() => {
    const { about, game } = useOnline.getState();
    let left = false;
    void shufflesOf(about?.table ?? '', game).then((each) => !left && setFound(each));
    return () => {
      left = true;
    };
  }, []);
  return (
    <Sheet title={SHUFFLES.title} look="shuffles" onClose={onClose}>
      <p className="mut">{SHUFFLES.lede}</p>
      <div aria-live="polite">
        {found === null && <p>{SHUFFLES.working}</p>}
        {found !== null && 'sentence' in found && <p className="not">{found.sentence}</p>}
        {found !== null && 'steps' in found && <Steps found={found} />}
      </div>
    </Sheet>
  );
}

function Steps({ found: { steps, holds, remarks } }: { readonly found: CheckedShuffles }) {
  return (
    <>
      <p className={holds ? 'verdict good' : 'verdict not'}>{holds ? SHUFFLES.holds : SHUFFLES.fails}</p>
      <ol>
        {steps.map(({ check, holds: isSo, sentence }) => (
          <li key={check} className={isSo ? 'good' : 'not'}>
            <Mark of={isSo ? 'u-check' : 'u-cross'} />
            <span className="unseen">{isSo ? SHUFFLES.ok : SHUFFLES.not}: </span>
            <span>{sentence}</span>
          </li>
        ))}
      </ol>
      {remarks.map((remark) => (
        <p key={remark} className="mut">
          {remark}
        </p>
      ))}
    </>
  );
}
