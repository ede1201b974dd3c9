// `npm test`: installs, compiles every room (the wall), checks the style and runs all tests, fast ones first.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build, buildPage, install, root, run } from './ready.mjs';

const bin = (name, ...path) => [join(root, 'node_modules', name, ...path)];

install();
build();
buildPage();
run(process.execPath, [...bin('typescript', 'bin', 'tsc'), '-b']);
run(process.execPath, [...bin('@biomejs/biome', 'bin', 'biome'), 'check', '.']);
run(process.execPath, [...bin('vitest', 'vitest.mjs'), 'run', '--project', 'unit', ...process.argv.slice(2)]);
run(process.execPath, [...bin('vitest', 'vitest.mjs'), 'run', '--project', 'whole', ...process.argv.slice(2)]);
run(process.execPath, [...bin('vitest', 'vitest.mjs'), 'run', '--project', 'package', ...process.argv.slice(2)]);

const { fetchChromium, findChromium } = await import('./chromium.mjs');
const said = findChromium() === null ? fetchChromium() : null;
if (findChromium() === null) {
  console.log(`${said} The tests of the page in a browser are skipped. CHROMIUM may name one.`);
} else {
  if (said !== null) console.log(said);
  // A browser waits a good part of its time: for motion to end, for a server to come back. One worker more than cores fills that.
  const workers = `--maxWorkers=${availableParallelism() + 1}`;
  run(process.execPath, [
    ...bin('vitest', 'vitest.mjs'),
    'run',
    '--project',
    'browser',
    workers,
    ...process.argv.slice(2),
  ]);
}
