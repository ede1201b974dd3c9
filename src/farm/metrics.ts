import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Job } from './job.js';
import type { Kept } from './redis/results.js';

const SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 60, 150, 600];

/** What is counted of a worker, as Prometheus reads it. */
export class FarmMetrics {
  readonly registry = new Registry();

  readonly threads = this.gauge('rulebox_farm_threads', 'Threads of this worker.');
  readonly playing = this.gauge('rulebox_farm_playing', 'Jobs that are being played.');
  readonly refused = new Counter({
    name: 'rulebox_farm_refused_runs_total',
    help: 'Runs that this worker leaves to others, because its code is another.',
    registers: [this.registry],
  });
  private readonly games = this.counter('rulebox_farm_games_total', 'Games played that count, by kind of run.', [
    'kind',
  ]);
  private readonly jobs = this.counter('rulebox_farm_jobs_total', 'Jobs, by kind of run and what became of them.', [
    'kind',
    'outcome',
  ]);
  private readonly seconds = new Histogram({
    name: 'rulebox_farm_job_seconds',
    help: 'How long a job was played.',
    buckets: SECONDS,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  played({ task, games }: Job, kept: Kept, seconds: number): void {
    this.jobs.inc({ kind: task.is, outcome: kept });
    if (kept === 'kept') this.games.inc({ kind: task.is }, games);
    this.seconds.observe(seconds);
  }

  failed({ task }: Job, isDead: boolean): void {
    this.jobs.inc({ kind: task.is, outcome: isDead ? 'dead' : 'failed' });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }

  private counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> {
    return new Counter<Label>({ name, help, labelNames: [...labelNames], registers: [this.registry] });
  }
}
