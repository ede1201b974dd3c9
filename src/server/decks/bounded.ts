/** So many values by their keys; what was not asked for the longest is forgotten first. */
export class Bounded<T> {
  private readonly values = new Map<string, T>();

  constructor(private readonly most: number) {}

  get(key: string): T | undefined {
    const value = this.values.get(key);
    if (value === undefined) return undefined;
    this.values.delete(key);
    this.values.set(key, value);
    return value;
  }

  set(key: string, value: T): T {
    this.values.delete(key);
    this.values.set(key, value);
    if (this.values.size > this.most) for (const oldest of this.values.keys()) return this.forget(oldest, value);
    return value;
  }

  get size(): number {
    return this.values.size;
  }

  private forget(key: string, value: T): T {
    this.values.delete(key);
    return value;
  }
}
