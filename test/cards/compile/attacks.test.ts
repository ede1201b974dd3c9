import { describe, expect, it } from 'vitest';
import { acts, fault, partsOf, reworded, withAttack } from './texts.js';

const DEFENDER = { get: 'ref', name: 'defender' };
const SELF = { get: 'ref', name: 'self' };
const heads = { test: 'compare', a: { num: 'bound', of: '#1', what: 'heads' }, rel: '>=', b: 1 };

describe('coins', () => {
  it('bind what follows to the flip, and give one test for two steps', () => {
    expect(
      acts('Flip a coin. If heads, this attack does 20 more damage and the Defending Pokémon is now Asleep.', {
        mark: '+',
      }),
    ).toEqual([
      { op: 'flip', coins: 1, as: '#1', step: 'damage' },
      {
        op: 'if',
        if: heads,
        do: [
          { op: 'base', add: 20, step: 'damage' },
          { op: 'condition', give: ['asleep'], to: DEFENDER },
        ],
      },
    ]);
  });

  it('make one choice of "if heads" and "if tails"', () => {
    const [, choice] = acts('Flip a coin. If heads, draw a card. If tails, this attack does nothing.') as unknown[];
    expect(choice).toMatchObject({ op: 'if', do: [{ op: 'draw' }], else: [{ op: 'stop', step: 'requirement' }] });
  });

  it('are as many as "both" says', () => {
    expect(fault(withAttack('Flip 3 coins. If both of them are heads, draw a card.')).reason).toMatch(/two coins/);
    expect(fault(withAttack('Flip 2 coins. If heads, draw a card.')).reason).toMatch(/several coins/);
  });

  it('cannot decide anything before they are flipped', () => {
    expect(fault(withAttack('If heads, draw a card.')).reason).toMatch(/nothing was done before/);
  });
});

describe('Pokémon in play', () => {
  it('may be told apart behind the words for where they are', () => {
    const text =
      "Does 20 damage to each Pokémon in play that has a Pokémon Power. Don't apply Weakness and Resistance.";
    expect(acts(text, { damage: 0 })).toMatchObject([
      { op: 'damage', to: { side: 'any', spot: 'in-play', where: { test: 'power', is: ['pokemon-power'] } } },
    ]);
    const named = 'Does 10 damage times the number of Pokémon in play with Team Magma in its name.';
    expect(acts(named, { damage: 10, mark: 'x' })).toMatchObject([
      { set: { args: [10, { of: { side: 'any', where: { test: 'name-has', words: 'Team Magma' } } }] } },
    ]);
  });
});

describe('the printed number', () => {
  it('may be repeated, and must then be the same', () => {
    expect(acts('This attack does 30 damage plus 10 more damage.', { mark: '+' })).toEqual([
      { op: 'base', add: 10, step: 'damage' },
    ]);
    expect(fault(withAttack('This attack does 40 damage plus 10 more damage.', { mark: '+' })).reason).toMatch(
      /another number/,
    );
  });

  it('is missing where what is chosen is damaged; where there is one, it is not clear who is', () => {
    const text =
      "Choose 1 of your opponent's Pokémon. This attack does 20 damage for each Energy attached to that Pokémon.";
    expect(acts(text, { damage: 0 })).toMatchObject([
      { op: 'pick', as: '#1', step: 'choice' },
      { op: 'damage', to: { get: 'ref', name: '#1' }, step: 'damage' },
    ]);
    for (const printed of [{ damage: 20 }, { damage: 20, mark: 'x' }, { damage: 10, mark: '+' }] as const)
      expect(fault(withAttack(text, printed)).reason).toMatch(/whether the Pokémon that is chosen is damaged/);
    const more = "Choose 1 of your opponent's Pokémon. This attack does 20 more damage for each Energy attached to it.";
    expect(fault(withAttack(more, { mark: '+' })).reason).toMatch(/whether the Pokémon that is chosen is damaged/);
  });

  it('with × needs something to multiply', () => {
    expect(acts('Does 30 damage times the number of damage counters on Lanternfin.', { mark: 'x' })).toEqual([
      {
        op: 'base',
        set: { num: 'calc', fn: '×', args: [30, { num: 'stat', of: SELF, what: 'counters' }] },
        step: 'damage',
      },
    ]);
    expect(fault(withAttack('Draw a card.', { mark: 'x' })).reason).toMatch(/nothing is multiplied/);
  });
});

