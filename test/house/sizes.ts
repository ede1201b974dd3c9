import ts from 'typescript';
import type { Finding } from './sources.js';
import { lineOf, type ParsedSource, walk } from './syntax.js';

/** Something with a size: how big it is, and where. */
export interface Measured {
  readonly path: string;
  readonly line: number;
  readonly what: string;
  readonly size: number;
}

export const linesOfFile = ({ path, text }: ParsedSource): Measured => ({
  path,
  line: 1,
  what: 'the file',
  size: text.trimEnd().split('\n').length,
});

/** Lines of every function, from its first word to its closing brace; what is nested counts in the outer one too. */
export const linesOfFunctions = (source: ParsedSource): Measured[] =>
  functionsOf(source).map((node) => ({
    ...placeOf(source, node),
    size: source.tree.getLineAndCharacterOfPosition(node.end).line + 2 - lineOf(source, node),
  }));

/** Parameters of every function. A `this` parameter is erased and does not count. */
export const parametersOfFunctions = (source: ParsedSource): Measured[] =>
  functionsOf(source).map((node) => ({
    ...placeOf(source, node),
    size: node.parameters.filter((parameter) => parameter.name.getText(source.tree) !== 'this').length,
  }));

export const over = (limit: number, measured: readonly Measured[]): Measured[] =>
  measured.filter(({ size }) => size > limit).sort((a, b) => b.size - a.size);

export const tooBig =
  (unit: string, limit: number, remedy: string) =>
  (measured: Measured): Finding => ({
    path: measured.path,
    line: measured.line,
    problem: `${measured.what} has ${measured.size} ${unit}, more than ${limit}`,
    remedy,
  });

function functionsOf(source: ParsedSource): ts.FunctionLikeDeclaration[] {
  const found: ts.FunctionLikeDeclaration[] = [];
  walk(source.tree, (node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) found.push(node as ts.FunctionLikeDeclaration);
  });
  return found;
}

function placeOf(source: ParsedSource, node: ts.FunctionLikeDeclaration): Omit<Measured, 'size'> {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  const what = ts.isConstructorDeclaration(node) ? 'the constructor' : (named?.getText(source.tree) ?? 'a function');
  return { path: source.path, line: lineOf(source, node), what };
}
