import { defineConfig } from 'vitest/config';

/** What a person has imported on this machine must not change what the tests find. */
const env = { RULEBOX_HOME: 'dist/.test-home', RULEBOX_CARDS: '' };

/** `unit` answers within a minute; `whole` plays, soaks and runs the command line; `browser` plays on the built page. */
export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: '100%', // one fewer than there are cores is one of two
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          env,
          include: ['test/**/*.test.ts'],
          exclude: ['test/whole/**', 'test/web/browser/**'],
        },
      },
      { test: { name: 'whole', env, include: ['test/whole/**/*.test.ts'], testTimeout: 300_000 } },
      {
        test: {
          name: 'browser',
          env,
          include: ['test/web/browser/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          fileParallelism: false,
        },
      },
    ],
  },
});
