import { dirname, join, resolve, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';

/** What a person has imported on this machine must not change what the tests find. */
const env = { RULEBOX_HOME: 'dist/.test-home', RULEBOX_CARDS: '' };

const SOURCES = join(import.meta.dirname, 'src') + sep;
const BUILT = join(import.meta.dirname, 'dist') + sep;

/**
 * Tests read the rooms as they were built, which `npm test` has done before: compiling them once more for each worker took
 * longer than running them. The page is not built file by file, so its own files are read as they are written.
 */
const builtRooms: Plugin = {
  name: 'built-rooms',
  enforce: 'pre',
  resolveId(asked, importer) {
    if (importer === undefined || !asked.startsWith('.')) return null;
    const path = resolve(dirname(importer), asked);
    if (!path.startsWith(SOURCES) || path.startsWith(join(SOURCES, 'web'))) return null;
    return { id: join(BUILT, path.slice(SOURCES.length)), external: 'absolute' };
  },
};

/** What takes its time, wherever it stands. */
const WHOLE = ['test/whole/**/*.test.ts', 'test/**/*.whole.test.ts'];

/** Packs the package, which builds anew what other tests of the command line run: it goes by itself. */
const PACKAGE = 'test/whole/package.test.ts';

const server = { deps: { external: [/\/dist\//] } };

/** What comes by itself is waited for: on a machine that is busy with other things a second is nothing. */
const waiting = { poll: { timeout: 15_000 } };

/** `unit` answers within a minute; `whole` plays, soaks and runs the command line; `package` packs it; `browser` plays on the built page. */
export default defineConfig({
  test: {
    pool: 'threads',
    globalSetup: ['test/build.ts'],
    maxWorkers: '100%', // one fewer than there are cores is one of two
    projects: [
      {
        plugins: [builtRooms],
        test: {
          name: 'unit',
          server,
          isolate: false,
          env,
          include: ['test/**/*.test.ts'],
          exclude: [...WHOLE, 'test/web/browser/**'],
          expect: waiting,
          testTimeout: 60_000, // a machine that is busy with other things is no fault
        },
      },
      {
        plugins: [builtRooms],
        test: {
          name: 'whole',
          env,
          server,
          include: WHOLE,
          exclude: [PACKAGE],
          expect: waiting,
          testTimeout: 300_000,
        },
      },
      {
        plugins: [builtRooms],
        test: { name: 'package', env, server, include: [PACKAGE], testTimeout: 300_000 },
      },
      {
        plugins: [builtRooms],
        test: {
          name: 'browser',
          env,
          server,
          isolate: false, // each file has a browser of its own
          include: ['test/web/browser/**/*.test.ts'],
          testTimeout: 240_000, // every screen after every other one takes its time on a busy machine
          hookTimeout: 60_000,
          expect: waiting,
        },
      },
    ],
  },
});
