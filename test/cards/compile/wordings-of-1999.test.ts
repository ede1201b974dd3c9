import { describe, expect, it } from 'vitest';
import { acts, energy, fault, partsOf, reworded, trainer, withAttack, withPower } from './texts.js';

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
  const facts = withPower(text, 'pokemon-power');
  expect(partsOf(reworded(facts))).toEqual(partsOf(facts));
  return partsOf(facts);
};

const card = (text: string): readonly unknown[] => {
  const facts = trainer(text);
  expect(partsOf(reworded(facts))).toEqual(partsOf(facts));
  return partsOf(facts);
};

describe('one damage counter that is moved', () => {
  const STAYS = { test: 'compare', a: { num: 'stat', what: 'remaining-hp' }, rel: '>=', b: 20 };
  const often = (text: string): readonly unknown[] => power(`As often as you like during your turn, you may ${text}`);

  it('may not Knock Out the other Pokémon, where the text says so', () => {
    expect(
      often(
        "move 1 damage counter from 1 of your Pokémon to another as long as you don't Knock Out that Pokémon. This power can't be used if Lanternfin is Asleep.",
      ),
    ).toMatchObject([
      { limits: [], do: [{ op: 'pick' }, { op: 'move-counters', to: { where: { of: [{ test: 'not' }, STAYS] } } }] },
    ]);
  });

  it('may Knock it Out, where the text says that', () => {
    const [part] = often(
      "move 1 damage counter from 1 of your opponent's Pokémon to another (even if it would Knock Out the other Pokémon).",
    );
    expect(JSON.stringify(part)).not.toContain('remaining-hp');
  });

  it('may go to this Pokémon as long as that stays in play', () => {
    expect(
      often("move 1 damage counter from 1 of your Pokémon to Lanternfin as long as you don't Knock Out Lanternfin."),
    ).toMatchObject([{ do: [{ op: 'if', if: STAYS, do: [{ op: 'move-counters', to: SELF }] }] }]);
  });

  it('is not understood without a word on where it goes', () => {
    expect(
      fault(
        withPower(
          'As often as you like during your turn, you may move 1 damage counter from 1 of your Pokémon to another.',
        ),
      ).reason,
    ).toBe('not understood');
  });
});

describe('Energy', () => {
  it('is taken from one Pokémon and attached to a different one', () => {
    expect(
      power(
        'As often as you like during your turn, you may take 1 Grass Energy card attached to 1 of your Pokémon and attach it to a different one.',
      ),
    ).toMatchObject([{ do: [{ op: 'pick' }, { op: 'attach', to: { where: { test: 'not' }, take: { n: 1 } } }] }]);
  });

  it('is one of those that were asked for', () => {
    expect(
      does('If the Defending Pokémon has any Energy cards attached to it, choose 1 and discard it.'),
    ).toMatchObject([{ op: 'if', do: [{ op: 'move', cards: { in: { on: DEFENDER }, take: { n: 1 } } }] }]);
  });

  it('may be told by the letter of its symbol alone, where no name stands before it', () => {
    const text = 'Does 30 damage plus 10 more damage for each W Energy attached to Lanternfin.';
    expect(does(text, { mark: '+' })).toMatchObject([{ add: { args: [10, { num: 'energy', type: 'Water' }] } }]);
    expect(fault(withAttack('Discard an Energy card attached to Tidefin W Pokémon.')).reason).toBe('not understood');
  });

  it('of a card that heals whoever it is attached to', () => {
    const parts = partsOf(
      energy(
        'If you play this card from your hand, the Pokémon you attach it to is no longer Asleep or Poisoned. Lantern Energy provides Colorless energy.',
      ),
    );
    expect(parts).toMatchObject([
      { part: 'trigger', do: [{ op: 'condition', remove: ['asleep', 'poisoned'], to: { name: 'holder' } }] },
      { question: 'provides' },
    ]);
  });
});

