import { describe, expect, it } from 'vitest';
import { compileCard } from '../../../src/cards/compile/compile.js';
import { reworded, trainer, withAttack, withPower } from '../compile/texts.js';

const CARDS = [
  withAttack('Flip 2 coins. If either of them is tails, this attack does nothing.'),
  withAttack(
    'Flip a coin. If heads, remove 3 damage counters from Lanternfin. If tails, the Defending Pokémon is now Confused.',
  ),
  withAttack('Discard an Energy card attached to 1 of your opponent’s Pokémon.'),
  withAttack(
    "Does 10 damage to each of your opponent's Benched Pokémon. (Don't apply Weakness and Resistance for Benched Pokémon.)",
  ),
  withAttack(
    'The Defending Pokémon is now Poisoned. Put 2 damage counters instead of 1 on that Pokémon between turns.',
  ),
  withAttack("During your opponent's next turn, the Defending Pokémon can't retreat."),
  withPower('Once during your turn, you may put 1 damage counter on this Pokémon. If you do, draw 2 cards.'),
  trainer(
    'Search your deck for up to 2 Basic Fire Pokémon, show them to your opponent, and put them into your hand. Shuffle your deck afterward.',
  ),
  trainer('Your opponent shuffles his or her hand into his or her deck and draws 4 cards.'),
];

describe('our wording', () => {
  it.each(CARDS.map((card) => [card.attacks[0]?.text ?? card.powers[0]?.text ?? card.text, card] as const))(
    'says the same as: %s',
    (_text, card) => {
      expect(compileCard(reworded(card))).toEqual(compileCard(card));
    },
  );

  it.each([
    [
      'Flip 2 coins. If both of them are heads, the Defending Pokémon is Knocked Out.',
      'Flip 2 coins. If both of them are heads, the Defending Pokémon is Knocked Out.',
    ],
    [
      'Flip 3 coins. If exactly 2 of them are heads, the Defending Pokémon is now Asleep.',
      'Flip 3 coins. If exactly 2 of them are heads, the Defending Pokémon is now Asleep.',
    ],
    [
      'Search your deck for a card that evolves from Lanternfin and put it onto Lanternfin. (This counts as evolving Lanternfin.) Shuffle your deck afterward.',
      'Search your deck for a card that evolves from this Pokémon and put it onto this Pokémon to evolve it. Shuffle your deck.',
    ],
    [
      'If your opponent has only 1 Prize card left, this attack does 50 more damage.',
      'If your opponent has exactly 1 Prize card remaining, this attack does 50 more damage.',
    ],
    [
      "If the Defending Pokémon isn't an Evolved Pokémon, that Pokémon is Knocked Out instead of damaged by this attack.",
      "If the Defending Pokémon isn't an Evolved Pokémon, the Defending Pokémon is Knocked Out instead of damaged by this attack.",
    ],
    [
      "Your opponent's Active Pokémon is now Poisoned. During your opponent's next turn, that Pokémon can't retreat.",
      "Your opponent's Active Pokémon is now Poisoned. During your opponent's next turn, that Pokémon can't retreat.",
    ],
    [
      "Flip a coin. If heads, the Defending Pokémon is now Paralyzed and this attack also does 10 damage to each of your opponent's Benched Pokémon.",
      "Flip a coin. If heads, the Defending Pokémon is now Paralyzed and this attack also does 10 damage to each of your opponent's Benched Pokémon.",
    ],
  ])('of an attack: %s', (text, ours) => {
    expect(reworded(withAttack(text)).attacks[0].text).toBe(ours);
  });

  it.each([
    [
      'Put 3 in any combination of Fire Pokémon-GX and Fire Pokémon-EX from your discard pile onto your Bench.',
      'Put 3 in any combination of Fire Pokémon-GX and Fire Pokémon-EX from your discard pile onto your Bench.',
    ],
    [
      'Draw cards until you have 1 more card in your hand than your opponent.',
      'Draw cards until you have 1 more card in your hand than your opponent.',
    ],
    [
      'Search your deck for a Basic Pokémon and put it onto your Bench. Then, shuffle your deck. You may switch that Pokémon with your Active Pokémon.',
      'Search your deck for a Basic Pokémon and put it onto your Bench. Shuffle your deck. You may switch that Pokémon with your Active Pokémon.',
    ],
    [
      'Search your deck for a number of cards up to the number of different types of Pokémon you have in play and put them into your hand. Then, shuffle your deck.',
      'Search your deck for a number of cards up to the number of different types of Pokémon you have in play and put them into your hand. Shuffle your deck.',
    ],
  ])('of a Trainer card: %s', (text, ours) => {
    expect(reworded(trainer(text)).text).toBe(ours);
  });

  it('is modern whatever the wording was', () => {
    expect(reworded(withAttack('Remove 2 damage counters from Lanternfin.')).attacks[0].text).toBe(
      'Heal 20 damage from this Pokémon.',
    );
  });
});
