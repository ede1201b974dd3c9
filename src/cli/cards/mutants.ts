// `rulebox cards mutants`: does every word that changes a meaning change the program, too?
import { type Survivor, survival, uniqueCards } from '../../cards/index.js';
import { EXIT } from '../terminal.js';
import { readCards } from './card-files.js';
import { compileAll } from './toolchain.js';

interface Options {
  readonly json?: boolean;
}

export function runMutants(paths: readonly string[], { json = false }: Options): void {
  const cards = uniqueCards(readCards(paths)).map(({ facts }) => facts);
  const found = survival(cards, compileAll);
  const { texts, mutants, survivors, idle } = found;
  const lines = [
    ...survivors.map(line),
    `${mutants} words of ${texts} texts changed: ${mutants - idle - survivors.length} texts refused or of another program, ${idle} words that tell nothing where they stand, ${survivors.length} that should and do not.`,
  ];
  process.stdout.write(`${json ? JSON.stringify(found, null, 2) : lines.join('\n')}\n`);
  if (survivors.length > 0) process.exitCode = EXIT.fails;
}

const AROUND = 60;

/** The changed word, and what is printed around it. */
function line({ original, mutant: { from, to, start } }: Survivor): string {
  const before = original.slice(Math.max(0, start - AROUND), start);
  const after = original.slice(start + from.length, start + from.length + AROUND);
  return `${before}[${from} → ${to === '' ? 'left out' : to}]${after}`.replaceAll('\n', ' ');
}
