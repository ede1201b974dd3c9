// Answers of a server, written down as they come: a download that was cut off, at whatever moment, goes on from there.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Older answers are asked for again. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

const LINE_END = 0x0a;

export class Journal {
  private written = 0;

  private constructor(
    private readonly file: string,
    private readonly descriptor: number,
    /** Answers that were there already, as long as nobody has taken them. */
    private readonly answers: Map<string, unknown>,
    /** How many that were. */
    readonly found: number,
  ) {}

  /** The journal of a download from this address; one of another address or of long ago is begun anew. */
  static open(file: string, address: string, now: number = Date.now()): Journal {
    mkdirSync(dirname(file), { recursive: true });
    const answers = new Map<string, unknown>();
    const isKept = isYoung(file, now) && readInto(answers, file, address);
    if (!isKept) rmSync(file, { force: true });
    const journal = new Journal(file, openSync(file, 'a'), answers, answers.size);
    if (!isKept) journal.write({ address });
    return journal;
  }

  get size(): number {
    return this.found + this.written;
  }

  has(path: string): boolean {
    return this.answers.has(path);
  }

  /** An answer of an earlier download. It is let go: each is asked for once, and all of them are large. */
  take(path: string): unknown {
    const answer = this.answers.get(path);
    this.answers.delete(path);
    return answer;
  }

  add(path: string, answer: unknown): void {
    this.written++;
    this.write({ path, answer });
  }

  close(): void {
    closeSync(this.descriptor);
  }

  /** The download is over, and what came of it is in its place. */
  remove(): void {
    rmSync(this.file, { force: true });
  }

  /** A line in one piece, so that a process that is killed leaves at most its last line unfinished. */
  private write(entry: object): void {
    const line = Buffer.from(`${JSON.stringify(entry)}\n`);
    for (let at = 0; at < line.length; ) at += writeSync(this.descriptor, line, at);
  }
}

function isYoung(file: string, now: number): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && now - stat.mtimeMs < KEPT_FOR_MS;
}

/** Reads every whole line, and cuts off what comes after the last one. False where it is the journal of something else. */
function readInto(answers: Map<string, unknown>, file: string, address: string): boolean {
  const content = readFileSync(file);
  let start = 0;
  for (let end = content.indexOf(LINE_END); end >= 0; end = content.indexOf(LINE_END, start)) {
    const entry = entryOf(content.toString('utf8', start, end));
    if (entry === null) break;
    if (start === 0 ? entry.address !== address : typeof entry.path !== 'string') break;
    if (entry.path !== undefined) answers.set(entry.path, entry.answer);
    start = end + 1;
  }
  if (start > 0) truncateSync(file, start);
  return start > 0;
}

interface Entry {
  readonly address?: string;
  readonly path?: string;
  readonly answer?: unknown;
}

function entryOf(line: string): Entry | null {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return null;
  }
}