describe('half', () => {
  it('of the damage done is healed, in tens', () => {
    expect(
      does(
        'Remove a number of damage counters from Lanternfin equal to half the damage done to the Defending Pokémon (after applying Weakness and Resistance) (rounded up to the nearest 10). If Lanternfin has fewer damage counters than that, remove all of them.',
      ),
    ).toMatchObject([{ op: 'heal', n: { fn: 'half-up', args: [{ num: 'tally', sum: 'damage' }] }, from: SELF }]);
  });

  it('needs a word on how it is rounded', () => {
    expect(
      fault(
        withAttack(
          'Remove a number of damage counters from Lanternfin equal to half the damage done to the Defending Pokémon.',
        ),
      ).reason,
    ).toBe('not understood');
  });

  it('of the damage is all that is done', () => {
    expect(
      power(
        'Whenever an attack (even your own) does damage to Lanternfin (after applying Weakness and Resistance), that attack only does half the damage to Lanternfin (rounded down to the nearest 10). (Any other effects of attacks still happen.) This power stops working while Lanternfin is Asleep.',
      ),
    ).toMatchObject([{ part: 'would', on: { event: 'damaged' }, do: [{ op: 'prevent', n: { fn: 'half-up' } }] }]);
  });
});

describe('what would be done to it', () => {
  it('is prevented from a number on', () => {
    expect(
      power(
        "Whenever an attack (including your own) does 30 or more damage to Lanternfin (after applying Weakness and Resistance), prevent that damage. This power can't be used if Lanternfin is Asleep.",
      ),
    ).toMatchObject([{ part: 'would', if: { of: [{ rel: '>=', b: 30 }, { test: 'not' }] } }]);
  });

  it('is anything that an attack does', () => {
    expect(
      power(
        'Whenever an attack does anything to Lanternfin, flip a coin. If heads, prevent all effects of that attack, including damage, done to Lanternfin.',
      ),
    ).toMatchObject([{ part: 'would', on: { event: 'affected' } }]);
  });

  it('is not judged by how it was before the attack', () => {
    expect(
      power("Lanternfin can't become Asleep or Poisoned. This power can't be used if Lanternfin is already Asleep."),
    ).toMatchObject([{ question: 'can-have-condition', while: { test: 'not' } }]);
    expect(
      fault(
        withPower(
          "If Lanternfin would be Knocked Out by an opponent's attack, flip a coin. If heads, Lanternfin is not Knocked Out and its remaining HP become 10 instead. This power can't be used if Lanternfin is already Asleep.",
          'pokemon-power',
        ),
      ).reason,
    ).toMatch(/before the attack/);
  });
});

describe('conditions', () => {
  it('end by their names, and no others', () => {
    expect(card('Your Active Pokémon is no longer Asleep, Confused, Paralyzed, or Poisoned.')).toMatchObject([
      { do: [{ op: 'condition', remove: ['asleep', 'confused', 'paralyzed', 'poisoned'] }] },
    ]);
  });

  it('are chosen', () => {
    const chosen = [
      { op: 'pick', of: { get: 'condition', among: ['asleep', 'poisoned'] }, as: '#1' },
      { op: 'condition', give: ['#1'], to: DEFENDER },
    ];
    expect(does('The Defending Pokémon is now either Asleep or Poisoned (your choice).')).toMatchObject(chosen);
    expect(does('Choose whether the Defending Pokémon becomes Asleep or Poisoned.')).toMatchObject(chosen);
  });

  it('of poison may be told in damage', () => {
    expect(
      does(
        "The Defending Pokémon is now Poisoned. It now takes 20 Poison damage instead of 10 after each player's turn (even if it was already Poisoned).",
      ),
    ).toEqual([{ op: 'condition', give: ['poisoned'], to: DEFENDER, counters: 2 }]);
  });
});

describe('coins', () => {
  it('are all of so many, only one, or one or both', () => {
    expect(
      does('Flip 3 coins. If only 1 is heads, draw a card. If all 3 are heads, draw 3 cards.', NONE),
    ).toMatchObject([
      { coins: 3 },
      { if: { a: { what: 'heads' }, rel: '=', b: 1 } },
      { if: { a: { what: 'tails' }, rel: '=', b: 0 } },
    ]);
    expect(does('Flip 2 coins. If 1 or both are tails, draw a card.', NONE)).toMatchObject([
      { coins: 2 },
      { if: { a: { what: 'tails' }, rel: '>=', b: 1 } },
    ]);
  });

  it('are as many as were flipped', () => {
    expect(fault(withAttack('Flip 2 coins. If all 3 are heads, draw 3 cards.')).reason).toMatch(/number of coins/);
  });
});

