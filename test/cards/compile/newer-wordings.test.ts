import { describe, expect, it } from 'vitest';
import { attackAgain, fault, partsOf, powerAgain, trainer, withAttack, withPower, wording } from './texts.js';

const MANY = { damage: 60, mark: 'x' } as const;
const refused = (...facts: Parameters<typeof fault>[0][]): void => {
  for (const one of facts) expect(fault(one).reason).not.toBe('it compiles');
};

describe('a price that is told once more', () => {
  it('is the price told before', () => {
    const text =
      "Shuffle 2 cards from your hand into your deck. (If you can't shuffle 2 cards into your deck, you can't play this card.) Draw a card.";
    expect(partsOf(trainer(text))).toMatchObject([{ do: [{ op: 'move', step: 'cost' }, { op: 'shuffle' }, {}] }]);
    wording(trainer(text));
  });

  it('is no other one', () => {
    const price = 'Discard a Fire Energy card from your hand.';
    refused(
      trainer(`${price} (If you can't discard a Water Energy card, you can't play this card.) Draw 2 cards.`),
      trainer(`${price} (If you can't discard 2 Fire Energy cards, you can't play this card.) Draw 2 cards.`),
      trainer("Draw 2 cards. (If you can't shuffle 2 cards into your deck, you can't play this card.)"),
    );
  });
});

describe('cards chosen at random for each heads', () => {
  it('are "that card" or "those cards", and something is done with them', () => {
    const flip = "Flip 3 coins. For each heads, choose a random card from your opponent's hand.";
    const one = `${flip} Your opponent reveals that card and shuffles it into their deck.`;
    expect(partsOf(withAttack(one))).toEqual(
      partsOf(withAttack(`${flip} Your opponent reveals those cards and shuffles them into their deck.`)),
    );
    attackAgain(one);
    refused(withAttack(flip), withAttack(`${flip} Draw a card.`));
  });
});

describe('energy of one type or of another', () => {
  it('is of basic Energy, as many of the one as of the other', () => {
    const all = 'This attack does 60 damage for each card you discarded in this way.';
    attackAgain(`Discard all basic Fire Energy or all basic Water Energy from this Pokémon. ${all}`, MANY);
    refused(
      withAttack(`Discard up to 2 basic Fire Energy or up to 3 basic Water Energy from this Pokémon. ${all}`, MANY),
      withAttack(`Discard all Fire Energy or all Water Energy from this Pokémon. ${all}`, MANY),
    );
  });
});

describe('what a reminder must say', () => {
  it('is whether damage is an effect', () => {
    const text =
      "During your opponent's next turn, prevent all effects of attacks used by your opponent's Pokémon done to this Pokémon.";
    refused(withAttack(text));
    attackAgain(`${text} (Damage is not an effect.)`);
  });

  it('is true: only what devolves is kept from evolving again', () => {
    refused(trainer("Draw a card. (That Pokémon can't evolve this turn.)"));
  });
});

describe('what would Knock Out a Pokémon', () => {
  it('is the counters that come with the card', () => {
    const given =
      'As often as you like during your turn, you may attach a Basic Psychic Energy card from your discard pile to 1 of your Psychic Pokémon.';
    const last = "You can't use this Ability on a Pokémon that would be Knocked Out.";
    powerAgain(
      `${given} If you attached Energy to a Pokémon in this way, put 2 damage counters on that Pokémon. ${last}`,
    );
    refused(withPower(`${given} ${last}`));
  });
});

describe('one kind of cards or another', () => {
  it('is searched for in a deck that is shuffled then', () => {
    const text =
      'Search your deck for up to 2 Basic Pokémon or up to 2 basic Energy cards, reveal them, and put them into your hand.';
    expect(partsOf(trainer(`${text} Shuffle your deck.`))).toMatchObject([{ do: [{ op: 'modal' }, {}] }]);
    expect(wording(trainer(`${text} Shuffle your deck.`))).toBe(`${text} Shuffle your deck.`);
    refused(trainer(text));
  });
});

describe('how many that must be put under the deck', () => {
  it('is as many as the price is', () => {
    const price = 'Put 2 cards from your hand on the bottom of your deck in any order.';
    const needed = "(If you can't put 2 cards from your hand on the bottom of your deck, you can't use this card.)";
    const then = (n: number): string => `If you put ${n} cards on the bottom of your deck in this way, draw 4 cards.`;
    wording(trainer(`${price} ${then(2)} ${needed}`));
    refused(trainer(`${price} ${then(3)} ${needed}`), trainer(`${price} ${then(2)}`));
  });
});
