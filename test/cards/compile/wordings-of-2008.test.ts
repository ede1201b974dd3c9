import { describe, expect, it } from 'vitest';
import { compileCard } from '../../../src/cards/compile/compile.js';
import type { CardFacts } from '../../../src/engine/index.js';
import { acts, attackAgain, fault, partsOf, reworded, trainer, withAttack, withPower } from './texts.js';

/** Our own wording says the same. */
function parts(facts: CardFacts): readonly unknown[] {
  expect(compileCard(reworded(facts))).toEqual(compileCard(facts));
  return partsOf(facts);
}

const SELF = { get: 'ref', name: 'self' };

describe('the own name without its form', () => {
  const said = (text: string, name: string): CardFacts => ({ ...withAttack(text), name });

  it.each([
    ['Wormling does 10 damage to itself.', 'Wormling Plant Cloak'],
    ['Discard an Energy attached to Wormling.', 'Wormling Plant Cloak'],
    ["During your next turn, Wormling can't attack.", 'Wormling Speed Forme'],
    ['Wormling ☆ does 10 damage to itself.', 'Wormling ★'],
    ['Wormling Star does 10 damage to itself.', 'Wormling ☆'],
  ])('is this Pokémon: "%s" on %s (EFF-16)', (text, name) => {
    expect(JSON.stringify(parts(said(text, name)))).toContain(JSON.stringify(SELF));
  });

  it.each([
    ['If you have Wormling in play, draw a card.', 'Wormling Plant Cloak'],
    ['Search your deck for Wormling and put it onto your Bench. Shuffle your deck afterward.', 'Wormling Speed Forme'],
    ['Draw a card for each Wormling in play.', 'Wormling Speed Forme'],
  ])('is another name where any Pokémon so called is meant: "%s" (EFF-17)', (text, name) => {
    const all = JSON.stringify(parts(said(text, name)));
    expect(all).toContain('"is":["Wormling"]');
    expect(all).not.toContain(JSON.stringify(SELF));
  });

  it('is not the beginning of another name', () => {
    for (const other of ['Wormling ex', 'Wormling Trash Cloak', 'Wormling LV.X'])
      expect(fault(said(`${other} does 10 damage to itself.`, 'Wormling Plant Cloak')).reason).toBe('not understood');
  });

  const exchange = (name: string, another: string): CardFacts => ({
    ...withPower(
      `Once during your turn (before your attack), you may search your deck for another ${another} and switch it with Wormling. (Any cards attached to Wormling, damage counters, Special Conditions, and effects on it are now on the new Pokémon.) If you do, put Wormling on top of your deck. Shuffle your deck afterward.`,
      'poke-power',
    ),
    name,
  });

  it('is any form of it where another one is looked for (EFF-17, NAME-11)', () => {
    expect(parts(exchange('Wormling Speed Forme', 'Wormling'))).toMatchObject([
      { do: [{ op: 'exchange', with: { where: { test: 'any', of: [{ is: ['Wormling'] }, { test: 'all' }] } } }, {}] },
    ]);
    expect(fault(exchange('Wormling Speed Forme', 'Beetling')).reason).not.toBe('it compiles');
    expect(fault(exchange('Wormling', 'Beetling')).reason).not.toBe('it compiles');
  });
});

describe('Special Conditions that are there', () => {
  it('are looked at before the attack gives any', () => {
    expect(acts('If the Defending Pokémon is already Poisoned, the Defending Pokémon is now Asleep.')).toMatchObject([
      { op: 'if', step: 'before-damage' },
    ]);
    expect(
      attackAgain('If the Defending Pokémon is already Burned, this attack does 30 damage plus 20 more damage.', {
        mark: '+',
      }),
    ).toBe('If the Defending Pokémon is Burned, this attack does 20 more damage.');
  });

  it('are counted', () => {
    const text =
      'If the Defending Pokémon is affected by 2 or more Special Conditions, this attack does 30 damage plus 20 more damage.';
    expect(attackAgain(text, { mark: '+' })).toContain('2 or more Special Conditions');
  });
});

describe('what is said of the Defending Pokémon', () => {
  it.each([
    'If the Defending Pokémon has no Poké-Bodies, draw a card.',
    'If the Defending Pokémon has no Poké-Powers or Poké-Bodies, draw a card.',
    'If the Defending Pokémon is the same type as Lanternfin, draw a card.',
    "If the Defending Pokémon isn't the same type as Lanternfin, draw a card.",
  ])('is a test: "%s"', (text) => {
    expect(parts(withAttack(text))).toMatchObject([{ do: [{ op: 'if' }] }]);
  });
});

describe('Evolution cards taken off', () => {
  it.each([
    [
      "Choose 1 of your opponent's Evolved Pokémon and return the highest Stage Evolution card on that Pokémon to your opponent's hand.",
      'opponent',
    ],
    [
      "Choose 1 of your opponent's Evolved Pokémon. Remove the highest Stage Evolution card on that Pokémon and put it back into his or her hand.",
      'opponent',
    ],
    [
      'Choose 1 of your Evolved Pokémon and return the highest Stage Evolution card on that Pokémon to your hand.',
      'you',
    ],
  ])('go to the hand: "%s" (EVO-16)', (text, whose) => {
    expect(parts(withAttack(text))).toMatchObject([
      { do: [{ op: 'pick' }, { op: 'devolve', to: { zone: 'hand', whose } }] },
    ]);
  });
});

