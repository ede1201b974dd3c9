import { describe, expect, it } from 'vitest';
import { compileCard } from '../../../src/cards/index.js';
import { fault, trainer, withAttack, withPower } from './texts.js';

describe('a text does not compile', () => {
  it('for one word that is not read, and the span is that word', () => {
    expect(fault(withAttack('Draw a shiny card.'))).toEqual({ text: 'shiny', reason: 'not understood' });
    expect(fault(withAttack('Draw a card. Sing a song.')).text).toBe('Sing');
  });

  it('for more words than any card has, however many they are, wherever they stand', () => {
    for (const words of [2_001, 20_000, 2_100_000]) {
      for (const word of ['draw ', 'Draw a card. ', '(']) {
        const text = word.repeat(words);
        for (const card of [withAttack(text), withPower(text), trainer(text, 'item')]) {
          expect(fault(card).reason).toMatch(/text must have at most 2000 signs, and has \d+\.$/);
        }
      }
    }
  });

  it('where there are no facts of a card at all', () => {
    for (const nothing of [
      null,
      undefined,
      7,
      'Draw a card.',
      [],
      {},
      { name: 'Cub' },
      { ...trainer('', 'item'), hp: 1e9 },
    ]) {
      expect(compileCard(nothing as never)).toMatchObject({ ok: false });
    }
  });

  it('for a parenthesis that nobody knows', () => {
    expect(fault(withAttack('Draw a card. (Whales sing.)')).text).toBe('Whales');
    expect(fault(withAttack('Draw a card (if you dare).')).text).toBe('(');
  });

  it('for a reminder that does not fit what the text does', () => {
    const reason = fault(withAttack("Draw a card. (Don't apply Weakness and Resistance for Benched Pokémon.)")).reason;
    expect(reason).toMatch(/reminder/);
  });

  it('for a type that was lost between an article and its Energy', () => {
    expect(fault(withAttack('Search your deck for a Energy card and attach it to 1 of your Pokémon.')).text).toBe(
      'Energy',
    );
  });

  it('for "either way" where there is one way, or where an attack does nothing', () => {
    expect(fault(withAttack('Draw a card. Either way, draw a card.')).reason).toMatch(/only one way/);
    const nothing = 'Flip a coin. If tails, this attack does nothing. Either way, draw a card.';
    expect(fault(withAttack(nothing)).reason).toMatch(/does nothing/);
  });

  it('for an effect without a time that nothing is said to end', () => {
    expect(fault(withAttack("Flip a coin. If heads, the Defending Pokémon can't attack.")).reason).not.toBe('');
    const whenever =
      'Whenever the Defending Pokémon tries to attack, your opponent flips a coin. If tails, that attack does nothing.';
    expect(fault(withAttack(whenever)).reason).not.toBe('');
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
      'Discard 3 Water Energy cards from your hand. This attack does 20 more damage for each Fire Energy card discarded this way.';
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

  it('for what one player may do only after what another may', () => {
    expect(fault(trainer('You may draw up to 2 cards, then your opponent may draw up to 2 cards.')).reason).toBe(
      'not understood',
    );
  });

  it('for a card on each of several Pokémon, which is a choice for each', () => {
    expect(fault(withAttack('Attach a Water Energy card from your hand to each of your Pokémon.')).reason).toBe(
      'not understood',
    );
  });

  it('for an attacking Pokémon on the Bench', () => {
    const text = 'If this Pokémon is on your Bench, this attack does 40 more damage.';
    expect(fault(withAttack(text, { mark: '+' })).reason).toMatch(/not on the Bench/);
  });

  it('for damage that is not affected, where there is more than one', () => {
    const text =
      "This attack also does 20 damage to 1 of your opponent's Benched Pokémon. This attack's damage isn't affected by Resistance.";
    expect(fault(withAttack(text)).reason).toMatch(/which damage/);
  });

  it('for a choice before damage that decides whether there is any', () => {
    const text =
      'Before doing damage, you may flip a coin. If heads, this attack does 30 more damage. If tails, this attack does nothing.';
    expect(fault(withAttack(text, { mark: '+' })).reason).toMatch(/when this is chosen/);
  });

  it('for cards that were looked at and of which it is not said where they go', () => {
    const text =
      'Flip a coin. If heads, look at the top 6 cards of your deck and put 1 of them into your hand. If tails, look at the top 2 cards of your deck and put 1 of them into your hand. Shuffle the other cards back into your deck.';
    expect(fault(trainer(text)).reason).toMatch(/other cards/);
  });

  it('for a "then" after what a coin decides', () => {
    const text =
      'Flip a coin. If heads, draw 2 cards. Then return this Pokémon and all cards attached to it to your hand.';
    expect(fault(withAttack(text)).reason).toMatch(/hangs on the coin/);
  });

  it('for a Defending Pokémon where the own Pokémon is attacked', () => {
    const text =
      "If Lanternfin is your Active Pokémon and is damaged by an opponent's attack (even if Lanternfin is Knocked Out), the Defending Pokémon is now Burned.";
    expect(fault(withPower(text, 'poke-body')).reason).toMatch(/which Pokémon/);
  });

  it('for damage counters that decide more than damage', () => {
    const text = 'If the Defending Pokémon has any damage counters on it, the Defending Pokémon is now Asleep.';
    expect(fault(withAttack(text)).reason).toMatch(/damage of this attack/);
    expect(fault(trainer('Heal 20 damage from this Pokémon.')).reason).toMatch(/is none/);
  });

  it('for "it" in what another player does', () => {
    const text =
      "If your opponent's Active Pokémon is Asleep, your opponent shuffles all Energy from it into their deck.";
    expect(fault(withAttack(text)).reason).toMatch(/whose Pokémon|nothing was done before/);
  });
});
