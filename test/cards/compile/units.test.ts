import { describe, expect, it } from 'vitest';
import { acts, fault, partsOf, reworded, trainer, withAttack, wording } from './texts.js';

const taken = (text: string): unknown => (acts(text) as readonly { cards: { take: unknown } }[])[0].cards.take;
const said = (text: string): string => reworded(withAttack(text)).attacks[0].text;

describe('so many Energy', () => {
  it('is so much as the cards provide, where no cards are spoken of', () => {
    expect(taken('Discard 2 Energy attached to Lanternfin.')).toEqual({ n: 2, units: true });
    expect(taken('Discard 3 {W} Energy from this Pokémon.')).toEqual({ n: 3, units: true });
    expect(taken('Put 2 {W} Energy attached to this Pokémon into your hand.')).toEqual({ n: 2, units: true });
    expect(taken('Move 2 Energy from this Pokémon to 1 of your Benched Pokémon.')).toEqual({ n: 2, units: true });
  });

  it('is so many cards, where they are', () => {
    expect(taken('Discard 2 Energy cards attached to Lanternfin.')).toEqual({ n: 2 });
    expect(taken('Discard 2 basic Energy cards attached to Lanternfin.')).toEqual({ n: 2 });
  });

  it('is one card, where it is one', () => {
    expect(taken('Discard an Energy attached to Lanternfin.')).toEqual({ n: 1 });
    expect(taken('Discard 1 {W} Energy from this Pokémon.')).toEqual({ n: 1 });
  });

  it('is so many cards, where they are attached to nothing', () => {
    const [part] = partsOf(trainer('Put 2 basic Energy from your discard pile into your hand.'));
    expect(JSON.stringify(part)).not.toContain('units');
  });

  it('is told apart in our wording', () => {
    expect(said('Discard 2 {W} Energy from this Pokémon.')).toBe('Discard 2 Water Energy attached to this Pokémon.');
    expect(said('Discard 2 {W} Energy cards attached to this Pokémon.')).toBe(
      'Discard 2 Water Energy cards attached to this Pokémon.',
    );
    for (const text of ['Discard 2 {W} Energy from this Pokémon.', 'Discard 2 Energy cards attached to Lanternfin.'])
      expect(wording(withAttack(text))).toBe('');
  });

  it('is not asked about by "if you do" once it is gone: its cards do not tell', () => {
    const bonus = "your opponent's Active Pokémon is now Paralyzed.";
    expect(fault(withAttack(`Discard 2 Energy from this Pokémon. If you do, ${bonus}`)).reason).toMatch(
      /so much Energy/,
    );
    const cards = `Discard 2 Energy cards attached to this Pokémon. If you do, ${bonus}`;
    expect(JSON.stringify(acts(cards))).toContain('{"test":"did","what":"#1","n":2}');
    expect(said(cards)).toBe(cards);
    const any = `Discard 2 Energy from this Pokémon. If you discarded any Energy in this way, ${bonus}`;
    expect(JSON.stringify(acts(any))).toContain('{"test":"did","what":"#1"}');
    expect(said(any)).toBe(
      `Discard 2 Energy attached to this Pokémon. If you discarded any cards in this way, ${bonus}`,
    );
  });
});
