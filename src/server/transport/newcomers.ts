import type { IncomingMessage } from 'node:http';
import type { Settings } from '../operations/settings.js';
import { Addresses, householdOf } from './addresses.js';
import { Buckets } from './buckets.js';
import { Origins } from './origins.js';

/** Who asks for something: from where, for which page, and how often. */
export class Newcomers {
  private readonly addresses: Addresses;
  private readonly requests: Buckets;
  private readonly tables: Buckets;
  private readonly games: Buckets;
  private readonly sweeping: NodeJS.Timeout;
  readonly origins: Origins;

  constructor(settings: Settings, listensOn: string) {
    this.addresses = new Addresses(settings.trustedProxies);
    this.origins = new Origins(settings.origins, listensOn);
    this.requests = new Buckets(settings.requestsPerMinute);
    this.tables = new Buckets(settings.tablesPerMinute);
    this.games = new Buckets(settings.gamesPerMinute);
    this.sweeping = setInterval(() => this.sweep(), 60_000);
    this.sweeping.unref();
  }

  addressOf({ socket, headers }: IncomingMessage): string {
    return this.addresses.of(socket.remoteAddress, headers['x-forwarded-for']);
  }

  /** What limits go by. */
  householdOf(request: IncomingMessage): string {
    return householdOf(this.addressOf(request));
  }

  /** Why nobody hears this page; null: it is heard. */
  whyNotFrom({ headers }: IncomingMessage): string | null {
    return this.origins.whyNot({ host: headers.host, origin: headers.origin });
  }

  mayAsk(household: string): boolean {
    return this.requests.take(household, performance.now());
  }

  mayOpen(household: string): boolean {
    return this.tables.take(household, performance.now());
  }

  mayShare(household: string): boolean {
    return this.games.take(household, performance.now());
  }

  close(): void {
    clearInterval(this.sweeping);
  }

  private sweep(): void {
    const now = performance.now();
    this.requests.sweep(now);
    this.tables.sweep(now);
    this.games.sweep(now);
  }
}
