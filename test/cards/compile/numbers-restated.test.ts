import { describe, expect, it } from 'vitest';
import { acts, attackAgain, fault, partsOf, powerAgain, trainer, withAttack, withPower, wording } from './texts.js';

const FLAT = { damage: 0 };

describe('another number instead', () => {
  it('changes the number alone', () => {
    const text =
      "Put 3 damage counters on your opponent's Pokémon in any way you like. If you have exactly 2 Prize cards remaining, put 6 damage counters on them instead.";
    expect(acts(text, FLAT)).toMatchObject([
      {
        op: 'if',
        do: [{ op: 'put-counters', n: 6, split: true }],
        else: [{ op: 'put-counters', n: 3, split: true }],
      },
    ]);
    attackAgain(text, FLAT);
    const top =
      "Discard the top card of your opponent's deck. If this Pokémon evolved during this turn, discard the top 3 cards instead.";
    expect(acts(top)).toMatchObject([{ do: [{ cards: { in: { top: 3 } } }], else: [{ cards: { in: { top: 1 } } }] }]);
    attackAgain(top);
  });

  it('of cards that are searched for, with one shuffle for both', () => {
    const text =
      "Search your deck for a Water Pokémon, reveal it, and put it into your hand. If you go second and it's your first turn, search for up to 3 Water Pokémon instead of 1. Then, shuffle your deck.";
    expect(partsOf(trainer(text))).toMatchObject([
      {
        do: [
          { op: 'if', do: [{ cards: { take: { upTo: 3 } } }], else: [{ cards: { take: { n: 1 } } }] },
          { op: 'shuffle' },
        ],
      },
    ]);
    wording(trainer(text));
    expect(fault(trainer(text.replace('3 Water', '3 Fire'))).reason).toContain('instead of');
  });

  it('of damage to a Pokémon that was chosen', () => {
    const text =
      "Choose 1 of your opponent's Pokémon. This attack does 20 damage to that Pokémon. If that Pokémon is a Stage 2 Pokémon, this attack does 50 damage instead.";
    expect(acts(text, FLAT)).toMatchObject([
      { op: 'pick' },
      { op: 'if', do: [{ op: 'damage', n: 50, to: { name: '#1' } }], else: [{ op: 'damage', n: 20 }] },
    ]);
    attackAgain(text, FLAT);
  });

  it('needs something before it', () => {
    const text = 'Draw a card. If this Pokémon evolved during this turn, put 2 damage counters instead.';
    expect(fault(withAttack(text)).reason).toContain('instead of');
  });
});

describe('damage counters', () => {
  it('go from any of several Pokémon to any of several', () => {
    const text =
      "Move any number of damage counters from your opponent's Pokémon to your opponent's other Pokémon in any way you like.";
    expect(acts(text, FLAT)).toMatchObject([{ op: 'move-counters', n: 'any', split: true }]);
    expect(attackAgain(text, FLAT)).toBe(text);
    const some = "Move up to 2 damage counters from your Pokémon to your opponent's Active Pokémon.";
    expect(acts(some, FLAT)).toMatchObject([
      { op: 'pick', of: { to: 2 } },
      { op: 'move-counters', split: true },
    ]);
    expect(attackAgain(some, FLAT)).toBe(some);
  });

  it('change places between two Pokémon', () => {
    const text = "Switch all damage counters on this Pokémon with those on your opponent's Active Pokémon.";
    expect(acts(text, FLAT)).toMatchObject([
      { op: 'move-counters', n: 'all', from: { name: 'self' }, to: { spot: 'active' }, swap: true },
    ]);
    expect(attackAgain(text, FLAT)).toBe(text);
  });

  it('are no more than so many', () => {
    const text =
      "Put 1 damage counter on the Defending Pokémon for each card in your hand. You can't put more than 6 damage counters in this way.";
    expect(acts(text, FLAT)).toMatchObject([{ op: 'put-counters', n: { fn: 'min', args: [6, { num: 'count' }] } }]);
    expect(attackAgain(text, FLAT)).toBe(text);
    expect(fault(withAttack("Draw a card. You can't put more than 6 damage counters in this way.")).reason).toContain(
      'no number',
    );
  });
});

describe('damage', () => {
  it('hangs on a coin for each Pokémon', () => {
    const text =
      "Flip a coin for each of your opponent's Pokémon. If that coin flip is heads, this attack does 20 damage to that Pokémon.";
    expect(acts(text, FLAT)).toMatchObject([
      {
        op: 'for-each',
        do: [
          { op: 'flip', as: '#1' },
          { op: 'if', do: [{ op: 'damage', to: { name: 'subject' } }] },
        ],
      },
    ]);
    expect(attackAgain(text, FLAT)).toBe(text);
    expect(fault(withAttack(`${text} Draw a card for each tails.`, FLAT)).reason).toContain('which of the coins');
  });

  it('is no more than so much', () => {
    const text =
      "This attack does 10 damage for each Item card in your discard pile. You can't do more than 80 damage in this way.";
    expect(acts(text, { damage: 10, mark: 'x' })).toMatchObject([{ op: 'base', set: { fn: 'min' } }]);
    expect(attackAgain(text, { damage: 10, mark: 'x' })).toBe(text);
  });

  it('is looked ahead of', () => {
    const text =
      "If, before doing damage, your opponent's Active Pokémon has more remaining HP than this Pokémon, this attack does 30 more damage.";
    expect(acts(text)).toEqual(acts(text.replace(', before doing damage,', '')));
  });
});

