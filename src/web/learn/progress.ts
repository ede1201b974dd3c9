import { type GameEvent, seatOfEvent } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import type { LessonId } from '../words/learn.js';
import { type Condition, LESSONS, type Lesson, lessonsOf } from './lessons.js';

/** How far somebody has come in a first game. */
export interface Learnt {
  readonly done: readonly LessonId[];
  /** What has happened so far, and to whom. */
  readonly happened: readonly string[];
}

export const NOTHING_LEARNT: Learnt = { done: [], happened: [] };

/** Energy that comes with another text, or a card attached by it, teaches nothing: only what lessons wait for is noted. */
const WAITED_FOR: ReadonlySet<string> = new Set(
  LESSONS.flatMap(({ when, until }) => [...eventsIn(when), ...eventsIn(until)]),
);

function eventsIn(condition: Condition): readonly string[] {
  if ('any' in condition) return condition.any.flatMap(eventsIn);
  return 'happened' in condition ? [condition.happened] : [];
}

/**
 * Takes in what has happened, and whether the lesson that was being taught has been learnt by it. Only that one: what
 * somebody does unasked is still taught when it comes up again, so that no lesson is lost.
 */
export function learn(before: Learnt, taught: Lesson | null, events: readonly GameEvent[], moment: Moment): Learnt {
  const { seat } = moment.view;
  const news = events
    .filter(({ kind }) => WAITED_FOR.has(kind))
    .map((event) => `${event.kind} ${seatOfEvent(event) === seat ? 'you' : 'other'}`);
  const happened = [...new Set([...before.happened, ...news])];
  const learnt = { ...before, happened };
  const isLearnt =
    taught !== null && !before.done.includes(taught.id) && events.length > 0 && isMet(taught.until, news);
  return isLearnt ? withDone(learnt, taught.id) : learnt;
}

/** What is to be done is learnt by doing it now; who plays on has read what was only told. */
function isMet(until: Condition, news: readonly string[]): boolean {
  if ('any' in until) return until.any.some((each) => isMet(each, news));
  return 'read' in until || ('happened' in until && hasHappened(until, news));
}

export const withDone = ({ done, happened }: Learnt, id: LessonId): Learnt => ({ done: [...done, id], happened });

/** The lesson to be taught now; null: there is nothing to say until something else comes up. */
export const lessonAt = (learnt: Learnt, moment: Moment, era: string): Lesson | null =>
  lessonsOf(era).find(({ id, when }) => !learnt.done.includes(id) && holds(when, learnt, moment)) ?? null;

function holds(condition: Condition, learnt: Learnt, moment: Moment): boolean {
  if ('any' in condition) return condition.any.some((each) => holds(each, learnt, moment));
  if ('read' in condition) return false; // said by a button
  if ('happened' in condition) return hasHappened(condition, learnt.happened);
  const { decision, seat } = moment.view;
  if ('asked' in condition) return decision?.kind === condition.asked && decision.seat === seat;
  return moment.acts.some(({ act, count }) => act === condition.open && count > 0);
}

const hasHappened = ({ happened, to }: Extract<Condition, { happened: unknown }>, known: readonly string[]): boolean =>
  known.includes(`${happened} you`) || (to === 'anybody' && known.includes(`${happened} other`));
