import { describe, expect, it } from 'vitest';
import { linesOfFile, linesOfFunctions, type Measured, over, parametersOfFunctions, tooBig } from './sizes.js';
import { expectNone } from './sources.js';
import { madeUp, parsedUnder } from './syntax.js';

const FILE = { comfortable: 250, ceiling: 500 };
const FUNCTION = { comfortable: 30, ceiling: 60 };
const PARAMETERS = 4;

const sources = parsedUnder('src');
const files = sources.map(linesOfFile);
const functions = sources.flatMap(linesOfFunctions);

describe('sizes in src', () => {
  it(`keep every file within ${FILE.ceiling} lines`, () => {
    const remedy = 'Split it by concept: one exported idea a file, and a table belongs into data';
    expectNone(over(FILE.ceiling, files).map(tooBig('lines', FILE.ceiling, remedy)));
  });

  it(`keep every function within ${FUNCTION.ceiling} lines`, () => {
    const remedy = 'Name its steps and make them functions';
    expectNone(over(FUNCTION.ceiling, functions).map(tooBig('lines', FUNCTION.ceiling, remedy)));
  });

  it(`keep every function within ${PARAMETERS} parameters`, () => {
    const parameters = over(PARAMETERS, sources.flatMap(parametersOfFunctions));
    expectNone(parameters.map(tooBig('parameters', PARAMETERS, 'Pass a record with named fields')));
  });

  it('are reported where they are no longer comfortable', () => {
    const long = over(FILE.comfortable, files);
    const tall = over(FUNCTION.comfortable, functions);
    if (long.length + tall.length > 0) console.info(report(long, tall));
    expect(files.length).toBeGreaterThan(0);
  });
});

describe('the measuring', () => {
  const sample = madeUp(
    'src/a.ts',
    `/** Not counted. */
export function add(this: void, a: number, b: number) {
  return [a, b].map((n) => n + 1);
}
const five = (a: 1, b: 2, c: 3, d: 4, e: 5) =>
  a + b + c + d + e;
class Box {
  constructor(readonly size: number) {}
}
`,
  );

  it('counts lines of functions from the first word to the brace', () => {
    expect(linesOfFunctions(sample).map(({ what, line, size }) => [what, line, size])).toEqual([
      ['add', 2, 3],
      ['a function', 3, 1],
      ['five', 5, 2],
      ['the constructor', 8, 1],
    ]);
  });

  it('counts parameters without `this`', () => {
    expect(parametersOfFunctions(sample).map(({ size }) => size)).toEqual([2, 1, 5, 1]);
    expect(
      over(PARAMETERS, parametersOfFunctions(sample)).map(tooBig('parameters', PARAMETERS, 'Pass a record')),
    ).toEqual([{ path: 'src/a.ts', line: 5, problem: 'five has 5 parameters, more than 4', remedy: 'Pass a record' }]);
  });

  it('counts lines of a file without the empty end', () => {
    expect(linesOfFile(sample).size).toBe(9);
  });
});

function report(long: readonly Measured[], tall: readonly Measured[]): string {
  const rows = (measured: readonly Measured[]) =>
    measured.map(({ size, path, line, what }) => `  ${String(size).padStart(4)}  ${path}:${line}  ${what}`);
  return [
    `Files over ${FILE.comfortable} lines: ${long.length}`,
    ...rows(long),
    `Functions over ${FUNCTION.comfortable} lines: ${tall.length}`,
    ...rows(tall),
  ].join('\n');
}
