import { describe, expect, it } from 'vitest';
import { acts, fault, partsOf, reworded, trainer, withAttack } from './texts.js';

const SELF = { get: 'ref', name: 'self' };
const DEFENDER = { get: 'ref', name: 'defender' };
const THEIR_ACTIVE = { get: 'pokemon', side: 'opponent', spot: 'active' };
const THEIR_BENCHED = { get: 'pokemon', side: 'opponent', spot: 'bench', take: { n: 1 } };
const OWN_BENCHED = { ...THEIR_BENCHED, side: 'you' };
const ref = (name: string): unknown => ({ get: 'ref', name });

/** What it does; our own wording must do the same. */
function does(text: string, printed = {}): unknown {
  const again = reworded(withAttack(text, printed));
  expect(acts(again.attacks[0].text, printed)).toEqual(acts(text, printed));
  return acts(text, printed);
}

const NONE = { damage: 0 };

describe('switching', () => {
  it('comes before the damage that is done to whoever comes in', () => {
    expect(
      does(
        "Switch 1 of your opponent's Benched Pokémon with their Active Pokémon. This attack does 30 damage to the new Active Pokémon.",
        NONE,
      ),
    ).toEqual([
      { op: 'switch', in: THEIR_BENCHED, as: '#1', step: 'before-damage' },
      { op: 'damage', n: 30, to: { get: 'ref', name: '#1' }, step: 'damage' },
    ]);
  });

  it('names whoever comes in, so that nobody is meant where nobody does', () => {
    const to = { get: 'ref', name: '#1' };
    const swap = "Switch 1 of your opponent's Benched Pokémon with their Active Pokémon.";
    expect(does(`${swap} The new Active Pokémon is now Asleep.`)).toEqual([
      { op: 'switch', in: THEIR_BENCHED, as: '#1' },
      { op: 'condition', give: ['asleep'], to },
    ]);
    expect(does(`${swap} This attack does 30 damage to the new Active Pokémon.`)).toEqual([
      { op: 'switch', in: THEIR_BENCHED, as: '#1', step: 'before-damage' },
      { op: 'base', to, step: 'damage' },
    ]);
    const theirs = 'Your opponent switches the Defending Pokémon with 1 of his or her Benched Pokémon.';
    expect(does(`${theirs} The new Defending Pokémon is now Asleep.`)).toEqual([
      { op: 'as-player', who: 'opponent', do: [{ op: 'switch', in: OWN_BENCHED, as: '#1' }] },
      { op: 'condition', give: ['asleep'], to },
    ]);
  });

  it('takes the printed damage where the text says so, and only if there is one', () => {
    const text =
      "Before doing damage, you may switch 1 of your opponent's Benched Pokémon with the Defending Pokémon. If you do, this attack does 30 damage to the new Defending Pokémon.";
    const came = { op: 'if', if: { test: 'did', what: '#2' }, do: [{ op: 'base', to: ref('#1'), step: 'damage' }] };
    const coming = { op: 'switch', in: THEIR_BENCHED, as: '#1', step: 'before-damage' };
    expect(does(text)).toEqual([{ op: 'may', step: 'before-damage', as: '#2', do: [coming] }, came]);
    expect(fault(withAttack(text, { damage: 20 })).reason).toMatch(/another number/);
    const out = { ...THEIR_ACTIVE, take: { n: 1 }, by: 'opponent' };
    expect(does(`${text} Your opponent chooses the Defending Pokémon to switch.`)).toEqual([
      { op: 'may', step: 'before-damage', as: '#2', do: [{ ...coming, out }] },
      came,
    ]);
  });

  it('is theirs where they choose', () => {
    const theirs = [{ op: 'as-player', who: 'opponent', do: [{ op: 'switch', in: OWN_BENCHED }] }];
    const out = "Switch out your opponent's Active Pokémon to the Bench.";
    expect(does(`${out} (Your opponent chooses the new Active Pokémon.)`)).toEqual(theirs);
    expect(fault(withAttack(out)).reason).toMatch(/not said/);
    expect(does('You may have your opponent switch their Active Pokémon with 1 of their Benched Pokémon.')).toEqual([
      { op: 'may', do: theirs },
    ]);
    expect(
      does(
        'If your opponent has any Benched Pokémon, he or she chooses 1 of them and switches it with the Defending Pokémon. (Do the damage before switching the Pokémon.)',
      ),
    ).toMatchObject([{ op: 'if', do: theirs }]);
  });

  it('lets them choose which of two goes', () => {
    expect(
      does(
        "Switch 1 of your opponent's Benched Pokémon with 1 of the Defending Pokémon. Your opponent chooses the Defending Pokémon to switch.",
      ),
    ).toEqual([{ op: 'switch', in: THEIR_BENCHED, out: { ...THEIR_ACTIVE, take: { n: 1 }, by: 'opponent' } }]);
  });
});

