// A room with something for embedders has two doors; what stands in both by hand comes apart.
import ts from 'typescript';
import type { Finding } from './sources.js';
import { findingAt, type ParsedSource, walk } from './syntax.js';

/** A door of the house that does not hand on all of the public one, or names once more what that one has. */
export function findTwins(house: ParsedSource, open: ParsedSource): Finding[] {
  const known = new Set(exportsOf(open).map(({ key }) => key));
  const twins = exportsOf(house)
    .filter(({ key }) => known.has(key))
    .map(({ key, node }) => findingAt(house, node, `names ${key}, as the public door does`, 'Leave it to that one'));
  const isHandedOn = exportsOf(house).some(({ key }) => key === '* of ./public.js');
  if (isHandedOn) return twins;
  return [...twins, findingAt(house, house.tree, 'does not hand on the public door', "export * from './public.js'")];
}

interface Exported {
  /** The name, and the file that it is of: another thing of the same name stands in the place of the public one. */
  readonly key: string;
  readonly node: ts.Node;
}

function exportsOf(door: ParsedSource): Exported[] {
  const found: Exported[] = [];
  walk(door.tree, (node) => {
    if (!ts.isExportDeclaration(node) || node.moduleSpecifier === undefined) return;
    const file = (node.moduleSpecifier as ts.StringLiteral).text;
    const { exportClause } = node;
    if (exportClause === undefined) found.push({ key: `* of ${file}`, node });
    else if (ts.isNamedExports(exportClause))
      for (const { name } of exportClause.elements) found.push({ key: `${name.text} of ${file}`, node });
  });
  return found;
}
