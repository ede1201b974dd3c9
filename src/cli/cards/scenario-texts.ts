// The texts that scenarios pin rulings with.
import { join } from 'node:path';
import { readScenarios } from '../../scenarios/index.js';
import { filesUnder, readText } from '../files.js';
import { packageRoot } from '../here.js';
import { knownIds } from '../scenario.js';
import { textsOn } from './corpus-figures.js';

/** By the root of the package: reading hundreds of scenarios takes seconds. */
const read = new Map<string, ReadonlySet<string>>();

/** The texts of all cards in scenarios. */
export function scenarioTexts(root: string = packageRoot): ReadonlySet<string> {
  const texts = read.get(root) ?? textsUnder(root);
  read.set(root, texts);
  return texts;
}

function textsUnder(root: string): ReadonlySet<string> {
  const known = knownIds();
  const cards = filesUnder([join(root, 'scenarios')], ['.yaml']).flatMap((file) =>
    readScenarios(file, readText(file), known).scenarios.flatMap((scenario) => [...scenario.cards.values()]),
  );
  return new Set(cards.flatMap(({ facts }) => textsOn(facts)));
}
