import { describe, expect, it } from 'vitest';
import { saidOf } from '../../src/web/share/said-of.js';
import { linksBy, type Ways } from '../../src/web/share/shortest.js';
import { SHARE } from '../../src/web/words/result.js';

const KEPT = 'k7m2p9qr';
const refused =
  (is: 'refused' | 'nobody', sentence: string): Ways['keep'] =>
  async () => ({
    ok: false,
    error: { is, sentence },
  });
const ways = (given: Partial<Ways> = {}): Ways => ({
  keep: async () => ({ ok: true, value: KEPT }),
  short: async () => ({ letters: 'AbC' }),
  packed: async () => 'eJyrVg',
  ...given,
});
const THERE = { alone: false, isHereOnly: false };

describe('The link to a game that is shared', () => {
  it('is the name under which the server keeps it, and beside it the game itself', async () => {
    const links = await linksBy(ways());
    expect([links.kept?.holds, links.kept?.addressAt(null), links.kept?.addressAt(40)]).toEqual([
      'name',
      `/g/${KEPT}`,
      `/g/${KEPT}/40`,
    ]);
    expect([links.own.holds, links.own.addressAt(40)]).toEqual(['choices', '/replay/game/AbC/40']);
    expect(saidOf(links, THERE)).toBe(SHARE.kept);
    expect(saidOf(links, { ...THERE, isHereOnly: true })).toBe(`${SHARE.kept} ${SHARE.keptHere}`);
    expect(saidOf(links, { ...THERE, alone: true })).toBe(SHARE.short);
  });

  it('is the game in short where no server is', async () => {
    const links = await linksBy(ways({ keep: refused('nobody', 'No Rulebox server can be reached.') }));
    expect([links.kept, links.own.addressAt(null)]).toEqual([null, '/replay/game/AbC']);
    expect(saidOf(links, THERE)).toBe(`${SHARE.noServer} ${SHARE.short}`);
  });

  it('is the whole record where the server does not keep it, and its decks are nobody’s', async () => {
    const full = 'This server has no room for more games.';
    const links = await linksBy(ways({ keep: refused('refused', full), short: async () => ({ why: 'other-decks' }) }));
    expect([links.own.holds, links.own.addressAt(7)]).toEqual(['record', '/replay/link/eJyrVg/7']);
    expect(saidOf(links, THERE)).toBe(
      `The server does not keep this game: ${full} ${SHARE.long} ${SHARE.whyLong['other-decks']}`,
    );
  });
});
