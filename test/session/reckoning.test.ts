import { describe, expect, it } from 'vitest';
import { effectDecks } from '../../src/cli/library-files.js';
import type { DeckPool, Setup } from '../../src/engine/index.js';
import {
  claimOf,
  Linked,
  type Player,
  programOf,
  type Reckoning,
  reckoningWith,
  Table,
} from '../../src/session/index.js';
import { library, setupOf } from './tables.js';

const { facts, decks } = effectDecks();
const POOL: DeckPool = { facts, programs: facts.map(programOf), decks };

function begun(players: readonly Player[], seed: number, reckoning: Reckoning, linked = new Linked()): Table {
  const table = Table.begin(claimOf(setupOf(seed, 'hgss-2010', players), library), players, { reckoning, linked });
  if (!table.ok) throw new Error(table.error[0]?.message);
  return table.value;
}

/** Lets bots and nobody go on until a person is asked, or for so many choices. */
function goOn(table: Table, choices = 30): void {
  for (let i = 0; i < choices && table.waitsFor === null && !table.isOver; i++) table.goOn();
}

/** A reckoning that notes down for which games it was asked. */
function noted(): { readonly reckoning: Reckoning; readonly asked: Setup[]; readonly looked: () => number } {
  let looks = 0;
  const inner = reckoningWith(() => {
    looks++;
    return POOL;
  });
  const asked: Setup[] = [];
  const reckoning: Reckoning = (setup) => {
    asked.push(setup);
    return inner(setup);
  };
  return { reckoning, asked, looked: () => looks };
}

describe('What bots reckon with', () => {
  it('is not looked up where no bot has to decide anything', () => {
    const { reckoning, asked, looked } = noted();
    const table = begun(['person', 'person'], 1, reckoning);
    goOn(table);
    expect([asked.length, looked()]).toEqual([0, 0]);
  });

  it('is looked up once for all tables, and made ready once for each', () => {
    const { reckoning, asked, looked } = noted();
    const linked = new Linked();
    for (const seed of [1, 2, 3]) goOn(begun(['greedy', 'greedy'], seed, reckoning, linked), 12);
    expect([asked.length, looked()]).toEqual([3, 1]);
  });

  it('is shared by games of the same linked cards, each under its own ids', () => {
    const { reckoning, asked } = noted();
    const linked = new Linked();
    for (const seed of [1, 2]) goOn(begun(['greedy', 'greedy'], seed, reckoning, linked), 12);
    const [one, other] = asked.map((setup) => reckoning(setup));
    expect(other!.decks).toBe(one!.decks);
    expect(other!.setup.cards).toBe(one!.setup.cards);
    expect(one!.decks).toHaveLength(decks.length);
    for (const [place, belief] of [one!, other!].entries()) {
      const { cardOf, ownerOf } = asked[place]!;
      expect([belief.setup.cardOf, belief.setup.ownerOf]).toEqual([cardOf, ownerOf]);
      expect(belief.setup.byId.map(({ facts: { name } }) => name)).toEqual(
        asked[place]!.byId.map(({ facts: { name } }) => name),
      );
    }
  });

  it('leads to the same choices wherever and whenever the game is laid', () => {
    const records = [new Linked(), new Linked()].map((linked) => {
      const table = begun(
        ['greedy', 'greedy'],
        5,
        reckoningWith(() => POOL),
        linked,
      );
      goOn(table, 40);
      return table.record();
    });
    expect(records[0]!.choices.length).toBeGreaterThan(10);
    expect(records[1]).toEqual(records[0]);
  });
});
