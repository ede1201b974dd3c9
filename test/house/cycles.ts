import { posix } from 'node:path';
import type { Finding } from './sources.js';
import { findingAt, type Import, importsOf, isRelative, type ParsedSource, targetOf } from './syntax.js';

/** An import as a step from one file, or folder, to another. */
interface Step extends Import {
  readonly at: string;
  readonly to: string;
}

type Graph = ReadonlyMap<string, readonly Step[]>;

/** One finding for each import that closes a cycle, at the first import of its way around. */
export function findCycles(sources: readonly ParsedSource[]): Finding[] {
  return cyclesIn(graphOf(sources));
}

/** The same of folders: a folder that leans on another, however far around, does not carry it. */
export function findFolderCycles(sources: readonly ParsedSource[]): Finding[] {
  const folders = new Map<string, Step[]>();
  for (const [path, steps] of graphOf(sources)) {
    const folder = posix.dirname(path);
    const outwards = steps
      .map((step) => ({ ...step, at: folder, to: posix.dirname(step.to) }))
      .filter(({ to }) => to !== folder);
    folders.set(folder, [...(folders.get(folder) ?? []), ...outwards]);
  }
  return cyclesIn(folders);
}

const cyclesIn = (graph: Graph): Finding[] => {
  const done = new Set<string>();
  return [...graph.keys()].flatMap((path) => cyclesFrom(path, graph, done, []));
};

function graphOf(sources: readonly ParsedSource[]): Graph {
  const paths = new Set(sources.map((source) => source.path));
  const stepsOf = (source: ParsedSource): Step[] =>
    importsOf(source)
      .filter(({ specifier }) => isRelative(specifier))
      .map((imported) => ({ ...imported, at: source.path, to: targetOf(imported, (path) => paths.has(path)) }))
      .filter(({ to }) => paths.has(to));
  return new Map(sources.map((source) => [source.path, stepsOf(source)]));
}

/** Depth first: an import of a file on the way that led here closes a cycle; `done` files close none any more. */
function cyclesFrom(path: string, graph: Graph, done: Set<string>, way: readonly Step[]): Finding[] {
  if (done.has(path)) return [];
  const findings = (graph.get(path) ?? []).flatMap((imported) => {
    const next = [...way, imported];
    const start = next.findIndex((step) => step.at === imported.to);
    return start >= 0 ? [tell(next.slice(start))] : cyclesFrom(imported.to, graph, done, next);
  });
  done.add(path);
  return findings;
}

function tell(cycle: readonly Step[]): Finding {
  const first = cycle[0]!;
  const way = [...cycle.map((step) => step.at), first.at].join(' → ');
  const remedy = 'Move what they share into a file of its own that imports none of them';
  return findingAt(first.from, first.node, `import cycle ${way}`, remedy);
}
