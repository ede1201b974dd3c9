import { defineConfig } from 'vitest/config';

/** What a person has imported on this machine must not change what the tests find. */
const env = { RULEBOX_HOME: 'dist/.test-home', RULEBOX_CARDS: '' };

/** Two projects: `unit` answers within a minute; `whole` plays, soaks and runs the command line. */
export default defineConfig({
  test: {
    pool: 'threads',
    projects: [
      { test: { name: 'unit', isolate: false, env, include: ['test/**/*.test.ts'], exclude: ['test/whole/**'] } },
      { test: { name: 'whole', env, include: ['test/whole/**/*.test.ts'], testTimeout: 300_000 } },
    ],
  },
});
