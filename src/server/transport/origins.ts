import { isIP } from 'node:net';
import { isLoopback } from './addresses.js';

/** What a request says about where it comes from and whom it means. */
export interface Asked {
  readonly host: string | undefined;
  readonly origin: string | undefined;
}

/**
 * Which pages may talk to this server: its own, and those that the operator names. A name that leads here without being
 * ours is not believed either: somebody else's name can be made to lead to any machine.
 */
export class Origins {
  private readonly hosts: ReadonlySet<string>;

  constructor(
    private readonly allowed: readonly string[],
    private readonly listensOn: string,
  ) {
    this.hosts = new Set(allowed.map((origin) => new URL(origin).host));
  }

  /** Why a request is not heard; null: it is. Who sends no origin is no page of a browser. */
  whyNot({ host, origin }: Asked): string | null {
    if (!this.isOwn(host ?? '')) return NOT_OUR_NAME;
    if (origin === undefined || this.isAllowed(origin)) return null;
    return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase() ? null : NOT_OUR_PAGE;
  }

  /** Whether a page of another host may talk to us. */
  isAllowed(origin: string): boolean {
    return this.allowed.includes(origin);
  }

  private isOwn(host: string): boolean {
    if (!URL.canParse(`http://${host}`)) return false;
    const { hostname, host: named } = new URL(`http://${host}`);
    if (this.hosts.has(named)) return true;
    const address = hostname.replace(/^\[|\]$/g, '');
    const isAddress = isIP(address) !== 0; // a name may begin like one
    if (hostname === 'localhost' || (isAddress && isLoopback(address))) return true;
    if (isLoopback(this.listensOn) || this.listensOn === 'localhost') return false;
    return isAddress || this.allowed.length === 0;
  }
}

const NOT_OUR_NAME = 'This server does not go by that name. Its operator can add it to RULEBOX_ORIGINS.';
const NOT_OUR_PAGE =
  'This server does not talk to pages of other hosts. Its operator can allow them in RULEBOX_ORIGINS.';
