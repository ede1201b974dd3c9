/** A value or the reason why there is none. The pure rooms return it where others would throw. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A result that is a value. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
/** A result that is a reason why there is none. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });
