import { wordsOf } from '../../session/index.js';
import { sentenceOf } from '../choices/asked.js';
import { useTable } from '../session/store.js';
import { myDecision } from '../table/at-table.js';
import { named, namesToSay } from './named.js';

/** Speaks the newest sentence, why something was refused, and what is to be decided, to who listens instead of looking. */
export function Live() {
  const state = useTable();
  const { moment, slip } = state;
  if (moment === null) return null;
  const decision = myDecision(state);
  const last = moment.told.at(-1)?.lines.at(-1);
  const asked = decision === null ? '' : sentenceOf(moment, decision);
  return (
    <div className="unseen" aria-live="polite">
      {slip === null ? '' : `${slip.sentence} `}
      {last === undefined ? '' : named(wordsOf(last), namesToSay(state))}{' '}
      {asked === '' ? '' : `${asked.title}. ${asked.help}`}
    </div>
  );
}
