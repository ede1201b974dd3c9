import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { CannotOpen } from '../log.js';
import { newer } from '../newer.js';
import { MIGRATIONS } from './migrations.js';

/** Milliseconds that one process waits for another that is writing. */
export const PATIENCE = 5000;
/** Pages of the write-ahead log (16 MiB) after which it goes into the file: each such copy waits for the disk twice. */
const CHECKPOINT = 4000;
/**
 * The same (1 MiB) where the disk has little room left: a write-ahead log holds every version of a page, and one that has taken the
 * last of the room cannot be put into a file that would have to grow for it.
 */
const CHECKPOINT_IN_NEED = 256;
/** Bytes below which room is little, and milliseconds after which it is looked at again. */
const LITTLE = 64 * 2 ** 20;
const LOOK_AGAIN = 1000;

/** A file that holds a log, open. Synchronous: for a thread that does nothing else. */
export class LogFile {
  readonly database: Database.Database;
  private readonly id: number;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private isInNeed = false;

  /** `room`: bytes that are free beside the file. */
  constructor(
    private readonly path: string,
    private readonly patience: number = PATIENCE,
    private readonly room: () => number = () => roomBeside(path),
  ) {
    this.database = opened(path, patience);
    this.id = fileId(path) ?? 0;
    try {
      this.prepare();
    } catch (error) {
      this.database.close();
      throw error instanceof CannotOpen ? error : new CannotOpen(`${path} cannot hold a log: ${inWords(error)}`);
    }
  }

  private prepare(): void {
    this.insist(() => this.database.exec('pragma journal_mode = wal'));
    this.database.exec('pragma synchronous = full'); // a commit is on the disk before anybody hears of it
    this.database.exec(`pragma wal_autocheckpoint = ${CHECKPOINT}`);
    this.database.exec('pragma cache_size = -16000');
    if (this.version() !== MIGRATIONS.length) this.transaction(() => this.migrate());
  }

  /** Where two open a file that is not yet a log at once, one of them is refused without having waited. */
  private insist(work: () => void): void {
    const until = performance.now() + this.patience;
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() > until) throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      }
    }
  }

  private version(): number {
    const [row] = this.database.prepare('pragma user_version').all() as { user_version: number }[];
    return row!.user_version;
  }

  /** Asked again inside the transaction: another process may have done it meanwhile. */
  private migrate(): void {
    const done = this.version();
    if (done > MIGRATIONS.length) throw new CannotOpen(newer(this.path, done, MIGRATIONS.length));
    for (const step of MIGRATIONS.slice(done)) this.database.exec(step);
    this.database.exec(`pragma user_version = ${MIGRATIONS.length}`);
  }

  private mindRoom(): void {
    const now = performance.now();
    if (now - this.lookedAt < LOOK_AGAIN) return;
    this.lookedAt = now;
    const isInNeed = this.room() < LITTLE;
    if (isInNeed === this.isInNeed) return;
    this.isInNeed = isInNeed;
    this.database.exec(`pragma wal_autocheckpoint = ${isInNeed ? CHECKPOINT_IN_NEED : CHECKPOINT}`);
    if (isInNeed) this.giveBack();
  }

  /** Puts the write-ahead log into the file and its room back, if that can be done now. */
  private giveBack(): void {
    try {
      this.database.exec('pragma wal_checkpoint(truncate)');
    } catch {
      // another process is in the way, or there is no room even for that: it is tried again when something is written
    }
  }

  /** All of it or nothing. What is thrown says of itself at which end it failed. */
  transaction<T>(work: () => T): T {
    this.mindRoom();
    try {
      return this.carryOut(work);
    } catch (error) {
      if (isFull(error)) this.giveBack();
      throw error;
    }
  }

  private carryOut<T>(work: () => T): T {
    this.database.exec('begin immediate');
    let result: T;
    try {
      result = work();
    } catch (error) {
      this.rollBack();
      throw error;
    }
    try {
      this.database.exec('commit');
    } catch (error) {
      this.rollBack();
      throw new FailedCommit(error);
    }
    return result;
  }

  /** Some errors have ended the transaction by themselves. */
  private rollBack(): void {
    if (this.database.inTransaction) this.database.exec('rollback');
  }

  /** What is written into a file that has lost its name is gone with the process. */
  trouble(): string | null {
    return fileId(this.path) === this.id ? null : `${this.path} was removed or replaced while the log was open.`;
  }

  close(): void {
    this.database.close();
  }
}

/** The transaction was whole, and it is not certain that it is undone. */
export class FailedCommit extends Error {
  constructor(override readonly cause: unknown) {
    super('The commit failed.');
  }

  /** Whether nothing of it can come to light again: no last page was written, or nobody was let in. */
  get isUndone(): boolean {
    const code = codeOf(this.cause);
    return code.startsWith('SQLITE_FULL') || code.startsWith('SQLITE_BUSY');
  }
}

function opened(path: string, timeout: number): Database.Database {
  try {
    return new Database(path, { timeout });
  } catch {
    const hint =
      fileId(dirname(path)) === null ? 'its folder is not there' : 'it is no file that can be read and written';
    throw new CannotOpen(`${path} cannot be opened: ${hint}.`);
  }
}

const isFull = (error: unknown): boolean =>
  codeOf(error instanceof FailedCommit ? error.cause : error).startsWith('SQLITE_FULL');

function roomBeside(path: string): number {
  try {
    const { bavail, bsize } = statfsSync(dirname(path));
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY; // not every system says
  }
}

const fileId = (path: string): number | null => statSync(path, { throwIfNoEntry: false })?.ino ?? null;

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');

const SENTENCES: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'The disk is full.',
  SQLITE_BUSY: 'Another program has not let go of the file.',
  SQLITE_LOCKED: 'Another program has not let go of the file.',
  SQLITE_READONLY: 'The file may not be written.',
  SQLITE_CANTOPEN: 'The file cannot be opened.',
  SQLITE_IOERR: 'The disk could not be read or written.',
  SQLITE_CORRUPT: 'The file is damaged.',
  SQLITE_NOTADB: 'It is no database.',
};

/** What an error of the database says, for people. */
export function inWords(error: unknown): string {
  if (error instanceof FailedCommit) return inWords(error.cause);
  const code = codeOf(error);
  const known = Object.keys(SENTENCES).find((each) => code.startsWith(each));
  const { message } = error as Error;
  return known === undefined ? message : `${SENTENCES[known]} (${code}: ${message})`;
}
