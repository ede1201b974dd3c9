import { describe, expect, it } from 'vitest';
import { type CompileAll, compileCards, mutantsOf, survival } from '../../src/cards/index.js';
import { withAttack } from './compile/texts.js';

describe('the mutants of a text', () => {
  it('differ from it by one word that tells something', () => {
    expect(mutantsOf('Flip 2 coins. If both are heads, discard your hand.').map(({ text }) => text)).toEqual([
      'Flip 3 coins. If both are heads, discard your hand.',
      'Flip 2 coins. If both are tails, discard your hand.',
      'Flip 2 coins. If both are heads, discard your deck.',
    ]);
    expect(mutantsOf("Discard your opponent's hand.").map(({ text }) => text)).toContain('Discard your hand.');
  });
});

describe('the search for survivors', () => {
  const cards = [withAttack('Draw 2 cards. Flip a coin. If heads, heal 20 damage from this Pokémon.')];

  it('finds none where every word counts', () => {
    expect(survival(cards, compileCards)).toMatchObject({ texts: 1, mutants: 3, survivors: [], idle: 0 });
  });

  it('finds the word that a compiler overlooks', () => {
    const deaf: CompileAll = (all) =>
      compileCards(
        all.map((facts) => ({
          ...facts,
          attacks: facts.attacks.map((attack) => ({ ...attack, text: attack.text.replace('tails', 'heads') })),
        })),
      );
    const { survivors } = survival(cards, deaf);
    expect(survivors.map(({ mutant: { from, to } }) => [from, to])).toEqual([['heads', 'tails']]);
  });

  it('counts a word apart that tells nothing where it stands', () => {
    const facts = withAttack('This attack does 30 damage plus 10 more damage for each of your Benched Pokémon.', {
      damage: 30,
      mark: '+',
    });
    expect(survival([facts], compileCards)).toMatchObject({ survivors: [], idle: 1 });
  });
});
