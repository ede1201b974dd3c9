// `rulebox replay --verify FILE`: whether an online game was dealt as everybody had agreed.
import { checkShuffles, type ShuffleStep } from '../session/index.js';
import { readText } from './files.js';
import { EXIT, fail, wrap } from './terminal.js';

export function verifyFile(file: string, json: boolean): void {
  const checked = checkShuffles(parsed(file, readText(file)));
  if (!checked.ok) {
    const faults = checked.error.map(({ message }) => `${file}: ${message}`).join('\n');
    return fail(`${faults}\n${file}: --verify takes the record of an online game that is over, as its page saves it.`);
  }
  const { holds, steps, remarks } = checked.value;
  for (const remark of remarks) process.stderr.write(`${file}: note: ${remark}\n`);
  process.stdout.write(json ? `${JSON.stringify({ holds, steps }, null, 2)}\n` : `${told(steps, holds)}\n`);
  process.exitCode = holds ? EXIT.holds : EXIT.fails;
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return fail(`${file}: This is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function told(steps: readonly ShuffleStep[], holds: boolean): string {
  const lines = steps.map((step) => wrap(`${step.holds ? '✓' : '✗'} ${step.sentence}`, undefined, '  '));
  const end = holds
    ? 'The cards were dealt as agreed.'
    : 'This is not what was agreed on: see the lines that begin with ✗.';
  return [...lines, '', end].join('\n');
}