describe('steps', () => {
  const steps = (text: string): unknown => (acts(text) as { step?: string }[]).map(({ step }) => step);

  it('tell a cost from an own Energy discard and from an effect', () => {
    expect(steps('Discard a Fire Energy card attached to Lanternfin in order to use this attack.')).toEqual(['cost']);
    expect(steps('Discard a Fire Energy card attached to Lanternfin.')).toEqual(['own-energy']);
    expect(steps('Discard an Energy card attached to the Defending Pokémon.')).toEqual([undefined]);
  });

  it('take a choice of target before the damage', () => {
    expect(steps("Choose 1 of your opponent's Pokémon. This attack does 20 damage to that Pokémon.")).toEqual([
      'choice',
      'damage',
    ]);
  });

  it('put an optional payment before the damage', () => {
    expect(
      acts('You may discard a card from your hand. If you do, this attack does 10 more damage.', { mark: '+' }),
    ).toMatchObject([
      { op: 'may', as: '#1', step: 'choice', do: [{ op: 'move', step: 'before-damage' }] },
      { op: 'if', if: { test: 'did', what: '#1' } },
    ]);
  });
});

describe('old and new wordings', () => {
  it.each([
    ['Remove 2 damage counters from Lanternfin.', 'Heal 20 damage from this Pokémon.'],
    ['Lanternfin does 10 damage to itself.', 'This Pokémon also does 10 damage to itself.'],
    [
      'Search your deck for a Basic Pokémon and put it onto your Bench. Shuffle your deck afterward.',
      'Search your deck for a Basic Pokémon and put it onto your Bench. Then, shuffle your deck.',
    ],
    [
      'Your opponent switches the Defending Pokémon with 1 of his or her Benched Pokémon, if any.',
      'Your opponent switches their Active Pokémon with 1 of their Benched Pokémon.',
    ],
    ['Discard 1 {R} Energy card attached to Lanternfin.', 'Discard a Fire Energy from this Pokémon.'],
  ])('%s', (old, now) => {
    expect(acts(old)).toEqual(acts(now));
  });

  it('tell the Defending Pokémon from whoever is Active', () => {
    expect(acts('The Defending Pokémon is now Burned.')).not.toEqual(
      acts("Your opponent's Active Pokémon is now Burned."),
    );
  });
});

describe('limits and conditions of use', () => {
  it('are read off the sentence', () => {
    expect(partsOf(withAttack("Draw 2 cards. (You can't use more than 1 GX attack in a game.)"))[0]).toMatchObject({
      limits: [{ n: 1, per: 'game', of: 'player', key: 'GX' }],
    });
    expect(
      partsOf(withAttack('You can use this attack only if this Pokémon has any damage counters on it.'))[0],
    ).toMatchObject({
      if: { test: 'matches', of: SELF },
    });
  });
});

describe('"for each", before an act', () => {
  it('is that many, where each time means the same', () => {
    expect(acts('Flip 2 coins. For each heads, discard an Energy attached to the Defending Pokémon.')).toMatchObject([
      { op: 'flip', coins: 2, as: '#1' },
      { op: 'move', cards: { take: { n: { num: 'bound', of: '#1', what: 'heads' } } } },
    ]);
  });

  it('chooses anew each time, the same Pokémon again if need be', () => {
    expect(acts('Flip 2 coins. For each heads, put 1 damage counter on 1 of your Pokémon.')).toMatchObject([
      { op: 'flip', as: '#1' },
      { op: 'pick', as: '#2', of: { take: { n: { num: 'bound', of: '#1', what: 'heads' }, repeats: true } } },
      { op: 'for-each', of: { name: '#2' }, do: [{ op: 'put-counters', n: 1, on: { name: 'subject' } }] },
    ]);
  });
});

