import type { CardProgram } from '../../effects/program.js';
import type { CardFacts } from '../../model/card-facts.js';

/** One number over cards and what their texts were compiled to: where it is the same, they are linked alike. */
export function sumOfCards(facts: readonly CardFacts[], programs: readonly (CardProgram | null)[]): number {
  const linked = programs.map((program) => (program === null || saysNothing(program) ? null : program));
  const text = inOrder([facts, linked]);
  let sum = 7;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) >>> 0;
  return sum;
}

const saysNothing = ({ attacks, powers, card }: CardProgram): boolean =>
  card.length === 0 && powers.every((parts) => parts.length === 0) && attacks.every((part) => part === null);

/** As text, with the fields of every object in the order of their names: whoever kept them may have changed it. */
function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((each) => inOrder(each ?? null)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${inOrder(each)}`).join()}}`;
}
