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
  'Both Active Pokémon are now Asleep.',
  'Both Active non-Darkness Pokémon are now Asleep.',
  'Both Active Pokémon are Knocked Out.',
  "Each Active Pokémon (both yours and your opponent's) is now Asleep.",
  "Each Active non-Water Pokémon (both yours and your opponent's) is now Asleep.",
  'Heal 20 damage from each of your Active Grass Pokémon.',
  "This attack does 10 damage for each basic Energy card attached to all of the Active Pokémon (both yours and your opponent's).",
])('both, one a side, and each, all there are, are told apart: %s', (text) => {
  expect(wordingOf(text)).toBe(text);
});
