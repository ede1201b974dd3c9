import { describe, expect, it } from 'vitest';
import { compileCard } from '../../../src/cards/compile/compile.js';
import type { CardFacts } from '../../../src/engine/index.js';
import { reworded, trainer, withAttack, withPower } from '../compile/texts.js';

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

describe('what a player has', () => {
  it('is named once for all of it', () => {
    const text =
      'If you have Lumen in play, and if you have any Umbra in play and you have Glim on your Bench, this attack does 50 more damage.';
    expect(said(withAttack(text))).toContain('If you have Lumen and Umbra in play and you have Glim on your Bench,');
  });

  it('has an article where it is a card', () => {
    expect(said(withAttack('If this Pokémon has any Tide Belt attached to it, draw a card.'))).toContain(
      'has a Tide Belt attached to it',
    );
    expect(said(withAttack('If you have any Tide Belt in your discard pile, draw a card.'))).toContain(
      'you have a Tide Belt in your discard pile',
    );
  });

  it('is many where it is not one', () => {
    expect(said(withAttack('If your opponent has any Ultra Beast in play, draw a card.'))).toContain(
      'any Ultra Beasts in play',
    );
    expect(
      said(
        withAttack(
          "Search your deck for up to 2 Pokémon that doesn't have a Rule Box and put them onto your Bench. Shuffle your deck.",
        ),
      ),
    ).toContain("up to 2 Pokémon that don't have a Rule Box");
    expect(said(withAttack('Heal 20 damage from 2 of your Pokémon that has any Energy attached to it.'))).toContain(
      '2 of your Pokémon that have any Energy attached to them',
    );
  });

  it('has names where it is many', () => {
    const all = "If all of your Pokémon in play are Team Rocket's Pokémon, draw 2 cards.";
    expect(said(withAttack(all))).toContain("are Pokémon with Team Rocket's in their names,");
    const but =
      "As long as this Pokémon is in the Active Spot, your opponent can't play any Pokémon that has an Ability from their hand, except for Team Rocket's Pokémon.";
    expect(said(withPower(but, 'ability'))).toContain("except for Pokémon with Team Rocket's in their names");
  });

  it('is one where one of several is meant', () => {
    expect(
      said(withAttack("Choose 1 of your Benched Pokémon with Tide in its name's attacks and use it as this attack.")),
    ).toBe('Choose an attack from 1 of your Benched Pokémon with Tide in its name and use it as this attack.');
  });
});

it('a Stadium in play is a Stadium card, and there is one or none', () => {
  expect(said(withAttack('If there is any Stadium in play, discard it.'))).toBe(
    'If a Stadium card is in play, discard a Stadium card in play.',
  );
  expect(said(withAttack('If there is no Stadium in play, draw a card.'))).toContain(
    'there is no Stadium card in play',
  );
  expect(said(withAttack('If you have any Stadium in play, draw a card.'))).toContain(
    'you have a Stadium card in play',
  );
});

it('where the cards of a Knocked Out Pokémon go is told beside the discard pile', () => {
  expect(
    said(
      withPower(
        'If this Pokémon is Knocked Out by damage from an attack, put this Pokémon into your hand. Discard all attached cards.',
      ),
    ),
  ).toContain('put this Pokémon into your hand instead of the discard pile.');
});

it('a search that hangs on something ends with a shuffle in a sentence of its own', () => {
  const found = 'search your deck for a Pokémon, reveal it, and put it into your hand';
  expect(said(withAttack(`Flip a coin. If heads, ${found} and then shuffle your deck.`))).toBe(
    `Flip a coin. If heads, ${found}. Then, shuffle your deck.`,
  );
  expect(said(withAttack(`You may ${found}. Shuffle your deck afterward.`))).toBe(
    `You may ${found}. Then, shuffle your deck.`,
  );
});

it('an attack with a number of its own also does the damage that its text tells', () => {
  const text = 'This attack does 10 damage to this Pokémon.';
  expect(said(withAttack(text, { damage: 30 }))).toBe('This attack also does 10 damage to this Pokémon.');
  expect(said(withAttack(text, { damage: 0 }))).toBe(text);
});

it('what is so of all Pokémon of a group is told of them together', () => {
  expect(said(withPower("Each of your opponent's Pokémon can't retreat."))).toBe(
    "Your opponent's Pokémon can't retreat.",
  );
  expect(said(withPower('Each of your Water Pokémon has no Weakness.'))).toBe('Your Water Pokémon have no Weakness.');
  expect(
    said(
      withPower(
        'Any damage done to each of your Pokémon by attacks is reduced by 10 (after applying Weakness and Resistance).',
      ),
    ),
  ).toContain('Any damage done to your Pokémon by attacks');
});

it('damage for what one may discard is a sentence of its own', () => {
  const text =
    'You may discard any number of Energy cards from your hand. This attack does 20 more damage for each card discarded in this way.';
  expect(said(withAttack(text))).toBe(text);
});

it('of two cards one is the other, and of two things both may be chosen', () => {
  expect(
    said(
      trainer(
        'Look at the top 2 cards of your deck. Put 1 of them into your hand. Put the other cards on the bottom of your deck.',
      ),
    ),
  ).toContain('Put the other card on the bottom of your deck.');
  expect(said(trainer('Choose 1 or more:\n• Draw a card.\n• Heal 20 damage from your Active Pokémon.'))).toContain(
    'Choose 1 or both:',
  );
});

it('cards drawn beside others are more, and all of two kinds are of the one and of the other', () => {
  expect(said(trainer('Draw 2 cards. If you have no Benched Pokémon, draw 2 more cards.'))).toContain(
    'draw 2 more cards',
  );
  expect(said(trainer("Discard all Pokémon Tools and Special Energy attached to your opponent's Pokémon."))).toContain(
    'Discard all Pokémon Tool cards and Special Energy cards',
  );
});

it('one Prize card is told of as one', () => {
  expect(
    said(
      withPower(
        "If your opponent's Pokémon is Knocked Out by damage from an attack used by this Pokémon, take 1 more Prize card.",
      ),
    ),
  ).toContain('take 1 more Prize card.');
});
