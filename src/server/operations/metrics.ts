import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What is counted of a server, as Prometheus reads it. */
export class Metrics {
  readonly registry = new Registry();

  /** Messages of clients that were understood, by kind. */
  readonly heard = this.counter('rulebox_messages_total', 'Messages heard, by kind.', ['kind']);
  /** What became of them. */
  readonly answered = this.counter('rulebox_answers_total', 'Messages answered, by kind and outcome.', [
    'kind',
    'outcome',
  ]);
  readonly choiceSeconds = this.histogram(
    'rulebox_choice_seconds',
    'From a choice to its answer: it is in the log by then, or refused.',
  );
  readonly rejected = this.counter('rulebox_messages_rejected_total', 'Messages that were not heard, by reason.', [
    'reason',
  ]);
  readonly refusedSockets = this.counter('rulebox_sockets_refused_total', 'Sockets that were not opened, by reason.', [
    'reason',
  ]);
  readonly dropped = this.counter('rulebox_sockets_dropped_total', 'Sockets that were dropped, by reason.', ['reason']);
  readonly received = this.counter('rulebox_received_bytes_total', 'Bytes of messages heard.');
  readonly sent = this.counter('rulebox_sent_bytes_total', 'Bytes of messages said.');
  readonly frames = this.counter('rulebox_sent_messages_total', 'Messages said, by kind.', ['kind']);
  readonly requests = this.counter('rulebox_requests_total', 'Requests, by route and status.', ['route', 'status']);
  readonly appendSeconds = this.histogram('rulebox_append_seconds', 'From an entry to its place in the log.');
  readonly appends = this.counter('rulebox_appends_total', 'Entries brought to the log, by outcome.', ['outcome']);
  readonly faults = this.counter('rulebox_faults_total', 'Faults of the server itself: each is in its notes.');

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Something that is looked up when it is asked for. */
  gauge(name: string, help: string, now: () => number): void {
    const { registry } = this;
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(now());
      },
    });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  private counter<Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) {
    return new Counter<Label>({ name, help, labelNames: [...labelNames], registers: [this.registry] });
  }

  private histogram(name: string, help: string) {
    return new Histogram({ name, help, buckets: SECONDS, registers: [this.registry] });
  }
}
