// The rule registry from the package's `rules/` folder.
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { Diagnostic, Policies, ReadResult, Registry, Waiting } from '../registry/index.js';
import { POLICIES_FILE, readPolicies, readRegistry, readWaiting, WAITING_FILE } from '../registry/index.js';
import { packageRoot } from './here.js';
import { type ParsedFiles, parsedRules, ruleTexts } from './registry/parsed-rules.js';
import { fail } from './terminal.js';

/** Every YAML file of `rules/`, parsed, by file name. They are read once: the package does not change while it runs. */
export function readRuleFiles(folder: string = join(packageRoot, 'rules')): ParsedFiles {
  const before = parsed.get(folder);
  if (before !== undefined) return before;
  const files = parsedRules(folder) ?? parseRuleFiles(folder);
  parsed.set(folder, files);
  return files;
}

const parsed = new Map<string, ParsedFiles>();

/** The files as they lie there. */
export const parseRuleFiles = (folder: string): ParsedFiles =>
  new Map(ruleTexts(folder).map(({ name, text }) => [name, parseFile(name, text)]));

function parseFile(name: string, text: string): unknown {
  try {
    return parse(text);
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
