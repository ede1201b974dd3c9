import { expect, it } from 'vitest';
import { compileCard, renderCard } from '../../../src/cards/index.js';
import { BLANK_FACTS, type CardFacts, orThrow } from '../../../src/engine/index.js';

const attacking = (text: string): CardFacts => ({
  ...BLANK_FACTS,
  name: 'Hail',
  stage: 'basic',
  attacks: [{ name: 'Strew', cost: [], damage: 0, mark: '', text, gx: false, vstar: false }],
});

function wordingOf(text: string): string {
  const made = compileCard(attacking(text));
  if (!made.ok) throw new Error(`not understood: ${made.unsupported[0]?.text}`);
  return orThrow(renderCard(made.program, attacking(text))).attacks[0]!;
}

it.each([
  'Choose 2 of your opponent’s Pokémon. This attack does 20 damage to each of them.',
  'Choose 2 of your opponent’s Pokémon. Put 5 damage counters on each of them.',
])('several Pokémon that were chosen are each of those Pokémon: %s', (text) => {
  expect(wordingOf(text)).toContain('each of those Pokémon');
  expect(wordingOf(wordingOf(text))).toBe(wordingOf(text));
});

it('one Pokémon that was chosen is that Pokémon', () => {
  expect(wordingOf('Choose 1 of your opponent’s Pokémon. This attack does 20 damage to that Pokémon.')).toBe(
    "Choose 1 of your opponent's Pokémon. This attack does 20 damage to that Pokémon.",
  );
});
