// Shapes of things that come in several sorts, as the terms of the effect language do.
import { type Check, fields, isFields, oneOf, quoted, type Shape } from './shape.js';

/** A field that may be left out. */
interface Maybe<T> {
  readonly maybe: Shape<T>;
}

export const maybe = <T>(shape: Shape<T>): Maybe<T> => ({ maybe: shape });

type KeysIn<U> = U extends unknown ? keyof U : never;
type ValueIn<U, F> = U extends unknown ? (F extends keyof U ? U[F] : never) : never;
type WithWord<U, K, W> = U extends unknown ? (K extends keyof U ? (W extends U[K] ? U : never) : never) : never;
/** The fields of a sort of thing, but for the one that tells the sorts apart. */
type FieldsOfSort<V, K> = {
  readonly [F in Exclude<KeysIn<V>, K>]: object extends Pick<V, F & keyof V>
    ? Maybe<Exclude<ValueIn<V, F>, undefined>>
    : Shape<ValueIn<V, F>>;
};

/** Things of several sorts, told apart by the word in one field: the compiler lists the sorts and the fields of each. */
export const sorts = <U extends object, K extends KeysIn<U> & string>(
  field: K,
  table: { readonly [W in ValueIn<U, K> & string]: FieldsOfSort<WithWord<U, K, W>, K> },
): Shape<U> => {
  const any = oneOf(Object.keys(table));
  const shapes = new Map(
    Object.entries<Readonly<Record<string, Shape | Maybe<unknown>>>>(table).map(([word, parts]) => {
      const all = Object.entries(parts);
      const needed = all.flatMap(([key, each]) => ('maybe' in each ? [] : [[key, each] as const]));
      const others = all.flatMap(([key, each]) => ('maybe' in each ? [[key, each.maybe] as const] : []));
      return [word as unknown, said({ [field]: any, ...Object.fromEntries(needed) }, Object.fromEntries(others))];
    }),
  );
  return (value, check) => {
    if (!isFields(value)) return check.must(false, 'an object', value);
    const shape = shapes.get(value[field]);
    if (shape === undefined) check.at(field, any, value[field]);
    else shape(value, check);
  };
};

/** Things told apart by which of these fields they have. */
export const eitherOf = <U extends object>(table: { readonly [F in KeysIn<U> & string]?: Shape<U> }): Shape<U> => {
  const all = Object.entries<Shape<U> | undefined>(table);
  const what = `something with one of the fields ${all.map(([key]) => quoted(key)).join(', ')}`;
  return (value, check) => {
    const shape = isFields(value) ? all.find(([key]) => Object.hasOwn(value, key))?.[1] : undefined;
    if (shape === undefined) check.must(false, what, value);
    else shape(value, check);
  };
};

/** What is written is there: a field without anything in it would be met where only its name is looked for. */
const said = (required: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>>): Shape => {
  const shape = fields(required, optional);
  return (value, check) => {
    shape(value, check);
    if (isFields(value)) sayEmpty(value, check);
  };
};

function sayEmpty(value: Readonly<Record<string, unknown>>, check: Check): void {
  for (const key of Object.keys(value))
    if (value[key] === undefined) check.say(`has nothing in its field ${quoted(key)}`);
}
