/** The door of the scenario room: reading rulings, running them, following them step by step, and puzzles. */
export { type PuzzleFault, puzzleFaults } from './puzzle/faults.js';
export type { Solver } from './puzzle/seat-down.js';
export { type Score, type Solved, scoreOf, solve } from './puzzle/solve.js';
export type { ScenarioClaim } from './read/claims.js';
export type { Diagnostic as ScenarioDiagnostic, Known as KnownIds } from './read/diagnostic.js';
export type { PuzzleClaim } from './read/puzzle-claims.js';
export { type ReadPuzzles, type ReadScenarios, readPuzzles, readScenarios } from './read/read.js';
export type { CheckedFact } from './run/check.js';
export { runScenario, type ScenarioResult, type StepRemark } from './run/run.js';
export { type Outcome, type ScenarioTrace, type TracedStep, traceScenario } from './trace/trace.js';
