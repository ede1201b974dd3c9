// What every command needs to speak to a person at a terminal: a refusal, wrapped text, a table, a progress bar.
import { SingleBar } from 'cli-progress';
import { drawnOn } from './guard.js';

/** Exit codes of every command: 0 it holds, 1 what was checked does not hold, 2 the command cannot be carried out. */
export const EXIT = { holds: 0, fails: 1, badInput: 2 } as const;

/** Thrown by `fail`, when the reason has been printed and the exit code set. Only the entry point catches it. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}

/** Ends a command that cannot be carried out: bad input, with file, line and reason where there are any. */
export function fail(message: string): never {
  process.stderr.write(`rulebox: ${message}\n`);
  process.exitCode = EXIT.badInput;
  throw new CommandFailed(message);
}

/** Longer lines are hard to read, however wide the terminal is. */
const WIDEST = 100;

/** The width to write for: the terminal's, or 80 where the output goes elsewhere. */
export const terminalWidth = (): number => Math.min(process.stdout.columns ?? 80, WIDEST);

/**
 * Breaks text between words so that no line is wider than `width`, `indent` included, which every line but the first
 * begins with. Line breaks in the text stay; a word that is too wide stands alone.
 */
export function wrap(text: string, width: number = terminalWidth(), indent = ''): string {
  return text
    .split('\n')
    .flatMap((paragraph) => wrapParagraph(paragraph, width - widthOf(indent)))
    .map((line, index) => (index === 0 || line === '' ? line : indent + line))
    .join('\n');
}

function wrapParagraph(paragraph: string, width: number): string[] {
  const lines = [''];
  for (const word of paragraph.split(/ +/)) {
    const line = lines[lines.length - 1] ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (widthOf(line) + 1 + widthOf(word) <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** How many columns a text takes: "é" is one, however it is encoded. */
const widthOf = (text: string): number => [...text.normalize('NFC')].length;

export type Cell = string | number;

/** Titles and rows in columns, two spaces between them; columns that hold nothing but figures are set to the right. */
export function table(titles: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const body = rows.map((row) => titles.map((_, column) => String(row[column] ?? '')));
  const columns = titles.map((title, column) => {
    const cells = body.map((row) => row[column] ?? '');
    return { width: Math.max(...[title, ...cells].map(widthOf)), isFigures: areFigures(cells) };
  });
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => pad(cell, columns[column]!))
      .join('  ')
      .trimEnd();
  return [titles, columns.map(({ width }) => '─'.repeat(width)), ...body].map(line).join('\n');
}

/** `12`, `1,234`, `−3.5`, `51.2 %`; an empty cell or a dash may stand among them. */
const areFigures = (cells: readonly string[]): boolean =>
  cells.some((cell) => /\d/.test(cell)) && cells.every((cell) => /^([-+−]?\d[\d.,]*( ?%)?|[-–]?)$/.test(cell));

function pad(cell: string, { width, isFigures }: { width: number; isFigures: boolean }): string {
  const space = ' '.repeat(width - widthOf(cell));
  return isFigures ? space + cell : cell + space;
}

export interface Progress {
  /** Whether there is anything to be seen of it. */
  readonly isShown: boolean;
  /** Says how much is done by now, of the total, which may have become another; and how it stands. */
  reached(done: number, more?: { readonly total: number; readonly note: string }): void;
  /** Takes the bar away again, so that what is printed next starts on a clean line. Call it in a `finally`. */
  end(): void;
}

/** Where a bar is drawn and what tells it the time; tests bring their own. */
export interface ProgressSurroundings {
  readonly stream: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly now: () => number;
}

/** Work that is over sooner than this needs no bar. */
const PATIENCE_MS = 1000;

/** A progress bar on stderr for work of `total` steps; nothing at all where stderr is not a terminal. */
export function progress(
  title: string,
  total: number,
  { stream, now }: ProgressSurroundings = { stream: drawnOn(process.stderr), now: Date.now },
): Progress {
  if (stream.isTTY !== true) return { isShown: false, reached: () => {}, end: () => {} };
  const started = now();
  let bar: SingleBar | null = null;
  return {
    isShown: true,
    reached(done, more) {
      if (bar === null && now() - started >= PATIENCE_MS) bar = startBar({ title, total, done, stream });
      if (more !== undefined) bar?.setTotal(more.total);
      bar?.update(done, { note: more?.note ?? '' });
    },
    end() {
      bar?.stop();
      bar = null;
    },
  };
}

interface Drawn {
  readonly title: string;
  readonly total: number;
  readonly done: number;
  readonly stream: NodeJS.WritableStream;
}

/** Changes nothing about the terminal and takes no signal, so that Ctrl-C ends a long command at once and cleanly. */
function startBar({ title, total, done, stream }: Drawn): SingleBar {
  const bar = new SingleBar({
    format: `${title} {bar} {percentage} %  {value}/{total}  {eta_formatted} left  {note}`,
    stream,
    clearOnComplete: true,
    gracefulExit: false,
    linewrap: true,
    barsize: 30,
    barCompleteChar: '█',
    barIncompleteChar: '░',
  });
  bar.start(total, done, { note: '' });
  return bar;
}
