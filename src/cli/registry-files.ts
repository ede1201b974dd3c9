// The rule registry from the package's `rules/` folder.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { Diagnostic, Policies, ReadResult, Registry, Waiting } from '../registry/index.js';
import { POLICIES_FILE, readPolicies, readRegistry, readWaiting, WAITING_FILE } from '../registry/index.js';
import { packageRoot } from './here.js';
import { fail } from './terminal.js';

export type ParsedFiles = ReadonlyMap<string, unknown>;

/** Every YAML file of `rules/`, parsed, by file name. They are read once: the package does not change while it runs. */
export function readRuleFiles(folder: string = join(packageRoot, 'rules')): ParsedFiles {
  const before = parsed.get(folder);
  if (before !== undefined) return before;
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const files = new Map(names.map((name) => [name, parseFile(folder, name)]));
  parsed.set(folder, files);
  return files;
}

const parsed = new Map<string, ParsedFiles>();

function parseFile(folder: string, name: string): unknown {
  try {
    return parse(readFileSync(join(folder, name), 'utf8'));
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    return fail(`rules/${name}:${error.linePos?.[0].line ?? 1}: ${error.message}`);
  }
}

export const loadRegistry = (files: ParsedFiles = readRuleFiles()): Registry => orFail(readRegistry(files));

export const loadPolicies = (files: ParsedFiles, registry: Registry): Policies =>
  orFail(readPolicies(files.get(POLICIES_FILE), registry));

export const loadWaiting = (files: ParsedFiles, registry: Registry): Waiting =>
  orFail(readWaiting(files.get(WAITING_FILE), registry));

function orFail<T>(result: ReadResult<T>): T {
  if (result.ok) return result.value;
  return fail(['The rule registry cannot be read.', ...result.diagnostics.map(diagnosticText)].join('\n'));
}

const diagnosticText = ({ file, id, message }: Diagnostic): string =>
  `rules/${file}${id === '' ? '' : ` ${id}`}: ${message}`;
