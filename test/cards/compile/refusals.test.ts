import { describe, expect, it } from 'vitest';
import { fault, trainer, withAttack, withPower } from './texts.js';

describe('a text does not compile', () => {
  it('for one word that is not read, and the span is that word', () => {
    expect(fault(withAttack('Draw a shiny card.'))).toEqual({ text: 'shiny', reason: 'not understood' });
    expect(fault(withAttack('Draw a card. Sing a song.')).text).toBe('Sing');
  });

  it('for a parenthesis that nobody knows', () => {
    expect(fault(withAttack('Draw a card. (Whales sing.)')).text).toBe('Whales');
    expect(fault(withAttack('Draw a card (if you dare).')).text).toBe('(');
  });

  it('for a reminder that does not fit what the text does', () => {
    const reason = fault(withAttack("Draw a card. (Don't apply Weakness and Resistance for Benched Pokémon.)")).reason;
    expect(reason).toMatch(/Bench/);
  });

  it('for boilerplate of another kind of card', () => {
    expect(fault(trainer('You can play only one Supporter card each turn. Draw 2 cards.', 'item')).reason).toMatch(
      /another kind/,
    );
  });

  it('for a deck that is searched and not shuffled', () => {
    expect(fault(trainer('Search your deck for a Supporter card and put it into your hand.')).reason).toMatch(
      /not shuffled/,
    );
  });

  it('for a pronoun with two candidates or none', () => {
    const two =
      "Move an Energy card attached to the Defending Pokémon to 1 of your opponent's Benched Pokémon. That Pokémon is now Asleep.";
    expect(fault(withAttack(two)).reason).toMatch(/not clear which/);
    expect(fault(withAttack('That Pokémon is now Asleep.')).reason).toMatch(/no Pokémon was named/);
  });

  it('for something done by another player that is then spoken of', () => {
    const text =
      'Each player discards the top card of their deck. This attack does 20 more damage for each card discarded this way.';
    expect(fault(withAttack(text, { mark: '+' })).reason).toMatch(/another player/);
  });

  it('for counting other cards than those that were spoken of', () => {
    const text =
      'Discard the top 3 cards of your deck. This attack does 20 more damage for each Energy card discarded this way.';
    expect(fault(withAttack(text, { mark: '+' })).reason).toMatch(/other cards/);
  });

  it('for damage of an attack in a Power', () => {
    expect(
      fault(withPower('Once during your turn, you may flip a coin. If heads, this attack does 20 more damage.')).reason,
    ).toMatch(/only an attack/);
  });

  it('for an effect that nobody says when to use', () => {
    expect(fault(withPower('Draw a card.')).reason).toMatch(/when/);
  });
});
