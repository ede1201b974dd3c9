import { type Document, LineCounter, parseAllDocuments, type YAMLError } from 'yaml';
import { tooLarge } from './bounds.js';
import type { ScenarioClaim } from './claims.js';
import type { Diagnostic, Known } from './diagnostic.js';
import { scenarioAt } from './scenario.js';
import { isEmpty, type Page, rootSpot } from './spot.js';

/** What a scenario file holds, and what is wrong with it. */
export interface ReadScenarios {
  /** The scenarios that follow the format; one with a diagnostic is not among them. */
  readonly scenarios: readonly ScenarioClaim[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a scenario file: one or more YAML documents, each a scenario or the reasons why it is none. */
export function readScenarios(file: string, text: string, known: Known): ReadScenarios {
  const large = tooLarge(text);
  if (large !== null) return { scenarios: [], diagnostics: [{ file, column: 1, key: '', ...large }] };
  const lines = new LineCounter();
  const parsed = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, version: '1.2', merge: true });
  const documents: Document[] = Array.isArray(parsed) ? parsed : [];
  const scenarios: ScenarioClaim[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const document of documents) {
    const page: Page = { file, text, lines, document, diagnostics: [] };
    const scenario = readDocument(page, known);
    if (scenario && page.diagnostics.length === 0) scenarios.push(scenario);
    diagnostics.push(...page.diagnostics);
  }
  if (scenarios.length === 0 && diagnostics.length === 0) diagnostics.push(noScenario(file));
  diagnostics.sort((one, other) => one.line - other.line || one.column - other.column);
  return { scenarios, diagnostics };
}

function readDocument(page: Page, known: Known): ScenarioClaim | null {
  const faults = [...page.document.errors, ...page.document.warnings];
  for (const fault of faults) page.diagnostics.push(yamlDiagnostic(page, fault));
  // A document that breaks off in the middle would only give complaints about what comes after the break.
  const isWhole = faults.every(({ code }) => code === 'DUPLICATE_KEY' || code === 'TAG_RESOLVE_FAILED');
  const root = rootSpot(page);
  return isWhole && !isEmpty(root) ? scenarioAt(root, known) : null;
}

const HINTS: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'This key stands here twice. Keep one; several names under one fact are a list.',
  TAG_RESOLVE_FAILED: 'A value cannot begin with `!` unless it is in quotes: write `"!= none"`.',
};

function yamlDiagnostic(page: Page, fault: YAMLError): Diagnostic {
  const { line, col } = page.lines.linePos(fault.pos[0]);
  const general = 'Put a text in quotes if it holds `: ` or ` #` or begins with a sign like `>` or `@`.';
  const message = HINTS[fault.code] ?? `This is not YAML: ${fault.message.replace(/\.$/, '')}. ${general}`;
  return { file: page.file, line, column: col, key: '', message };
}

const noScenario = (file: string): Diagnostic => ({
  file,
  line: 1,
  column: 1,
  key: '',
  message: 'This file holds no scenario. Write at least `name`, `era`, and `given`, `setup` or `deck`.',
});
