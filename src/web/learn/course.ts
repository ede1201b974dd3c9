import { create } from 'zustand';
import type { GameEvent } from '../../engine/index.js';
import type { Moment, TableSetup } from '../../session/index.js';
import { isCourse } from '../session/kept-values.js';
import { type TableState, useTable } from '../session/store.js';
import type { LessonId } from '../words/learn.js';
import { type Learnt, learn, lessonAt, NOTHING_LEARNT, withDone } from './progress.js';

/** The first game that is being played, by what it was dealt with. */
export interface Course {
  readonly era: string;
  readonly seed: number;
}

interface CourseState {
  readonly course: Course | null;
  readonly learnt: Learnt;
}

const KEY = 'rulebox.course';
const NONE: CourseState = { course: null, learnt: NOTHING_LEARNT };

function kept(): CourseState {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isCourse(found) ? (found as CourseState) : NONE;
  } catch {
    return NONE;
  }
}

const useStore = create<CourseState>(kept);

function keep(state: CourseState): void {
  useStore.setState(state);
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** The course that belongs to the game on the table; none where another game lies there. */
export function useCourse(setup: TableSetup | null): CourseState {
  const state = useStore();
  const { course } = state;
  return course !== null && setup?.era === course.era && setup.seed === course.seed ? state : NONE;
}

export const beginCourse = (course: Course): void => keep({ course, learnt: NOTHING_LEARNT });

/** The game goes on as any other. */
export const leaveCourse = (): void => keep(NONE);

/** Takes in what happens at the table from now on; the answer ends it. */
export function beginFollowing(): () => void {
  let heard: readonly GameEvent[] = [];
  let shown: Moment | null = null;
  const follow = ({ news, moment, busy }: TableState, before: TableState | null): void => {
    if (news !== before?.news) heard = [...heard, ...news];
    if (moment === null || busy) return;
    advance(heard, shown, moment);
    heard = [];
    shown = moment;
  };
  follow(useTable.getState(), null);
  return useTable.subscribe(follow);
}

/** Takes in what has happened since a moment was shown. */
function advance(events: readonly GameEvent[], shown: Moment | null, moment: Moment): void {
  const { course, learnt } = useStore.getState();
  const taught = shown === null || course === null ? null : lessonAt(learnt, shown, course.era);
  const next = learn(learnt, taught, events, moment);
  if (next.done.length === learnt.done.length && next.happened.length === learnt.happened.length) return;
  keep({ course, learnt: next });
}

export function finishLesson(id: LessonId): void {
  const { course, learnt } = useStore.getState();
  keep({ course, learnt: withDone(learnt, id) });
}
