// `npm run mutants`: puts faults into a copy of the sources, one by one, and tells which of them nobody notices: neither the
// scenarios nor, if these do not, the engine's tests. By hand, because it takes its time.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readMutants } from './mutants/list.mjs';
import { buildFile, buildRooms, scenariosOf, scratchOf, withFault } from './mutants/scratch.mjs';
import { root } from './ready.mjs';

const HELP = `npm run mutants -- [options]
  --only NAME        only faults whose name has this in it; may be given several times
  --tree DIR         judge another tree than this one, as far as the faults have a place in it
  --scenarios-only   do not ask the engine's tests about what the scenarios let live
  --limit SECONDS    for each step of a fault (180); who takes longer is noticed
  --json             the results as JSON`;

const { values: given } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    tree: { type: 'string', default: root },
    'scenarios-only': { type: 'boolean', default: false },
    limit: { type: 'string', default: '180' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (given.help) {
  console.log(HELP);
  process.exit(0);
}

const seconds = Number(given.limit);
const tell = (line) => (given.json ? console.error(line) : console.log(line));
const isWanted = ({ name }) => given.only.length === 0 || given.only.some((part) => name.includes(part));
const wanted = readMutants(root).filter(isWanted);
if (wanted.length === 0) {
  console.error(`No fault is called so. They are in test/mutants.`);
  process.exit(2);
}

const scratch = scratchOf(resolve(given.tree));
const bin = (...path) => join(scratch.root, 'node_modules', ...path);
const timedOut = ({ error }) => error?.code === 'ETIMEDOUT';

/** The command line with the fault: first the scenarios of the rule that it breaks, which mostly notice, then all. */
function byScenarios({ rule }) {
  const build = [bin('vite', 'bin', 'vite.js'), 'build', '--config', 'vite.cli.config.ts', '--logLevel', 'error'];
  const built = scratch.run(build, seconds);
  if (built.status !== 0) return { verdict: 'does not build', by: built.stderr.slice(0, 500) };
  const own = scenariosOf(scratch.root, rule);
  const first = own.length === 0 ? ALIVE : ofScenarios(own, `scenarios of ${rule}`);
  return first.verdict === 'alive' ? ofScenarios(['scenarios'], 'other scenarios') : first;
}

const ALIVE = { verdict: 'alive', by: '' };

function ofScenarios(paths, what) {
  const ran = scratch.run([join('dist', 'rulebox', 'main.js'), 'scenario', ...paths, '--json'], seconds);
  if (timedOut(ran)) return { verdict: 'noticed', by: 'time' };
  return ran.status === 0 ? ALIVE : { verdict: 'noticed', by: `${failedIn(ran.stdout)} ${what}` };
}

/** Of a run that did not come to its end nobody knows how many. */
function failedIn(written) {
  try {
    return JSON.parse(written).failed;
  } catch {
    return 'a crash in';
  }
}

let areRoomsBuilt = false;

/** What the scenarios do not notice, the tests may. */
async function byTests(mutant) {
  if (!areRoomsBuilt) throw new Error('the rooms are built before a fault is put in');
  const restore = await buildFile(scratch, mutant.file);
  const ran = scratch.run(
    [bin('vitest', 'vitest.mjs'), 'run', '--project', 'unit', '--bail', '1', '--maxWorkers', '1', 'test/engine'],
    seconds,
  );
  restore();
  if (timedOut(ran)) return { verdict: 'noticed', by: 'time' };
  return ran.status === 0 ? ALIVE : { verdict: 'noticed', by: 'a test' };
}

async function judge(mutant) {
  const first = await withFault(scratch, mutant, () => byScenarios(mutant));
  if (first === null) return { verdict: 'not there', by: '' };
  if (first.verdict !== 'alive' || given['scenarios-only']) return first;
  if (!areRoomsBuilt) buildRooms(scratch, seconds * 3);
  areRoomsBuilt = true;
  return withFault(scratch, mutant, () => byTests(mutant));
}

const results = [];
try {
  for (const mutant of wanted) {
    const { verdict, by } = await judge(mutant);
    results.push({ name: mutant.name, rule: mutant.rule, file: mutant.file, breaks: mutant.breaks, verdict, by });
    tell(`${verdict.padEnd(14)} ${mutant.rule.padEnd(9)} ${mutant.name}${by === '' ? '' : ` (${by})`}`);
  }
} finally {
  scratch.remove();
}

const count = (verdict) => results.filter((one) => one.verdict === verdict).length;
const judged = results.length - count('not there');
tell(`${count('noticed')} of ${judged} noticed, ${count('alive')} alive, ${count('not there')} not in this tree`);
for (const { name, breaks } of results.filter(({ verdict }) => verdict === 'alive')) tell(`  ${name}: ${breaks}`);
if (given.json) console.log(JSON.stringify({ noticed: count('noticed'), judged, results }, null, 2));
process.exitCode = count('alive') + count('does not build') > 0 ? 1 : 0;
