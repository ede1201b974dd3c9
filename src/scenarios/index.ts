/** The door of the scenario room: reading rulings, running them, and following them step by step. */
export type { ScenarioClaim } from './read/claims.js';
export type { Diagnostic as ScenarioDiagnostic, Known as KnownIds } from './read/diagnostic.js';
export { type ReadScenarios, readScenarios } from './read/read.js';
export type { CheckedFact } from './run/check.js';
export { runScenario, type ScenarioResult, type StepRemark } from './run/run.js';
export { type Outcome, type ScenarioTrace, type TracedStep, traceScenario } from './trace/trace.js';
