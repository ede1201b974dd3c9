import type { Said, ToClient, ToServer } from '../../protocol/index.js';
import type { Metrics } from '../operations/metrics.js';

/** More than these are not waited for. */
const MOST = 64;

/** What a client has said and was not answered yet: what comes of it is counted, and how long a choice takes. */
export class Asked {
  private readonly open = new Map<number, { readonly kind: ToServer['kind']; readonly at: number }>();

  constructor(private readonly metrics: Metrics) {}

  heard({ kind, re }: Exclude<ToServer, Said<'hello'>>): void {
    this.metrics.heard.inc({ kind });
    if (this.open.size >= MOST) this.open.delete(this.open.keys().next().value!);
    this.open.set(re, { kind, at: performance.now() });
  }

  answered(message: ToClient): void {
    this.metrics.frames.inc({ kind: message.kind });
    if (!('re' in message)) return;
    const asked = this.open.get(message.re);
    if (asked === undefined) return;
    this.open.delete(message.re);
    this.metrics.answered.inc({ kind: asked.kind, outcome: message.kind });
    if (asked.kind === 'choose') this.metrics.choiceSeconds.observe((performance.now() - asked.at) / 1000);
  }
}
