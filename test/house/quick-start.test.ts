// What every command loads before it does anything: followed by imports of values from main.ts on.
import { describe, expect, it } from 'vitest';
import { reachedFrom } from './reached.js';
import { readSource } from './sources.js';
import { importsOf, isRelative, type ParsedSource, parse } from './syntax.js';

const onDisk = (path: string): ParsedSource => parse(readSource(path));

/** What takes long to load, and is for who plays elsewhere. */
const SLOW = ['fastify', 'libsql', 'pg', 'pino', 'prom-client', 'uqr', 'ws', 'zod'];

describe('the command line', () => {
  const reached = reachedFrom('src/cli/main.ts', onDisk);

  it('has its commands, and not the server that some of them start', () => {
    expect(reached).toEqual(expect.arrayContaining(['src/cli/serve.ts', 'src/cli/join.ts', 'src/cli/rules.ts']));
    expect(reached.filter((path) => /^src\/(?:server|protocol)\//.test(path))).toEqual([]);
  });

  it('loads no package that only a server or its guests need', () => {
    const packages = reached.flatMap((path) => importsOf(onDisk(path))).map(({ specifier }) => specifier);
    const slow = packages.filter((name) => !isRelative(name) && SLOW.some((each) => name.startsWith(each)));
    expect(slow).toEqual([]);
  });
});
