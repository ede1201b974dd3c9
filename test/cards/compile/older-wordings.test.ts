import { describe, expect, it } from 'vitest';
import { acts, fault, partsOf, reworded, trainer, withAttack, withPower, wording } from './texts.js';

const SELF = { get: 'ref', name: 'self' };
const DEFENDER = { get: 'ref', name: 'defender' };
const NONE = { damage: 0 };

/** What it does; our own wording must do the same. */
function does(text: string, printed = {}): unknown {
  const again = reworded(withAttack(text, printed));
  expect(acts(again.attacks[0].text, printed)).toEqual(acts(text, printed));
  return acts(text, printed);
}

const power = (text: string): readonly unknown[] => {
  const facts = withPower(text, 'poke-body');
  expect(partsOf(reworded(facts))).toEqual(partsOf(facts));
  return partsOf(facts);
};

describe('what is counted first', () => {
  it('is the number of the next sentence', () => {
    expect(
      does(
        "Count the number of cards in your opponent's hand. Put that many damage counters on the Defending Pokémon.",
        NONE,
      ),
    ).toEqual([
      {
        op: 'put-counters',
        n: { num: 'count', of: { get: 'cards', in: { zone: 'hand', whose: 'opponent' } } },
        on: DEFENDER,
      },
    ]);
  });

  it('must be used', () => {
    expect(fault(withAttack('Count the number of damage counters on Lanternfin. Draw a card.')).reason).toMatch(
      /counted/,
    );
  });

  it('may be cards that were discarded', () => {
    expect(
      does(
        'You may discard as many cards as you like from your hand. If you do, remove that many damage counters from Lanternfin.',
      ),
    ).toMatchObject([
      { op: 'may', do: [{ op: 'move' }] },
      { op: 'if', do: [{ op: 'heal', n: { args: [10, { num: 'bound', what: 'n' }] }, from: SELF }] },
    ]);
  });
});

describe('as many as a number says', () => {
  it('is an upper bound of cards', () => {
    expect(
      does(
        'Flip 3 coins. Put a number of cards up to the number of heads from your discard pile into your hand.',
        NONE,
      ),
    ).toMatchObject([
      { op: 'flip', coins: 3 },
      { op: 'move', cards: { take: { upTo: { num: 'bound', what: 'heads' } } } },
    ]);
  });

  it('is an upper bound of Pokémon, and each of them is meant', () => {
    expect(
      does(
        "Choose a number of your opponent's Pokémon up to the amount of Energy attached to Lanternfin. This attack does 20 damage to each of them.",
        NONE,
      ),
    ).toMatchObject([
      { op: 'pick', as: '#1', of: { take: { upTo: { num: 'energy', on: SELF } } } },
      { op: 'damage', n: 20, to: { get: 'ref', name: '#1' } },
    ]);
  });

  it('may ask for different types', () => {
    expect(
      wording(
        trainer(
          'Search your deck for up to 2 basic Energy cards of different types, reveal them, and put them into your hand. Then, shuffle your deck.',
        ),
      ),
    ).toBe(
      'Search your deck for up to 2 basic Energy cards of different types, reveal them, and put them into your hand. Shuffle your deck.',
    );
  });
});

describe('what was discarded', () => {
  it('is asked for by its kind and by its number', () => {
    const [, either] = acts('Discard a card from your hand. If you discard an Energy card, draw a card.', NONE) as {
      if: unknown;
    }[];
    expect(either.if).toEqual({
      test: 'exists',
      of: { get: 'cards', in: { pool: '#1' }, where: { test: 'kind', is: ['energy'] } },
    });
    expect(
      wording(
        trainer(
          'Discard up to 2 cards from your hand. If you discard 1 card, draw 3 cards. If you discard 2 cards, draw 4 cards.',
        ),
      ),
    ).toMatch(/exactly 2 cards in this way, draw 4 cards/);
  });

  it('is counted for both players where both discard', () => {
    expect(
      does(
        'Each player discards the top card of their deck. This attack does 20 more damage for each Energy card discarded in this way.',
        { mark: '+' },
      ),
    ).toMatchObject([
      { op: 'move', as: '#1', cards: { in: { whose: 'you', top: 1 } } },
      { op: 'move', as: '#2', cards: { in: { whose: 'opponent', top: 1 } } },
      { op: 'base', add: { fn: '×', args: [20, { fn: '+' }] } },
    ]);
  });

  it('means only the cards of that kind by "them"', () => {
    expect(
      does(
        'Discard the top 3 cards of your deck. If any of those cards are Energy cards, attach them to this Pokémon.',
        NONE,
      ),
    ).toMatchObject([
      { op: 'move', as: '#1' },
      { op: 'if', do: [{ op: 'attach', cards: { in: { pool: '#1' }, where: { test: 'kind', is: ['energy'] } } }] },
    ]);
  });
});

