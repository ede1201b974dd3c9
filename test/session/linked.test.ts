import { describe, expect, it } from 'vitest';
import type { GameClaim } from '../../src/engine/index.js';
import { claimOf, Linked, Table } from '../../src/session/index.js';
import { library, setupOf } from './tables.js';

const PEOPLE = ['person', 'person'] as const;

const claimed = (seed: number, era = 'hgss-2010'): GameClaim =>
  claimOf(setupOf(seed, era, PEOPLE), library) as GameClaim;

function begun(claim: GameClaim, linked?: Linked): Table {
  const table = Table.begin(claim, PEOPLE, linked === undefined ? {} : { linked });
  if (!table.ok) throw new Error(table.error[0]?.message);
  return table.value;
}

/** The same choices at each of them. */
function play(table: Table, choices: number): void {
  for (let i = 0; i < choices && table.waitsFor !== null; i++) {
    const seat = table.waitsFor;
    const { options } = table.viewing(seat).whole().view.decision!;
    table.choose(seat, options[(i * 5) % options.length]!.answer);
  }
}

describe('cards that were linked for another table', () => {
  it('play the same game as cards linked for it', () => {
    const linked = new Linked();
    for (let seed = 1; seed <= 4; seed++) {
      const [one, other] = [begun(claimed(seed)), begun(claimed(seed), linked)];
      play(one, 40);
      play(other, 40);
      expect(other.fingerprint()).toBe(one.fingerprint());
      expect(other.record()).toEqual(one.record());
      expect(other.viewing(0).whole()).toEqual(one.viewing(0).whole());
    }
  });

  it('are linked once, also where the cards are other copies of the same', () => {
    const linked = new Linked();
    const [one, other] = [linked.of(claimed(1)), linked.of(JSON.parse(JSON.stringify(claimed(2))))];
    if (!one.ok || !other.ok) throw new Error('not linked');
    expect(other.value.setup).toBe(one.value.setup);
    expect(other.value.game.facts).toBe(one.value.game.facts);
    expect(other.value.game.seed).not.toEqual(one.value.game.seed);
  });

  it('are others by another rulebook, with another deck, or where a card is another', () => {
    const linked = new Linked();
    const setupFor = (claim: GameClaim) => {
      const found = linked.of(claim);
      if (!found.ok) throw new Error(found.error[0]?.message);
      return found.value.setup;
    };
    const claim = claimed(1);
    const weaker = claim.facts.map((facts, place) => (place === 0 ? { ...facts, hp: 10 } : facts));
    const all = [
      claim,
      claimed(1, 'e-card-2002'),
      { ...claim, decks: [claim.decks[0]!, claim.decks[0]!] },
      { ...claim, facts: weaker },
      { ...claim, options: { askForced: true } },
    ].map(setupFor);
    expect(new Set(all).size).toBe(all.length);
    expect(all[3]!.cards[0]!.hp).toBe(10);
  });

  it('are forgotten when so many others were asked for since', () => {
    const linked = new Linked(1);
    const [one, , again] = [linked.of(claimed(1)), linked.of(claimed(1, 'e-card-2002')), linked.of(claimed(1))];
    expect(one.ok && again.ok && again.value.setup === one.value.setup).toBe(false);
  });

  it('that cannot be played are refused as they are without', () => {
    const bad = { ...claimed(1), decks: [[0], [0]] };
    const [one, other] = [Table.begin(bad, PEOPLE), Table.begin(bad, PEOPLE, { linked: new Linked() })];
    expect(!one.ok && one.error.length).toBeGreaterThan(0);
    expect(other).toEqual(one);
    for (const claim of [null, {}, { facts: 3 }, { facts: [null] }] as unknown as GameClaim[])
      expect(Table.begin(claim, PEOPLE, { linked: new Linked() }).ok).toBe(false);
  });
});
