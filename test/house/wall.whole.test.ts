// The plan in rooms.ts is also what `tsc -b` enforces: these tests ask the compiler itself, with the real settings of
// every room and files that exist only in memory.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOMS, roomsBelow } from './rooms.js';
import { root, withSlashes } from './sources.js';

const NOT_IN_PROJECT = 6307;
const NOT_UNDER_ROOT = 6059;
const NO_SUCH_PROPERTY = 2339;
const NOT_EXPORTED = 2305;
const MEANT_ANOTHER = 2724;
const NAME_UNKNOWN = 2304;
const NAME_NEEDS_NODE = 2591;
const NAME_NEEDS_LIBRARY = 2584;

const rooms = Object.keys(ROOMS).filter((room) => existsSync(settingsOf(room)));
const pairs = rooms.flatMap((from) => rooms.filter((to) => to !== from).map((to) => ({ from, to })));

describe('the compiler as the wall between rooms', () => {
  it('rejects the engine importing the cards', () => {
    const errors = compile('engine', { 'engine/wall.ts': "import '../cards/wall.js';", 'cards/wall.ts': 'export {};' });
    expect(errors).toEqual(expect.arrayContaining([NOT_IN_PROJECT, NOT_UNDER_ROOT]));
  });

  it('accepts the engine importing itself, so that it is the wall that rejects', () => {
    const errors = compile('engine', { 'engine/wall.ts': "import './stone.js';", 'engine/stone.ts': 'export {};' });
    expect(errors).toEqual([]);
  });

  const wrongWay = pairs.filter(({ from, to }) => !roomsBelow(from).includes(to));
  it.each(wrongWay)(
    'rejects src/$from importing src/$to',
    ({ from, to }) => {
      const files = { [`${from}/wall.ts`]: `import '../${to}/wall.js';`, [`${to}/wall.ts`]: 'export {};' };
      expect(compile(from, files)).toContain(NOT_IN_PROJECT);
    },
    30_000,
  ); // the first room with a page's types parses all of them

  it.each(rooms)('has a door in it where the plan says so: src/%s/tsconfig.json', (room) => {
    const referred = (settings(room).projectReferences ?? []).map((reference) => basename(reference.path));
    const planned = roomsBelow(room).filter((below) => rooms.includes(below));
    expect(referred.sort(), 'Make "references" and the plan in test/house/rooms.ts agree').toEqual(planned.sort());
  });

  const bot = (lines: string) =>
    compile('bots', { 'bots/wall.ts': `import { type Imagined } from '../engine/view.js';\n${lines}` });

  it('lets a bot read the table of a game that it imagines, and not what the game is played with', () => {
    expect(bot('export const read = (game: Imagined) => game.state.sides;')).toEqual([]);
    expect(bot('export const peek = (game: Imagined) => game.setup;')).toEqual([NO_SUCH_PROPERTY]);
  });

  it.each(['viewFor', 'imagine', 'fork', 'newGame'])('keeps %s, which takes a whole game, from bots', (name) => {
    const [error] = bot(
      `import { ${name} } from '../engine/view.js';\nexport const peek = (game: Imagined) => [game, ${name}];`,
    );
    expect([NOT_EXPORTED, MEANT_ANOTHER]).toContain(error);
  });

  it.each(['console', 'process', 'document', 'setTimeout'])('keeps %s out of the engine', (name) => {
    const errors = compile('engine', { 'engine/wall.ts': `export const world = ${name};` });
    expect(errors).toHaveLength(1);
    expect([NAME_UNKNOWN, NAME_NEEDS_NODE, NAME_NEEDS_LIBRARY]).toContain(errors[0]);
  });
});

function inSrc(...path: string[]): string {
  return withSlashes(join(root, 'src', ...path));
}

function settingsOf(room: string): string {
  return inSrc(room, 'tsconfig.json');
}

function settings(room: string): ts.ParsedCommandLine {
  const read = ts.readConfigFile(settingsOf(room), ts.sys.readFile);
  const noFiles = { ...ts.sys, readDirectory: () => [settingsOf(room)] };
  return ts.parseJsonConfigFileContent(read.config, noFiles, inSrc(room));
}

/** Compiles the room's file `wall.ts` under the room's settings; the codes of what the compiler says against it. */
function compile(room: string, files: Readonly<Record<string, string>>): number[] {
  const { options, projectReferences } = settings(room);
  const inRoom = Object.keys(files).filter((path) => path.startsWith(`${room}/`));
  const program = ts.createProgram({
    rootNames: inRoom.map((path) => inSrc(path)),
    options: { ...options, noEmit: true },
    ...(projectReferences ? { projectReferences } : {}),
    host: hostWith(options, new Map(Object.entries(files).map(([path, text]) => [inSrc(path), text]))),
  });
  const semantic = program.getRootFileNames().map((path) => program.getSourceFile(path)!);
  return [...program.getOptionsDiagnostics(), ...semantic.flatMap((file) => program.getSemanticDiagnostics(file))].map(
    (diagnostic) => diagnostic.code,
  );
}

const libraries = new Map<string, ts.SourceFile | undefined>();

/** The file system with some files on top of it. The library files of the language are parsed once for all tests. */
function hostWith(options: ts.CompilerOptions, files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    fileExists: (path) => files.has(path) || host.fileExists(path),
    readFile: (path) => files.get(path) ?? host.readFile(path),
    getSourceFile: (path, target) => {
      const text = files.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, target);
      if (!libraries.has(path)) libraries.set(path, host.getSourceFile(path, target));
      return libraries.get(path);
    },
  };
}
