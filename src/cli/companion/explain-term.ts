// `rulebox companion term`: the dictionary.
import { type Definition, dictionaryOf } from '../../companion/index.js';
import { EXIT, wrap } from '../terminal.js';
import { eraNamed } from '../typed.js';
import { definitionText } from './screen-text.js';

interface Options {
  readonly era: string;
  readonly json?: boolean;
}

export function explainTerm(words: readonly string[], options: Options): void {
  const era = eraNamed(options.era);
  const dictionary = dictionaryOf(era);
  const asked = words.join(' ');
  if (asked === '') return print(dictionary.definitions, options, () => listed(dictionary.definitions));
  const found = dictionary.lookUp(asked);
  if (found !== null) return print(found, options, () => definitionText(found));
  const near = [...new Set(dictionary.termsIn(asked).map(({ definition }) => definition.word))];
  const hint = near.length === 0 ? '`rulebox companion term` lists all terms.' : `Look up ${near.join(' or ')}.`;
  process.stderr.write(`rulebox: "${asked}" is no term of ${era.title}. ${hint}\n`);
  process.exitCode = EXIT.fails;
}

const listed = (definitions: readonly Definition[]): string => {
  const words = definitions.map(({ word }) => word).sort((one, other) => (lower(one) < lower(other) ? -1 : 1));
  return wrap(`${words.length} terms: ${words.join(', ')}`);
};

const lower = (word: string): string => word.toLowerCase();

function print(value: unknown, { json }: Options, text: () => string): void {
  process.stdout.write(`${json === true ? JSON.stringify(value) : text()}\n`);
}