describe('cards', () => {
  it('are of a stage and of a name', () => {
    expect(
      does('Search your deck for a Basic Pokémon named Tidefin and put it onto your Bench. Shuffle your deck.', NONE),
    ).toMatchObject([
      {
        cards: {
          where: { of: [{ is: ['pokemon'] }, { test: 'stage', is: ['basic'] }, { test: 'name', is: ['Tidefin'] }] },
        },
      },
      { op: 'shuffle' },
    ]);
  });

  it('are Evolution cards by a word of their names', () => {
    const found = 'Show it to your opponent and put it into your hand. Shuffle your deck afterward.';
    expect(card(`Search your deck for an Evolution card with Dark in its name. ${found}`)).toMatchObject([
      { do: [{ cards: { where: { of: [{}, { is: ['evolution'] }, { words: 'Dark' }] } } }, { op: 'shuffle' }] },
    ]);
  });

  it('of a hand are chosen among those that were asked for', () => {
    const chosen = { get: 'cards', in: { pool: '#1' }, where: { test: 'kind', is: ['trainer'] } };
    expect(
      card(
        "Look at your opponent's hand. If he or she has any Trainer cards there, choose 1 of them. Your opponent shuffles that card into his or her deck.",
      ),
    ).toMatchObject([
      {
        do: [
          { op: 'look' },
          {
            op: 'if',
            if: { of: chosen },
            do: [{ op: 'pick', of: { ...chosen, take: { n: 1 } } }, { op: 'as-player' }],
          },
        ],
      },
    ]);
  });

  it('that are played have their price and their bar', () => {
    expect(card('Discard a card from your hand in order to play this card. Draw 2 cards.')).toMatchObject([
      { if: { test: 'exists' }, do: [{ op: 'move', step: 'cost' }, { op: 'draw' }] },
    ]);
    expect(card("You can't play this card if your Bench is full. Draw 2 cards.")).toMatchObject([
      { if: { test: 'not', of: { a: { what: 'bench-space' } } } },
    ]);
  });

  it('remove up to so many damage counters', () => {
    expect(card('Remove up to 2 damage counters from 1 of your Pokémon.')).toMatchObject([
      {
        do: [
          { op: 'pick', of: { get: 'number', from: 1, to: 2 }, as: '#1' },
          { op: 'heal', n: { args: [10, { num: 'bound', of: '#1', what: 'amount' }] } },
        ],
      },
    ]);
  });
});

describe('one thing and then another', () => {
  it('has a condition each', () => {
    const bench = (side: string): object => ({ test: 'exists', of: { side, spot: 'bench' } });
    expect(
      does(
        'If your opponent has any Benched Pokémon, he or she chooses 1 of them and switches it with his or her Active Pokémon, then, if you have any Benched Pokémon, you switch 1 of them with your Active Pokémon.',
      ),
    ).toMatchObject([
      { op: 'if', if: bench('opponent'), do: [{ op: 'as-player', do: [{ op: 'switch' }] }] },
      { op: 'if', if: bench('you'), do: [{ op: 'switch' }] },
    ]);
  });
});

describe('words that are sometimes left out', () => {
  it('are the article, and what is more', () => {
    expect(does('Flip a coin. If heads, Defending Pokémon is now Asleep.')).toMatchObject([
      {},
      { do: [{ op: 'condition', to: DEFENDER }] },
    ]);
    expect(
      does('Does 30 damage plus 10 more for each Energy card attached to the Defending Pokémon.', { mark: '+' }),
    ).toMatchObject([{ op: 'base', add: { args: [10, { num: 'count' }] } }]);
    expect(does('Does 30 damage times number of damage counters on Lanternfin.', { mark: 'x' })).toMatchObject([
      { op: 'base', set: { args: [30, { what: 'counters' }] } },
    ]);
  });
});