describe('those that were chosen', () => {
  it('are each of them', () => {
    expect(
      does("Choose 2 of your opponent's Pokémon. This attack does 20 damage to each of them.", NONE),
    ).toMatchObject([
      { op: 'pick', of: { take: { n: 2 } }, as: '#1', step: 'choice' },
      { op: 'damage', n: 20, to: ref('#1') },
    ]);
    expect(
      fault(withAttack("Choose 1 of your opponent's Pokémon. This attack does 20 damage to each of them.")).reason,
    ).toMatch(/no Pokémon were chosen/);
  });

  it('are one of those that are there', () => {
    expect(
      does('If your opponent has any Benched Pokémon, choose 1 of them and this attack does 10 damage to it.'),
    ).toMatchObject([
      {
        op: 'if',
        do: [
          { op: 'pick', of: THEIR_BENCHED },
          { op: 'damage', n: 10 },
        ],
      },
    ]);
    expect(
      does('If the Defending Pokémon has any Energy cards attached to it, choose 1 of them and discard it.'),
    ).toMatchObject([
      {
        op: 'if',
        do: [{ op: 'move', cards: { in: { on: DEFENDER, what: 'energy' }, take: { n: 1 } }, to: { zone: 'discard' } }],
      },
    ]);
  });

  it('are cards that nobody saw', () => {
    expect(
      does(
        "Choose a random card from your opponent's hand. Your opponent reveals that card and shuffles it into their deck.",
      ),
    ).toMatchObject([
      { op: 'pick', as: '#1', of: { how: 'random' } },
      {
        op: 'as-player',
        do: [{ op: 'move', cards: ref('#1'), reveal: true, to: { zone: 'deck' } }, { op: 'shuffle' }],
      },
    ]);
    expect(
      fault(
        withAttack(
          "Choose a random card from your opponent's hand. Your opponent reveals those cards and shuffles them into their deck.",
        ),
      ).reason,
    ).toMatch(/no cards/);
    expect(fault(withAttack("Choose a random card from your opponent's hand.")).reason).toMatch(/nothing is done/);
  });
});

const MINE = { get: 'pokemon', side: 'you', spot: 'in-play' };

describe('evolving, devolving, Knock Outs', () => {
  it('puts the card on', () => {
    const evolve = (pokemon: unknown): unknown => ({
      op: 'evolve',
      pokemon,
      with: {
        get: 'cards',
        in: { zone: 'deck', whose: 'you' },
        where: { test: 'evolves-from', of: pokemon },
        take: { n: 1 },
      },
    });
    expect(
      does(
        'Search your deck for a card that evolves from Lanternfin and put it onto Lanternfin. (This counts as evolving Lanternfin.) Shuffle your deck afterward.',
      ),
    ).toEqual([evolve(SELF), { op: 'shuffle', zone: 'deck' }]);
    expect(
      does(
        'Search your deck for a card that evolves from 1 of your Pokémon and put it onto that Pokémon to evolve it. Then, shuffle your deck.',
      ),
    ).toEqual([
      { ...(evolve(MINE) as object), pokemon: { ...MINE, take: { n: 1 } } },
      { op: 'shuffle', zone: 'deck' },
    ]);
    expect(fault(withAttack('Draw a card. (This counts as evolving Lanternfin.)')).reason).toMatch(/reminder/);
  });

  it('takes the card off', () => {
    expect(
      does(
        "Devolve each of your opponent's evolved Pokémon by putting the highest Stage Evolution card on it into your opponent's hand.",
      ),
    ).toMatchObject([{ op: 'devolve', n: 1, to: { zone: 'hand', whose: 'opponent' } }]);
  });

  it('knocks out', () => {
    expect(does('Flip 2 coins. If both of them are heads, the Defending Pokémon is Knocked Out.', NONE)).toMatchObject([
      { op: 'flip' },
      { op: 'if', do: [{ op: 'knock-out', pokemon: DEFENDER }] },
    ]);
    expect(
      does("If your opponent's Pokémon is Knocked Out by damage from this attack, take 1 more Prize card."),
    ).toMatchObject([{ op: 'if', step: 'after', do: [{ op: 'take-prizes', n: 1, more: true }] }]);
  });

  it('takes more Prize cards only for a Knock Out that it speaks of', () => {
    expect(does('Take 1 Prize card.')).toEqual([{ op: 'take-prizes', n: 1 }]);
    expect(fault(withAttack('Take 1 more Prize card.')).reason).toMatch(/which Knock Out/);
    expect(fault(trainer('Take 1 more Prize card.')).reason).toMatch(/which Knock Out/);
  });
});

