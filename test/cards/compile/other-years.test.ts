import { describe, expect, it } from 'vitest';
import { acts, energy, fault, partsOf, reworded, trainer, withAttack, withPower, wording } from './texts.js';

/** What the text says, and our wording of it says the same. */
const read = (facts: Parameters<typeof partsOf>[0]): readonly unknown[] => {
  const parts = partsOf(facts);
  expect(partsOf(reworded(facts))).toEqual(parts);
  return parts;
};

const attack = (text: string, printed: Parameters<typeof withAttack>[1] = {}): unknown => {
  const [part] = read(withAttack(text, printed)) as readonly { readonly do: unknown }[];
  return part.do;
};

const HAND = (whose: string): unknown => ({ get: 'cards', in: { zone: 'hand', whose } });
const OVER = (whose: string, n: number): unknown => ({
  n: { num: 'calc', fn: '-', args: [{ num: 'count', of: HAND(whose) }, n] },
});

describe('words of other years say the same', () => {
  const pairs: readonly (readonly [string, string])[] = [
    ['Remove 2 damage counters from this Pokémon (remove 1 if there is only 1).', 'Heal 20 damage from this Pokémon.'],
    [
      'Remove 1 damage counter from each of your Pokémon (including Lanternfin).',
      'Heal 10 damage from each of your Pokémon.',
    ],
    [
      'Search your deck for any card and put it into your hand. Shuffle your deck afterward.',
      'Search your deck for a card and put it into your hand. Then, shuffle your deck.',
    ],
    ['Draw the bottom 2 cards of your deck.', 'Put the bottom 2 cards of your deck into your hand.'],
    [
      'Your opponent reveals their hand, and you discard a card you find there.',
      'Your opponent reveals their hand. Discard a card you find there.',
    ],
    [
      'Your opponent reveals their hand. Discard a card from it.',
      'Your opponent reveals their hand. Discard a card you find there.',
    ],
    [
      'You may discard 2 Energy from this Pokémon and have this attack do 50 more damage.',
      'You may discard 2 Energy from this Pokémon. If you do, this attack does 50 more damage.',
    ],
    [
      "You may discard a Fire Energy from this Pokémon to make your opponent's Active Pokémon Burned.",
      "You may discard a Fire Energy from this Pokémon. If you do, your opponent's Active Pokémon is now Burned.",
    ],
    [
      "Choose 1 of your opponent's Pokémon. Flip 2 coins. For each heads, this attack does 20 damage to that Pokémon.",
      "Choose 1 of your opponent's Pokémon. Flip 2 coins. This attack does 20 damage times the number of heads to that Pokémon.",
    ],
    [
      'The Defending Pokémon is now Poisoned. Place 3 damage counters instead of 1 on that Pokémon between turns.',
      'The Defending Pokémon is now Poisoned. Put 3 damage counters instead of 1 on that Pokémon between turns.',
    ],
    [
      'If you have less than 4 cards in your hand, draw 2 cards.',
      'If you have fewer than 4 cards in your hand, draw 2 cards.',
    ],
    [
      'Discard as many Fire Energy from this Pokémon as you like.',
      'Discard any amount of Fire Energy attached to this Pokémon.',
    ],
  ];

  it.each(pairs)('%s', (one, other) => {
    expect(attack(one)).toEqual(acts(other));
  });

  it('of a hand that is discarded down to a number', () => {
    expect(attack('Discard cards from your hand until you have 3 cards in your hand.')).toEqual([
      { op: 'move', cards: { ...(HAND('you') as object), take: OVER('you', 3) }, to: { zone: 'discard' } },
    ]);
    expect(
      attack('Your opponent discards a number of cards until he or she has 4 cards left in his or her hand.'),
    ).toEqual([
      {
        op: 'as-player',
        who: 'opponent',
        do: [{ op: 'move', cards: { ...(HAND('you') as object), take: OVER('you', 4) }, to: { zone: 'discard' } }],
      },
    ]);
    expect(
      attack("Discard random cards from your opponent's hand until they have 5 cards in their hand."),
    ).toMatchObject([{ cards: { take: OVER('opponent', 5), how: 'random' } }]);
  });

  it('of cards that are drawn until there are as many as something else', () => {
    expect(
      read(trainer('Draw cards until you have as many cards in your hand as you have Water Pokémon in play.')),
    ).toMatchObject([
      {
        do: [
          { op: 'draw', until: true, n: { num: 'count', of: { side: 'you', where: { test: 'type', is: ['Water'] } } } },
        ],
      },
    ]);
    expect(read(trainer('Draw cards until you have 2 more cards in your hand than your opponent.'))).toMatchObject([
      { do: [{ op: 'draw', until: true, n: { num: 'calc', fn: '+', args: [{ num: 'count' }, 2] } }] },
    ]);
  });
});

