import type { Finding } from './sources.js';
import { findingAt, type Import, importsOf, isRelative, type ParsedSource, targetOf } from './syntax.js';

interface Step extends Import {
  readonly to: string;
}

type Graph = ReadonlyMap<string, readonly Step[]>;

/** One finding for each import that closes a cycle, at the first import of its way around. */
export function findCycles(sources: readonly ParsedSource[]): Finding[] {
  const paths = new Set(sources.map((source) => source.path));
  const stepsOf = (source: ParsedSource): Step[] =>
    importsOf(source)
      .filter(({ specifier }) => isRelative(specifier))
      .map((imported) => ({ ...imported, to: targetOf(imported, (path) => paths.has(path)) }))
      .filter(({ to }) => paths.has(to));
  const graph: Graph = new Map(sources.map((source) => [source.path, stepsOf(source)]));
  const done = new Set<string>();
  return sources.flatMap((source) => cyclesFrom(source.path, graph, done, []));
}

/** Depth first: an import of a file on the way that led here closes a cycle; `done` files close none any more. */
function cyclesFrom(path: string, graph: Graph, done: Set<string>, way: readonly Step[]): Finding[] {
  if (done.has(path)) return [];
  const findings = (graph.get(path) ?? []).flatMap((imported) => {
    const next = [...way, imported];
    const start = next.findIndex((step) => step.from.path === imported.to);
    return start >= 0 ? [tell(next.slice(start))] : cyclesFrom(imported.to, graph, done, next);
  });
  done.add(path);
  return findings;
}

function tell(cycle: readonly Step[]): Finding {
  const first = cycle[0]!;
  const way = [...cycle.map((step) => step.from.path), first.from.path].join(' → ');
  const remedy = 'Move what they share into a file of its own that imports none of them';
  return findingAt(first.from, first.node, `import cycle ${way}`, remedy);
}
