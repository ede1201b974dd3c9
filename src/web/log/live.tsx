import { useRef } from 'react';
import { wordsOf } from '../../session/index.js';
import { sentenceOf } from '../choices/asked.js';
import { useWatching } from '../motion/watching.js';
import { useTable } from '../session/store.js';
import { myDecision } from '../table/at-table.js';
import { named, namesToSay } from './named.js';

/** Speaks the newest sentence, why something was refused, and what is to be decided, to who listens instead of looking. */
export function Live() {
  const state = useTable();
  const { moment, slip } = state;
  const saying = useWatching((watching) => watching.saying);
  const said = useRef<string | undefined>(undefined);
  if (moment === null) return null;
  const decision = myDecision(state);
  const newest = moment.told.at(-1)?.lines.at(-1);
  if (saying !== null) said.current = saying.lines.at(-1);
  // What was said of another player's step is not said once more when it is over.
  const lines = saying?.lines ?? (newest === undefined || newest === said.current ? [] : [newest]);
  const asked = decision === null ? '' : sentenceOf(moment, decision);
  return (
    <div className="unseen" aria-live="polite">
      {slip === null ? '' : `${slip.sentence} `}
      {lines.map((line) => named(wordsOf(line), namesToSay(state))).join(' ')}{' '}
      {asked === '' ? '' : `${asked.title}. ${asked.help}`}
    </div>
  );
}
