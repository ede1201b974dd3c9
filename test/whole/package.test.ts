// The package as it would be published: packed, laid out in an empty folder, and used there as somebody would who has no clone.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../house/sources.js';

interface Packed {
  readonly filename: string;
  readonly entryCount: number;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

const folder = mkdtempSync(join(tmpdir(), 'rulebox-package-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true });
});

const npm = (...args: string[]): string =>
  execFileSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 2 ** 28 });
const [packed] = JSON.parse(npm('pack', '--json', '--silent', '--pack-destination', folder)) as [Packed];
const paths = packed.files.map(({ path }) => path);
const installed = layOut();

/** As npm would install it, but for the network: what it needs is that of this clone. */
function layOut(): string {
  execFileSync('tar', ['-xzf', join(folder, packed.filename), '-C', folder]);
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  cpSync(join(folder, 'package'), join(modules, 'rulebox'), { recursive: true });
  rmSync(join(folder, 'package'), { recursive: true });
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
  };
  for (const [path, { dev }] of Object.entries(packages)) {
    if (dev === true || !/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path)) continue;
    const name = path.slice('node_modules/'.length);
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, path), join(modules, name));
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  return join(modules, 'rulebox');
}

const env = { ...process.env, RULEBOX_HOME: join(folder, 'home') };