describe('what else may be', () => {
  it('a game that is won', () => {
    const text = 'If you use this attack when you have exactly 1 Prize card remaining, you win this game.';
    expect(acts(text, FLAT)).toMatchObject([{ op: 'if', do: [{ op: 'outcome', is: 'win' }] }]);
    attackAgain(text, FLAT);
  });

  it('a Bench that holds fewer, and what that means', () => {
    const text =
      "Your opponent can't have more than 3 Benched Pokémon. If they have 4 or more Benched Pokémon, they discard Benched Pokémon until they have 3 Pokémon on the Bench.";
    expect(partsOf(withPower(text))).toMatchObject([{ question: 'bench-size', change: { set: 3 } }]);
    expect(powerAgain(text)).toBe("Your opponent can't have more than 3 Benched Pokémon.");
    expect(fault(withPower(text.replace('until they have 3', 'until they have 2'))).reason).toBe('not understood');
  });

  it('the highest HP that a Pokémon can have', () => {
    const text = 'If this Pokémon has any Water Energy attached to it, its maximum HP is 150.';
    expect(partsOf(withPower(text))).toMatchObject([{ question: 'hp', change: { set: 150 } }]);
    powerAgain(text);
  });

  it('whoever takes the place of another', () => {
    const text =
      "Whenever your opponent's Active Pokémon moves to the Bench during their turn, their new Active Pokémon is now Burned.";
    expect(partsOf(withPower(text))).toMatchObject([
      { on: { event: 'moved-to-bench' }, do: [{ op: 'condition', to: { side: 'opponent', spot: 'active' } }] },
    ]);
    powerAgain(text);
    expect(fault(withPower('Between turns, their new Active Pokémon is now Burned.')).reason).not.toBe('it compiles');
  });

  it('a card for each of those that were chosen', () => {
    const text =
      'Choose up to 2 of your Benched Pokémon and attach a Fire Energy card from your discard pile to each of them.';
    expect(acts(text)).toMatchObject([
      { op: 'pick', as: '#1' },
      { op: 'for-each', of: { name: '#1' }, do: [{ op: 'attach', to: { name: 'subject' } }] },
    ]);
    attackAgain(text);
  });

  it('a Pokémon that evolves past a Stage, by its name', () => {
    const text = 'Search your deck for a Deepfin and put it onto this Lanternfin to evolve it. Shuffle your deck.';
    expect(acts(text)).toMatchObject([
      { op: 'evolve', pokemon: { name: 'self' }, with: { where: { test: 'name', is: ['Deepfin'] } } },
      { op: 'shuffle' },
    ]);
    attackAgain(text);
  });

  it('what the other player gives up to be spared', () => {
    const text = "If your opponent doesn't discard a card from their hand, the Defending Pokémon is now Asleep.";
    expect(acts(text)).toMatchObject([
      { op: 'as-player', do: [{ op: 'may' }], as: '#1' },
      { op: 'if', if: { test: 'not', of: { test: 'did', what: '#1' } } },
    ]);
    attackAgain(text);
  });

  it('cards that are shown, counted and put away', () => {
    const text =
      'Choose as many Energy cards from your hand as you like and show them to your opponent. This attack does 20 damage times the number of Energy cards you chose. Put those Energy cards on top of your deck. Shuffle your deck afterward.';
    expect(acts(text, { damage: 20, mark: 'x' })).toMatchObject([
      { op: 'look', who: 'each', as: '#1' },
      { op: 'base', set: { args: [20, { of: '#1' }] } },
      { op: 'move', cards: { name: '#1' } },
      { op: 'shuffle' },
    ]);
    attackAgain(text, { damage: 20, mark: 'x' });
  });
});

describe('texts that do not work', () => {
  it('of Pokémon Tools', () => {
    const text = "Pokémon Tools attached to your opponent's Pokémon have no effect.";
    expect(partsOf(withPower(text))).toEqual([
      {
        part: 'answer',
        question: 'text-works',
        of: { get: 'cards', in: { on: { get: 'pokemon', side: 'opponent', spot: 'in-play' }, what: 'tool' } },
        change: { forbid: true },
      },
    ]);
    expect(powerAgain(text)).toBe(text);
  });

  it('of Pokémon wherever they are: in play, in the hands, in the discard piles', () => {
    const text =
      "Each Basic Pokémon in play, in each player's hand, and in each player's discard pile has no Abilities (except for Deep Glow).";
    expect(partsOf(withPower(text))).toMatchObject([
      { of: { get: 'pokemon', side: 'any' }, which: { of: [{ test: 'power' }, { test: 'not' }] } },
      { of: { get: 'cards', in: { zone: 'hand', whose: 'each' } } },
      { of: { get: 'cards', in: { zone: 'discard', whose: 'each' } } },
    ]);
    powerAgain(text);
  });
});
