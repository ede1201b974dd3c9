import { useEffect, useState } from 'react';
import type { Seat } from '../../engine/index.js';
import type { Analysis, Course, Progress } from '../../session/index.js';
import { sourceNow } from '../play/source.js';
import type { RecordFile } from '../session/save-file.js';
import { openSession } from '../thread/client.js';

/** What is known of the game that lies on the table when it is over: more and more of it. */
export interface LookedBack {
  readonly file: RecordFile | null;
  readonly course: Course | null;
  readonly progress: Progress | null;
  readonly analysis: Analysis | null;
  /** Why there is no analysis. */
  readonly fault: string | null;
}

const NOTHING: LookedBack = { file: null, course: null, progress: null, analysis: null, fault: null };

/** Plays for each decision: enough to see what decided a game, and few enough to be waited for. */
const PLAYS = 600;

/** Looks back on the game at once, and lets the coach go through it for as long as somebody looks. */
export function useLookedBack(seat: Seat | null): LookedBack {
  const [known, setKnown] = useState(NOTHING);
  useEffect(() => {
    let left = false;
    const tell = (news: Partial<LookedBack>): void => void (left || setKnown((before) => ({ ...before, ...news })));
    void lookBack(seat, tell, () => left);
    return () => {
      left = true;
    };
  }, [seat]);
  return known;
}

async function lookBack(
  seat: Seat | null,
  tell: (news: Partial<LookedBack>) => void,
  isLeft: () => boolean,
): Promise<void> {
  const file = await sourceNow().recordFile();
  if ('sentence' in file) return tell({ fault: file.sentence });
  const { session } = await openSession();
  const course = await session.course(file.text);
  if (!('faults' in course)) tell({ file, course });
  if (isLeft()) return;
  const refused = await session.analyseWritten(file.text, seat, PLAYS);
  if (refused !== null) return tell({ fault: refused.faults.join(' ') });
  while (!isLeft()) {
    const next = await session.analyseOn();
    if ('faults' in next) return tell({ fault: next.faults.join(' ') });
    if ('curve' in next) return tell({ analysis: next });
    tell({ progress: next });
  }
}
