import { describe, expect, it } from 'vitest';
import { acts, fault, partsOf, trainer, withAttack, withPower, wording } from './texts.js';

const SELF = { get: 'ref', name: 'self' };

describe('damage that a power does', () => {
  const STING =
    "Whenever your opponent's attack damages Lanternfin (even if Lanternfin is Knocked Out), this power does 10 damage to the Attacking Pokémon.";

  it('needs a word on Weakness and Resistance', () => {
    expect(fault(withPower(STING)).reason).toBe('it is not said whether Weakness and Resistance are applied');
    const spared = withPower(`${STING} (Don't apply Weakness and Resistance.)`);
    expect(partsOf(spared)).toMatchObject([{ do: [{ op: 'damage', n: 10, ignore: ['weakness', 'resistance'] }] }]);
    wording(spared);
    const applied = withPower(`${STING} Apply Weakness and Resistance.`);
    expect(partsOf(applied)).toMatchObject([{ do: [{ op: 'damage', n: 10, full: true }] }]);
    wording(applied);
  });

  it('is chosen with whom it is done to', () => {
    const text =
      "When you play Lanternfin from your hand, you may choose 1 of your opponent's Pokémon. If you do, Lanternfin does 20 damage to that Pokémon. (Don't apply Weakness and Resistance.)";
    expect(partsOf(withPower(text))).toMatchObject([{ do: [{ op: 'may', do: [{ op: 'pick' }, { op: 'damage' }] }] }]);
  });

  it('is not meant where an attack would leave the Bench open', () => {
    const text = "This attack does 30 damage to 2 of your opponent's Pokémon. Apply Weakness and Resistance.";
    expect(fault(withAttack(text)).reason).toBe('it is not clear whether the Bench is meant, too');
  });
});

describe('Energy that is attached without a word on where it comes from', () => {
  const RAIN = 'Once during your turn, you may attach 1 Water Energy card to 1 of your Water Pokémon.';

  it('is of the hand where a reminder speaks of the attachment of the turn', () => {
    expect(fault(withPower(RAIN)).reason).toBe('it is not said where the cards come from');
    const reminded = withPower(`${RAIN} (This doesn't use up your 1 Energy card attachment for the turn.)`);
    expect(partsOf(reminded)).toMatchObject([{ do: [{ op: 'attach', cards: { in: { zone: 'hand' } } }] }]);
    wording(reminded);
  });
});

describe('what works in spite of Special Conditions', () => {
  it('is said of rules, and of what waits, and only once', () => {
    const rule = withPower('This Pokémon gets +10 HP. This power works even if this Pokémon is Asleep.');
    expect(partsOf(rule)).toMatchObject([{ question: 'hp', of: SELF, despite: ['asleep'] }]);
    const waits = withPower(
      'When this Pokémon is Knocked Out, draw a card. This power works even while this Pokémon is Asleep or Confused.',
    );
    expect(partsOf(waits)).toMatchObject([{ part: 'trigger', despite: ['asleep', 'confused'] }]);
    expect(fault(withPower('This Pokémon gets +10 HP. This power works if this Pokémon is Asleep.')).reason).toBe(
      'not understood',
    );
  });
});

describe('the attachment of the turn', () => {
  it('is told apart from what a text attaches', () => {
    const text =
      'When you attach an Energy card from your hand to this Pokémon (except with an attack, Ability, or Trainer card), you may attach 2 Energy cards.';
    expect(partsOf(withPower(text))).toMatchObject([
      {
        on: { event: 'attached', ofTurn: true },
        do: [{ op: 'may', do: [{ op: 'attach', cards: { take: { n: 1 } } }] }],
      },
    ]);
    wording(withPower(text));
    const plain = 'When you attach an Energy card from your hand to this Pokémon, you may attach 2 Energy cards.';
    expect(fault(withPower(plain)).reason).toBe('not understood');
  });
});

describe('cards in play', () => {
  it('are of one player, and Supporter cards are a matter of the era', () => {
    expect(acts('Discard all Trainer cards your opponent has in play.')).toMatchObject([
      { op: 'move', cards: { in: { zone: 'in-play', whose: 'opponent' } } },
    ]);
    expect(fault(withAttack('If you have any Supporter cards in play, draw a card.')).reason).toBe('not understood');
  });

  it('are not discarded from a hand', () => {
    expect(fault(trainer('Discard all Trainer cards in play you have.')).reason).toBe('not understood');
  });
});
