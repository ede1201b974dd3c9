/** A node of a program, looked at by its fields. */
export type Fields = { readonly [field: string]: unknown };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
