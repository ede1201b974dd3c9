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

  it('is modern whatever the wording was', () => {
    expect(reworded(withAttack('Remove 2 damage counters from Lanternfin.')).attacks[0].text).toBe(
      'Heal 20 damage from this Pokémon.',
    );
  });
});
