import { describe, expect, it } from 'vitest';
import { withSymbols } from '../../../src/cards/accounts/texts.js';
import { found, joined } from './written.js';

const told = (here: string, there: string) =>
  joined(
    { attacks: [{ name: 'Leaf Slap', cost: ['Grass'], damage: 10, effect: here }] },
    { attacks: [{ name: 'Leaf Slap', cost: ['Grass'], damage: '10', text: there }] },
  );
const textOf = (here: string, there: string) => told(here, there).card.facts.attacks[0]?.text;
const standing = (here: string, there: string) => found(told(here, there), 'attack text');

describe('two texts of one attack', () => {
  it('say the same where their programs are equal', () => {
    const [one, other] = ['Heal 10 damage from this Pokémon.', 'Remove 1 damage counter from Mossling.'];
    expect(standing(one, other)).toEqual(['confirmed tcgdex programs']);
    expect(textOf(one, other)).toBe(one);
  });

  it('are one text in two typographies', () => {
    expect(
      standing('Discard the top card of your opponent’s deck.', "Discard the top card of your opponent's deck."),
    ).toEqual(['confirmed tcgdex']);
  });

  it('are contradicted where their programs are not equal, and the first is taken', () => {
    const [one, other] = ['Draw 2 cards.', 'Draw 3 cards.'];
    expect(standing(one, other)).toEqual(['contradicted tcgdex order']);
    expect(textOf(one, other)).toBe(one);
  });

  it('come to the one that is understood', () => {
    expect(standing('Drow 2 crads.', 'Draw 2 cards.')).toEqual(['contradicted pokemon-tcg-data understood']);
    expect(standing('Draw 2 cards.', 'Drow 2 crads.')).toEqual(['contradicted tcgdex understood']);
    expect(standing('Drow 2 crads.', 'Drow 3 crads.')).toEqual(['contradicted tcgdex order']);
  });

  it('come to the one with the symbol that the other lost', () => {
    const [lost, whole] = ['Discard an Energy from this Pokémon.', 'Discard a Fire Energy from this Pokémon.'];
    expect(standing(lost, whole)).toEqual(['contradicted pokemon-tcg-data fuller']);
    expect(textOf(lost, whole)).toBe(whole);
    expect(standing(whole, lost)).toEqual(['contradicted tcgdex fuller']);
  });

  it('come to a third where the one with the symbol is not understood', () => {
    const lost = 'Discard an Energy from this Pokémon. Draw 2 cards.';
    const spoilt = 'Discard a Fire Energy from this Pokémon. Draw 2 crads please.';
    expect(standing(lost, spoilt)).toEqual(['contradicted tcgdex fuller']);
    expect(textOf(lost, spoilt)).toBe('Discard an Fire Energy from this Pokémon. Draw 2 cards.');
  });

  it('are one text where the other database has none', () => {
    expect(standing('Draw 2 cards.', '')).toEqual(['single tcgdex']);
    expect(textOf('', 'Draw 2 cards.')).toBe('Draw 2 cards.');
  });
});

describe('symbols put into a text', () => {
  it('stand where the other has them, each once, and nothing else is taken over', () => {
    expect(withSymbols('Flip a coin for each Energy on it', 'Toss a coin for each Water Energy on them')).toBe(
      'Flip a coin for each Water Energy on it',
    );
    expect(withSymbols('Draw a card', 'Draw a nice card')).toBe('Draw a card');
    expect(withSymbols('Rune R and Rune N', 'Rune [R] and Rune [N]')).toBe('Rune R and Rune N');
  });
});
