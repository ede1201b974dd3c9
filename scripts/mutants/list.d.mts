/** A fault of one line: what it is called, the rule that it breaks and how, the file, the text there and what stands in its place. */
export interface Mutant {
  readonly name: string;
  readonly rule: string;
  readonly breaks: string;
  readonly file: string;
  readonly find: string;
  readonly put: string;
}
export function readMutants(root: string): readonly Mutant[];
export function mutated(source: string, mutant: Pick<Mutant, 'find' | 'put'>): string | null;
