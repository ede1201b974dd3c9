/** The door of the scenario room: reading rulings and running them. */
export type { ScenarioClaim } from './read/claims.js';
export type { Diagnostic as ScenarioDiagnostic, Known as KnownIds } from './read/diagnostic.js';
export { type ReadScenarios, readScenarios } from './read/read.js';
export { runScenario, type ScenarioResult } from './run/run.js';
