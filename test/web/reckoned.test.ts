import { describe, expect, it } from 'vitest';
import { effectDecks, plainDecks } from '../../src/cli/library-files.js';
import { claimOf, decksOf, Table } from '../../src/session/index.js';
import type { Collection } from '../../src/web/session/library.js';
import { Reckoned } from '../../src/web/thread/reckoned.js';

/** A collection whose decks are of an era each; one of no era; and a deck too small for the table. */
const OF_ERAS: Collection = {
  ...effectDecks(),
  about: ['hgss-2010', 'swsh-2022'].map((era) => ({ era, format: 'constructed', about: '', plan: '' })),
};
const OF_NONE: Collection = { ...plainDecks(), decks: [plainDecks().decks[0]!, plainDecks().decks[1]!.slice(0, 40)] };

const namesIn = ({ facts }: Pick<Collection, 'facts'>, deck: readonly number[]): readonly string[] =>
  deck.map((card) => facts[card]!.name).sort();

describe('What the bots of the page reckon with', () => {
  it('are the decks that ship for the era, and those of no era, of the size that is played', () => {
    const decks = decksOf([OF_ERAS, OF_NONE]);
    const setup = { era: 'hgss-2010', format: 'constructed', decks: [0, 2], players: [], seed: 1 };
    let found: readonly (readonly string[])[] = [];
    const at = new Reckoned([OF_ERAS, OF_NONE]).at(setup);
    const table = Table.begin(claimOf(setup, decks), ['greedy', 'greedy'], {
      reckoning: (cards) => {
        const belief = at(cards);
        found = belief.decks.map((deck) => deck.map((place) => belief.setup.cards[place]!.facts.name).sort());
        return belief;
      },
    });
    if (!table.ok) throw new Error(table.error[0]?.message);
    expect(found).toEqual([]);
    table.value.goOn();
    expect(found).toEqual([namesIn(OF_ERAS, OF_ERAS.decks[0]!), namesIn(OF_NONE, OF_NONE.decks[0]!)]);
  });

  it('is made ready once an era and format', () => {
    const reckoned = new Reckoned([OF_ERAS]);
    const kind = { era: 'hgss-2010', format: 'constructed' };
    expect(reckoned.at(kind)).toBe(reckoned.at({ ...kind }));
    expect(reckoned.at({ ...kind, era: 'swsh-2022' })).not.toBe(reckoned.at(kind));
  });
});
