import { addressOfPage, HouseClient } from '../../protocol/index.js';

/** Where the page lies, as it stands in links to it: a server is beside it, also in a folder of somebody's own. */
export const serverAddress = (): string => addressOfPage(location.href);

/** The server that the page came from. Whether it is one that keeps tables is seen when it is asked. */
export const server = (): HouseClient =>
  new HouseClient(serverAddress(), (address, asked) => fetch(address, { ...asked, cache: 'no-store' }));

/** Whether nobody but this machine can open an address of this host. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);
