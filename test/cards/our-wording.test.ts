import { describe, expect, it } from 'vitest';
import { compileCard, ourWording } from '../../src/cards/index.js';
import type { CardFacts } from '../../src/engine/index.js';
import { faceOf } from '../../src/session/index.js';
import { withAttack, withPower } from './compile/texts.js';

function worded(facts: CardFacts) {
  const made = compileCard(facts);
  if (!made.ok) throw new Error(JSON.stringify(made.unsupported));
  return ourWording(made.program, facts);
}

/** It compiles, and there are no words for it. */
const UNWORDED = 'You trade 20 of the other cards in your hand for any card from your discard pile.';

/** All that it does is its price. */
const ONLY_PRICE =
  "Once during your turn, you may remove the highest Stage Evolution card from all Active Pokémon and put those cards back into your opponent's hand in order to use this effect.";

/** Two of one name are worded as one. */
const OTHERWISE = 'Each player pays Colorless less to retreat a Lanternfin or Lanternfin.';

describe('our wording', () => {
  it('is told where it says the very same', () => {
    const texts = worded(withAttack('Remove 2 damage counters from this Pokémon.'));
    expect(texts).toMatchObject({ ok: true, value: { attacks: ['Heal 20 damage from this Pokémon.'] } });
  });

  it.each([[withAttack(UNWORDED)], [withPower(ONLY_PRICE)]])(
    'is refused with a reason where there is none',
    (facts) => {
      const error = expect.arrayContaining([expect.stringMatching(/^There is no wording for .+\.$/)]);
      expect(worded(facts)).toEqual({ ok: false, error });
    },
  );

  it('is not shown on a card where there is none: there the printed words stand', () => {
    const facts = withAttack(UNWORDED);
    const face = faceOf(facts, [facts]);
    expect(face.status).toBe('compiled');
    expect(face.facts.attacks[0]!.text).toBe(UNWORDED);
  });

  it('is not told where it would say something else', () => {
    expect(worded(withPower(OTHERWISE))).toEqual({
      ok: false,
      error: ['our own wording says something else than its text.'],
    });
  });
});
