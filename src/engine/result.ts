/** A value or the reason why there is none. The pure rooms return it where others would throw. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A result that is a value. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
/** A result that is a reason why there is none. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** The value; where there is none, the program ends here with the reason: for scripts that have no other way to go on. */
export function orThrow<T>(result: Result<T, unknown>): T {
  if (result.ok) return result.value;
  const reasons = Array.isArray(result.error) ? (result.error as readonly unknown[]) : [result.error];
  throw new Error(reasons.map(sentenceOf).join('\n'));
}

function sentenceOf(reason: unknown): string {
  const { sentence, message } = (reason ?? {}) as { readonly sentence?: unknown; readonly message?: unknown };
  return String(sentence ?? message ?? reason);
}
