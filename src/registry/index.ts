export type { Difference } from './compare.js';
export { compareEras } from './compare.js';
export { entriesOfGroup, nearestId, normaliseId, readingOf, rulesOfEra } from './look-up.js';
export { expandReference, POLICIES_FILE, readPolicies } from './read-policies.js';
export { fileOfGroup, INDEX_FILE, readRegistry } from './read-registry.js';
export { readWaiting, WAITING_FILE } from './read-waiting.js';
export { fold, search } from './search.js';
export type {
  Book,
  Diagnostic,
  DiagnosticCode,
  Entry,
  EraCell,
  EraId,
  EraName,
  Group,
  Policies,
  Policy,
  ReadResult,
  Registry,
  Resolution,
  Rule,
  RuleId,
  Says,
  Standing,
  Waiting,
} from './types.js';
