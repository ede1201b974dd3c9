import { describe, expect, it } from 'vitest';
import { compileCard } from '../../../src/cards/compile/compile.js';
import type { CardFacts } from '../../../src/engine/index.js';
import { reworded, withAttack } from '../compile/texts.js';

/** Our wording, which says the same. */
function said(facts: CardFacts): string {
  const again = reworded(facts);
  expect(compileCard(again)).toEqual(compileCard(facts));
  return again.attacks[0]?.text ?? again.powers[0]?.text ?? again.text;
}

describe('damage to somebody else', () => {
  it('is done instead, of either side where one of both is chosen', () => {
    expect(said(withAttack('You may do 30 damage to any 1 Benched Pokémon instead.'))).toBe(
      "You may have this attack do 30 damage to 1 Benched Pokémon (yours or your opponent's) instead.",
    );
  });

  it('says whom it spares where it is no choice', () => {
    expect(
      said(withAttack('Flip a coin. If tails, this attack does 20 damage to any 1 Benched Pokémon instead.')),
    ).toContain("instead of your opponent's Active Pokémon");
  });
});
