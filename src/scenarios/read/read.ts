import { type Document, LineCounter, parseAllDocuments, type YAMLError } from 'yaml';
import { tooLarge } from './bounds.js';
import type { ScenarioClaim } from './claims.js';
import type { Diagnostic, Known } from './diagnostic.js';
import { puzzleAt } from './puzzle.js';
import type { PuzzleClaim } from './puzzle-claims.js';
import { scenarioAt } from './scenario.js';
import { isEmpty, type Page, rootSpot, type Spot } from './spot.js';

/** What a scenario file holds, and what is wrong with it. */
export interface ReadScenarios {
  /** The scenarios that follow the format; one with a diagnostic is not among them. */
  readonly scenarios: readonly ScenarioClaim[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a scenario file: one or more YAML documents, each a scenario or the reasons why it is none. */
export function readScenarios(file: string, text: string, known: Known): ReadScenarios {
  const advice = 'This file holds no scenario. Write at least `name`, `era`, and `given`, `setup` or `deck`.';
  const { claims, diagnostics } = readDocuments(file, text, (root) => scenarioAt(root, known), advice);
  return { scenarios: claims, diagnostics };
}

/** What a file of puzzles holds, and what is wrong with it. */
export interface ReadPuzzles {
  /** The puzzles that follow the format; one with a diagnostic is not among them. */
  readonly puzzles: readonly PuzzleClaim[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a file of puzzles: one or more YAML documents, each a puzzle or the reasons why it is none. */
export function readPuzzles(file: string, text: string, known: Known): ReadPuzzles {
  const advice = 'This file holds no puzzle. Write at least `name`, `why`, `era`, `given`, and what is right.';
  const { claims, diagnostics } = readDocuments(file, text, (root) => puzzleAt(root, known), advice);
  return { puzzles: claims, diagnostics };
}

interface ReadClaims<Claim> {
  readonly claims: readonly Claim[];
  readonly diagnostics: readonly Diagnostic[];
}

function readDocuments<Claim>(
  file: string,
  text: string,
  claimAt: (root: Spot) => Claim | null,
  ifNone: string,
): ReadClaims<Claim> {
  const large = tooLarge(text);
  if (large !== null) return { claims: [], diagnostics: [{ file, column: 1, key: '', ...large }] };
  const lines = new LineCounter();
  const parsed = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, version: '1.2', merge: true });
  const documents: Document[] = Array.isArray(parsed) ? parsed : [];
  const claims: Claim[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const document of documents) {
    const page: Page = { file, text, lines, document, diagnostics: [] };
    const claim = readDocument(page, claimAt);
    if (claim !== null && page.diagnostics.length === 0) claims.push(claim);
    diagnostics.push(...page.diagnostics);
  }
  if (claims.length === 0 && diagnostics.length === 0)
    diagnostics.push({ file, line: 1, column: 1, key: '', message: ifNone });
  diagnostics.sort((one, other) => one.line - other.line || one.column - other.column);
  return { claims, diagnostics };
}

function readDocument<Claim>(page: Page, claimAt: (root: Spot) => Claim | null): Claim | null {
  const faults = [...page.document.errors, ...page.document.warnings];
  for (const fault of faults) page.diagnostics.push(yamlDiagnostic(page, fault));
  // A document that breaks off in the middle would only give complaints about what comes after the break.
  const isWhole = faults.every(({ code }) => code === 'DUPLICATE_KEY' || code === 'TAG_RESOLVE_FAILED');
  const root = rootSpot(page);
  return isWhole && !isEmpty(root) ? claimAt(root) : null;
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
