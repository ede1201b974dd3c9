import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { effectDecks, plainDecks } from '../../src/cli/library-files.js';
import { CommandFailed } from '../../src/cli/terminal.js';
import { CONSTRUCTED, deckFaults, ERAS } from '../../src/engine/index.js';

describe('the plain decks', () => {
  const { names, facts, decks } = plainDecks();

  it('are two, with names', () => {
    expect(names).toHaveLength(2);
    expect(decks).toHaveLength(2);
  });

  // In 1999 there were neither Darkness nor Metal Pokémon.
  it.each(ERAS.filter(({ typeSet }) => typeSet.includes('Darkness')))('are legal in $title', (era) => {
    for (const deck of decks) {
      const cards = deck.map((place) => facts[place]!);
      expect(deckFaults(cards, era, CONSTRUCTED)).toEqual([]);
    }
  });

  it('have no effect texts, so that this version plays every card of them', () => {
    const texts = facts.flatMap((card) => [card.text, ...card.attacks.map(({ text }) => text)]);
    expect(texts.filter((text) => text !== '')).toEqual([]);
    expect(facts.flatMap(({ powers, tags }) => [...powers, ...tags])).toEqual([]);
  });

  it('have lines of evolution to Stage 2, Weakness and Resistance', () => {
    const inDeck = (deck: readonly number[]) => [...new Set(deck)].map((place) => facts[place]!);
    for (const cards of decks.map(inDeck)) {
      const names = cards.map(({ name }) => name);
      expect(cards.filter(({ stage }) => stage === 'stage-2')).not.toEqual([]);
      for (const { evolvesFrom } of cards) if (evolvesFrom !== '') expect(names).toContain(evolvesFrom);
      expect(cards.some(({ weaknesses }) => weaknesses.length > 0)).toBe(true);
      expect(cards.some(({ resistances }) => resistances.length > 0)).toBe(true);
    }
  });
});

describe('the decks full of effects', () => {
  const { names, facts, decks, programs } = effectDecks();
  const texts = facts.flatMap(({ text, attacks, powers }) => [
    text,
    ...attacks.map((attack) => attack.text),
    ...powers.map((power) => power.text),
  ]);

  it('are two, of at least 25 different cards with texts', () => {
    expect([names.length, decks.length]).toEqual([2, 2]);
    expect(programs).toHaveLength(facts.length);
    expect(facts.filter(({ energy }) => energy !== 'basic').length).toBeGreaterThanOrEqual(25);
    expect(texts.filter((text) => text !== '').length).toBeGreaterThanOrEqual(35);
  });

  it.each(ERAS.filter(({ typeSet }) => typeSet.includes('Darkness')))('are legal in $title', (era) => {
    for (const deck of decks)
      expect(
        deckFaults(
          deck.map((place) => facts[place]!),
          era,
          CONSTRUCTED,
        ),
      ).toEqual([]);
  });

  it('have every kind of part: attacks, plays, actions, answers, triggers, woulds', () => {
    const parts = programs.flatMap(({ attacks, powers, card }) => [...attacks, ...powers.flat(), ...card]);
    const kinds = new Set(parts.flatMap((part) => (part === null ? [] : [part.part])));
    expect([...kinds].sort()).toEqual(['action', 'answer', 'attack', 'play', 'trigger', 'would']);
    for (const kind of ['supporter', 'item', 'tool', 'stadium'])
      expect(facts.some(({ trainer }) => trainer === kind)).toBe(true);
    expect(facts.some(({ energy }) => energy === 'special')).toBe(true);
  });
});

describe('a library file that is wrong', () => {
  let folder = '';
  const exitCode = process.exitCode;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rulebox-library-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    process.exitCode = exitCode;
    vi.restoreAllMocks();
  });

  function complaint(file: unknown): string {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    writeFileSync(join(folder, 'plain-decks.json'), JSON.stringify(file));
    try {
      plainDecks(folder);
    } catch (error) {
      if (error instanceof CommandFailed) return error.message;
      throw error;
    }
    return '';
  }

  it('is refused with every place that is wrong', () => {
    const card = { name: 'Cub', kind: 'pokemon', hp: 'many', colour: 'green' };
    const said = complaint({ cards: [card], decks: [{ name: 'Few', cards: { Cub: 0 } }] });
    expect(said.split('\n')).toEqual([
      'library/plain-decks.json: cards[0].hp must be a whole number from 0 to 1000, not "many".',
      'library/plain-decks.json: cards[0] has the unknown field "colour".',
      'library/plain-decks.json: decks[0].cards.Cub must be a whole number from 1 to 60, not 0.',
    ]);
  });

  it('is refused for a text that is not understood', () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const card = { name: 'Odd Chart', kind: 'trainer', trainer: 'item', text: 'Sing a song.' };
    const file = { cards: [card], decks: [{ name: 'Few', cards: { 'Odd Chart': 4 } }] };
    writeFileSync(join(folder, 'effect-decks.json'), JSON.stringify(file));
    expect(() => effectDecks(folder)).toThrow(/effect-decks\.json: a text of Odd Chart is not understood: "Sing/);
  });

  it('is refused for a deck with a card that nobody knows', () => {
    expect(complaint({ cards: [], decks: [{ name: 'Few', cards: { Nobody: 4 } }] })).toBe(
      'library/plain-decks.json: there is no card named Nobody.',
    );
  });
});
