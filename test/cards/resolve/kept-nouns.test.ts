import { describe, expect, it } from 'vitest';
import { compileCard } from '../../../src/cards/compile/compile.js';
import { reworded, withAttack } from '../compile/texts.js';

/** A sentence that asks of which kind the cards were, with the noun left open. */
const ASKING: readonly ((noun: string) => string)[] = [
  (noun) =>
    `Discard the top 3 cards of your deck. If you discarded any ${noun} in this way, put those cards into your hand.`,
  (noun) => `Discard the top 3 cards of your deck. If you discarded any ${noun} in this way, draw a card.`,
  (noun) =>
    `Discard the top 3 cards of your deck. Draw a card for each ${noun.slice(0, -1)} you discarded in this way.`,
  (noun) =>
    `Attach up to 2 Energy cards from your discard pile to this Pokémon. If you attached any ${noun} in this way, draw a card.`,
  (noun) =>
    `Search your deck for a card and put it into your hand. If you put any ${noun} into your hand in this way, draw a card. Then, shuffle your deck.`,
  (noun) => `Your opponent reveals their hand. If your opponent has any ${noun} in their hand, discard those cards.`,
];
const NOUNS = ['Item cards', 'Energy cards', 'Fire Energy cards', 'Supporter cards'];

/** What each noun makes of a sentence; those that are refused left out. */
const programs = (text: (noun: string) => string): string[] =>
  NOUNS.map((noun) => compileCard(withAttack(text(noun)))).flatMap((made) =>
    made.ok ? [JSON.stringify(made.program)] : [],
  );

describe('a noun that is said of what was done', () => {
  it.each(ASKING)('makes another program than every other noun, or none', (text) => {
    const made = programs(text);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made).size).toBe(made.length);
  });

  it('says nothing new where it only repeats what was said', () => {
    const text = (noun: string): string =>
      `Attach a Fire Energy card from your discard pile to this Pokémon. If you attached any ${noun} in this way, draw a card.`;
    expect(compileCard(withAttack(text('Fire Energy cards')))).toEqual(compileCard(withAttack(text('cards'))));
  });

  it('is refused of what was done to no cards', () => {
    expect(compileCard(withAttack('Draw 2 cards. If you drew any Energy cards in this way, draw a card.')).ok).toBe(
      false,
    );
    expect(
      compileCard(
        withAttack('Heal 20 damage from this Pokémon. If you healed any Energy cards in this way, draw a card.'),
      ).ok,
    ).toBe(false);
  });

  it.each([
    'Choose 1 Pokémon from your hand and put it in the Lost Zone. (If you can’t put an Energy card in the Lost Zone, this attack does nothing.)',
    'Discard a card from your hand. (If you can’t discard an Energy card from your hand, this attack does nothing.)',
    'Discard a Pokémon from your hand. If you discarded any Energy cards in this way, draw a card.',
    'Attach an Energy card from your discard pile to this Pokémon. If you attached any Supporter cards in this way, draw a card.',
    'Search your deck for a Supporter card, reveal it, and put it into your hand. If you put a Pokémon into your hand in this way, draw a card. Then, shuffle your deck.',
  ])('is refused where it is no word for what was done: %s', (text) => {
    expect(compileCard(withAttack(text)).ok).toBe(false);
  });

  it.each([
    'Discard the top 3 cards of your deck. If you discarded any Energy cards in this way, draw a card.',
    'Search your deck for a Pokémon, reveal it, and put it into your hand. If you put an Evolution Pokémon into your hand in this way, draw a card. Then, shuffle your deck.',
    'Attach a basic Energy card from your discard pile to this Pokémon. If you attached any Water Energy cards in this way, draw a card.',
    'Your opponent reveals their hand. If your opponent has any Item cards in their hand, discard those cards.',
  ])('is said again in our wording: %s', (text) => {
    const facts = withAttack(text);
    expect(compileCard(reworded(facts))).toEqual(compileCard(facts));
  });
});
