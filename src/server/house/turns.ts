/** What is to be done at one table, one thing after the other. */
export interface TurnParts {
  /** So much may wait. */
  readonly most: number;
  /** Does one thing that nobody asked for; false: there is none. */
  readonly byItself: () => Promise<boolean>;
  /** Something was thrown: nothing more will be done here. */
  readonly failed: (error: unknown) => void;
  /** Nothing is left to do. */
  readonly rested: () => void;
}

type Job = () => Promise<void>;

/** A queue that never does two things at once. After each thing that was asked for, one that was not has its turn. */
export class Turns {
  private readonly jobs: Job[] = [];
  private running: Promise<void> | null = null;
  private isEnded = false;
  /** Somebody wants to know whether there is something to do by itself. */
  private isPoked = false;

  constructor(private readonly parts: TurnParts) {}

  get isIdle(): boolean {
    return this.running === null;
  }

  /** False: too much waits, or nothing is done here any more. */
  take(job: Job): boolean {
    if (this.isEnded || this.jobs.length >= this.parts.most) return false;
    this.jobs.push(job);
    this.goOn();
    return true;
  }

  /** Looks whether there is something to do by itself. */
  goOn(): void {
    this.isPoked = true;
    if (!this.isEnded) this.running ??= this.run();
  }

  /** Takes nothing more; resolves when what was taken is done. */
  async end(): Promise<void> {
    this.isEnded = true;
    await this.running;
  }

  private async run(): Promise<void> {
    await Promise.resolve(); // `running` is set before anything is done
    try {
      while (this.isPoked || this.jobs.length > 0) await this.step();
    } catch (error) {
      this.isEnded = true;
      this.jobs.length = 0;
      this.parts.failed(error);
    } finally {
      this.running = null;
    }
    if (!this.isEnded) this.parts.rested();
  }

  private async step(): Promise<void> {
    this.isPoked = false;
    const job = this.jobs.shift();
    if (job !== undefined) await job();
    if (!this.isEnded && (await this.parts.byItself())) this.isPoked = true;
  }
}