describe('numbers that were counted', () => {
  it('are as many as were shuffled', () => {
    expect(
      parts(
        trainer('Count the number of cards in your hand and shuffle them into your deck. Then, draw that many cards.'),
      ),
    ).toMatchObject([
      { do: [{ op: 'move', as: '#1' }, { op: 'shuffle' }, { op: 'draw', n: { of: '#1', what: 'n' } }] },
    ]);
  });

  it('multiply the printed number', () => {
    const text =
      'Count the number of Energy cards attached to Lanternfin. This attack does 30 damage times that number.';
    expect(parts(withAttack(text, { mark: 'x' }))).toMatchObject([
      { do: [{ op: 'base', set: { args: [30, { num: 'count' }] } }] },
    ]);
    expect(fault(withAttack('This attack does 30 damage times that number.', { mark: 'x' })).reason).toBe(
      'nothing was counted that this could mean',
    );
  });

  it('are choices of a Pokémon each', () => {
    const text =
      "Flip 3 coins. For each heads, choose 1 of your opponent's Pokémon and this attack does 20 damage to that Pokémon.";
    expect(parts(withAttack(text, { damage: 0 }))).toMatchObject([
      { do: [{ op: 'flip' }, { op: 'pick', of: { take: { repeats: true } } }, { op: 'for-each' }] },
    ]);
  });
});

describe('coins of which one is heads', () => {
  it('are exactly one', () => {
    expect(attackAgain('Flip 2 coins. If 1 is heads, draw a card. If both are heads, draw 3 cards.')).toContain(
      'exactly 1 of them is heads',
    );
    expect(fault(withAttack('Flip a coin. If 1 is heads, draw a card.')).reason).not.toBe('it compiles');
  });
});

describe('cards chosen before it is said where they go', () => {
  it('are as many as there are heads, or set apart from the deck', () => {
    const planner =
      "Look at your opponent's hand. Flip 2 coins. For each heads, choose 1 card you find there. Put those cards on the bottom of your opponent's deck in any order.";
    expect(parts(trainer(planner))).toMatchObject([{ do: [{}, {}, { op: 'move', to: { end: 'bottom' } }] }]);
    const seer =
      'Choose 2 cards from your deck and shuffle the rest. Put the 2 cards on top of your deck in any order.';
    expect(parts(trainer(seer))).toMatchObject([{ do: [{ op: 'pick' }, { op: 'shuffle' }, { op: 'move' }] }]);
  });

  it('must go somewhere', () => {
    expect(fault(trainer('Choose 2 cards from your deck and shuffle the rest. Draw a card.')).reason).not.toBe(
      'it compiles',
    );
    expect(fault(trainer('Choose 2 cards from your deck. Put the 2 cards on top of your deck.')).reason).toBe(
      'not understood',
    );
  });
});

describe('kinds of cards', () => {
  it.each([
    'Search your deck for a Basic Pokémon or Evolution card (excluding Pokémon-ex), show it to your opponent, and put it into your hand. Shuffle your deck afterward.',
    'Search your deck for a Supporter card, a Pokémon Tool card, and a basic Energy card. Show them to your opponent, and put them into your hand. Shuffle your deck afterward.',
    "Choose 1 of your opponent's Pokémon. Search your deck for a Baby Pokémon, Basic Pokémon, or Evolution card of the same type (color) as the Pokémon you chose, show it to your opponent, and put it into your hand. Shuffle your deck afterward.",
  ])('are told one by one: "%s"', (text) => {
    expect(parts(trainer(text))).toHaveLength(1);
  });
});

describe('what is said of each player', () => {
  it('holds for all such Pokémon', () => {
    const text =
      'At any time between turns, each player puts 1 damage counter on his or her Pokémon that has any Poké-Powers.';
    expect(parts(trainer(text, 'stadium'))).toMatchObject([{ do: [{ op: 'put-counters', on: { side: 'any' } }] }]);
    const vague = 'At any time between turns, each player puts 1 damage counter on his or her Pokémon.';
    expect(fault(trainer(vague, 'stadium')).reason).not.toBe('it compiles');
  });
});

describe('types without a word between them', () => {
  it('are all of them', () => {
    const text = 'If Lanternfin has any React Energy cards attached to it, Lanternfin is GrassFireWater type.';
    expect(parts(withPower(text, 'poke-body'))).toMatchObject([{ change: { types: ['Grass', 'Fire', 'Water'] } }]);
  });
});

describe('a reminder that nothing is Knocked Out', () => {
  it('is one where a Pokémon leaves play (KO-11)', () => {
    const reminder = "(This doesn't count as a Knocked Out Pokémon.)";
    const away = `Discard the Defending Pokémon and all cards attached to it. ${reminder}`;
    expect(parts(withAttack(away))).toMatchObject([{ do: [{ op: 'move', cards: { get: 'whole' } }] }]);
    expect(fault(withAttack(`Draw a card. ${reminder}`)).reason).toBe('the reminder speaks of what is not done');
  });
});

describe('other words for known things', () => {
  it.each([
    'Both players draw a card.',
    'Look at the top 5 cards of your deck. Put 1 of them into your hand and discard the others.',
    "Look at the top card of either player's deck. You may put that card on the bottom of that player's deck.",
    'Search your deck for 2 Fire Evolution cards, show them to your opponent, and put them into your hand. Shuffle your deck afterward.',
    'Remove 2 damage counters from each of your Pokémon. If a Pokémon has fewer damage counters than that, remove all of them.',
    'Search your discard pile for 3 basic Energy cards (if there are fewer basic Energy cards than that, take all of them), show them to your opponent, and put them into your hand.',
  ])('say the same again: "%s"', (text) => {
    expect(parts(withAttack(text))).toHaveLength(1);
  });
});
