import '../look/coach.css';
import { useEffect, useState } from 'react';
import type { Entry } from '../../registry/index.js';
import type { Moment } from '../../session/index.js';
import { Mark } from '../parts/mark.js';
import { RuleChip } from '../parts/rule-chip.js';
import { ruleBook } from '../rules/rule-book.js';
import { useTable } from '../session/store.js';
import { ERA_WORDS } from '../words/eras.js';
import { LEARN, LESSON_WORDS, lessonTitle } from '../words/learn.js';
import { beginFollowing, finishLesson, leaveCourse, useCourse } from './course.js';
import { readingsOf } from './era-readings.js';
import { type Lesson, lessonsOf } from './lessons.js';
import { lessonAt } from './progress.js';
import { worthOf } from './worth.js';

/** Who sits beside you in your first game and says what to do next. */
export function Coach() {
  const { setup, moment, busy } = useTable();
  const { course, learnt } = useCourse(setup);
  useEffect(beginFollowing, []);
  if (course === null || moment === null) return null;
  const lesson = busy ? null : lessonAt(learnt, moment, course.era);
  const count = lessonsOf(course.era).length;
  return (
    <section className="coach" aria-label={LEARN.title}>
      <header>
        <span className="mut">{LEARN.of(Math.min(learnt.done.length + 1, count), count)}</span>
        <button type="button" className="ib" aria-label={LEARN.leave} title={LEARN.leave} onClick={leaveCourse}>
          <Mark of="u-cross" />
        </button>
      </header>
      <div role="status">
        {lesson === null ? <Waiting moment={moment} busy={busy} /> : <Taught lesson={lesson} era={course.era} />}
      </div>
      {lesson !== null && <Further lesson={lesson} />}
    </section>
  );
}

function Waiting({ moment, busy }: { readonly moment: Moment; readonly busy: boolean }) {
  const over = moment.view.phase === 'over' && !busy;
  return (
    <>
      <h3>{LEARN.wait}</h3>
      <p>{over ? LEARN.over : busy ? LEARN.busy : LEARN.waitText}</p>
    </>
  );
}

function Taught({ lesson, era }: { readonly lesson: Lesson; readonly era: string }) {
  const [book, setBook] = useState<ReadonlyMap<string, Entry> | null>(null);
  useEffect(() => {
    void ruleBook().then(setBook);
  }, []);
  const { text } = LESSON_WORDS[lesson.id];
  const faces = useTable((state) => state.faces);
  const worth = lesson.tellsWorth === true ? worthOf(faces.map(({ facts }) => facts)) : [];
  const readings = book === null ? [] : readingsOf(book, era, lesson.rules);
  return (
    <>
      <h3>{lessonTitle(lesson.id, era)}</h3>
      <p>{text}</p>
      {readings.length + worth.length > 0 && (
        <ul className="readings">
          {readings.map(({ id, title: of, text: says }) => (
            <li key={id}>
              <b>{LEARN.inYear(of, ERA_WORDS[era]?.year ?? era)}</b> {says} <RuleChip id={id} />
            </li>
          ))}
          {worth.map(({ title: of, text: says, rule }) => (
            <li key={of}>
              <b>{`${of}:`}</b> {says} <RuleChip id={rule} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Further({ lesson: { id, until } }: { readonly lesson: Lesson }) {
  const told = 'read' in until;
  return (
    <button type="button" className={told ? 'btn go' : 'btn quiet'} onClick={() => finishLesson(id)}>
      {told ? LEARN.read : LEARN.skip}
    </button>
  );
}
