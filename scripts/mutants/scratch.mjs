// A copy of a tree to put faults into: the tree itself is never touched.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { mutated } from './list.mjs';

const LEFT_OUT = ['.git', 'node_modules'];

/** In the copy the tests do not compile everything first: a fault may well offend the compiler. */
const NO_BUILD = 'export default function build(): void {}\n';

/** The copy, and what can be done with it. */
export function scratchOf(tree) {
  const root = mkdtempSync(join(tmpdir(), 'rulebox-mutants-'));
  cpSync(tree, root, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !LEFT_OUT.includes(relative(tree, path)),
  });
  symlinkSync(join(tree, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'test', 'build.ts'), NO_BUILD);
  const run = (args, seconds) =>
    spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    });
  return { root, run, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Puts a fault in, lets it be judged, and takes it out again; null where it has no place in this tree. */
export async function withFault({ root }, mutant, judge) {
  const path = join(root, mutant.file);
  const sound = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const faulty = mutated(sound, mutant);
  if (faulty === null) return null;
  writeFileSync(path, faulty);
  try {
    return await judge();
  } finally {
    writeFileSync(path, sound);
  }
}

/** The files of scenarios that cite a rule. */
export function scenariosOf(root, rule) {
  const files = readdirSync(join(root, 'scenarios'), { recursive: true });
  const paths = files.filter((name) => name.endsWith('.yaml')).map((name) => join('scenarios', name));
  return paths.filter((path) => new RegExp(`\\b${rule}\\b`).test(readFileSync(join(root, path), 'utf8')));
}

/** Compiles all rooms, for the tests: they read what was built. */
export function buildRooms({ root, run }, seconds) {
  const { status, stdout } = run([join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', 'src/cli'], seconds);
  if (status !== 0) throw new Error(`The tree does not compile.\n${stdout}`);
}

/** Puts what one file compiles to among what was built; types are not checked, for a fault may leave a name unused. */
export async function buildFile({ root }, file) {
  const { default: ts } = await import('typescript');
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 };
  const source = readFileSync(join(root, file), 'utf8');
  const built = join(root, file.replace(/^src/, 'dist').replace(/ts$/, 'js'));
  const sound = readFileSync(built, 'utf8');
  writeFileSync(built, ts.transpileModule(source, { compilerOptions: options }).outputText);
  return () => writeFileSync(built, sound);
}
