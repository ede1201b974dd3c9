import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { shelvedText } from '../rules/shelf.js';
import { JUDGE } from '../words/judge.js';
import { followText, LONGEST } from './client.js';
import type { Followed } from './followed.js';
import { keepText, keptText } from './keep.js';
import { type Asked, askedFor, LONGEST_TEXT, unpackScenario } from './link.js';

/** What lies on the desk of who comes for the first time: rules that three eras read in three ways. */
const FIRST = { file: 'first-turn/trainers', place: 1 };

export interface Desk {
  readonly text: string | null;
  /** Writes a text of one's own. */
  readonly write: (text: string) => void;
  /** What came of the text; null before it is known. */
  readonly followed: Followed | null;
  /** Why there is nothing to show. */
  readonly trouble: string | null;
  readonly busy: boolean;
  /** Which of several scenarios in the text. */
  readonly choose: (place: number) => void;
}

/** The text that an address asks for, and what comes of it. */
export function useDesk(rest: string): Desk {
  const [found, setFound] = useState<Found>(NOTHING);
  const [place, choose] = useState(0);
  const [came, setCame] = useState<Came>({ followed: null, trouble: null, busy: true });
  const written = useRef(0);
  useEffect(() => {
    let isHere = true;
    const before = written.current;
    // Who has begun to write meanwhile keeps what they wrote.
    void find(askedFor(rest)).then((text) => isHere && written.current === before && setFound(text));
    return () => {
      isHere = false;
    };
  }, [rest]);
  const { text, typed } = found;
  useEffect(() => {
    if (text === null) return;
    let isHere = true;
    setCame((before) => ({ ...before, busy: true }));
    const begin = (): void => void judge(text, place).then((result) => isHere && setCame(result));
    const wait = setTimeout(begin, typed ? WAIT : 0);
    return () => {
      isHere = false;
      clearTimeout(wait);
    };
  }, [text, typed, place]);
  const write = (own: string): void => {
    written.current++;
    keepText(own);
    setFound({ text: own, typed: true, trouble: null });
    if (rest !== '') navigate('/judge', { replace: true });
  };
  return { ...came, text, trouble: found.trouble ?? came.trouble, busy: came.busy && text !== null, write, choose };
}

/** While somebody types, the game is not played at every letter. */
const WAIT = 150;

interface Found {
  readonly text: string | null;
  readonly typed: boolean;
  readonly trouble: string | null;
}

const NOTHING: Found = { text: null, typed: false, trouble: null };

type Came = Pick<Desk, 'followed' | 'trouble' | 'busy'>;

async function find(asked: Asked): Promise<Found> {
  if (asked.kind === 'link') {
    const text = await unpackScenario(asked.packed);
    return { text, typed: false, trouble: text === null ? JUDGE.spoilt : null };
  }
  const kept = asked.kind === 'own' ? keptText() : null;
  if (kept !== null) return { text: kept, typed: false, trouble: null };
  const { file, place } = asked.kind === 'shelf' ? asked : FIRST;
  const text = await shelvedText(file, place);
  return { text, typed: false, trouble: text === null ? JUDGE.notOnShelf(`${file}/${place}`) : null };
}

async function judge(text: string, place: number): Promise<Came> {
  if (text.length > LONGEST_TEXT) return { followed: null, trouble: JUDGE.tooLong(LONGEST_TEXT), busy: false };
  try {
    const followed = await followText(text, place);
    return { followed, trouble: followed === null ? JUDGE.stopped(LONGEST / 1000) : null, busy: false };
  } catch (error) {
    console.error(error);
    return { followed: null, trouble: JUDGE.broken, busy: false };
  }
}