describe('counters', () => {
  it('are put on until so much is left, and never taken off', () => {
    expect(
      does("Put damage counters on your opponent's Active Pokémon until its remaining HP is 20.", NONE),
    ).toMatchObject([{ op: 'if', if: { rel: '>', b: 20 }, do: [{ op: 'set-remaining-hp', hp: 20 }] }]);
  });

  it('are moved', () => {
    expect(
      does("Move 2 damage counters from each of your Pokémon to 1 of your opponent's Pokémon.", NONE),
    ).toMatchObject([
      { op: 'pick', as: '#1' },
      { op: 'for-each', do: [{ op: 'move-counters', n: 2, from: ref('subject'), to: ref('#1') }] },
    ]);
  });

  it('are as many as the player likes, and counted', () => {
    const count = { num: 'bound', of: '#1', what: 'amount' };
    expect(
      does(
        'Put up to 4 damage counters on this Pokémon. This attack does 20 damage for each damage counter you placed in this way.',
        {
          damage: 20,
          mark: 'x',
        },
      ),
    ).toMatchObject([
      { op: 'pick', of: { get: 'number', from: 1, to: 4 }, as: '#1' },
      { op: 'put-counters', n: count },
      { op: 'base', set: { args: [20, count] } },
    ]);
  });

  it('come off as the damage went on', () => {
    expect(does("Heal from this Pokémon the same amount of damage you did to your opponent's Active Pokémon.")).toEqual(
      [
        {
          op: 'heal',
          n: { num: 'tally', what: { event: 'damaged', subject: THEIR_ACTIVE }, when: 'this-attack', sum: 'damage' },
          from: SELF,
        },
      ],
    );
  });
});

describe('each of several', () => {
  it('is gone through in turn, and the deck shuffled once', () => {
    expect(
      does(
        'For each of your Benched Pokémon, search your deck for a Fire Energy card and attach it to that Pokémon. Then, shuffle your deck.',
      ),
    ).toMatchObject([
      { op: 'for-each', of: { spot: 'bench' }, do: [{ op: 'attach', to: ref('subject') }] },
      { op: 'shuffle' },
    ]);
  });

  it('is one of each kind', () => {
    const of = (type: string): unknown => ({
      op: 'move',
      step: 'own-energy',
      cards: { where: { of: [{}, { is: [type] }] } },
    });
    expect(does('Discard a Fire Energy and a Water Energy attached to Lanternfin.')).toMatchObject([
      of('Fire'),
      of('Water'),
    ]);
    expect(fault(withAttack('Discard 1 Energy card and 1 Energy card attached to Lanternfin.')).reason).toBe(
      'not understood',
    );
    const paid = 'You may discard a Fire Energy and a Water Energy attached to Lanternfin. If you do, draw a card.';
    expect(fault(withAttack(paid)).reason).toMatch(/all must be done/);
  });
});

