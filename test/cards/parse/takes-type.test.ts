import { describe, expect, it } from 'vitest';
import { compileCard, renderCard } from '../../../src/cards/index.js';
import { BLANK_FACTS, type CardFacts, orThrow } from '../../../src/engine/index.js';

const withBody = (text: string): CardFacts => ({
  ...BLANK_FACTS,
  name: 'Prism',
  stage: 'basic',
  powers: [{ kind: 'poke-body', name: 'Facets', text }],
});

const wordingOf = (text: string): string | null => {
  const made = compileCard(withBody(text));
  return made.ok ? orThrow(renderCard(made.program, withBody(text))).powers[0]! : null;
};

const BECOMES = "Prism's type (color) becomes the same as that Energy card type until the end of the turn.";

describe('a type that is taken from the Energy card attached', () => {
  it('is one waiting text for each type', () => {
    expect(wordingOf(`Whenever you attach a Fire or Water basic Energy card from your hand to Prism, ${BECOMES}`)).toBe(
      'When you attach a basic Fire Energy card from your hand to this Pokémon, during this turn, this Pokémon is Fire type. ' +
        'When you attach a basic Water Energy card from your hand to this Pokémon, during this turn, this Pokémon is Water type.',
    );
  });

  it('is not understood of Energy cards that need not be basic, nor for longer', () => {
    expect(wordingOf(`Whenever you attach a Fire or Water Energy card from your hand to Prism, ${BECOMES}`)).toBeNull();
    expect(
      wordingOf("Whenever you attach a Fire basic Energy card from your hand to Prism, Prism's type becomes the same."),
    ).toBeNull();
  });
});

describe('several texts that wait for something', () => {
  const draws = 'When you attach a Fire Energy card from your hand to Prism, draw a card.';
  const heals = 'When you attach a Water Energy card from your hand to Prism, heal 10 damage from Prism.';

  it('stand beside each other', () => {
    const made = compileCard(withBody(`${draws} ${heals}`));
    expect(made.ok && made.program.powers[0]!.map(({ part }) => part)).toEqual(['trigger', 'trigger']);
    expect(wordingOf(`${draws} ${heals}`)).toBe(wordingOf(wordingOf(`${draws} ${heals}`)!));
  });

  it('are not mixed with what follows one of them', () => {
    expect(wordingOf(`${draws} ${heals} Shuffle your deck.`)).toBeNull();
  });

  it('are none where there is no text', () => {
    expect(compileCard(withBody('')).ok).toBe(false);
  });
});
