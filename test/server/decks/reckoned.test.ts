import { describe, expect, it } from 'vitest';
import type { DeckEntry } from '../../../src/cards/index.js';
import { shippedLibrary } from '../../../src/cli/library-files.js';
import { serverLibrary } from '../../../src/cli/serve/server-library.js';
import type { Belief, Seat } from '../../../src/engine/index.js';
import { Games } from '../../../src/server/decks/games.js';
import type { PlayedDeck } from '../../../src/server/decks/played-deck.js';
import { readDeck } from '../../../src/server/decks/read-deck.js';
import { Reckoned } from '../../../src/server/decks/reckoned.js';
import { hashOf } from '../../../src/server/decks/shelf.js';
import type { NamedDeck } from '../../../src/server/index.js';
import type { Player, Reckoning, Table } from '../../../src/session/index.js';
import { library, share } from '../houses.js';
import { RULES } from '../table/tables.js';

const deckOf = (name: string): PlayedDeck => {
  const read = readDeck({ from: 'library', name }, RULES, library);
  if (!read.ok) throw new Error(read.error.sentence);
  return { hash: hashOf(JSON.stringify(read.value.deck)), ...read.value.deck };
};

function begun(games: Games, players: readonly Player[], game = 1): Table {
  const pairing = games.pairing({ rules: RULES, decks: ['Ember Spark', 'Gyarados'].map(deckOf), picker: null });
  if (!pairing.ok) throw new Error(pairing.error[0]?.message);
  return pairing.value.begin({ secret: 'ab'.repeat(16), table: 't', game, shares: [0, 1].map(share) }, players);
}

const namesIn = ({ setup, decks }: Belief): readonly (readonly string[])[] =>
  decks.map((deck) => deck.map((place) => setup.cards[place]!.facts.name).sort());

const namesOf = (entries: readonly DeckEntry[]): readonly string[] =>
  entries.flatMap(({ count, card }) => Array.from({ length: count }, () => card.facts.name)).sort();

describe('What the bots of a server reckon with', () => {
  it('are the decks of its library for the era, of the size that is played', () => {
    let belief: Belief | null = null;
    const reckoned = new Reckoned(serverLibrary([]));
    const at = reckoned.at(RULES);
    const spying: Reckoning = (setup) => {
      belief = at(setup);
      return belief;
    };
    begun(new Games(5, { at: () => spying } as unknown as Reckoned), ['greedy', 'greedy']).goOn();
    const found = namesIn(belief!);
    const ours = shippedLibrary().decks.filter(({ era, format }) => era === RULES.era && format === 'constructed');
    expect(ours.length).toBeGreaterThan(5);
    for (const { entries } of ours) expect(found).toContainEqual(namesOf(entries));
    for (const { era, entries } of shippedLibrary().decks)
      if (era !== RULES.era) expect(found).not.toContainEqual(namesOf(entries));
    expect(found.every((deck) => deck.length === 60)).toBe(true);
  });

  it('are looked up when a bot first decides, once for all tables of the era and format', () => {
    let looks = 0;
    const decksOf = (era: string): readonly NamedDeck[] => {
      looks++;
      return library.decksOf(era);
    };
    const games = new Games(5, new Reckoned({ decksOf }));
    begun(games, ['person', 'person']);
    expect(looks).toBe(0);
    for (const game of [1, 2, 3]) begun(games, ['greedy', 'greedy'], game).goOn();
    expect(looks).toBe(1);
  });

  it('do not hold up the choices of a table', () => {
    const games = new Games(5, new Reckoned(library));
    const table = begun(games, ['greedy', 'greedy']);
    table.goOn();
    let least = Number.POSITIVE_INFINITY; // of all of them, where nobody is in the way
    for (let seat: Seat = 0; seat < 20; seat++) {
      const began = performance.now();
      begun(games, ['greedy', 'greedy'], seat + 2).goOn();
      least = Math.min(least, performance.now() - began);
    }
    expect(least).toBeLessThan(250); // some milliseconds
  });
});
