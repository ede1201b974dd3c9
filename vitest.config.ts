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

const server = { deps: { external: [/\/dist\//] } };

/** `unit` answers within a minute; `whole` plays, soaks and runs the command line; `browser` plays on the built page. */
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
          testTimeout: 30_000, // a machine that is busy with other things is no fault
        },
      },
      {
        plugins: [builtRooms],
        test: { name: 'whole', env, server, include: WHOLE, testTimeout: 300_000 },
      },
      {
        plugins: [builtRooms],
        test: {
          name: 'browser',
          env,
          server,
          include: ['test/web/browser/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
