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
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { LOCAL_VERSION, type LocalCard, type LocalHeader, readCard, writeCards } from '../../cards/index.js';
import { fail } from '../terminal.js';

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
export function readLibrary(file: string, content: Buffer = contentOf(file)): LocalLibrary {
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
    cards.push(readCard(body.toString('utf8', start, end), sets));
    start = end + 1;
  }
  if (cards.length !== count)
    return fail(`${file} is damaged: it holds ${cards.length} of ${count} cards. Nothing of it was used. ${AGAIN}`);
  return { file, cards, compiler, sources };
}

const AGAIN = 'Delete it and import the cards again with `rulebox cards import`.';

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
    return { ...header, body: content.subarray(end < 0 ? content.length : end + 1) };
  } catch {
    return fail(`${file} is damaged: its first line cannot be read. Nothing of it was used. ${AGAIN}`);
  }
}

const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

/** Writes the whole library or nothing: beside the file first, then in its place. Returns how many bytes it takes. */
export function writeLibrary({ file, cards, compiler, sources }: LocalLibrary): number {
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
    replaceFile(file, [head, body]);
  } catch (error) {
    fail(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
  return head.length + body.length;
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

function replaceFile(file: string, parts: readonly Buffer[]): void {
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
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
