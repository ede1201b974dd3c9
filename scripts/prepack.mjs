// `npm pack` and `npm publish`: builds all that the package ships, and takes away what was built of sources that are gone.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPage, joinCommandLine, root, run } from './ready.mjs';

const dist = join(root, 'dist');
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The rooms that have a door in the package. */
const doors = Object.values(exports).flatMap((door) => /^\.\/dist\/([^/]+)\//.exec(door.default ?? '')?.[1] ?? []);
const rooms = [...new Set(doors)];

run(process.execPath, [
  join(root, 'node_modules', 'typescript', 'bin', 'tsc'),
  '-b',
  ...rooms.map((room) => join('src', room)),
]);
for (const room of readdirSync(dist, { withFileTypes: true }).filter((entry) => entry.isDirectory())) sweep(room.name);
joinCommandLine();
buildPage();
// The cards and decks in one file, for who bundles them.
const { libraryFiles } = await import(pathToFileURL(join(dist, 'library', 'index.js')).href);
writeFileSync(join(dist, 'library.json'), JSON.stringify(libraryFiles()));

/** Takes away what no source is there for any more, and maps of sources that do not ship. */
function sweep(room) {
  if (!existsSync(join(root, 'src', room, 'tsconfig.json')) || room === 'web') return;
  for (const name of readdirSync(join(dist, room), { recursive: true, encoding: 'utf8' })) {
    const source = /^(.*?)(?:\.d\.ts|\.js)(\.map)?$/.exec(name);
    if (source === null) continue;
    const [, path, map] = source;
    if (map !== undefined || !existsSync(join(root, 'src', room, `${path}.ts`))) rmSync(join(dist, room, name));
  }
}
