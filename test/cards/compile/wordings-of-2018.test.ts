import { describe, expect, it } from 'vitest';
import { attackAgain, fault, partsOf, powerAgain, reworded, trainer, withAttack, withPower, wording } from './texts.js';

const refused = (...facts: Parameters<typeof fault>[0][]): void => {
  for (const one of facts) expect(fault(one).reason).not.toBe('it compiles');
};

describe('what is said in one breath with damage', () => {
  it('comes before the damage only where it prevents some', () => {
    const coin = 'If this Pokémon is Confused and is damaged by an attack, flip a coin.';
    powerAgain(`${coin} If heads, prevent that damage.`);
    refused(withPower(`${coin} If heads, draw a card.`), withPower(coin));
  });
});

describe('what is done for each of several Pokémon', () => {
  it('is not asked for as if it were done once', () => {
    const each =
      'Choose 2 of your Benched Pokémon and attach a Fire Energy card from your discard pile to each of them.';
    attackAgain(each, { damage: 0 });
    refused(withAttack(`${each} If you do, draw a card.`, { damage: 0 }));
  });

  it('is done with cards of the discard pile, which everybody sees', () => {
    wording(trainer('Attach a basic Energy card from your discard pile to each of your Benched Pokémon.'));
    refused(trainer('Attach a basic Energy card from your hand to each of your Benched Pokémon.'));
  });
});

describe('cards that were counted', () => {
  it('are those that were counted, and no others', () => {
    const counted =
      'Reveal the top 6 cards of your deck. This attack does 60 damage for each Psychic Pokémon you find there.';
    const MANY = { damage: 60, mark: 'x' } as const;
    attackAgain(`${counted} Then, shuffle those Pokémon back into your deck and discard the other cards.`, MANY);
    refused(
      withAttack(`${counted} Then, shuffle those Water Pokémon back into your deck and discard the other cards.`, MANY),
    );
  });
});

describe('a card that is chosen of those looked at', () => {
  it('is used for something', () => {
    const look =
      'Look at the top 5 cards of your deck, choose 1 of them, and shuffle the other cards back into your deck.';
    wording(trainer(`${look} Then, put the card you chose on top of your deck.`));
    refused(trainer(look), trainer(`${look} Then, draw a card.`));
  });
});

describe('a Pokémon that was evolved by a text', () => {
  it('is told of by that in this text, and in no other of the card', () => {
    const power = withPower(
      'Once during your turn, you may put a card that evolves from this Pokémon from your hand onto this Pokémon to evolve it. If you do, place 2 damage counters on the Pokémon you evolved in this way.',
    );
    const attack = withAttack("Choose 1 of your opponent's Pokémon. This attack does 10 damage to that Pokémon.", {
      damage: 0,
    });
    const both = { ...power, attacks: attack.attacks };
    expect(partsOf(reworded(both))).toEqual(partsOf(both));
  });

  it('evolves with such a card as the text says', () => {
    attackAgain(
      'Search your deck for a Stage 1 Pokémon that evolves from 1 of your Basic Pokémon and put it onto that Pokémon to evolve it. Then, shuffle your deck.',
      { damage: 0 },
    );
  });
});
