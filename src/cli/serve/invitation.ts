// What is printed when a server is open: how it is reached, from here and from elsewhere.
import type { NetworkInterfaceInfo } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Where a server listens. */
export interface Listening {
  readonly host: string;
  readonly port: number;
}

/** All networks of a machine, as Node tells them. */
export type Networks = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const ALL = ['0.0.0.0', '::'];

/** The address to type on this machine. */
export const hereAddress = ({ host, port }: Listening): string =>
  `http://${ALL.includes(host) ? 'localhost' : bracketed(host)}:${port}/`;

/** The addresses that others can type; none where only this machine is listened to. */
export function addressesElsewhere({ host, port }: Listening, networks: Networks): readonly string[] {
  if (isHere(host)) return [];
  const found = ALL.includes(host) ? reachable(host, networks) : [host];
  return found.map((address) => `http://${bracketed(address)}:${port}/`);
}

/** Whether only this machine can reach it. */
export const isHere = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

const bracketed = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/** Those that can be typed first; of IPv6 none that mean something on one cable only. */
function reachable(host: string, networks: Networks): readonly string[] {
  const all = Object.values(networks).flatMap((each) => each ?? []);
  const others = all.filter(({ internal }) => !internal);
  const of = (family: 'IPv4' | 'IPv6'): string[] =>
    others.filter((each) => each.family === family).map(({ address }) => address);
  const later = host === '::' ? of('IPv6').filter((address) => !/^fe[89ab]/i.test(address)) : [];
  return [...of('IPv4'), ...later];
}

/** The lines to print; with a code to photograph where somebody looks at a terminal. */
export function invitation(listening: Listening, networks: Networks, isTerminal: boolean): string {
  const elsewhere = addressesElsewhere(listening, networks);
  const lines = [`The table is open at ${hereAddress(listening)}`];
  if (elsewhere.length > 0) {
    lines.push('Others in your network type:', ...elsewhere.map((address) => `  ${address}`));
    if (isTerminal) lines.push('or photograph this:', renderUnicodeCompact(elsewhere[0]!, { border: 2 }));
  } else if (!isHere(listening.host)) lines.push('This machine has no address that others could type.');
  return [...lines, 'Ctrl-C closes it.', ''].join('\n');
}
