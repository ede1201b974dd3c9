// The page for who embeds Rulebox, and the doors of the package: what is shown runs, what is offered is documented.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from '../house/sources.js';
import { invitation } from '../protocol/real-servers.js';
import { complaints, ran } from './examples.js';

interface Door {
  readonly types: string;
  readonly default: string;
}

const page = readFileSync(join(root, 'docs', 'EMBED.md'), 'utf8');
const examples = [...page.matchAll(/^## (.+?)$.*?^```ts\n(.*?)^```\n\n```text\n(.*?)^```$/gms)].map(
  ([, title, code, printed]) => ({ title: title!, code: code!, printed: printed! }),
);
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, Door | string>>;
};
const withTypes = Object.entries(exports).flatMap(([name, door]) =>
  typeof door === 'string' ? [] : [[name, door] as const],
);
const doors = withTypes.map(([name]) => name).map((door) => `rulebox/${door.slice(2)}`);

describe('docs/EMBED.md', () => {
  it.each(examples)(
    'shows code that runs as it stands and prints what it says: $title',
    async ({ code, printed }) => {
      const env = code.includes('INVITATION') ? { INVITATION: await invitation() } : {};
      const { stdout, stderr } = await ran(code, env);
      expect(stderr).toBe('');
      expect(stdout).toBe(printed);
      expect(printed).not.toBe('');
    },
    30_000,
  );

  it('shows every example in this form, and comes in by the doors alone', () => {
    expect(page.match(/^```(?:js|ts)$/gm)).toHaveLength(examples.length);
    const imported = examples.flatMap(({ code }) => [...code.matchAll(/from '(.+?)'/g)].map(([, path]) => path!));
    for (const path of imported) expect([...doors, 'ws']).toContain(path);
  });

  it('shows strict TypeScript', () => {
    expect(complaints(examples.map(({ code }) => code))).toEqual([]);
    expect(complaints(["import { newGame } from 'rulebox/engine';\nnewGame({ era: 7 });"])).toHaveLength(1);
  });

  it('names every door of the package', () => {
    const named = [...page.matchAll(/^\| `(rulebox\/.+?)` \|/gm)].map(([, door]) => door);
    expect(named).toEqual(doors);
  });
});

describe('a door of the package', () => {
  it.each(doors)('%s is there, with its types', (door) => {
    const { resolvedModule } = ts.resolveModuleName(
      door,
      join(root, 'example.mts'),
      { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
      ts.sys,
      undefined,
      undefined,
      ts.ModuleKind.ESNext,
    );
    expect(resolvedModule?.resolvedFileName).toMatch(/\.d\.ts$|src.*\.ts$/);
    const { types, default: code } = withTypes.find(([name]) => name === `./${door.slice('rulebox/'.length)}`)![1];
    expect([existsSync(join(root, types)), existsSync(join(root, code))]).toEqual([true, true]);
  });

  it.each(withTypes.map(([, { default: code }]) => code.replace('./dist/', 'src/').replace(/\.js$/, '.ts')))(
    '%s offers nothing without a sentence that says what it is',
    (file) => {
      expect(undocumented(file)).toEqual([]);
    },
  );
});

describe('the search for what is not documented', () => {
  it('finds what is exported without a comment, and no other thing', () => {
    const text = [
      '/** A number. */\nexport const one = 1;',
      'export const two = 2;',
      '/** @rule RET-05 */\nexport function three() {}',
      'const four = 4;',
      '/** A type. */\nexport type Five = 5;',
    ].join('\n');
    const source = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
    expect([...declarations(source)].filter(([, sentence]) => sentence === '').map(([name]) => name)).toEqual([
      'two',
      'three',
    ]);
  });
});

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);

/** What a door lets out without a sentence, each with the file that declares it. A door behind a door is followed. */
const undocumented = (door: string): string[] =>
  handedOn(door).flatMap(({ file, names }) =>
    (names ?? [...declarations(parse(file)).keys()]).flatMap((name) => undocumentedIn(file, name)),
  );

function undocumentedIn(file: string, name: string): string[] {
  const sentence = declarations(parse(file)).get(name);
  if (sentence !== undefined) return sentence === '' ? [`${name} (${file})`] : [];
  const behind = handedOn(file).find(({ names }) => names?.includes(name) === true);
  return behind === undefined ? [`${name} (${file})`] : undocumentedIn(behind.file, name);
}

interface HandedOn {
  readonly file: string;
  /** Null: all that it has. */
  readonly names: readonly string[] | null;
}

/** What a file lets out of others. */
function handedOn(door: string): HandedOn[] {
  return parse(door).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier === undefined) return [];
    const path = (statement.moduleSpecifier as ts.StringLiteral).text.replace(/\.js$/, '.ts');
    const { exportClause } = statement;
    const isNamed = exportClause !== undefined && ts.isNamedExports(exportClause);
    const names = isNamed ? exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text) : null;
    return [{ file: posix.join(dirname(door), path), names }];
  });
}

/** What a file exports, with the words of its comment; what stands behind a tag is no sentence. */
function declarations(source: ts.SourceFile): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.canHaveModifiers(statement)) continue;
    if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    const comment = ts.getJSDocCommentsAndTags(statement).find(ts.isJSDoc)?.comment;
    const sentence = (ts.getTextOfJSDocComment(comment) ?? '').trim();
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText())
      : [(statement as ts.DeclarationStatement).name?.getText() ?? ''];
    for (const name of names) found.set(name, found.get(name) || sentence);
  }
  return found;
}
