// `node scripts/by-turns.mjs --old TREE [--what library,listeners,greedy] [--slices 15] [--json]`: this version against another one, in
// one process, by turns: so whatever else the machine does, it does to both. TREE is another working copy, built as this one is
// (`npx tsc -b`). Each slice is the same work in either tree; first their checksums are compared, then what the slices took of the
// processor: the medians, and the median of the ratios of neighbours. `--null` takes a copy of this very build for the other: how far the
// ratios then are from 1 is how far they can be believed.
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PARTS } from './by-turns/parts.mjs';
import { compared } from './by-turns/slices.mjs';
import { treeAt } from './by-turns/tree.mjs';
import { root } from './ready.mjs';

const { values } = parseArgs({
  options: {
    old: { type: 'string' },
    null: { type: 'boolean', default: false },
    what: { type: 'string', default: Object.keys(PARTS).join(',') },
    slices: { type: 'string', default: '15' },
    json: { type: 'boolean', default: false },
  },
});
const parts = values.what.split(',');
const slices = Number(values.slices);
if ((values.old === undefined) !== values.null || !parts.every((part) => part in PARTS) || !(slices >= 1)) {
  console.error(`Name a tree (--old TREE) or --null, slices, and parts among ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const copy = join(root, '.null');
if (values.null) copyRooms();
try {
  const [before, now] = [
    await treeAt(values.null ? copy : resolve(values.old, 'dist')),
    await treeAt(join(root, 'dist')),
  ];
  let differs = false;
  for (const part of parts) {
    for (const [name, job] of Object.entries(PARTS[part])) {
      const found = compared(job, [before, now], slices);
      differs ||= !found.same;
      console.log(values.json ? JSON.stringify({ name, ...found }) : line(name, found));
    }
  }
  process.exitCode = differs ? 1 : 0;
} finally {
  if (values.null) rmSync(copy, { recursive: true, force: true });
}

/** Beside `dist`, so that it finds the library and the packages. */
function copyRooms() {
  rmSync(copy, { recursive: true, force: true });
  for (const room of readdirSync(join(root, 'dist')))
    cpSync(join(root, 'dist', room), join(copy, room), { recursive: true });
}

/** Three figures are enough to compare with. */
function line(name, { same, checksums, unit, old, now, ratio, low, high, bytes }) {
  const rate = (each) => (each >= 100 ? Math.round(each).toLocaleString('en') : each.toPrecision(3));
  const of = same ? `same work ${checksums[1]}` : `DIFFERENT WORK ${checksums.join(' / ')}`;
  const garbage = bytes === null ? '' : `, bytes ${bytes.map(rate).join(' → ')} (${(bytes[1] / bytes[0]).toFixed(2)})`;
  const spread = `${low.toFixed(2)}–${high.toFixed(2)}`;
  return `${name}: ${rate(old)} → ${rate(now)} ${unit}, × ${ratio.toFixed(2)} (${spread})${garbage}; ${of}`;
}