describe('sentences that belong together', () => {
  it('a search and what becomes of the cards', () => {
    expect(
      wording(
        trainer(
          'Search your deck for a basic Energy card. Show that card to your opponent, then put it into your hand. Shuffle your deck afterward.',
        ),
      ),
    ).toBe('Search your deck for a basic Energy card, reveal it, and put it into your hand. Shuffle your deck.');
    expect(fault(trainer('Search your deck for a basic Energy card. Shuffle your deck.')).reason).toMatch(
      /not said how/,
    );
  });

  it('cards chosen among those that are looked at, and as many as are left', () => {
    expect(
      does(
        'Look at the top 3 cards of your deck, choose 1 of them, and put it into your hand. Discard the other 2 cards.',
        NONE,
      ),
    ).toMatchObject([
      { op: 'look', as: '#1' },
      { op: 'move', cards: { in: { pool: '#1' }, take: { n: 1 } } },
      { op: 'move', cards: { in: { pool: '#1' } }, to: { zone: 'discard' } },
    ]);
    expect(
      fault(
        withAttack(
          'Look at the top 3 cards of your deck, choose 1 of them, and put it into your hand. Discard the other 3 cards.',
        ),
      ).reason,
    ).not.toBe('it compiles');
  });

  it('a Pokémon that is put onto the Bench and spoken of', () => {
    expect(
      does(
        'Put a Water Pokémon from your discard pile onto your Bench. If you do, attach a Water Energy card from your discard pile to that Pokémon.',
        NONE,
      ),
    ).toMatchObject([
      { op: 'move', as: '#1', to: { zone: 'bench' } },
      { op: 'if', do: [{ op: 'attach', to: { get: 'ref', name: '#1' } }] },
    ]);
  });

  it('who goes first', () => {
    expect(
      partsOf(trainer('Each player discards 2 cards from their hand. Your opponent discards first.')),
    ).toMatchObject([{ do: [{ op: 'as-player', who: 'opponent', do: [{ op: 'move' }] }, { op: 'move' }] }]);
    expect(partsOf(trainer('Each player draws 2 cards. (You draw your cards first.)'))).toMatchObject([
      { do: [{ who: 'each' }] },
    ]);
    expect(fault(trainer('Draw 2 cards. (You draw your cards first.)')).reason).toMatch(/reminder/);
  });

  it('how deep a sleep is', () => {
    expect(
      does(
        "Your opponent's Active Pokémon is now Asleep. During Pokémon Checkup, your opponent flips 2 coins instead of 1. If either of them is tails, that Pokémon is still Asleep.",
      ),
    ).toMatchObject([{ op: 'condition', give: ['asleep'], coins: 2 }]);
  });
});

describe('nouns', () => {
  it('of cards with a Rule Box', () => {
    expect(
      wording(
        trainer(
          "Search your deck for a Pokémon that doesn't have a Rule Box, reveal it, and put it into your hand. Then, shuffle your deck. (Pokémon V, Pokémon-GX, etc. have Rule Boxes.)",
        ),
      ),
    ).toBe(
      "Search your deck for a Pokémon that doesn't have a Rule Box, reveal it, and put it into your hand. Shuffle your deck.",
    );
    expect(fault(trainer('Draw a card. (Pokémon V, Pokémon-GX, etc. have Rule Boxes.)')).reason).toMatch(/reminder/);
  });

  it('of several kinds with one word for cards', () => {
    expect(
      does(
        "Look at your opponent's hand. This attack does 30 damage times the number of Trainer, Supporter, and Stadium cards in your opponent's hand.",
        { mark: 'x' },
      ),
    ).toMatchObject([
      { op: 'look' },
      { op: 'base', set: { args: [30, { of: { where: { test: 'any', of: [{}, {}, {}] } } }] } },
    ]);
  });

  it('of one Energy card on each of several Pokémon', () => {
    expect(does("Discard an Energy card attached to each of your opponent's Pokémon.")).toMatchObject([
      { op: 'for-each', do: [{ op: 'move', cards: { in: { on: { name: 'subject' } }, take: { n: 1 } } }] },
    ]);
  });

  it('of Energy cards by their names, whole or in part', () => {
    expect(does('If this Pokémon has any Tidal Energy attached to it, this attack does 40 more damage.')).toMatchObject(
      [{ op: 'if', if: { test: 'exists', of: { where: { test: 'name', is: ['Tidal Energy'] } } } }],
    );
    // Cards of that name have letters of their own behind it.
    expect(acts('If this Pokémon has any Holon Energy attached to it, draw a card.')).toMatchObject([
      { if: { of: { where: { of: [{ test: 'kind' }, { test: 'name-has', words: 'Holon Energy' }] } } } },
    ]);
  });
});

describe('rules in older words', () => {
  it('about retreating', () => {
    expect(power('Each player pays Colorless more to retreat his or her Active Pokémon.')).toMatchObject([
      { question: 'retreat-cost', of: { side: 'any', spot: 'active' }, change: { add: 1 } },
    ]);
    expect(
      power('If you have any Metal Energy attached to your Active Pokémon, the Retreat Cost for that Pokémon is 0.'),
    ).toMatchObject([
      {
        question: 'retreat-cost',
        of: { side: 'you', spot: 'active', where: { test: 'compare', a: { num: 'energy', on: { name: 'subject' } } } },
        change: { set: 0 },
      },
    ]);
  });

  it('about Resistance', () => {
    expect(
      power("Any damage done by attacks from your Pokémon to the Defending Pokémon isn't affected by Resistance."),
    ).toMatchObject([{ question: 'damage-dealt', of: { side: 'you' }, change: { ignore: ['resistance'] } }]);
  });

  it('about Poké-Powers of a player', () => {
    expect(
      does("During your opponent's next turn, your opponent can't use any Poké-Powers on his or her Pokémon."),
    ).toMatchObject([
      {
        op: 'lasting',
        on: 'opponent',
        rules: [{ question: 'can-use-power', of: { side: 'opponent', spot: 'in-play' } }],
      },
    ]);
  });
});

describe('a name whose drawn mark was lost', () => {
  const marked = (text: string) => ({ ...withAttack(text), name: 'Lanternfin GL' });

  it('is known by the gap that it left', () => {
    expect(partsOf(marked('Discard all Energy attached to Lanternfin .'))).toMatchObject([
      { do: [{ cards: { in: { on: SELF } } }] },
    ]);
    expect(fault(marked('Discard all Energy attached to Lanternfin.')).reason).toBe('not understood');
  });
});