function rulebox(...args: string[]): { readonly code: number | null; readonly out: string; readonly error: string } {
  const main = join(installed, 'dist', 'rulebox', 'main.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  return { code: status, out: stdout, error: stderr };
}

const { exports, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly version: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
};

describe('the package', () => {
  it('has its doors, the command line, the page, and what they read', () => {
    const doors = Object.values(exports).flatMap((door) =>
      typeof door === 'string' ? [door] : [door.types, door.default],
    );
    for (const door of doors) expect(paths).toContain(door.slice('./'.length));
    const more = ['dist/rulebox/main.js', 'dist/rulebox/rules.json', 'dist/web/index.html', 'rules/index.yaml'];
    for (const path of [...more, 'LICENSE', 'README.md', 'CHANGELOG.md', 'docs/EMBED.md', 'dist/rulebox/licences.md'])
      expect(paths).toContain(path);
  });

  it('has nothing else in it: no tests, no maps, nothing of the compiler, nothing whose source is gone', () => {
    const strange = paths.filter((path) =>
      /(?:^|\/)\.|\.map$|\.tsbuildinfo$|\.test\.|^(?:src|test|scripts|bench)\//.test(path),
    );
    expect(strange).toEqual([]);
    const orphans = paths.filter((path) => {
      const [, room, name] = /^dist\/(?!rulebox\/|web\/)(\w+)\/(.+?)(?:\.d\.ts|\.js)$/.exec(path) ?? [];
      return name !== undefined && !sources(room!).has(name);
    });
    expect(orphans).toEqual([]);
    for (const path of paths.filter((each) => /^dist\/(?!web\/).+\.js$/.test(each)))
      expect(readFileSync(join(installed, path), 'utf8')).not.toMatch(/^\/\/# sourceMappingURL=/m);
  });

  it('is no larger than it has to be', () => {
    expect(packed.entryCount).toBeLessThan(3000);
    expect(packed.size).toBeLessThan(7_000_000);
  });
});

const sources = (room: string): ReadonlySet<string> =>
  new Set(
    readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' }).map((name) =>
      name.replaceAll('\\', '/').replace(/\.tsx?$/, ''),
    ),
  );

describe('installed in an empty folder, the command line', () => {
  it('says its version, shows decks, looks rules up, and plays', () => {
    expect(rulebox('--version').out).toBe(`${version}\n`);
    expect(rulebox('deck', 'show').out).toContain('CurseGar');
    expect(rulebox('rules', 'RET-05').out).toContain('Confused retreat');
    const { code, out } = rulebox('play', '--terminal', '--decks', 'LuxApe', 'CurseGar');
    expect([code, out.includes(' wins: ')]).toEqual([0, true]);
  });

  it('simulates', () => {
    const { code, out } = rulebox(
      'arena',
      'Deep Water',
      'Ash and Lightning',
      '--era',
      'swsh-2022',
      '--games',
      '2',
      '--bot',
      'random',
    );
    expect([code, out]).toEqual([0, expect.stringMatching(/[Cc]hecksum/)]);
  });

  it('serves the page, and tables', async () => {
    const args = [join(installed, 'dist', 'rulebox', 'main.js'), 'serve', '--port', '0'];
    const child = spawn(process.execPath, args, { cwd: folder, env });
    children.push(child);
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    const [address] = /http:\S+/.exec(said.toString())!;
    const page = await fetch(address);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')]);
    expect((await fetch(new URL('/api/decks', address))).status).toBe(200);
  });
});

/** A stranger's program: a deck of the library in three lines, and something of every other door. */
const CONSUMER = `
import { newGame, orThrow, type Game } from 'rulebox/engine';
import { library } from 'rulebox/library';
export const game: Game = orThrow(newGame(orThrow(library.claim(['LuxApe', 'CurseGar'], 7))));
${Object.entries(exports)
  .filter(([, door]) => typeof door !== 'string')
  .map(
    ([name], at) =>
      `import * as door${at} from 'rulebox/${name.slice(2)}';\nexport const all${at}: object = door${at};`,
  )
  .join('\n')}
console.log(game.state.decision.kind, library.deck('LuxApe')?.era ?? 'none');
`;

describe('installed in an empty folder, every door', () => {
  it.each([
    ['nodenext', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
    ['bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
  ])('has types that the strictest compiler takes, its own libraries checked: %s', (_, module, moduleResolution) => {
    const file = join(folder, 'consumer.mts');
    writeFileSync(file, CONSUMER);
    const program = ts.createProgram([file], {
      ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false },
      ...{ target: ts.ScriptTarget.ES2023, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'], types: [], noEmit: true },
      ...{ module, moduleResolution },
    });
    expect(ts.getPreEmitDiagnostics(program).map(({ messageText, file: at }) => [at?.fileName, messageText])).toEqual(
      [],
    );
  });

  it('runs in Node', () => {
    const code = ts.transpileModule(CONSUMER, {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
    });
    writeFileSync(join(folder, 'consumer.mjs'), code.outputText);
    const { stdout, stderr } = spawnSync(process.execPath, ['consumer.mjs'], { cwd: folder, encoding: 'utf8' });
    expect([stderr, stdout]).toEqual(['', expect.stringMatching(/^[\w-]+ platinum-2009\n$/)]);
  });

  it('runs in a bundle that takes the library along, where there is no Node', async () => {
    const entry = join(folder, 'page.js');
    writeFileSync(
      entry,
      `import { newGame, orThrow } from 'rulebox/engine';
import { libraryOf } from 'rulebox/cards';
import files from 'rulebox/library.json';
const library = orThrow(libraryOf(files));
globalThis.told = [orThrow(newGame(orThrow(library.claim(['LuxApe', 'CurseGar'], 7)))).state.decision.kind, library.decks.length];
`,
    );
    await build({
      ...{ root: folder, logLevel: 'error', configFile: false },
      build: {
        outDir: join(folder, 'bundle'),
        lib: { entry, formats: ['iife'], name: 'page', fileName: 'page' },
        minify: false,
      },
    });
    const [bundle] = readdirSync(join(folder, 'bundle'));
    const world: { told?: unknown } = {};
    runInNewContext(readFileSync(join(folder, 'bundle', bundle!), 'utf8'), world);
    const decks = readdirSync(join(root, 'library', 'decks'), { recursive: true }).filter((file) =>
      String(file).endsWith('.json'),
    );
    expect(world.told).toEqual([expect.any(String), decks.length]);
  });
});
