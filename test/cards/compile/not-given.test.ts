import { describe, expect, it } from 'vitest';
import { acts, fault, withAttack } from './texts.js';

describe('a text that speaks of what the card does not tell', () => {
  it('is refused where its damage is missing', () => {
    const text = 'Flip a coin. If tails, this attack does nothing (not even damage). Draw a card.';
    expect(fault(withAttack(text, { damage: 0 })).reason).toMatch(/how much is not given/);
  });

  it('is refused where a name may be meant with any letter behind it', () => {
    const text = 'Search your deck for an Unown, reveal it, and put it into your hand. Then, shuffle your deck.';
    expect(fault(withAttack(text)).reason).toMatch(/any letter/);
    expect(acts(text.replace('an Unown', 'a Brobix'))).toHaveLength(2);
  });

  it('means the letter V by it, in brackets or not, and no Pokémon V (NAME-05)', () => {
    const text = 'Search your deck for an Unown V, reveal it, and put it into your hand. Then, shuffle your deck.';
    expect(JSON.stringify(acts(text))).toContain('"Unown [V]"');
    expect(acts(text.replace('Unown V', 'Unown [V]'))).toEqual(acts(text));
  });
});
