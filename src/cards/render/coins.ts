import type { CardProgram } from '../language.js';
import { isFields } from './fields.js';

/**
 * "If heads" speaks of one coin, "if at least 1 of them is heads" of several: where several are flipped, the tests are
 * written in a form of the same meaning that is worded so.
 */
export const tellCoinsApart = ({ attacks, powers, card }: CardProgram): CardProgram => ({
  attacks: attacks.map(apartIn),
  powers: powers.map(apartIn),
  card: apartIn(card),
});

/** Names of what was flipped are those of one text: another text has its own. */
function apartIn<T>(text: T): T {
  const several = new Map<unknown, unknown>();
  find(text, several);
  return several.size === 0 ? text : (reword(text, several) as T);
}

function find(value: unknown, several: Map<unknown, unknown>): void {
  if (Array.isArray(value)) for (const one of value) find(one, several);
  else if (isFields(value)) {
    if (value['op'] === 'flip' && value['coins'] !== 1) several.set(value['as'], value['coins']);
    for (const inner of Object.values(value)) find(inner, several);
  }
}

function reword(value: unknown, several: ReadonlyMap<unknown, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => reword(one, several));
  if (!isFields(value)) return value;
  const made: Record<string, unknown> = {};
  for (const [field, inner] of Object.entries(value)) made[field] = reword(inner, several);
  const { a } = value;
  if (value['test'] !== 'compare' || !isFields(a) || !several.has(a['of'])) return made;
  const isBoth = several.get(a['of']) === 2 && value['rel'] === '=' && value['b'] === 2;
  if (isBoth && (a['what'] === 'heads' || a['what'] === 'tails')) return { ...made, rel: '>', b: 1 };
  if (a['what'] !== 'heads') return made;
  if (value['rel'] === '>=' && value['b'] === 1) return { ...made, rel: '>', b: 0 };
  return value['rel'] === '=' && value['b'] === 0 ? { ...made, rel: '<', b: 1 } : made;
}
