// What a JSON file must look like, and sentences about where it does not.

/** Everything about a value that is not as it must be; each sentence begins with where it stands. */
export type Shape = (value: unknown, at: string) => string[];

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const must = (holds: boolean, at: string, what: string): string[] => (holds ? [] : [`${at} must be ${what}.`]);

export const text: Shape = (value, at) => must(typeof value === 'string', at, 'a text');

export const yesNo: Shape = (value, at) => must(typeof value === 'boolean', at, 'true or false');

export const whole =
  (from: number, to: number): Shape =>
  (value, at) =>
    must(
      Number.isInteger(value) && Number(value) >= from && Number(value) <= to,
      at,
      `a whole number from ${from} to ${to}`,
    );

export const oneOf =
  (words: readonly (string | number | null)[]): Shape =>
  (value, at) =>
    must(
      words.some((word) => word === value),
      at,
      `one of ${words.map((word) => JSON.stringify(word)).join(', ')}`,
    );

export const orNull =
  (shape: Shape): Shape =>
  (value, at) =>
    value === null ? [] : shape(value, at);

export const listOf =
  (shape: Shape): Shape =>
  (value, at) =>
    Array.isArray(value) ? value.flatMap((each, place) => shape(each, `${at}[${place}]`)) : must(false, at, 'a list');

/** An object with fields that must be there and fields that may be there, and no others. */
export const fields =
  (required: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape =>
  (value, at) => {
    if (!isFields(value)) return must(false, at, 'an object');
    const missing = Object.keys(required).filter((key) => value[key] === undefined);
    return [
      ...missing.map((key) => `${at} lacks "${key}".`),
      ...Object.entries(value).flatMap(([key, each]) => {
        const shape = required[key] ?? optional[key];
        return shape === undefined ? [`${at} has the unknown field "${key}".`] : shape(each, `${at}.${key}`);
      }),
    ];
  };

/** An object whose keys are names. */
export const byName =
  (shape: Shape): Shape =>
  (value, at) =>
    isFields(value)
      ? Object.entries(value).flatMap(([name, each]) => shape(each, `${at}["${name}"]`))
      : must(false, at, 'an object');
