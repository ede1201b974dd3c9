import { linkOf, pathOf } from '../../protocol/index.js';
import { serverAddress } from '../links/server.js';

/* Where the screens of a table elsewhere are: behind the # of the page's address. */

/** The screen on which a table is set. */
export const SET_A_TABLE = '/friend';
/** The lobby. */
export const OPEN_TABLES = '/tables';

/** Where a friend is invited to. */
export const invitationTo = (table: string): string => pathOf({ to: 'table', table });

/** One's own seat, whose key is kept here. */
export const wayToSeat = (table: string, seat: number): string => `/seat/${table}/${seat}`;

/** Where one looks on. */
export const wayToWatch = (table: string): string => pathOf({ to: 'watch', table });

/** The link that is sent to a friend. */
export const linkToTable = (table: string): string => linkOf({ to: 'table', address: serverAddress(), table });

/** The link to a seat from another device. */
export const linkToSeat = (table: string, seat: number, key: string): string =>
  linkOf({ to: 'seat', address: serverAddress(), table, seat, key });
