import { describe, expect, it } from 'vitest';
import { compileCard } from '../../../src/cards/compile/compile.js';
import { withAttack } from './texts.js';

describe('a sentence that says more of the one before it', () => {
  it.each([
    'For each Supporter you moved in this way, shuffle them into your deck.',
    'For each heads, show that card to your opponent and put it into your hand.',
    'Choose 1 of them, and shuffle them into your deck.',
  ])('is refused, and not thrown, where something else is done with it: %s', (text) => {
    expect(compileCard(withAttack(text)).ok).toBe(false);
  });
});
