import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { committedFiles, expectNone, type Finding, matches, readSource, root, type Source } from './sources.js';

const committed = committedFiles();
const textsOf = (choose: (path: string) => boolean): Source[] =>
  committed.filter((path) => choose(path) && !/\.(png|ico|woff2?|jpe?g|webp|gz)$/.test(path)).map(readSource);

/** Written in two halves, so that this file does not contain what it looks for. */
const FOREIGN = new RegExp(
  [
    ['/wo', 'rk/'],
    ['npm', 'js'],
  ]
    .map((halves) => halves.join(''))
    .join('|'),
  'g',
);
const UNFINISHED = /\b(TODO|FIXME|XXX|HACK)\b/g;
/** The endings `only`, `skip` and `todo` of a test, and the short forms of other test runners. */
const SWITCHED_OFF = /\.(only|skip|todo)(\.each)?\(|^\s*(fit|fdescribe|xit|xdescribe|xtest)\(/gm;

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

describe('what is committed', () => {
  it('names no address of a package in the lock file', () => {
    expectNone(addresses(readSource('package-lock.json')));
  });

  it('locks the packages of every platform, so that npm ci works', () => {
    const { packages } = JSON.parse(readSource('package-lock.json').text) as { packages: Record<string, Locked> };
    const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
    const missing = wanted.filter(
      (name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)),
    );
    expect(missing, 'run `node scripts/lock.mjs`').toEqual([]);
  });

  it('names no machine and no package registry', () => {
    expectNone(textsOf(() => true).flatMap(foreignWords));
  });

  it('leaves nothing unfinished in src', () => {
    expectNone(textsOf((path) => path.startsWith('src/')).flatMap(unfinished));
  });

  it('runs every test', () => {
    expectNone(textsOf((path) => path.startsWith('test/') && path.endsWith('.ts')).flatMap(switchedOff));
  });

  it('links only to files that are there', () => {
    expectNone(textsOf((path) => path.endsWith('.md')).flatMap(deadLinks));
  });
});

describe('the search for what must not be committed', () => {
  const linesIn = (check: (source: Source) => Finding[], path: string, text: string) =>
    check({ path, text }).map((finding) => finding.line);

  it('finds addresses, machine paths and unfinished work', () => {
    expect(linesIn(addresses, 'package-lock.json', '{\n  "resolved": "somewhere"\n}')).toEqual([2]);
    expect(linesIn(foreignWords, 'a.md', `work/\nat ${['/wo', 'rk/main'].join('')}`)).toEqual([2]);
    expect(linesIn(unfinished, 'src/a.ts', 'const METHODODO = 1;\n// TODO: more')).toEqual([2]);
  });

  it('finds tests that do not run, but for those that say why', () => {
    const off = (name: string) => `it.${name}('x', f);`;
    expect(linesIn(switchedOff, 'test/a.ts', `it('x', f);\n${off('skip')}\n${off('only')}\n${off('todo')}`)).toEqual([
      2, 3, 4,
    ]);
    expect(linesIn(switchedOff, 'test/a.ts', `// skipped: needs two processors\n${off('skip')}`)).toEqual([]);
    expect(linesIn(switchedOff, 'test/a.ts', `// skipped: no\n${off('only')}`)).toEqual([2]);
  });

  it('finds links to files that are not there', () => {
    const text = '[a](package.json) [b](https://example.org)\n[c](#part) [d](nowhere.md#part)';
    expect(linesIn(deadLinks, 'a.md', text)).toEqual([2]);
  });
});

function addresses(source: Source): Finding[] {
  const remedy = 'Keep omit-lockfile-registry-resolved=true in .npmrc and write the lock file again';
  return matches(source, /"resolved":/g, () => ({ problem: 'an address of a package', remedy }));
}

function foreignWords(source: Source): Finding[] {
  const remedy = 'Write a path from the root of the repository, or leave it out';
  return matches(source, FOREIGN, (word) => ({ problem: `contains '${word}'`, remedy }));
}

function unfinished(source: Source): Finding[] {
  const remedy = 'Finish it, or write down as an issue what is missing';
  return matches(source, UNFINISHED, (word) => ({ problem: `contains '${word}'`, remedy }));
}

/** A skipped test must say why in a comment on the line above it: `// skipped: reason`. */
function switchedOff(source: Source): Finding[] {
  const lines = source.text.split('\n');
  const remedy = "Let it run, or, for a skip that has a reason, write '// skipped: reason' on the line above";
  return matches(source, SWITCHED_OFF, (call) => ({
    problem: `switches tests off with '${call.trim()}'`,
    remedy,
  })).filter(
    ({ line, problem }) => !(problem.includes('.skip') && /^\s*\/\/ skipped: \S+/.test(lines[line - 2] ?? '')),
  );
}

function deadLinks(source: Source): Finding[] {
  const remedy = 'Correct the link';
  return matches(source, /(?<=\]\()[^)\s#:]+(?=(#[^)]*)?\))/g, (link) => {
    const target = posix.join(posix.dirname(source.path), link);
    return existsSync(join(root, target)) ? null : { problem: `links to ${target}, which is not there`, remedy };
  });
}
