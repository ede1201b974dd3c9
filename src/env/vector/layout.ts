/** Numbers of a vector that belong together: where they begin, and what each is called. */
export interface Part {
  readonly name: string;
  readonly from: number;
  readonly numbers: readonly string[];
}

/** What stands where in a vector. A layout that changes in any way gets another version. */
export interface Layout {
  readonly version: number;
  readonly size: number;
  readonly parts: readonly Part[];
}

/** Parts one after the other. */
export function layoutOf(
  version: number,
  named: readonly (readonly [name: string, numbers: readonly string[]])[],
): Layout {
  const parts: Part[] = [];
  let size = 0;
  for (const [name, numbers] of named) {
    parts.push({ name, from: size, numbers });
    size += numbers.length;
  }
  return { version, size, parts };
}

/** What each number of a vector is called, such as `own.active-1.hp`. */
export const namesOf = ({ parts }: Layout): string[] =>
  parts.flatMap(({ name, numbers }) => numbers.map((number) => `${name}.${number}`));

/** Where each word of a list stands. */
export const placesOf = <Word extends string>(words: readonly Word[]): Readonly<Record<Word, number>> =>
  Object.fromEntries(words.map((word, place) => [word, place])) as Record<Word, number>;
