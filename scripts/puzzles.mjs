// `node scripts/puzzles.mjs [BOT] [WORDS]`: puts the puzzles of test/bots/positions to a bot and tells what it gets wrong, and
// how; with words only those whose name has them. The rooms must be built: `npx tsc -b`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.mjs';

const room = (name) => import(join(root, 'dist', name));
const { KNOWN } = await room('engine/index.js');
const { readPuzzles, puzzleFaults, scoreOf } = await room('scenarios/index.js');
const { BOT_NAMES, bots } = await room('bots/index.js');
const { shippedLibrary } = await room('cli/library-files.js');

const [name = 'greedy', words = ''] = process.argv.slice(2);
if (!(name in bots)) {
  console.error(`There is no bot ${name}; there are ${BOT_NAMES.join(', ')}.`);
  process.exit(2);
}
const folder = join(root, 'test', 'bots', 'positions');
const known = { eras: KNOWN.eras.map(({ id }) => id), formats: KNOWN.formats.map(({ id }) => id), rules: [] };
const world = { library: shippedLibrary() };

let isSound = true;
const complain = (file, line, message) => {
  isSound = false;
  console.error(`${file}:${line}: ${message}`);
};

for (const file of readdirSync(folder).filter((each) => each.endsWith('.yaml'))) {
  const { puzzles, diagnostics } = readPuzzles(file, readFileSync(join(folder, file), 'utf8'), known);
  for (const { line, message } of diagnostics) complain(file, line, message);
  const asked = puzzles.filter(({ scenario }) => scenario.name.toLowerCase().includes(words.toLowerCase()));
  const sound = asked.filter((puzzle) => {
    const faults = puzzleFaults(puzzle, world);
    for (const { line, message } of faults) complain(file, line, message);
    return faults.length === 0;
  });
  const { right, wrong } = scoreOf(sound, bots[name], world);
  for (const each of wrong) console.log(`- ${each.name}\n    ${each.wrong}`);
  console.log(`${file}: ${name} solves ${right.length} of ${sound.length}`);
}
process.exit(isSound ? 0 : 2);
