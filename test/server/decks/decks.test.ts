import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/server/log/memory.js';
import { houseOn, library, PLAIN, RULES, TestGuest } from '../houses.js';

describe('a deck', () => {
  const pick = async (deck: object, rules: object = {}) => {
    const house = await houseOn(new MemoryStore());
    const opened = await house.open({ ...RULES, ...rules });
    if (!opened.ok) throw new Error();
    const ada = await new TestGuest().hello(house, opened.value);
    const answer = await ada.said({ kind: 'deck', deck: deck as never });
    await house.close();
    return answer;
  };

  it('is one of the library, in whatever spelling', async () => {
    expect(await pick({ from: 'library', name: PLAIN[0]!.toUpperCase() })).toMatchObject({ kind: 'done' });
  });

  it('is a list as the official clients write it, read against the server’s cards', async () => {
    const { entries } = library.deckNamed(PLAIN[0]!)!;
    const list = entries.map(({ count, card }) => `${count} ${card.facts.name}`).join('\n');
    expect(await pick({ from: 'list', name: 'Mine', list })).toMatchObject({ kind: 'done' });
    expect(await pick({ from: 'list', name: 'Mine', list: '60 Nobody Knows This' })).toMatchObject({
      kind: 'refused',
      sentence: expect.stringMatching(/^Line 1: /),
    });
  });

  it('is refused with the rules that it breaks', async () => {
    expect(await pick({ from: 'list', name: 'Short', list: '4 Fire Energy' })).toMatchObject({
      kind: 'refused',
      rules: expect.arrayContaining(['DECK-01', 'DECK-05']),
    });
  });

  it('of cards that a player sends is for tables that say so', async () => {
    const cards = { from: 'cards', name: 'Own', facts: [{ name: 'X' }], cards: [0] };
    expect(await pick(cards)).toMatchObject({ kind: 'refused', sentence: expect.stringMatching(/no others/) });
    expect(await pick(cards, { cards: 'as-sent' })).toMatchObject({ kind: 'refused' });
  });
});
