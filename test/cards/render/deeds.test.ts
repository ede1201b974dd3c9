import { describe, expect, it } from 'vitest';
import { compileCard } from '../../../src/cards/compile/compile.js';
import type { CardFacts } from '../../../src/engine/index.js';
import { acts, reworded, trainer, withAttack, withPower } from '../compile/texts.js';

/** Our wording, which says the same. */
function said(facts: CardFacts): string {
  const again = reworded(facts);
  expect(compileCard(again)).toEqual(compileCard(facts));
  return again.attacks[0]?.text ?? again.powers[0]?.text ?? again.text;
}

describe('what was done before', () => {
  it('is said where it is counted', () => {
    expect(
      said(
        withAttack(
          'Discard up to 2 Energy cards from your hand. Then, draw 2 cards for each Energy card you discarded.',
        ),
      ),
    ).toBe('Discard up to 2 Energy cards from your hand. For each card discarded in this way, draw 2 cards.');
    expect(
      said(
        trainer(
          'Put any number of cards from your hand on the bottom of your deck in any order. Then, draw that many cards.',
        ),
      ),
    ).toContain('for each card put on the bottom of your deck in this way');
  });

  it('is said of the deck of whoever did it', () => {
    const text = 'Each player shuffles their hand into their deck and then draws that many cards.';
    expect(said(trainer(text, 'supporter'))).toContain('for each card put into their deck in this way');
  });

  it('is said in the plural where it is a limit', () => {
    const text =
      'Reveal up to 2 Pokémon in your hand and put them into your deck. If you do, search your deck for up to that many Pokémon, reveal them, and put them into your hand. Then, shuffle your deck.';
    expect(said(trainer(text))).toContain('up to the number of cards put into your deck in this way');
  });

  it('is said where it is asked what was among the cards', () => {
    const text =
      'Discard a card from your hand. Then, draw 3 cards. If you discarded a Pokémon that has Tide in its name, draw 4 cards instead.';
    expect(said(trainer(text, 'supporter'))).toContain('If you discarded a Pokémon with Tide in its name in this way,');
  });

  it('is no more than "those cards" where they are spoken of further on', () => {
    const text =
      'Discard the top 5 cards of your deck. If any of those cards are {W} Energy cards, attach them to this Pokémon.';
    expect(said(withAttack(text))).toContain('If any of those cards are Water Energy cards,');
  });
});

describe('an exchange', () => {
  it('sends the old card away only if there is a new one', () => {
    const text =
      'Once during your turn, you may search your deck for another Lanternfin and switch it with Lanternfin. (Any cards attached to Lanternfin, damage counters, Special Conditions, and effects on it are now on the new Pokémon.) If you do, put Lanternfin on top of your deck. Shuffle your deck afterward.';
    expect(said(withPower(text, 'poke-power'))).toContain('If you do, put the old card on top of your deck. Shuffle');
    const back = text.replace(
      'If you do, put Lanternfin on top of your deck. Shuffle your deck afterward.',
      'Shuffle Lanternfin back into your deck.',
    );
    expect(said(withPower(back, 'poke-power'))).toContain('If you do, put the old card into your deck. Shuffle');
  });
});

describe('a Level-Up card', () => {
  it('has its mark where it is put onto the Pokémon of its name', () => {
    const text =
      'Once during your turn, when you put Lanternfin LV.X from your hand onto your Active Lanternfin, you may draw a card.';
    const wanted = 'When you put Lanternfin LV.X from your hand onto your Active Lanternfin, you may draw a card.';
    const card: CardFacts = { ...withPower(text, 'poke-power'), stage: 'level-up' };
    expect(said(card)).toBe(wanted);
    expect(said({ ...card, name: 'Lanternfin LV.X' })).toBe(wanted);
  });
});

describe('your other Pokémon', () => {
  it('are others than the one that a card is on', () => {
    const text = 'Move any number of Energy from your Pokémon to your other Pokémon in any way you like.';
    expect(acts(text)).toMatchObject([{ op: 'attach', split: true, other: true }]);
    expect(said(withAttack(text))).toContain('to your other Pokémon in any way you like');
  });

  it('are others than this one where the cards come from this one, or from no Pokémon', () => {
    for (const from of [
      'Move any number of Energy attached to this Pokémon',
      'Attach any number of Energy cards from your hand',
    ]) {
      const text = `${from} to your other Pokémon in any way you like.`;
      expect(JSON.stringify(acts(text))).toContain('"not"');
      expect(JSON.stringify(acts(text))).not.toContain('"other"');
      expect(said(withAttack(text))).toContain('to your other Pokémon');
    }
  });
});
