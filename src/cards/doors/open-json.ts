import { type Diagnostic, err, jsonShape, LIMITS, ok, type Result } from '../../engine/index.js';

/*
 * The first thing that happens to anything from outside: it becomes a plain value that is neither too long nor too deep.
 */

/** The value that a JSON text holds, or a value that was parsed elsewhere. */
export function openJson(json: unknown): Result<unknown, Diagnostic[]> {
  if (typeof json !== 'string') return plain(json);
  if (json.length > LIMITS.json) return wrong(`This has ${json.length} signs; at most ${LIMITS.json} are read.`);
  try {
    return plain(JSON.parse(json));
  } catch (error) {
    return wrong(`This is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export const wrong = (message: string): Result<never, Diagnostic[]> => err([{ rule: null, message }]);

const ALIEN: readonly string[] = ['bigint', 'function', 'symbol'];

/** Looks at every value once, without calling itself: what is nested without end would end the program. */
function plain(value: unknown): Result<unknown, Diagnostic[]> {
  let row: unknown[] = [value];
  let seen = 0;
  for (let depth = 0; row.length > 0; depth++) {
    if (depth > LIMITS.depth) return wrong(`This is nested more than ${LIMITS.depth} deep.`);
    const next: unknown[] = [];
    for (const each of row) {
      if (ALIEN.includes(typeof each)) return wrong('This holds a value that no JSON text can hold.');
      if (typeof each !== 'object' || each === null) continue;
      const keys = Object.keys(each);
      const reserved = Array.isArray(each) ? undefined : keys.find(jsonShape.isReserved);
      if (reserved !== undefined) return wrong(`A field cannot be called "${reserved}".`);
      seen += keys.length;
      if (seen > LIMITS.values) return wrong(`This holds more than ${LIMITS.values} values.`);
      for (const key of keys) next.push((each as Record<string, unknown>)[key]);
    }
    row = next;
  }
  return ok(value);
}
