// Syntax trees of the sources, for the house tests that need more than text.
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import type { Finding, Source } from './sources.js';
import { readSource, root, sourcesUnder } from './sources.js';

export interface ParsedSource extends Source {
  readonly tree: ts.SourceFile;
}

export const parse = (source: Source): ParsedSource => ({
  ...source,
  tree: ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true),
});

const parsed = new Map<string, ParsedSource>();

/** A file of ours, parsed once: what is followed from one file to the next comes by the same ones again and again. */
export function parsedFile(path: string): ParsedSource {
  const known = parsed.get(path);
  if (known !== undefined) return known;
  const source = parse(readSource(path));
  parsed.set(path, source);
  return source;
}

/** A made-up source, to show that a check catches what it is there for. */
export const madeUp = (path: string, text: string): ParsedSource => parse({ path, text });

export const parsedUnder = (folder: string): ParsedSource[] => sourcesUnder(folder, ['.ts', '.tsx']).map(parse);

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

export const lineOf = (source: ParsedSource, node: ts.Node): number =>
  source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1;

export const findingAt = (source: ParsedSource, node: ts.Node, problem: string, remedy: string): Finding => ({
  path: source.path,
  line: lineOf(source, node),
  problem,
  remedy,
});

/** An import of any kind: `import`, `import type`, `export … from`, `import()`, `import('…').Type`. */
export interface Import {
  readonly from: ParsedSource;
  readonly node: ts.Node;
  readonly specifier: string;
}

export function importsOf(source: ParsedSource): Import[] {
  const found: Import[] = [];
  walk(source.tree, (node) => {
    const specifier = specifierOf(node);
    if (specifier) found.push({ from: source, node, specifier: specifier.text });
  });
  return found;
}

function specifierOf(node: ts.Node): ts.StringLiteralLike | undefined {
  let specifier: ts.Node | undefined;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) specifier = node.moduleSpecifier;
  else if (ts.isExternalModuleReference(node)) specifier = node.expression;
  else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) specifier = node.argument.literal;
  else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    specifier = node.arguments[0];
  return specifier && ts.isStringLiteralLike(specifier) ? specifier : undefined;
}

export const isRelative = (specifier: string): boolean => specifier.startsWith('.');

/**
 * The path from the root that a relative import means, as the file is called in `src`: not `.js`, but `.ts`, or `.tsx`
 * where that is the file there is.
 */
export function targetOf({ from, specifier }: Import, isThere = isOnDisk): string {
  const path = posix.join(posix.dirname(from.path), specifier);
  const tsx = path.replace(/\.jsx?$/, '.tsx');
  return isThere(tsx) ? tsx : path.replace(/\.js$/, '.ts');
}

const isOnDisk = (path: string): boolean => existsSync(join(root, path));

/** Imports of what is not code (`*.css`, `*.svg?raw`) and not there: the compiler takes any such name for a file. */
export const findMissing = (source: ParsedSource): Finding[] =>
  importsOf(source).flatMap(({ from, node, specifier }) => {
    const path = posix.join(posix.dirname(from.path), specifier.replace(/\?.*$/, ''));
    if (!isRelative(specifier) || /\.(?:jsx?|json)$/.test(path) || isOnDisk(path)) return [];
    return [findingAt(from, node, `${path} is not there`, 'Move the file along with what imports it')];
  });
