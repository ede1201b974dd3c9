import { BlockList, isIP } from 'node:net';

/** Who asks: the peer of the connection, or whom a trusted proxy asks for. */
export class Addresses {
  private readonly trusted = new BlockList();

  /** `proxies`: addresses, networks, or "loopback". */
  constructor(proxies: readonly string[]) {
    for (const proxy of proxies.flatMap((each) => (each === 'loopback' ? LOOPBACK : [each]))) this.trust(proxy);
  }

  /** `forwarded`: the header X-Forwarded-For, in which each proxy has added whom it was asked by. */
  of(peer: string | undefined, forwarded: string | readonly string[] | undefined): string {
    const chain = [...String(forwarded ?? '').split(','), peer ?? ''].map((each) => plain(each.trim()));
    let asker = chain.pop()!;
    while (chain.length > 0 && this.isTrusted(asker) && isIP(chain[chain.length - 1]!) !== 0) asker = chain.pop()!;
    return asker;
  }

  private trust(proxy: string): void {
    const [address, bits] = proxy.split('/') as [string, string?];
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) this.trusted.addAddress(address, family);
    else this.trusted.addSubnet(address, Number(bits), family);
  }

  private isTrusted(address: string): boolean {
    const family = isIP(address);
    return family !== 0 && this.trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
  }
}

const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Whether this names proxies: an address, a network, or "loopback". */
export function isPeers(text: string): boolean {
  if (text === 'loopback') return true;
  const [address, bits, more] = text.split('/') as [string, string?, string?];
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits === undefined) return most > 0;
  return more === undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

/** An IPv4 address is one, also where it comes through a socket for both kinds. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

export const isLoopback = (address: string): boolean => address === '::1' || /^127\./.test(plain(address));

/** What limits go by: of IPv6 the network, since a household has 2⁶⁴ addresses of its own. */
export function householdOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head, tail] = address.split('::') as [string, string?];
  const groups = (part: string | undefined): string[] => (part ? part.split(':') : []);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups(head).length - groups(tail).length);
  return [...groups(head), ...new Array<string>(missing).fill('0'), ...groups(tail)].slice(0, 4).join(':');
}