describe('"and" between kinds of cards', () => {
  it('asks for one of each, and is not read as one of either', () => {
    const text =
      'Search your deck for a Basic Pokémon and a Supporter card and put them into your hand. Shuffle your deck afterward.';
    expect(acts(text)).toMatchObject([
      { op: 'move', cards: { where: { test: 'all' }, take: { n: 1 } }, to: { zone: 'hand' } },
      { op: 'move', cards: { where: { test: 'kind', is: ['supporter'] }, take: { n: 1 } }, to: { zone: 'hand' } },
      { op: 'shuffle' },
    ]);
  });

  it('is one noun in a combination', () => {
    const text =
      'Search your deck for up to 2 in any combination of Basic Pokémon and Supporter cards and put them into your hand. Shuffle your deck afterward.';
    expect(acts(text)).toMatchObject([
      { op: 'move', cards: { where: { test: 'any' }, take: { upTo: 2 } } },
      { op: 'shuffle' },
    ]);
  });
});

describe('"another"', () => {
  it('is not the Pokémon that the cards come from', () => {
    expect(acts('Move an Energy from 1 of your Pokémon to another of your Pokémon.')).toMatchObject([
      { op: 'pick', as: '#1' },
      {
        op: 'attach',
        to: { where: { test: 'not', of: { test: 'is', of: { get: 'ref', name: '#1' } } }, take: { n: 1 } },
      },
    ]);
  });
});

describe('damage that Weakness and Resistance do not affect', () => {
  it('is the damage that the text tells of, where the attack has no number of its own', () => {
    const text =
      "Choose 1 of your opponent's Pokémon. This attack does 20 damage to that Pokémon. This attack's damage isn't affected by Weakness or Resistance.";
    expect(acts(text, { damage: 0 })).toMatchObject([
      { op: 'pick', as: '#1', step: 'choice' },
      { op: 'damage', n: 20, ignore: ['weakness', 'resistance'], step: 'damage' },
    ]);
    expect(partsOf(reworded(withAttack(text, { damage: 0 })))).toEqual(partsOf(withAttack(text, { damage: 0 })));
  });

  it('is the number of the attack otherwise, whatever the Pokémon does to itself', () => {
    const text = "This Pokémon does 10 damage to itself. This attack's damage isn't affected by Resistance.";
    expect(acts(text)).toMatchObject([
      { op: 'damage', to: SELF },
      { op: 'base', ignore: ['resistance'] },
    ]);
  });
});

describe('a choice that feeds damage', () => {
  it('is made with the targets, however deep the damage lies', () => {
    const text = 'You may flip a coin. If heads, this attack does 40 more damage.';
    expect(acts(text, { mark: '+' })).toMatchObject([
      { op: 'may', step: 'choice', do: [{ op: 'flip' }, { op: 'if' }] },
    ]);
  });

  it('is made with the targets too where it is paid for', () => {
    const text =
      "You may discard a card from your hand. If you do, choose 1 of your opponent's Benched Pokémon and do 20 damage to that Pokémon.";
    expect(acts(text)).toMatchObject([
      { op: 'may', step: 'choice', do: [{ op: 'move', step: 'before-damage' }] },
      { op: 'if', do: [{ op: 'pick', step: 'choice' }, { op: 'damage' }] },
    ]);
  });
});

describe('the own Energy that a coin decides', () => {
  it('is discarded as an effect', () => {
    const [flip, move] = acts('Flip 3 coins. For each tails, discard an Energy from this Pokémon.') as object[];
    expect(flip).not.toHaveProperty('step');
    expect(move).not.toHaveProperty('step');
  });
});
