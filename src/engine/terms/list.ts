/** A list of one is made for one: an empty list that grows is made for seventeen, and most have one or none. */
export function withOne<T>(list: T[] | null, one: T): T[] {
  if (list === null) return [one];
  list.push(one);
  return list;
}
