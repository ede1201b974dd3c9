// The files of `rules/` as they were parsed when the command line was joined: reading YAML takes longer than all else.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../here.js';

export type ParsedFiles = ReadonlyMap<string, unknown>;

/** A file of rules, unread. */
export interface RuleText {
  readonly name: string;
  readonly text: string;
}

/** Every YAML file of a folder of rules, in a steady order. */
export const ruleTexts = (folder: string): readonly RuleText[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** What is put beside the joined command line. */
export interface WrittenRules {
  /** Of the files that it was made of. */
  readonly mark: string;
  readonly files: Readonly<Record<string, unknown>>;
}

export const PARSED_RULES = 'rules.json';

/** A number over all texts: where it is another, what was parsed before is of no use. */
export function markOf(texts: readonly RuleText[]): string {
  const hash = createHash('sha256');
  for (const { name, text } of texts) hash.update(`${name} ${text.length}\n`).update(text);
  return hash.digest('hex');
}

/** The files, parsed; null where that was never done, or they have been changed since. */
export function parsedRules(
  folder: string = join(packageRoot, 'rules'),
  written: string = join(packageRoot, 'dist', 'rulebox', PARSED_RULES),
): ParsedFiles | null {
  if (!existsSync(written)) return null;
  const { mark, files } = JSON.parse(readFileSync(written, 'utf8')) as WrittenRules;
  return mark === markOf(ruleTexts(folder)) ? new Map(Object.entries(files)) : null;
}
