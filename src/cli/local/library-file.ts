// The local library in its one file: a line that says what follows, then a card a line.
import { createHash } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { LOCAL_VERSION, type LocalCard, type LocalHeader, openCard, readCard, writeCards } from '../../cards/index.js';
import { CommandFailed, fail } from '../terminal.js';
import { whileLocked } from './lock.js';

/** Beginning of the first line, by which the file is known. */
const SIGN = '{"rulebox":"cards",';

export interface LocalLibrary {
  readonly file: string;
  readonly cards: readonly LocalCard[];
  /** The compiler that judged the cards. */
  readonly compiler: string;
  /** What was imported, as it was named, the newest last. */
  readonly sources: readonly string[];
}

const emptyLibrary = (file: string): LocalLibrary => ({ file, cards: [], compiler: '', sources: [] });

const LINE_END = 0x0a;

/** Whether a file is a local library, by its beginning. */
export const isLibrary = (content: Buffer): boolean => content.subarray(0, SIGN.length).toString('latin1') === SIGN;

/** The same without reading all of it. */
export function startsAsLibrary(file: string): boolean {
  const beginning = Buffer.alloc(SIGN.length);
  try {
    const descriptor = openSync(file, 'r');
    try {
      readSync(descriptor, beginning);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // Who reads all of it will say what is wrong.
    return false;
  }
  return isLibrary(beginning);
}

/** All cards of the file, or none: the command ends where it is damaged or written by another version. */
export function readLibrary(file: string, content: Buffer = contentOf(file), read: ReadLine = readCard): LocalLibrary {
  const { version, cards: count, sha256, compiler, sources, sets, body } = headerOf(file, content);
  if (version !== LOCAL_VERSION) {
    const age = version < LOCAL_VERSION ? 'an older' : 'a newer';
    return fail(
      `${file} was written by ${age} version of Rulebox (its format is ${version}, this one reads ${LOCAL_VERSION}). ${AGAIN}`,
    );
  }
  if (hashOf(body) !== sha256) {
    return fail(`${file} is damaged: its content is not what was written into it. Nothing of it was used. ${AGAIN}`);
  }
  const cards: LocalCard[] = [];
  for (let start = 0; start < body.length; ) {
    const end = body.indexOf(LINE_END, start);
    cards.push(
      lineRead(read, body.toString('utf8', start, end < 0 ? body.length : end), sets) ?? noCard(file, cards.length + 2),
    );
    if (end < 0) break;
    start = end + 1;
  }
  if (cards.length !== count)
    return fail(`${file} is damaged: it holds ${cards.length} of ${count} cards. Nothing of it was used. ${AGAIN}`);
  return { file, cards, compiler, sources };
}

/** How a line becomes a card: nothing, where it is none. */
type ReadLine = (line: string, sets: LocalHeader['sets']) => LocalCard | null;

function lineRead(read: ReadLine, line: string, sets: LocalHeader['sets']): LocalCard | null {
  try {
    return read(line, sets);
  } catch {
    return null;
  }
}

const noCard = (file: string, line: number): never =>
  fail(`${file}:${line}: this is no card. Nothing of the file was used. ${AGAIN}`);

/** The library that somebody else has written: the number over it says nothing then, and each card is looked at. */
export const openLibrary = (file: string, content: Buffer): LocalLibrary => readLibrary(file, content, openCard);

const AGAIN = 'Import the cards again: `rulebox cards import SOURCE --anew` puts a new library in its place.';

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    return fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function headerOf(file: string, content: Buffer): LocalHeader & { readonly body: Buffer } {
  const end = content.indexOf(LINE_END);
  if (!isLibrary(content)) return fail(`${file} is no library of imported cards. ${AGAIN}`);
  try {
    const header = JSON.parse(content.toString('utf8', 0, end < 0 ? content.length : end)) as LocalHeader;
    if (!Array.isArray(header.sets) || !Array.isArray(header.sources)) return fail(damagedHead(file));
    return { ...header, body: content.subarray(end < 0 ? content.length : end + 1) };
  } catch (error) {
    if (error instanceof CommandFailed) throw error;
    return fail(damagedHead(file));
  }
}

const damagedHead = (file: string): string =>
  `${file} is damaged: its first line cannot be read. Nothing of it was used. ${AGAIN}`;

const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

/** A file as it lies there: another one in its place is another file. Null where there is none. */
type Stamp = string | null;

function stampOf(file: string): Stamp {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.ino} ${stat.size} ${stat.mtimeNs}`;
}

/**
 * Writes the whole library or nothing: beside the file first, then in its place. Returns how many bytes it takes; null
 * where the file is not the one any more that this library was made of, and nothing was written.
 */
function writeLibrary({ file, cards, compiler, sources }: LocalLibrary, madeOf: Stamp): number | null {
  const { sets, lines } = writeCards(cards);
  const body = bodyOf(lines);
  const header: LocalHeader = {
    rulebox: 'cards',
    version: LOCAL_VERSION,
    cards: cards.length,
    sha256: hashOf(body),
    compiler,
    sources,
    sets,
  };
  const head = Buffer.from(`${JSON.stringify(header)}\n`);
  try {
    return replaceFile(file, [head, body], madeOf) ? head.length + body.length : null;
  } catch (error) {
    return fail(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Writes another library instead of the one that is there; where another process was faster, one that is made of its
 * library: nothing that either brought is lost. `isAnew`: whatever is there is thrown away unread. Returns how many bytes it takes, 0 where nothing was to be written.
 */
export function changeLibrary(
  file: string,
  change: (before: LocalLibrary) => LocalLibrary | null,
  { isAnew = false }: { readonly isAnew?: boolean } = {},
): number {
  for (;;) {
    const madeOf = stampOf(file);
    const made = change(isAnew || madeOf === null ? emptyLibrary(file) : readLibrary(file));
    const bytes = made === null ? 0 : writeLibrary(made, madeOf);
    if (bytes !== null) return bytes;
  }
}

/** All lines in one piece of memory; nothing of it is there twice. */
function bodyOf(lines: readonly string[]): Buffer {
  const body = Buffer.allocUnsafe(lines.reduce((so, line) => so + Buffer.byteLength(line) + 1, 0));
  let at = 0;
  for (const line of lines) {
    at += body.write(line, at);
    body[at++] = LINE_END;
  }
  return body;
}

/** False where something else lies there than `madeOf`. */
function replaceFile(file: string, parts: readonly Buffer[], madeOf: Stamp): boolean {
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}.new`;
  try {
    const descriptor = openSync(beside, 'w');
    try {
      for (const part of parts) for (let at = 0; at < part.length; ) at += writeSync(descriptor, part, at);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    return whileLocked(file, () => {
      if (stampOf(file) !== madeOf) return false;
      renameSync(beside, file);
      return true;
    });
  } finally {
    rmSync(beside, { force: true });
  }
}
