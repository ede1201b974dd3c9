// The files of this repository as the house tests see them, and the form in which they complain.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A text file, by its path from the root with `/` as separator. Made up in tests of the checks themselves. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** One breach of a house rule: where, what is wrong, and what to do about it. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly problem: string;
  readonly remedy: string;
}

/** Every text file under a folder whose name ends as asked; none if the folder is not there. */
export function sourcesUnder(folder: string, endings: readonly string[]): Source[] {
  return filesUnder(folder)
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map(readSource);
}

export const readSource = (path: string): Source => ({ path, text: readFileSync(join(root, path), 'utf8') });

/** Generated and installed folders; nobody writes in them by hand. */
const NOT_OURS = ['node_modules', 'dist', 'coverage', '.git', '.rulebox'];

function filesUnder(folder: string): string[] {
  const from = join(root, folder);
  if (!existsSync(from)) return [];
  return readdirSync(from, { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.includes(entry.name) ? [] : filesUnder(path);
    return [path];
  });
}

/** Every file that is or would be committed. Without git (an unpacked archive) every file that is ours. */
export function committedFiles(): string[] {
  const git = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (git.status !== 0) return filesUnder('.');
  return git.stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

type Complaint = Pick<Finding, 'problem' | 'remedy'>;

/** Every place where a pattern (with flag `g`) matches and there is something to say against it. */
export function matches(source: Source, pattern: RegExp, say: (match: string) => Complaint | null): Finding[] {
  return [...source.text.matchAll(pattern)].flatMap((match) => {
    const complaint = say(match[0]);
    return complaint ? [{ path: source.path, line: lineAt(source.text, match.index), ...complaint }] : [];
  });
}

/** The same path with `/`, as the compiler and our messages write it on every system. */
export const withSlashes = (path: string): string => path.split(sep).join('/');

/** Fails with one line a finding, so that the reader can go from the message to the place. */
export function expectNone(findings: readonly Finding[]): void {
  const lines = findings.map(({ path, line, problem, remedy }) => `  ${path}:${line}  ${problem}. ${remedy}.`);
  expect(findings, `\n${lines.join('\n')}\n`).toHaveLength(0);
}