describe('nouns take the same words wherever they stand', () => {
  it('an Active Pokémon of a kind', () => {
    expect(read(trainer('Heal 40 damage from your Active Water Pokémon.'))).toMatchObject([
      { do: [{ op: 'heal', from: { side: 'you', spot: 'active', where: { test: 'type', is: ['Water'] } } }] },
    ]);
    expect(attack("Knock Out your opponent's Active Basic Pokémon.")).toMatchObject([
      { op: 'knock-out', pokemon: { side: 'opponent', spot: 'active', where: { test: 'stage', is: ['basic'] } } },
    ]);
  });

  it('Pokémon like another one', () => {
    expect(
      attack(
        "Does 20 damage to each of your opponent's Benched Pokémon that are the same type as the Defending Pokémon.",
      ),
    ).toMatchObject([{ op: 'damage', to: { spot: 'bench', where: { test: 'same-type', as: { name: 'defender' } } } }]);
    expect(
      attack(
        "Does 20 damage to each of your opponent's Benched Pokémon that has the same name as the Defending Pokémon.",
      ),
    ).toMatchObject([{ op: 'damage', to: { spot: 'bench', where: { test: 'same-name', as: { name: 'defender' } } } }]);
  });

  it('classes that are joined, with the place said twice or once', () => {
    expect(
      attack("This attack does 30 damage to 1 of your opponent's Benched Pokémon V or Benched Pokémon-GX."),
    ).toMatchObject([{ op: 'damage', to: { spot: 'bench', where: { test: 'tag', is: ['V', 'GX'] }, take: { n: 1 } } }]);
    expect(
      attack("Draw a card for each of your opponent's Single Strike and Rapid Strike Pokémon in play."),
    ).toMatchObject([{ op: 'draw', n: { of: { where: { test: 'tag', is: ['single-strike', 'rapid-strike'] } } } }]);
  });

  it('Energy cards by their names', () => {
    const named = { test: 'name', is: ['Lantern Energy'] };
    expect(attack('Discard a Lantern Energy attached to this Pokémon.')).toMatchObject([
      { op: 'move', cards: { where: named } },
    ]);
    expect(attack('This attack does 20 more damage for each Lantern Energy attached to this Pokémon.')).toMatchObject([
      { op: 'base', add: { args: [20, { num: 'count', of: { where: named } }] } },
    ]);
    expect(attack('If this Pokémon has any Lantern Energy attached, draw a card.')).toMatchObject([
      { op: 'if', if: { test: 'exists', of: { where: named } } },
    ]);
  });

  it('Tools and Special Energy together', () => {
    expect(attack("Discard all Pokémon Tools and Special Energy from your opponent's Active Pokémon.")).toEqual([
      {
        op: 'move',
        cards: {
          get: 'cards',
          in: { on: { get: 'pokemon', side: 'opponent', spot: 'active' }, what: 'attached' },
          where: {
            test: 'any',
            of: [
              { test: 'kind', is: ['tool'] },
              { test: 'kind', is: ['special-energy'] },
            ],
          },
        },
        to: { zone: 'discard' },
      },
    ]);
  });

  it('Pokémon that must all be there', () => {
    const on = (name: string): unknown => ({ of: { spot: 'bench', where: { test: 'name', is: [name] } } });
    expect(attack('If Murkeel and Glowray are on your Bench, this attack does 40 more damage.')).toMatchObject([
      { if: { test: 'all', of: [on('Murkeel'), on('Glowray')] } },
    ]);
    expect(attack("If you don't have Murkeel and Glowray on your Bench, this attack does nothing.")).toMatchObject([
      {
        if: {
          test: 'any',
          of: [
            { rel: '=', b: 0 },
            { rel: '=', b: 0 },
          ],
        },
        do: [{ op: 'stop' }],
      },
    ]);
  });

  it('the Pokémon that the condition of a power names', () => {
    const text =
      'Once during your turn, if your opponent has 4 or more Benched Pokémon, you may choose 1 of them and put 2 damage counters on it.';
    expect(read(withPower(text))).toMatchObject([
      {
        part: 'action',
        do: [{ op: 'pick', of: { side: 'opponent', spot: 'bench', take: { n: 1 } } }, { op: 'put-counters' }],
      },
    ]);
  });
});

