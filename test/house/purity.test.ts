import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { impurities } from './purity.js';
import { PURE_ROOMS } from './rooms.js';
import { expectNone, type Finding } from './sources.js';
import { findingAt, madeUp, type ParsedSource, parsedUnder, walk } from './syntax.js';

const linesOf = (text: string) => impurities(madeUp('src/engine/a.ts', text)).map((finding) => finding.line);

describe('pure rooms', () => {
  it.each(PURE_ROOMS)('src/%s touches neither clock nor chance nor the world', (room) => {
    expectNone(parsedUnder(`src/${room}`).flatMap(impurities));
  });

  it('are seen to when they draw from Math.random, however it is written', () => {
    expect(linesOf("Math.random();\nMath['random']();\nconst { random } = Math;\nMath.floor(1);")).toEqual([1, 2, 3]);
  });

  it('are seen to when they use a clock, a timer, the console or the process', () => {
    const text = 'new Date();\nperformance.now();\nsetTimeout(f, 1);\nconsole.log(1);\nprocess.exit();\nlet d: Date;';
    expect(linesOf(text)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("are seen to when they use the machine's language", () => {
    expect(linesOf('a.localeCompare(b);\nnew Intl.NumberFormat();\n(1000).toLocaleString();')).toEqual([1, 2, 3]);
  });

  it('may speak of these things in comments and as names of their own members', () => {
    expect(
      linesOf('// no Date, no console\nstep.process;\nconst a = { console: 1 };\ninterface B { Date: string }'),
    ).toEqual([]);
  });
});

describe('switches over rule answers', () => {
  it('have no default branch in src/engine/rules', () => {
    expectNone(parsedUnder('src/engine/rules').flatMap(defaultBranches));
  });

  it('are found when they have one', () => {
    const text = "switch (era.burn) {\n  case 'flip':\n    return 1;\n  default:\n    return 2;\n}";
    expect(defaultBranches(madeUp('src/engine/rules/burn.ts', text)).map((finding) => finding.line)).toEqual([4]);
  });
});

/** A default branch swallows the answer that a later era adds; without it the compiler names every place to extend. */
function defaultBranches(source: ParsedSource): Finding[] {
  const findings: Finding[] = [];
  const remedy = 'Write one case for each member of the union, so that the compiler lists this place when one is added';
  walk(source.tree, (node) => {
    if (ts.isDefaultClause(node)) findings.push(findingAt(source, node, 'a switch with a default branch', remedy));
  });
  return findings;
}