describe('another attack', () => {
  it('is used without its Energy, unless the text says so', () => {
    const use = { op: 'use', what: { get: 'attacks', of: DEFENDER, take: { n: 1 } } };
    expect(does("Choose 1 of the Defending Pokémon's attacks and use it as this attack.", NONE)).toEqual([
      { ...use, pay: 'nothing' },
    ]);
    expect(
      does(
        "Choose 1 of the Defending Pokémon's attacks and use it as this attack. If this Pokémon doesn't have the necessary Energy to use that attack, this attack does nothing.",
        NONE,
      ),
    ).toEqual([{ ...use, pay: 'cost' }]);
  });

  it('is copied by the attack that is named', () => {
    const text = (name: string): string =>
      `Choose 1 of the Defending Pokémon's attacks. ${name} copies that attack except for its Energy cost. (You must still do anything else required for that attack.) Lanternfin performs that attack.`;
    expect(does(text('Lantern Blow'), NONE)).toMatchObject([
      { op: 'pick', as: '#1' },
      { op: 'use', what: ref('#1'), pay: 'nothing' },
    ]);
    expect(fault(withAttack(text('Deep Glow'), NONE)).reason).toMatch(/another attack/);
  });
});

describe('cards of a deck', () => {
  it('go back where they were looked at', () => {
    expect(does("Look at the top 3 cards of either player's deck and put them back in any order.")).toEqual([
      { op: 'pick', of: { get: 'player' }, as: '#1' },
      { op: 'look', cards: { get: 'cards', in: { zone: 'deck', whose: '#1', top: 3 } }, as: '#2' },
      {
        op: 'move',
        cards: { get: 'cards', in: { pool: '#2' } },
        to: { zone: 'deck', end: 'top', whose: '#1' },
        order: 'any',
      },
    ]);
  });

  it('are counted by what they are', () => {
    expect(
      does(
        'Discard the top 4 cards of your deck. This attack does 30 damage for each Energy card you discarded in this way.',
        {
          mark: 'x',
        },
      ),
    ).toMatchObject([
      { op: 'move', as: '#1' },
      {
        op: 'base',
        set: { args: [30, { num: 'count', of: { in: { pool: '#1' }, where: { test: 'kind', is: ['energy'] } } }] },
      },
    ]);
    expect(does('Discard the top card of your deck. If that card is an Energy card, draw a card.')).toMatchObject([
      { op: 'move', as: '#1' },
      { op: 'if', if: { test: 'matches', of: ref('#1') } },
    ]);
  });
});

describe('when an attack can be used', () => {
  it('is said in the part', () => {
    expect(
      partsOf(
        withAttack('You can use this attack only if you go second, and only during your first turn. Draw a card.'),
      )[0],
    ).toMatchObject({ if: { test: 'turn', whose: 'you', first: true, second: true } });
    expect(
      partsOf(withAttack('If you go first, you can use this attack during your first turn. Draw a card.'))[0],
    ).toMatchObject({ despite: ['first-turn'] });
    expect(
      partsOf(withAttack('Draw a card. (This attack can be used even if Lanternfin is Asleep.)'))[0],
    ).toMatchObject({
      despite: ['asleep'],
    });
  });

  it('may hang on all of a discard', () => {
    const stop = { op: 'if', if: { test: 'not', of: { test: 'did', what: '#1', n: 2 } }, do: [{ op: 'stop' }] };
    expect(
      does("Discard 2 cards from your hand. If you can't discard 2 cards from your hand, this attack does nothing."),
    ).toMatchObject([{ op: 'move', as: '#1', step: 'requirement' }, stop]);
    expect(
      fault(
        withAttack(
          "Discard 2 cards from your hand. If you can't discard 3 cards from your hand, this attack does nothing.",
        ),
      ).reason,
    ).toMatch(/another number/);
  });

  it('may be another turn, if nothing comes between', () => {
    expect(does('Take another turn after this one. (Skip Pokémon Checkup.)')).toEqual([
      { op: 'outcome', is: 'extra-turn' },
    ]);
    expect(fault(withAttack('Take another turn after this one.')).reason).toMatch(/not said/);
  });
});

describe('Special Conditions', () => {
  it('are chosen', () => {
    expect(
      does(
        "Choose either Asleep or Confused. Your opponent's Active Pokémon is now affected by that Special Condition.",
      ),
    ).toMatchObject([
      { op: 'pick', of: { get: 'condition', among: ['asleep', 'confused'] }, as: '#1' },
      { op: 'condition', give: ['#1'] },
    ]);
  });

  it('befall both', () => {
    expect(does('Both Lanternfin and the Defending Pokémon are now Asleep (after doing damage).')).toEqual([
      { op: 'condition', give: ['asleep'], to: SELF },
      { op: 'condition', give: ['asleep'], to: DEFENDER },
    ]);
  });
});
