/** Lets so many things through at once, and so many in a second from then on. */
export class Bucket {
  private left: number;
  private at: number;

  constructor(
    private readonly atOnce: number,
    private readonly perSecond: number,
    now: number,
  ) {
    this.left = atOnce;
    this.at = now;
  }

  /** Takes so much of it; false, and takes nothing, where there is not as much. What costs more than all takes all. */
  take(cost: number, now: number): boolean {
    this.fill(now);
    const taken = Math.min(cost, this.atOnce);
    if (this.left < taken) return false;
    this.left -= taken;
    return true;
  }

  /** Milliseconds until so much is there. */
  until(cost: number, now: number): number {
    this.fill(now);
    return Math.max(0, ((Math.min(cost, this.atOnce) - this.left) / this.perSecond) * 1000);
  }

  isFull(now: number): boolean {
    this.fill(now);
    return this.left >= this.atOnce;
  }

  private fill(now: number): void {
    this.left = Math.min(this.atOnce, this.left + (Math.max(0, now - this.at) * this.perSecond) / 1000);
    this.at = now;
  }
}

/** More than these are not remembered. */
const MOST = 50_000;

/** A bucket for each household that has asked lately. */
export class Buckets {
  private readonly of = new Map<string, Bucket>();

  constructor(private readonly perMinute: number) {}

  take(household: string, now: number): boolean {
    let bucket = this.of.get(household);
    if (bucket === undefined) {
      if (this.of.size >= MOST) this.of.delete(this.of.keys().next().value!);
      bucket = new Bucket(this.perMinute, this.perMinute / 60, now);
      this.of.set(household, bucket);
    }
    return bucket.take(1, now);
  }

  /** Forgets who has not asked for a while. */
  sweep(now: number): void {
    for (const [household, bucket] of this.of) if (bucket.isFull(now)) this.of.delete(household);
  }

  get size(): number {
    return this.of.size;
  }
}
