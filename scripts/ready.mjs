// What every npm script needs first: the packages installed and the sources built. Node's own modules only,
// because on a fresh clone there is nothing else.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const built = join(root, 'dist', '.built');
/** The command line, joined. */
export const commandLine = join(root, 'dist', 'rulebox', 'main.js');

/** Runs a command in the project's root with its output on ours, and ends with its exit code if it fails. */
export function run(command, args, { quiet = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: quiet ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** Installs the packages when they are missing or older than the lock file; packages that are only linked to are another clone's. */
export function install() {
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  if (modified(join(root, 'node_modules', '.package-lock.json')) >= modified(join(root, 'package-lock.json'))) return;
  console.error('Installing the packages Rulebox needs…');
  run('npm', ['ci', '--prefer-offline', '--no-fund', '--no-audit', '--loglevel=error', '--ignore-scripts'], {
    quiet: true,
  });
  const stamp = join(root, 'node_modules', '.package-lock.json');
  if (existsSync(stamp)) utimesSync(stamp, new Date(), new Date());
}

function newestSource(folder) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestSource(path) : statSync(path).mtimeMs);
  }
  return newest;
}

const bin = (...path) => join(root, 'node_modules', ...path);
const vite = () => bin('vite', 'bin', 'vite.js');

const newestOf = (folders, files) =>
  Math.max(
    ...folders.map((folder) => newestSource(join(root, folder))),
    ...files.map((file) => modified(join(root, file))),
  );

/** Joins the command line into a few files when a source is newer than they are. Types are not checked here. */
export function joinCommandLine() {
  const made = newestOf(['src'], ['vite.cli.config.ts', 'package-lock.json']);
  if (modified(commandLine) >= made) return;
  run(process.execPath, [vite(), 'build', '--config', 'vite.cli.config.ts', '--logLevel', 'warn']);
}

/** Builds `dist` when a source is newer than it. `tsc -b` is also the wall between the rooms. */
export function build() {
  joinCommandLine();
  if (modified(built) >= newestOf(['src'], ['tsconfig.base.json'])) return;
  run(process.execPath, [bin('typescript', 'bin', 'tsc'), '-b', 'src/cli']);
  writeFileSync(built, '');
}

/** Builds the page when something that it is made of is newer. */
export function buildPage() {
  const page = join(root, 'dist', 'web', 'index.html');
  const made = newestOf(
    ['src', 'library', 'rules', 'scenarios', join('scripts', 'page')],
    ['vite.config.ts', 'package-lock.json'],
  );
  if (modified(page) >= made) return;
  console.error('Building the page…');
  run(process.execPath, [vite(), 'build', '--logLevel', 'warn']);
}
