// `rulebox scenario PATH…`: runs rulings.
import type { Command } from 'commander';
import { KNOWN } from '../engine/index.js';
import {
  type KnownIds,
  readScenarios,
  runScenario,
  type ScenarioDiagnostic,
  type ScenarioResult,
} from '../scenarios/index.js';
import { filesUnder, readText } from './files.js';
import { shippedLibrary } from './library-files.js';
import { loadRegistry } from './registry-files.js';
import { EXIT, fail } from './terminal.js';

interface Options {
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly strict?: boolean;
}

export function register(command: Command): void {
  command
    .argument('<paths...>', 'scenario files, or folders of them')
    .option('--json', 'print the results as JSON')
    .option('--quiet', 'print failures, remarks and the sum only')
    .option('--strict', 'what holds with a remark counts as failed')
    .action(scenario);
}

/** Formats that scenario files may name; the engine says which of them it plays. */
const FORMAT_NAMES = KNOWN.formats.map(({ id }) => id);

export function knownIds(): KnownIds {
  return {
    eras: KNOWN.eras.map(({ id }) => id),
    formats: FORMAT_NAMES,
    rules: loadRegistry().entries.map(({ id }) => id),
  };
}

export interface ScenarioRun {
  readonly results: ScenarioResult[];
  readonly diagnostics: ScenarioDiagnostic[];
}

export function runFiles(files: readonly string[], known: KnownIds): ScenarioRun {
  const results: ScenarioResult[] = [];
  const diagnostics: ScenarioDiagnostic[] = [];
  for (const file of files) {
    const read = readScenarios(file, readText(file), known);
    diagnostics.push(...read.diagnostics);
    for (const each of read.scenarios) results.push(...runScenario(each, { library: shippedLibrary() }));
  }
  return { results, diagnostics };
}

function scenario(paths: string[], options: Options): void {
  const files = filesUnder(paths, ['.yaml', '.yml']);
  if (files.length === 0) fail(`${paths.join(', ')}: there is no scenario file (.yaml) here.`);
  const run = runFiles(files, knownIds());
  if (options.json === true) printJson(run);
  else printText(run, options.quiet === true);
  const strict = options.strict === true;
  const failed = run.results.some(({ ok, remarks }) => !ok || (strict && remarks.length > 0));
  const wrong = run.diagnostics.length > 0 || run.results.some((each) => each.wrong);
  process.exitCode = wrong ? EXIT.badInput : failed ? EXIT.fails : EXIT.holds;
}

const count = (results: readonly ScenarioResult[], ok: boolean): number =>
  results.filter((each) => each.ok === ok).length;

function printJson({ results, diagnostics }: ScenarioRun): void {
  const rows = results.map(({ file, name, era, ok, step, line, message, remarks }) => ({
    file,
    name,
    era,
    ok,
    step,
    line,
    message,
    remarks,
  }));
  const sums = { passed: count(results, true), failed: count(results, false) };
  console.log(JSON.stringify({ ...sums, results: rows, diagnostics }, null, 2));
}

function printText({ results, diagnostics }: ScenarioRun, quiet: boolean): void {
  for (const result of results) {
    if (result.ok && quiet && result.remarks.length === 0) continue;
    console.log(`${result.ok ? '✓' : '✗'} ${result.file}: ${result.name} [${result.era}]`);
    if (!result.ok) printFailure(result);
    for (const { line, step, message } of result.remarks)
      console.log(`    ${result.file}:${line}, step ${step}, a remark: ${message}`);
  }
  for (const { file, line, column, key, message } of diagnostics) {
    console.error(`${file}:${line}:${column}: ${key === '' ? '' : `${key}: `}${message}`);
  }
  const remarked = results.filter(({ remarks }) => remarks.length > 0).length;
  const also = remarked === 0 ? '' : `, ${remarked} with remarks`;
  console.log(`${count(results, true)} passed, ${count(results, false)} failed${also}`);
}

function printFailure({ file, line, step, message, log }: ScenarioResult): void {
  console.log(`    ${file}:${line}, ${step === 0 ? 'the board' : `step ${step}`}: ${message}`);
  for (const sentence of log) console.log(`      | ${sentence}`);
}