describe('rules', () => {
  it('speak of "the opponent" of Pokémon of both sides: one for each side', () => {
    const text =
      "Water Pokémon (both yours and your opponent's) take 20 less damage from attacks from the opponent's Pokémon (after applying Weakness and Resistance).";
    expect(read(trainer(text, 'stadium'))).toMatchObject([
      { question: 'damage-taken', of: { side: 'you' }, from: { what: ['attack'], whose: 'opponent' } },
      { question: 'damage-taken', of: { side: 'opponent' }, from: { what: ['attack'], whose: 'you' } },
    ]);
  });

  it('end Special Conditions and keep them away', () => {
    const text =
      "As long as this card is attached to a Pokémon, it provides {W} Energy. The {W} Pokémon this card is attached to recovers from all Special Conditions and can't be affected by any Special Conditions.";
    expect(read(energy(text))).toMatchObject([
      { question: 'provides' },
      {
        question: 'can-have-condition',
        change: { forbid: true },
        existing: 'end',
        while: { where: { is: ['Water'] } },
      },
    ]);
  });

  it('leave out whom they name after the verb', () => {
    const text =
      "Your opponent's Basic Pokémon in play have no Abilities, except for Pokémon with a Rule Box (Pokémon V, Pokémon-GX, etc. have Rule Boxes).";
    expect(read(withPower(text))).toMatchObject([
      {
        question: 'text-works',
        of: { where: { test: 'all', of: [{ is: ['basic'] }, { test: 'not', of: { is: ['rule-box'] } }] } },
      },
    ]);
  });
});

describe('Pokémon that lose their highest card', () => {
  it('give it back to their own player', () => {
    const off = 'Choose 1 of your Evolved Pokémon, remove the highest Stage Evolution card from it,';
    const reminder = '(this counts as devolving that Pokémon)';
    expect(read(trainer(`${off} and put it into your hand ${reminder}.`))).toMatchObject([
      { do: [{ op: 'pick' }, { op: 'devolve', n: 1, to: { zone: 'hand', whose: 'you' } }] },
    ]);
    expect(read(trainer(`${off} and shuffle it into your deck ${reminder}.`))).toMatchObject([
      { do: [{ op: 'pick' }, { op: 'devolve', to: { zone: 'deck', whose: 'you' } }, { op: 'shuffle', zone: 'deck' }] },
    ]);
  });

  it('may not remain in play', () => {
    const text =
      'Choose 1 of your Evolved Pokémon. Remove the highest Stage Evolution card from that Pokémon and put that card into your hand. If that Pokémon remains in play, draw a card.';
    expect(read(trainer(text))).toMatchObject([
      { do: [{}, {}, { op: 'if', if: { test: 'matches', where: { test: 'any' } }, do: [{ op: 'draw' }] }] },
    ]);
  });

  it('are not spoken of where nothing devolves', () => {
    expect(fault(trainer('Draw a card (this counts as devolving that Pokémon).')).reason).toMatch(/reminder/);
  });
});

describe('Tools', () => {
  it('fall off what they must not be on', () => {
    const whom = 'Pokémon (excluding Pokémon-ex and Pokémon that has Dark or an owner in its name)';
    const text = `Attach Old Sea Chart to 1 of your ${whom}. If the Pokémon Old Sea Chart is attached to is Pokémon-ex or has Dark or an owner in its name, discard Old Sea Chart. As long as Old Sea Chart is attached to a Pokémon, that Pokémon's Retreat Cost is 0.`;
    expect(read(trainer(text, 'tool'))).toMatchObject([{ part: 'play', keep: true }, { question: 'retreat-cost' }]);
  });

  it('may ask that their Pokémon is Active', () => {
    const text =
      "As long as Old Sea Chart is attached to an Active Pokémon, each player's Pokémon (both yours and your opponent's) can't use any Poké-Powers.";
    expect(read(trainer(`Attach Old Sea Chart to 1 of your Pokémon. ${text}`, 'tool'))).toMatchObject([
      { part: 'play' },
      { question: 'can-use-power', while: { of: { name: 'holder' }, where: { test: 'spot', is: 'active' } } },
    ]);
  });
});

describe('what stays in doubt is refused', () => {
  it('which of several coins was the first, unless they end with tails', () => {
    const after = 'If the first coin is tails, this Pokémon is now Confused.';
    expect(attack(`Flip a coin until you get tails. ${after}`)).toMatchObject([
      { op: 'flip', coins: 'until-tails' },
      { op: 'if', if: { rel: '=', b: 0 }, do: [{ op: 'condition' }] },
    ]);
    expect(fault(withAttack(`Flip 2 coins. ${after}`)).reason).toMatch(/nothing hangs on it/);
  });
});

describe('a card that was looked at', () => {
  it('is "it", and not the card that the text stands on', () => {
    const text = 'Reveal the top card of your deck. If it is not a Water Energy card, put it into your hand.';
    expect(partsOf(trainer(text))).toMatchObject([
      {
        do: [
          { op: 'look', as: '#1' },
          { op: 'if', if: { test: 'not', of: { of: { name: '#1' } } }, do: [{ op: 'move', cards: { name: '#1' } }] },
        ],
      },
    ]);
    wording(trainer(text));
  });
});
