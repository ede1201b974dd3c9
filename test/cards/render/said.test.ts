import { describe, expect, it } from 'vitest';
import { attackAgain, energy, powerAgain, trainer, wording } from '../compile/texts.js';

describe('our wording', () => {
  it('tells of several Pokémon that were chosen as of each of them', () => {
    expect(wording(trainer('Choose up to 2 of your Pokémon and heal 50 damage from each of them.'))).toBe(
      'Choose up to 2 of your Pokémon. Heal 50 damage from each of those Pokémon.',
    );
    const back = "Put 2 of your opponent's Benched Pokémon and all cards attached to them into your opponent's hand.";
    expect(attackAgain(back, { damage: 0 })).toBe(
      "Choose 2 of your opponent's Benched Pokémon. Put each of those Pokémon and all cards attached to it into your opponent's hand.",
    );
  });

  it('says where Pokémon are before it says what they have', () => {
    const text =
      "This attack does 60 damage to each Pokémon that has an Ability (both yours and your opponent's). (Don't apply Weakness and Resistance for Benched Pokémon.)";
    expect(attackAgain(text, { damage: 0 })).toBe(
      'This attack does 60 damage to each Pokémon in play that has an Ability.',
    );
    expect(wording(trainer('Each Pokémon in play with Misty in its name has no Weakness.', 'stadium'))).toBe(
      'Pokémon in play with Misty in their names have no Weakness.',
    );
  });

  it('names the Pokémon that a card is attached to once in a sentence', () => {
    expect(wording(trainer('The Stage 2 Pokémon this card is attached to has no Retreat Cost.', 'tool'))).toBe(
      'As long as the Pokémon this card is attached to is a Stage 2 Pokémon, it has no Retreat Cost.',
    );
    const baton =
      "If the Pokémon this card is attached to is your Active Pokémon and is Knocked Out by damage from an opponent's attack, move up to 3 basic Energy cards from that Pokémon to 1 of your Benched Pokémon.";
    expect(wording(trainer(baton, 'tool'))).toMatch(/attached to that Pokémon to 1 of your Benched Pokémon\.$/);
  });

  it('says "then" of nothing that is told beside damage', () => {
    const text = 'If heads, this attack does 20 more damage and the Defending Pokémon is now Confused.';
    expect(attackAgain(`Flip a coin. ${text}`, { mark: '+' })).toBe(`Flip a coin. ${text}`);
  });

  it('says that other Energy is provided instead', () => {
    const text =
      'This card provides {C} Energy. If this card is attached to an Evolution Pokémon, it provides {C}{C}{C} Energy instead.';
    expect(wording(energy(text))).toMatch(/, this card provides Colorless Colorless Colorless Energy instead\.$/);
  });

  it('says "or" where one of two classes is enough', () => {
    const text = 'If your opponent has any Pokémon-GX or Pokémon-EX in play, this Pokémon has no Retreat Cost.';
    expect(powerAgain(text)).toBe(
      'As long as your opponent has any Pokémon-GX or Pokémon-EX in play, this Pokémon has no Retreat Cost.',
    );
  });

  it('says for whom no Prize cards are taken', () => {
    const text = "If this Pokémon is Knocked Out, your opponent can't take any Prize cards for it.";
    expect(powerAgain(text)).toBe(text);
  });

  it('does not say "also" of damage that goes to another Pokémon', () => {
    const text =
      "Before doing damage, you may switch 1 of your opponent's Benched Pokémon with the Defending Pokémon. If you do, this attack does 30 damage to the new Defending Pokémon.";
    expect(attackAgain(text)).toMatch(/If you do, this attack does 30 damage to the new Active Pokémon\.$/);
  });

  it('keeps an effect on the Pokémon whose attack was chosen', () => {
    const text =
      "Choose 1 of your opponent's Active Pokémon's attacks. During your opponent's next turn, that Pokémon can't use that attack.";
    expect(attackAgain(text)).toBe(text);
  });
});
