// How far a soak is, in a file: who stops it goes on from there, with what was learnt, as if it had never been stopped.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Lessons, openedLessons, type SoakCourse, type SoakState } from '../../arena/index.js';
import { makeOf } from '../farm/make.js';
import type { WorkerStart } from '../soak-worker.js';
import { fail } from '../terminal.js';

const FORM = 'rulebox soak 1';

interface KeptFile {
  readonly form: string;
  /** Of the code, the plan and the cards: another soak is not gone on with. */
  readonly mark: string;
  readonly state: SoakState;
}

/** It is written down so often, in milliseconds, and at the end. */
const EVERY = 15_000;

export class KeptSoak {
  /** What was learnt before, for threads that begin. */
  lessons: readonly Lessons[] = [];
  private mark = '';
  private written = performance.now();

  constructor(
    private readonly file: string,
    private readonly every = EVERY,
  ) {}

  /** Takes a soak up where it was left, if the file is there. */
  goOn(start: WorkerStart, course: SoakCourse): void {
    this.mark = createHash('sha256')
      .update(`${makeOf()}\n${JSON.stringify(start)}`)
      .digest('hex');
    if (!existsSync(this.file)) return;
    const { mark, state } = this.read();
    if (mark !== this.mark)
      fail(
        `${this.file} is of another soak: of other games, seed, eras, formats or cards, or of another version. Name another file, or remove it.`,
      );
    course.goOnFrom(state);
    if (state.lessons !== null) this.lessons = [openedLessons(state.lessons)];
    process.stderr.write(`Goes on after ${state.report.games} games.\n`);
  }

  keep(course: SoakCourse): void {
    if (!course.isOver && performance.now() - this.written < this.every) return;
    const kept: KeptFile = { form: FORM, mark: this.mark, state: course.state };
    try {
      writeFileSync(`${this.file}.new`, deflateRawSync(JSON.stringify(kept), { level: 3 }));
      renameSync(`${this.file}.new`, this.file);
    } catch (error) {
      fail(`${this.file}: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.written = performance.now();
  }

  private read(): KeptFile {
    try {
      const read = JSON.parse(inflateRawSync(readFileSync(this.file)).toString('utf8')) as KeptFile;
      if (read.form === FORM) return read;
    } catch {
      // Told below.
    }
    return fail(`${this.file} is no soak that can be gone on with.`);
  }
}
