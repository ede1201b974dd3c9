/* The addresses of tables, in one place: who makes a link and who reads one mean the same. */

/**
 * A link that somebody sends: to sit down at a table, to look on, or to a seat of one's own on another device. A seat's key
 * stands behind the #, which no browser sends to a server.
 */
export type TableLink =
  | { readonly to: 'table'; readonly address: string; readonly table: string }
  | { readonly to: 'watch'; readonly address: string; readonly table: string }
  | {
      readonly to: 'seat';
      readonly address: string;
      readonly table: string;
      readonly seat: number;
      readonly key: string;
    };

/** A link without where the server is: what stands behind the # of the page. */
export type TablePath = TableLink extends infer Link ? (Link extends unknown ? Omit<Link, 'address'> : never) : never;

/** The letters of ids: no i, l, o and u, so that an id can be read aloud and copied by hand. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;

/** One letter for five bits of each byte. */
const lettersFor = (bytes: Uint8Array): string => Array.from(bytes, (byte) => LETTERS[byte & 31]).join('');

/** The id of a new table: 50 random bits. */
export const newTableId = (randomBytes: (count: number) => Uint8Array): string => lettersFor(randomBytes(LENGTH));

/** What a game that is kept is called: the first of so many letters that its hash can be written in. */
export const gameIdOf = (hash: Uint8Array, letters: number): string => lettersFor(hash.subarray(0, letters));

/** The least and the most letters of a game's id: there are more where two begin alike. */
export const GAME_ID_LETTERS = { least: 8, most: 16 } as const;

/** What a game that is kept may be called. */
export const GAME_ID = new RegExp(`^[${LETTERS}]{${GAME_ID_LETTERS.least},${GAME_ID_LETTERS.most}}$`);

/** Whether a text is what a game that is kept may be called. */
export const isGameId = (text: string): boolean => GAME_ID.test(text);

const TABLE_ID = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** Whether a text is the id of a table as it is written. */
export const isTableId = (text: string): boolean => TABLE_ID.test(text);

const meant = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');

/** A table's id as somebody may have typed it: capitals, o for 0, i or l for 1, hyphens or spaces between; null: it is none. */
export function tableIdIn(typed: string): string | null {
  const id = meant(typed);
  return isTableId(id) ? id : null;
}

/** The same of a game that is kept. */
export function gameIdIn(typed: string): string | null {
  const id = meant(typed);
  return isGameId(id) ? id : null;
}

/** What stands behind the # of the page. */
export function pathOf(link: TablePath): string {
  const path = `/${link.to}/${link.table}`;
  return link.to === 'seat' ? `${path}/${link.seat}/${link.key}` : path;
}

/** The link as it is sent. */
export const linkOf = (link: TableLink): string => `${link.address}/#${pathOf(link)}`;

/** What a path means; null: it leads to no table. */
export function readPath(path: string): TablePath | null {
  if (typeof path !== 'string') return null;
  const [before, to, written = '', seat = '', key = '', ...more] = path.split('/');
  const table = tableIdIn(written);
  if (before !== '' || table === null || more.length > 0) return null;
  if (to === 'seat') {
    if (!/^[0-3]$/.test(seat) || !isSeatKey(key)) return null;
    return { to, table, seat: Number(seat), key };
  }
  return (to === 'table' || to === 'watch') && seat === '' ? { to, table } : null;
}

/** 128 bits, hexadecimal. */
const isSeatKey = (key: string): boolean => /^[0-9a-f]{32}$/.test(key);

const ADDRESS = /^(https?:\/\/[^/?#\s@\\]+(?:\/[^?#\s]*)?)(?:\?[^#\s]*)?#(\/\S*)$/i;

/** What a link means, as it was pasted; null: it is none of ours. */
export function readLink(pasted: string): TableLink | null {
  const [, page, fragment] = (typeof pasted === 'string' ? ADDRESS.exec(pasted.trim()) : null) ?? [];
  const path = fragment === undefined ? null : readPath(fragment);
  return page === undefined || path === null ? null : { address: addressOfPage(page), ...path };
}

/** The address of a server whose page stands there: links and requests are made of it. */
export const addressOfPage = (page: string): string => page.replace(/[?#].*$/s, '').replace(/\/(?:index\.html)?$/, '');

/** Where the sockets of a server are. */
export const SOCKET_PATH = '/api/socket';

/** The address of a server's sockets. */
export const socketAddress = (address: string): string => `${address.replace(/^http/i, 'ws')}${SOCKET_PATH}`;
