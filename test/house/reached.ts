import ts from 'typescript';
import { isRelative, type ParsedSource, targetOf } from './syntax.js';

type Read = (path: string) => ParsedSource;

/** Names that a file takes from another; null: all of it. */
interface Taken {
  readonly target: string;
  readonly names: readonly string[] | null;
}

/** The files that are loaded with one, in the order in which they are found. Of a door only what is asked for is loaded. */
export function reachedFrom(start: string, read: Read): readonly string[] {
  const reached = new Set([start]);
  for (const path of reached) {
    for (const { target, names } of takenBy(read(path))) {
      const found =
        isDoor(target) && names !== null ? names.map((name) => behind(target, name, read) ?? target) : [target];
      for (const file of found) reached.add(file);
    }
  }
  return [...reached];
}

const isDoor = (path: string): boolean => /^src\/\w+\/(?:index|public|view)\.ts$/.test(path);

const taken = new WeakMap<ParsedSource, readonly Taken[]>();

function takenBy(source: ParsedSource): readonly Taken[] {
  const known = taken.get(source) ?? takenIn(source);
  taken.set(source, known);
  return known;
}

function takenIn(source: ParsedSource): readonly Taken[] {
  return source.tree.statements.flatMap((node): Taken[] => {
    if (!(ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) || node.moduleSpecifier === undefined)
      return [];
    const specifier = (node.moduleSpecifier as ts.StringLiteral).text;
    const clause = ts.isImportDeclaration(node) ? node.importClause : node.exportClause;
    if (!isRelative(specifier) || !/\.js$/.test(specifier) || isOfTypes(node)) return [];
    const names = namesIn(clause);
    const target = targetOf({ from: source, node, specifier });
    return names?.length === 0 ? [] : [{ target, names }];
  });
}

const isOfTypes = (node: ts.ImportDeclaration | ts.ExportDeclaration): boolean =>
  ts.isExportDeclaration(node) ? node.isTypeOnly : node.importClause?.isTypeOnly === true;

function namesIn(clause: ts.ImportClause | ts.NamedExportBindings | undefined): readonly string[] | null {
  const named = clause !== undefined && ts.isImportClause(clause) ? clause.namedBindings : clause;
  if (named === undefined || !(ts.isNamedImports(named) || ts.isNamedExports(named))) return null;
  const values = [...named.elements].filter(({ isTypeOnly }) => !isTypeOnly);
  return values.map(({ propertyName, name }) => (propertyName ?? name).text);
}

/** The file behind a door that holds a name. */
function behind(door: string, name: string, read: Read): string | null {
  for (const { target, names } of takenBy(read(door))) {
    if (names?.includes(name) === true) return isDoor(target) ? behind(target, name, read) : target;
    const further = names === null && isDoor(target) ? behind(target, name, read) : null;
    if (further !== null) return further;
  }
  return null;
}
