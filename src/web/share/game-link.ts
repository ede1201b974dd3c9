import type { Result } from '../../engine/index.js';
import type { NotDone } from '../../protocol/index.js';
import { packText } from '../links/link.js';
import { server } from '../links/server.js';
import { openSession } from '../thread/client.js';
import { SHARE } from '../words/result.js';
import { type GameLink, type GameLinks, linksBy, ownLink, type Ways } from './shortest.js';

/** All links to the game of a record; the server of the page is asked to keep it. */
export const sharedLinks = (written: string): Promise<GameLinks> =>
  linksBy({ ...waysOf(written), keep: () => keptByServer(written) });

/** The link to the game of a record that nobody else hears of. */
export const linkTo = (written: string): Promise<GameLink> => ownLink(waysOf(written));

const waysOf = (written: string): Pick<Ways, 'short' | 'packed'> => ({
  short: async () => (await openSession()).session.short(written),
  packed: () => packText(written.trim()),
});

/** Milliseconds after which a link is made without the server. */
const PATIENCE = 5000;

async function keptByServer(written: string): Promise<Result<string, NotDone>> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<Result<string, NotDone>>((resolve) => {
    late = setTimeout(() => resolve({ ok: false, error: { is: 'refused', sentence: SHARE.late } }), PATIENCE);
  });
  const kept = await Promise.race([server().keep(JSON.parse(written)), tooLate]);
  clearTimeout(late);
  return kept;
}

/** What somebody else opens. */
export const wholeAddress = (address: string): string => `${location.href.split('#')[0]}#${address}`;
