import { defineConfig } from 'vitest/config';

/** Two projects: `unit` answers within a minute; `whole` plays, soaks and runs the command line. */
export default defineConfig({
  test: {
    pool: 'threads',
    projects: [
      { test: { name: 'unit', isolate: false, include: ['test/**/*.test.ts'], exclude: ['test/whole/**'] } },
      { test: { name: 'whole', include: ['test/whole/**/*.test.ts'], testTimeout: 300_000 } },
    ],
  },
});
