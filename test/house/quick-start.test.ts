// What every command loads before it does anything: followed by imports of values from main.ts on.
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.js';
import { reachedFrom } from './reached.js';
import { importsOf, isRelative, parsedFile } from './syntax.js';

/** What takes long to load, and is for who plays elsewhere. */
const SLOW = ['bullmq', 'fastify', 'ioredis', 'libsql', 'pg', 'pino', 'prom-client', 'uqr', 'ws', 'zod'];

/** All that is loaded with a file. */
const loadedWith = (file: string): { readonly files: readonly string[]; readonly packages: readonly string[] } => {
  const files = reachedFrom(file, parsedFile);
  return { files, packages: files.flatMap(packagesOf) };
};

const known = new Map<string, readonly string[]>();

/** The packages that a file imports. Commands share most of their files. */
function packagesOf(file: string): readonly string[] {
  const imported = known.get(file) ?? importsOf(parsedFile(file)).map(({ specifier }) => specifier);
  known.set(file, imported);
  return imported.filter((name) => !isRelative(name) && !name.startsWith('node:'));
}

describe('the command line', () => {
  it('loads no command before it knows which one is called', () => {
    const { files, packages } = loadedWith('src/cli/main.ts');
    expect(files).toContain('src/cli/commands.ts');
    expect(files.filter((path) => !path.startsWith('src/cli/'))).toEqual([]);
    expect(new Set(packages)).toEqual(new Set(['commander', 'cli-progress']));
  });

  it('looks a rule up without the game, and without reading YAML', () => {
    const { files, packages } = loadedWith('src/cli/rules.ts');
    expect(files).toContain('src/registry/read-registry.ts');
    expect(files.filter((path) => /^src\/(?:engine|cards)\//.test(path))).toEqual([]);
    expect(packages).not.toContain('yaml');
  });

  it.each(COMMANDS.map(({ name }) => name))('loads no package for %s that only a server or its guests need', (name) => {
    const { files, packages } = loadedWith(`src/cli/${name}.ts`);
    expect(files.filter((path) => path.startsWith('src/server/'))).toEqual([]);
    expect(packages.filter((name) => SLOW.some((each) => name.startsWith(each)))).toEqual([]);
  });
});
