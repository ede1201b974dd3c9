import { describe, expect, it } from 'vitest';
import { findCycles, findFolderCycles } from './cycles.js';
import { judge } from './rooms.js';
import { expectNone } from './sources.js';
import { findMissing, importsOf, madeUp, parsedUnder } from './syntax.js';

const sources = parsedUnder('src');
const problemsOf = (path: string, text: string) =>
  importsOf(madeUp(path, text))
    .flatMap(judge)
    .map((f) => f.problem);

describe('imports between rooms', () => {
  it('go only downwards, and only through doors', () => {
    expectNone(sources.flatMap(importsOf).flatMap(judge));
  });

  it('are refused upwards, of values and of types alike', () => {
    const upwards = ['src/engine may not import src/cards'];
    expect(problemsOf('src/engine/a.ts', "import { x } from '../cards/index.js';")).toEqual(upwards);
    expect(problemsOf('src/engine/rules/a.ts', "import type { X } from '../../cards/index.js';")).toEqual(upwards);
    expect(problemsOf('src/engine/a.ts', "export * from '../cards/index.js';")).toEqual(upwards);
    expect(problemsOf('src/engine/a.ts', "type X = import('../cards/index.js').X;")).toEqual(upwards);
    expect(problemsOf('src/engine/a.ts', "const x = await import('../cards/index.js');")).toEqual(upwards);
    expect(problemsOf('src/web/a.tsx', "import '../server/index.js';")).toEqual(['src/web may not import src/server']);
  });

  it('are refused past the door, also where the room itself is allowed', () => {
    expect(problemsOf('src/cards/a.ts', "import type { X } from '../engine/model/seat.js';")).toEqual([
      'src/cards reaches past the door into src/engine/model/seat.ts',
    ]);
    expect(problemsOf('src/bots/a.ts', "import { apply } from '../engine/index.js';")).toEqual([
      'src/bots reaches past the door into src/engine/index.ts',
    ]);
    expect(problemsOf('src/bots/a.ts', "import type { View } from '../engine/view.js';")).toEqual([]);
  });

  it('are refused through the own door, and out of src', () => {
    expect(problemsOf('src/engine/turn/a.ts', "import { x } from '../index.js';")).toEqual([
      'src/engine imports its own door',
    ]);
    expect(problemsOf('src/cli/a.ts', "import x from '../../package.json';")).toEqual([
      'package.json lies outside src',
    ]);
  });

  it('are refused from and to a room that is not in the plan', () => {
    expect(problemsOf('src/attic/a.ts', "import '../engine/index.js';")).toEqual([
      'src/attic is a room without a place in the plan',
    ]);
    expect(problemsOf('src/cli/a.ts', "import '../attic/index.js';")).toEqual(['src/cli may not import src/attic']);
  });

  it('of packages are for the rooms on top, but for the YAML reader of scenarios', () => {
    expect(problemsOf('src/engine/a.ts', "import { readFileSync } from 'node:fs';")).toEqual([
      "src/engine imports the package 'node:fs', but may import no package at all",
    ]);
    expect(problemsOf('src/scenarios/a.ts', "import { parse } from 'yaml';")).toEqual([]);
    expect(problemsOf('src/scenarios/a.ts', "import 'commander';")).toHaveLength(1);
    expect(problemsOf('src/cli/a.ts', "import { Command } from 'commander';")).toEqual([]);
  });
});

describe('folders of the page', () => {
  const page = sources.filter(({ path }) => path.startsWith('src/web/'));

  it('lean on each other one way only', () => {
    expectNone(findFolderCycles(page));
  });

  it('are found leaning on each other, by whatever files', () => {
    const knot = [
      madeUp('src/web/table/a.tsx', "import { b } from '../words/b.js';"),
      madeUp('src/web/words/b.ts', ''),
      madeUp('src/web/words/c.ts', "import type { D } from '../table/d.js';"),
      madeUp('src/web/table/d.ts', ''),
    ];
    expect(findCycles(knot)).toHaveLength(0);
    expect(findFolderCycles(knot).map(({ problem }) => problem)).toEqual([
      'import cycle src/web/table → src/web/words → src/web/table',
    ]);
  });
});

describe('files that the compiler takes on trust', () => {
  it('lie where they are imported from', () => {
    expectNone(sources.flatMap(findMissing));
  });

  it('are missed: sheets and pictures alike, whatever is asked of them', () => {
    const page = madeUp('src/web/parts/a.tsx', "import '../look/none.css';\nimport b from './none.svg?raw';");
    expect(findMissing(page).map(({ line, problem }) => [line, problem])).toEqual([
      [1, 'src/web/look/none.css is not there'],
      [2, 'src/web/parts/none.svg is not there'],
    ]);
    expect(findMissing(madeUp('src/web/a.tsx', "import './look/look.css';\nimport './none.js';"))).toEqual([]);
  });
});

describe('import cycles', () => {
  it('are not there, neither of values nor of types', () => {
    expectNone(findCycles(sources));
  });

  it('are found and told as the way around', () => {
    const knot = [
      madeUp('src/engine/a.ts', "import { b } from './b.js';"),
      madeUp('src/engine/b.ts', "\nimport type { C } from './c.js';"),
      madeUp('src/engine/c.ts', "export * from './a.js';"),
      madeUp('src/engine/d.ts', "import './a.js';"),
    ];
    expect(findCycles(knot)).toEqual([
      {
        path: 'src/engine/a.ts',
        line: 1,
        problem: 'import cycle src/engine/a.ts → src/engine/b.ts → src/engine/c.ts → src/engine/a.ts',
        remedy: 'Move what they share into a file of its own that imports none of them',
      },
    ]);
  });

  it('are found through components too', () => {
    const knot = [
      madeUp('src/web/a.tsx', "import type { B } from './b.js';"),
      madeUp('src/web/b.ts', "import { A } from './a.js';"),
    ];
    expect(findCycles(knot)).toHaveLength(1);
  });

  it('are found where a file imports itself', () => {
    expect(findCycles([madeUp('src/engine/a.ts', "import './a.js';")])).toHaveLength(1);
  });
});
