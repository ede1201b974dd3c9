// The scenarios that ship, each file read once: parsing hundreds of them takes seconds.
import { join, relative, sep } from 'node:path';
import { readScenarios, type ScenarioClaim } from '../scenarios/index.js';
import { filesUnder, readText } from './files.js';
import { packageRoot } from './here.js';
import { knownIds } from './scenario.js';

export interface ShippedScenarios {
  /** Within the folder of scenarios, with `/`, without its ending. */
  readonly path: string;
  readonly text: string;
  readonly scenarios: readonly ScenarioClaim[];
}

const read = new Map<string, readonly ShippedScenarios[]>();

/** Every file of scenarios under the package's root, in a steady order. */
export function shippedScenarios(root: string = packageRoot): readonly ShippedScenarios[] {
  const files = read.get(root) ?? readFolder(join(root, 'scenarios'));
  read.set(root, files);
  return files;
}

function readFolder(folder: string): readonly ShippedScenarios[] {
  const known = knownIds();
  return filesUnder([folder], ['.yaml']).map((file) => {
    const text = readText(file);
    const path = relative(folder, file)
      .replaceAll(sep, '/')
      .replace(/\.yaml$/, '');
    return { path, text, scenarios: readScenarios(file, text, known).scenarios };
  });
}
