// A table on a server, reached from a terminal.
import WebSocket from 'ws';
import { type Fetch, readLink, TableClient, type TableLink, worldWith } from '../../protocol/index.js';
import { fail } from '../terminal.js';

/** How servers are asked from here. */
export const askByFetch: Fetch = (address, asked) => fetch(address, { ...asked, signal: AbortSignal.timeout(15_000) });

/** What somebody pasted behind a command. */
export const linkTyped = (typed: string): TableLink =>
  readLink(typed) ??
  fail(`"${typed}" is no link to a table. One looks like http://127.0.0.1:4417/#/table/7h3k9m2pqr (quote it: "…").`);

/** The other end of that table; with a seat's key that seat. */
export const reach = ({ address, table }: Pick<TableLink, 'address' | 'table'>, key?: string): TableClient =>
  new TableClient({ server: address, table, key }, worldWith(WebSocket));
