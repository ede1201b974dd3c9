import { isFields, Place, reading } from './shape.js';
import type { ReadResult, Registry, RuleId, Waiting } from './types.js';

/** The file that says what rules wait for. */
export const WAITING_FILE = 'waiting.yaml';

/** Why rules wait, from the parsed file: a mapping from the id of a rule to its reason. */
export function readWaiting(value: unknown, registry: Registry): ReadResult<Waiting> {
  return reading((collected) => {
    const place = new Place(WAITING_FILE, '', collected);
    const waiting = new Map<RuleId, string>();
    if (!isFields(value)) {
      place.report('wrong-shape', 'The file is not a mapping.');
      return waiting;
    }
    for (const id of Object.keys(value)) {
      if (!registry.byId.has(id)) place.at(id).report('unknown-rule', `"${id}" is no rule.`);
      waiting.set(id, place.at(id).text(value, id));
    }
    return waiting;
  });
}
