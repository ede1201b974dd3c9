import { type GameEvent, seatOfEvent } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import type { LessonId } from '../words/learn.js';
import { type Condition, LESSONS, type Lesson } from './lessons.js';

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

/** Takes in what has happened, and counts what has been learnt by it. */
export function learn(before: Learnt, events: readonly GameEvent[], moment: Moment): Learnt {
  const { seat } = moment.view;
  const news = events
    .filter(({ kind }) => WAITED_FOR.has(kind))
    .map((event) => `${event.kind} ${seatOfEvent(event) === seat ? 'you' : 'other'}`);
  const happened = [...new Set([...before.happened, ...news])];
  const learnt = { ...before, happened };
  const done = LESSONS.filter(({ id, until }) => before.done.includes(id) || holds(until, learnt, moment)).map(
    ({ id }) => id,
  );
  return { done, happened };
}

export const withDone = ({ done, happened }: Learnt, id: LessonId): Learnt => ({ done: [...done, id], happened });

/** The lesson to be taught now; null: there is nothing to say until something else comes up. */
export const lessonAt = (learnt: Learnt, moment: Moment): Lesson | null =>
  LESSONS.find(({ id, when }) => !learnt.done.includes(id) && holds(when, learnt, moment)) ?? null;

function holds(condition: Condition, learnt: Learnt, moment: Moment): boolean {
  if ('any' in condition) return condition.any.some((each) => holds(each, learnt, moment));
  if ('read' in condition) return false; // said by a button
  if ('happened' in condition) {
    const { happened, to } = condition;
    return (
      learnt.happened.includes(`${happened} you`) || (to === 'anybody' && learnt.happened.includes(`${happened} other`))
    );
  }
  const { decision, seat } = moment.view;
  if ('asked' in condition) return decision?.kind === condition.asked && decision.seat === seat;
  return moment.acts.some(({ act, count }) => act === condition.open && count > 0);
}
