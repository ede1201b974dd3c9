// What the names in a part of a program are bound to, and as what it speaks of them.
import { Check, type Shape } from './shape.js';

/** What a name can stand for. `deed`: only whether something was done. */
export type Bound = 'pokemon' | 'cards' | 'attacks' | 'player' | 'type' | 'condition' | 'number' | 'coins' | 'deed';

interface Spoken {
  readonly name: string;
  readonly as: readonly Bound[];
  readonly path: readonly (string | number)[];
}

/** Goes through a program, and keeps in mind the names of the part that it is in. */
export class ProgramCheck extends Check {
  bound = new Map<string, Set<Bound>>();
  spoken: Spoken[] = [];
}

/** Notes that a name is given to something; where it is not told what, it may be anything. */
export function noteBound(check: Check, name: string, what: readonly Bound[]): void {
  if (!(check instanceof ProgramCheck)) return;
  const known = check.bound.get(name) ?? new Set();
  check.bound.set(name, known);
  for (const each of what) known.add(each);
}

/** Notes that a name is spoken of as one of these. */
export function noteSpoken(check: Check, name: string, as: readonly Bound[]): void {
  if (check instanceof ProgramCheck) check.spoken.push({ name, as, path: check.here() });
}

/** A part by itself: names are those of one text. */
export const withNames =
  <T>(shape: Shape<T>): Shape<T> =>
  (value, check) => {
    if (!(check instanceof ProgramCheck)) return shape(value, check);
    check.bound = new Map();
    check.spoken = [];
    shape(value, check);
    for (const { name, as, path } of check.spoken) {
      const what = check.bound.get(name);
      if (what === undefined) check.sayAt(path, `speaks of ${name}, and nothing is called so`);
      else if (!as.some((each) => what.has(each)))
        check.sayAt(path, `speaks of ${name} as of ${as.join(' or ')}, and it is ${[...what].join(' or ')}`);
    }
  };
