// Which files of a folder hold its cards.
import { endingOf } from './path.js';

/**
 * The card files among the paths of a folder, in their order. The folders of the two known databases are known by what is
 * in them; of any other folder all JSONL files are read, or else all JSON files, or else all source files.
 */
export function cardFilesAmong(paths: readonly string[]): readonly string[] {
  const files = paths.map((path) => path.replaceAll('\\', '/')).filter((path) => !OF_TOOLS.test(`/${path}`));
  const known = pokemonTcgData(files) ?? tcgdex(files);
  if (known !== null) return known;
  const of = (ending: string): string[] => files.filter((path) => endingOf(path) === ending);
  const [lines, json, sources] = [of('.jsonl'), of('.json'), sourcesOf(files)];
  if (lines.length > 0) return lines;
  return json.length > 0 && json.length >= sources.length - json.length ? json : sources;
}

/** What belongs to tools is not looked into. */
const OF_TOOLS = /\/(?:\.[^/]*|node_modules|__MACOSX)(?:\/|$)/;

/** `cards/en` with a file a set, and what is known of the sets in `sets/en.json`. */
function pokemonTcgData(files: readonly string[]): readonly string[] | null {
  const sets = files.find((path) => /(?:^|\/)sets\/en\.json$/.test(path));
  if (sets === undefined) return null;
  const under = `${sets.slice(0, -'sets/en.json'.length)}cards/en/`;
  const cards = files.filter((path) => path.startsWith(under) && endingOf(path) === '.json');
  return cards.length === 0 ? null : [sets, ...cards];
}

/** `data/<serie>/<set>/<number>.ts` beside a file of types. */
function tcgdex(files: readonly string[]): readonly string[] | null {
  const types = files.find((path) => /(?:^|\/)interfaces\.d\.ts$/.test(path));
  if (types === undefined) return null;
  const under = `${types.slice(0, -'interfaces.d.ts'.length)}data/`;
  const sources = sourcesOf(files.filter((path) => path.startsWith(under)));
  return sources.length === 0 ? null : sources;
}

/** Checkouts of long ago hold JSON, later ones TypeScript. */
const sourcesOf = (files: readonly string[]): readonly string[] => [
  ...files.filter((path) => endingOf(path) === '.json'),
  ...files.filter((path) => endingOf(path) === '.ts' && !path.endsWith('.d.ts')),
];
