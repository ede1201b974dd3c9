import { Mark } from '../parts/mark.js';
import { useTable } from '../session/store.js';
import { myDecision } from '../table/at-table.js';
import { HINT } from '../words/hint.js';
import { askHint, hasHints, hintNow } from './ask-hint.js';

/** Asks for a hint, where they are given and something is asked. */
export function HintButton() {
  const state = useTable();
  if (!hasHints(state) || myDecision(state) === null) return null;
  const isOn = hintNow(state) !== null;
  return (
    <button
      type="button"
      className={isOn ? 'btn quiet hintbutton on' : 'btn quiet hintbutton'}
      aria-label={HINT.button}
      aria-keyshortcuts="H"
      title={HINT.button}
      onClick={() => void askHint()}
    >
      <Mark of="u-lamp" />
      <span>{HINT.button}</span>
    </button>
  );
}
