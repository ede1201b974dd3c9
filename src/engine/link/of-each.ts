import type { Rule } from '../effects/program.js';

/**
 * Whether an answer about several things speaks of each of them by itself: "each of your Pokémon … its previous
 * Evolutions". Then `subject` is the one that is asked about, and no longer whatever has the text. A filter has a subject
 * of its own.
 */
export function isOfEach(rule: Rule): boolean {
  if (rule.part !== 'answer' || typeof rule.of === 'string') return false;
  if (rule.of.get !== 'pokemon' && rule.of.get !== 'cards') return false;
  return [rule.change, rule.to, rule.while].some(namesSubject);
}

const FILTERS: readonly string[] = ['where', 'until', 'card', 'was'];

function namesSubject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const node = value as Record<string, unknown>;
  if (node['get'] === 'ref') return node['name'] === 'subject';
  return Object.entries(node).some(([field, each]) => !FILTERS.includes(field) && namesSubject(each));
}
