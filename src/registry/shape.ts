import type { Diagnostic, DiagnosticCode, ReadResult } from './types.js';

/** A parsed YAML mapping. */
export type Fields = Readonly<Record<string, unknown>>;

/** Which keys a mapping must have and may have. */
export interface Keys {
  readonly required: readonly string[];
  readonly optional?: readonly string[];
}

/** Where the reader is; it collects what is wrong instead of stopping at the first. */
export class Place {
  constructor(
    readonly file: string,
    readonly id: string,
    private readonly collected: Diagnostic[],
  ) {}

  at(id: string): Place {
    return new Place(this.file, id, this.collected);
  }

  report(code: DiagnosticCode, message: string): void {
    this.collected.push({ code, file: this.file, id: this.id, message });
  }

  /** `value` as a mapping with these keys; null, and reported, if it is none or has other keys. */
  fields(value: unknown, what: string, keys: Keys): Fields | null {
    if (!isFields(value)) {
      this.report('wrong-shape', `${what} is not a mapping.`);
      return null;
    }
    const optional = keys.optional ?? [];
    for (const key of Object.keys(value)) {
      if (!keys.required.includes(key) && !optional.includes(key)) {
        this.report('unknown-key', `${what} has the unknown key "${key}".`);
      }
    }
    for (const key of keys.required) {
      if (!(key in value)) this.report('missing-key', `${what} lacks the key "${key}".`);
    }
    return value;
  }

  /** `value` as a list; empty, and reported, if it is none. */
  list(value: unknown, what: string): readonly unknown[] {
    if (Array.isArray(value)) return value;
    this.report('wrong-shape', `${what} is not a list.`);
    return [];
  }

  /** The sentence or word under `key`; a key that is absent has been reported, or was optional. */
  text(fields: Fields, key: string): string {
    const value = fields[key];
    if (value === undefined) return '';
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    this.report('wrong-value', `"${key}" is not a text.`);
    return '';
  }

  texts(fields: Fields, key: string): readonly string[] {
    if (fields[key] === undefined) return [];
    return this.list(fields[key], `"${key}"`).flatMap((value) => {
      if (typeof value === 'string' && value.trim() !== '') return [value.trim()];
      this.report('wrong-value', `"${key}" holds something that is not a text.`);
      return [];
    });
  }

  /** The word under `key`, which must be one of `choices`; the first of them, and reported, if it is not. */
  choice<T extends string>(fields: Fields, key: string, choices: readonly [T, ...T[]]): T {
    const value = fields[key];
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    if (value !== undefined) this.report('wrong-value', `"${key}" must be one of: ${choices.join(', ')}.`);
    return choices[0];
  }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads with a collector: the value counts only if nothing was reported. */
export function reading<T>(read: (collected: Diagnostic[]) => T): ReadResult<T> {
  const collected: Diagnostic[] = [];
  const value = read(collected);
  return collected.length === 0 ? { ok: true, value } : { ok: false, diagnostics: collected };
}
