import { describe, expect, it } from 'vitest';
import type { CardFacts } from '../../../src/engine/index.js';
import { acts, attackAgain, fault, partsOf, powerAgain, trainer, withAttack, withPower, wording } from './texts.js';

const FLAT = { damage: 0 };

describe('what was done in this way', () => {
  it('is the deed, also where it was left to a choice', () => {
    const text = 'You may discard your hand. If you discarded any cards in this way, this attack does 50 more damage.';
    expect(acts(text)).toMatchObject([
      {
        op: 'may',
        do: [
          { op: 'move', as: '#1' },
          { op: 'if', if: { test: 'did', what: '#1' }, do: [{ op: 'base', add: 50 }] },
        ],
      },
    ]);
    expect(attackAgain(text)).toBe(text);
  });

  it('may be that cards were put somewhere', () => {
    const under =
      'Once during your turn, you may shuffle your hand and put it on the bottom of your deck. If you put any cards on the bottom of your deck in this way, draw a card.';
    expect(partsOf(withPower(under))).toMatchObject([
      {
        do: [
          { op: 'move', order: 'random', as: '#1' },
          { op: 'if', if: { test: 'did', what: '#1' } },
        ],
      },
    ]);
    powerAgain(under);
    const back =
      'Shuffle up to 3 Pokémon from your discard pile into your deck. If you shuffled any cards into your deck in this way, draw a card.';
    expect(partsOf(trainer(back))).toMatchObject([{ do: [{ op: 'move' }, { op: 'shuffle' }, { op: 'if' }] }]);
    wording(trainer(back));
  });

  it('is asked of the player who was left to do it', () => {
    const text = 'Draw 2 cards. Your opponent may draw a card. If they do, draw a card.';
    expect(partsOf(trainer(text))).toMatchObject([
      { do: [{ op: 'draw' }, { op: 'as-player', as: '#1' }, { op: 'if', if: { test: 'did', what: '#1' } }] },
    ]);
    expect(wording(trainer(text))).toBe(text);
  });

  it('is asked of both players, each by themselves', () => {
    const text =
      'Each player shuffles their hand and puts it on the bottom of their deck. If either player put any cards on the bottom of their deck in this way, draw 4 cards and then your opponent draws 3 cards.';
    expect(partsOf(trainer(text))).toMatchObject([
      {
        do: [
          { op: 'move', cards: { in: { zone: 'hand', whose: 'you' } }, as: '#1' },
          { op: 'move', cards: { in: { zone: 'hand', whose: 'opponent' } }, to: { whose: 'opponent' }, as: '#2' },
          {
            op: 'if',
            if: {
              test: 'any',
              of: [
                { test: 'did', what: '#1' },
                { test: 'did', what: '#2' },
              ],
            },
          },
        ],
      },
    ]);
    expect(wording(trainer(text))).toBe(text);
  });

  it('is a search, whatever was found', () => {
    const text =
      'Once during your turn, you may search your deck for up to 2 Water Energy cards and attach them to your Pokémon in any way you like. Then, shuffle your deck. If you searched your deck in this way, this Pokémon is Knocked Out.';
    expect(partsOf(withPower(text))).toMatchObject([
      { do: [{ op: 'attach' }, { op: 'shuffle' }, { op: 'if', do: [{ op: 'knock-out' }] }] },
    ]);
    powerAgain(text);
  });

  it('counts types of basic Energy', () => {
    const text =
      'Discard all basic Energy cards attached to this Pokémon. This attack does 40 damage for each type of basic Energy you discarded in this way.';
    expect(acts(text, { ...FLAT, mark: 'x', damage: 40 })).toMatchObject([
      { op: 'move', as: '#1' },
      { op: 'base', set: { args: [40, { num: 'count', of: { in: { pool: '#1' } }, distinct: 'type' }] } },
    ]);
    expect(attackAgain(text, { mark: 'x', damage: 40 })).toBe(text);
  });
});

describe('a Knock Out by this attack', () => {
  it('may be told as what would be, or as what is not', () => {
    const would = 'If the Defending Pokémon would be Knocked Out by damage from this attack, draw a card.';
    const is = 'If the Defending Pokémon is Knocked Out by damage from this attack, draw a card.';
    expect(acts(would)).toEqual(acts(is));
    const not = "If the Defending Pokémon isn't Knocked Out by damage from this attack, draw a card.";
    expect(acts(not)).toMatchObject([{ if: { test: 'not' }, step: 'after' }]);
    expect(attackAgain(not)).toBe(not);
  });

  it('comes after all damage: more damage to another waits for it, and this attack’s own does not', () => {
    const recoil =
      'If the Defending Pokémon is Knocked Out by this attack, this attack does 20 damage to this Pokémon.';
    expect(acts(recoil)).toEqual([
      expect.objectContaining({ step: 'after', do: [{ op: 'damage', n: 20, to: { get: 'ref', name: 'self' } }] }),
    ]);
    const more = 'If the Defending Pokémon is Knocked Out by this attack, this attack does 20 more damage.';
    expect(fault(withAttack(more)).reason).toContain('by then');
  });
});

describe('things told apart', () => {
  it('a card or two: one of each', () => {
    const text =
      'Once during your turn, you may attach a Fire Energy card, a Water Energy card, or 1 of each from your hand to your Pokémon in any way you like.';
    expect(partsOf(withPower(text))).toMatchObject([
      {
        do: [
          {
            op: 'attach',
            cards: {
              where: { of: [{ test: 'kind' }, { test: 'type', is: ['Fire', 'Water'] }] },
              take: { upTo: 2, different: 'type' },
            },
          },
        ],
      },
    ]);
    powerAgain(text);
    const names = 'Put a Deep Net, a Long Rod, or 1 of each from your discard pile into your hand.';
    expect(wording(trainer(names))).toBe(names);
  });

  it('a card with the name of one that is there', () => {
    const text =
      'Search your deck for a Pokémon with the same name as 1 of your Pokémon in play and put it into your hand. Shuffle your deck.';
    expect(partsOf(trainer(text))).toMatchObject([
      { do: [{ cards: { where: { of: [{ test: 'kind' }, { test: 'same-name', as: { side: 'you' } }] } } }, {}] },
    ]);
    expect(wording(trainer(text))).toBe(text);
  });

  it('damage to one Pokémon and to all the others', () => {
    const text =
      "Choose 1 of your opponent's Pokémon. This attack does 20 damage to that Pokémon and 10 damage to each of your opponent's other Pokémon.";
    expect(acts(text, FLAT)).toMatchObject([
      { op: 'pick', as: '#1' },
      { op: 'damage', n: 20, to: { name: '#1' } },
      { op: 'damage', n: 10, to: { where: { test: 'not', of: { test: 'is', of: { name: '#1' } } } } },
    ]);
    expect(attackAgain(text, FLAT)).toBe(text);
  });

  it('each of several coins', () => {
    const text =
      'Flip 2 coins. If the first coin is heads, the Defending Pokémon is now Asleep. If the second coin is heads, draw a card.';
    expect(acts(text)).toMatchObject([
      { op: 'flip', coins: 1, as: '#1' },
      { op: 'if', if: { a: { of: '#1' } } },
      { op: 'flip', coins: 1, as: '#2' },
      { op: 'if', if: { a: { of: '#2' } } },
    ]);
    attackAgain(text);
    const idle = 'Flip 3 coins. If the first coin is heads, draw a card. If the second coin is heads, draw a card.';
    expect(fault(withAttack(idle)).reason).toContain('nothing hangs on it');
    expect(fault(withAttack(idle.replace('3 coins', 'a coin'))).reason).toContain('number of coins');
  });

  it('damage counters that were there already', () => {
    const text = 'If the Defending Pokémon already has any damage counters on it, the Defending Pokémon is now Burned.';
    expect(acts(text)).toMatchObject([{ op: 'if', step: 'before-damage', do: [{ op: 'condition' }] }]);
    expect(attackAgain(text)).toBe(text);
    expect(fault(withAttack(text.replace('already ', ''))).reason).toContain('whether the damage');
  });

  it('whoever went to the Bench, and whoever came', () => {
    const text =
      'Switch your Active Pokémon with 1 of your Benched Pokémon. If you do, heal 20 damage from the Pokémon you moved to your Bench.';
    expect(partsOf(trainer(text))).toMatchObject([
      {
        do: [
          { op: 'pick', of: { side: 'you', spot: 'active' }, as: '#1' },
          { op: 'switch' },
          { op: 'if', do: [{ op: 'heal', from: { name: '#1' } }] },
        ],
      },
    ]);
    expect(wording(trainer(text))).toBe(text);
  });

  it('the player who was chosen', () => {
    const text = 'Choose a player. That player shuffles their hand into their deck and draws 3 cards.';
    expect(partsOf(trainer(text))).toMatchObject([
      {
        do: [
          { op: 'pick', of: { get: 'player' }, as: '#1' },
          { op: 'as-player', who: '#1' },
        ],
      },
    ]);
    wording(trainer(text));
    expect(fault(trainer('That player draws 3 cards.')).reason).toContain('nothing was done before');
  });
});

describe('cards that change places', () => {
  it('are put on top when the rest of the deck is shuffled', () => {
    const text =
      'Search your deck for 2 cards, shuffle your deck, then put those cards on top of your deck in any order.';
    expect(partsOf(trainer(text))).toMatchObject([
      { do: [{ op: 'pick' }, { op: 'shuffle' }, { op: 'move', to: { zone: 'deck', end: 'top' }, order: 'any' }] },
    ]);
    expect(wording(trainer(text))).toBe(text);
    const two = 'Search your deck for a card. Shuffle your deck, then put that card on top of it.';
    expect(partsOf(trainer(two))).toEqual(
      partsOf(trainer('Search your deck for a card, shuffle your deck, then put that card on top of your deck.')),
    );
    expect(fault(trainer(two.replace('that card', 'those cards'))).reason).toContain('another number');
  });

  it('leave a Bench that is too full', () => {
    const text = 'Your opponent discards their Benched Pokémon until they have 3 Benched Pokémon.';
    expect(partsOf(trainer(text))).toMatchObject([
      { do: [{ op: 'as-player', do: [{ op: 'move', cards: { get: 'whole', of: { take: { n: { fn: '-' } } } } }] }] },
    ]);
    expect(wording(trainer(text))).toBe(text);
  });

  it('are paid for more, when all the rest has been told', () => {
    const text =
      'Switch your Active Pokémon with 1 of your Benched Pokémon. When you play this card, you may discard 2 other cards from your hand. If you do, heal 60 damage from the Pokémon you moved to your Bench.';
    expect(partsOf(trainer(text, 'supporter'))).toMatchObject([
      { do: [{ op: 'may', as: '#2' }, { op: 'pick' }, { op: 'switch' }, { op: 'if', if: { what: '#2' } }] },
    ]);
    expect(wording(trainer(text, 'supporter'))).toBe(text);
  });
});

describe('older ways to say it', () => {
  it('whoever stays in a Special Condition, of all or of some', () => {
    const text = "Put 1 damage counter on each of your opponent's Pokémon that remains Asleep between turns.";
    expect(partsOf(withPower(text))).toMatchObject([
      {
        on: { event: 'stayed-conditioned', subject: { side: 'opponent' }, condition: ['asleep'] },
        do: [{ op: 'put-counters', on: { name: 'that-pokemon' } }],
      },
    ]);
    expect(powerAgain(text)).toBe(text);
  });

  it('a number of cards up to something counted', () => {
    const text = "Draw a number of cards up to the number of your opponent's Pokémon in play.";
    expect(partsOf(trainer(text))).toMatchObject([{ do: [{ op: 'draw', upTo: true, n: { num: 'count' } }] }]);
    wording(trainer(text));
  });

  it('a Pokémon that was chosen, by what it is', () => {
    const text =
      "Choose 1 of your opponent's Pokémon. This attack does 10 damage to that Pokémon. If you choose a Stage 2 Pokémon, this attack does 30 damage instead.";
    expect(acts(text, FLAT)).toMatchObject([{ op: 'pick' }, { op: 'if', if: { of: { name: '#1' } }, do: [{ n: 30 }] }]);
    attackAgain(text, FLAT);
  });

  it('what is paid when the attack is used, and what comes of it', () => {
    const text =
      'You may discard any number of Fire Energy cards attached to this Pokémon when you use this attack. If you do, this attack does 10 more damage for each Fire Energy card you discarded.';
    expect(acts(text)).toMatchObject([{ op: 'may' }, { op: 'if', do: [{ op: 'base' }] }]);
    attackAgain(text);
    const back =
      'You may return all basic Energy cards attached to this Pokémon to your hand. If you do, this attack does 10 more damage for each basic Energy card you returned.';
    expect(acts(back)).toMatchObject([{ op: 'may', do: [{ op: 'move', to: { zone: 'hand' } }] }, { op: 'if' }]);
    attackAgain(back);
  });

  it('the own name with a star as a word, and a Stadium by the name of its owner', () => {
    const facts = { ...withAttack('Lanternfin Star does 10 damage to itself.'), name: 'Lanternfin ☆' };
    expect(partsOf(facts)).toMatchObject([{ do: [{ op: 'damage', to: { name: 'self' } }] }]);
    const place = "If Drake's Stadium is in play, this attack does 20 more damage.";
    expect(acts(place)).toMatchObject([{ if: { of: [{ of: { where: { is: ["Drake's Stadium"] } } }, {}] } }]);
    expect(attackAgain(place)).toBe(place);
  });
});

describe('small things', () => {
  it('cards in play, whoever’s they are', () => {
    const text =
      "Choose up to 2 in any combination of Pokémon Tool cards and Stadium cards in play (both yours and your opponent's) and discard them.";
    expect(partsOf(trainer(text))).toMatchObject([
      { do: [{ op: 'move', cards: { in: { zone: 'in-play', whose: 'each' }, take: { upTo: 2 } } }] },
    ]);
    wording(trainer(text));
  });

  it('Prize cards of both players together', () => {
    const text = "If the total of both players' remaining Prize cards is 6 or less, this attack does 40 more damage.";
    expect(acts(text)).toMatchObject([{ if: { test: 'compare', a: { num: 'calc', fn: '+' }, rel: '<=', b: 6 } }]);
    expect(attackAgain(text)).toBe(text);
  });

  it('both hands, shown', () => {
    const text = 'Each player reveals their hand. Draw 2 cards.';
    expect(partsOf(trainer(text))).toMatchObject([{ do: [{ op: 'look' }, { op: 'look' }, { op: 'draw' }] }]);
    expect(wording(trainer(text))).toBe(text);
  });

  it('attacks of Pokémon by their name, and of the opponent’s Pokémon', () => {
    const own =
      "Your Deepfin's attacks do 20 more damage to your opponent's Active Pokémon (before applying Weakness and Resistance).";
    expect(partsOf(withPower(own))).toMatchObject([
      { question: 'damage-dealt', of: { where: { test: 'name', is: ['Deepfin'] } } },
    ]);
    powerAgain(own);
    const theirs =
      "This Pokémon takes 30 less damage from the attacks of your opponent's Fire Pokémon (after applying Weakness and Resistance).";
    expect(partsOf(withPower(theirs))).toMatchObject([{ question: 'damage-taken', from: { whose: 'opponent' } }]);
    powerAgain(theirs);
  });

  it('an attack of its own that does more in the next turn; the number it has must be right', () => {
    const text = 'During your next turn, Lantern Blow does 30 damage plus 20 more damage.';
    expect(acts(text)).toMatchObject([{ op: 'lasting', rules: [{ attack: 'Lantern Blow', change: { add: 20 } }] }]);
    attackAgain(text);
    expect(fault(withAttack(text.replace('does 30', 'does 40'))).reason).not.toBe('it compiles');
  });

  it('counters for the attack of another, used in the turn before', () => {
    const text = 'You can use this attack only if your Deepfin used Hit and Run during your last turn.';
    expect(partsOf(withAttack(`${text} Draw a card.`))).toMatchObject([
      { if: { test: 'happened', what: { event: 'used-attack', attack: 'Hit and Run' } } },
    ]);
    attackAgain(`${text} Draw a card.`);
  });

  it('of several Defending Pokémon, one', () => {
    const text =
      'Once during your turn, you may flip a coin. If heads, the Defending Pokémon (choose 1 if there are 2) is now Confused.';
    expect(partsOf(withPower(text))).toMatchObject([
      { do: [{ op: 'flip' }, { op: 'if', do: [{ op: 'condition', to: { spot: 'active', take: { n: 1 } } }] }] },
    ]);
    powerAgain(text);
  });
});

describe('a card that leaves itself out', () => {
  const TEXT =
    "Does 10 damage times the number of Pokémon in play (both yours and your opponent's), excluding Lanternfin.";
  const printed = { damage: 10, mark: 'x' } as const;
  const leftOut = (facts: CardFacts): unknown => partsOf(facts)[0];
  const where = (of: object) => ({ do: [{ set: { args: [10, { of: { where: { test: 'not', of } } }] } }] });

  it('means this Pokémon, as long as texts called a Pokémon by its name', () => {
    const itself = where({ test: 'is', of: { get: 'ref', name: 'self' } });
    expect(leftOut(withAttack(TEXT, printed))).toMatchObject(itself);
    expect(leftOut({ ...withAttack(TEXT, printed), released: '2007-08-01' })).toMatchObject(itself);
    expect(attackAgain(TEXT, printed)).toBe(
      'This attack does 10 damage for each Pokémon in play (excluding this Pokémon).',
    );
  });

  it('means all of its name where it says "any", and in texts that would have said "this Pokémon"', () => {
    const copies = where({ test: 'name', is: ['Lanternfin'] });
    expect(leftOut(withAttack(TEXT.replace('excluding', 'excluding any'), printed))).toMatchObject(copies);
    expect(leftOut({ ...withAttack(TEXT, printed), released: '2013-05-08' })).toMatchObject(copies);
  });
});

it('a deck was searched if something was found in it or something is left of it', () => {
  const text =
    'Once during your turn, you may search your deck for up to 2 Supporter cards, reveal them, and put them into your hand. Shuffle your deck. If you searched your deck in this way, this Pokémon is Knocked Out.';
  expect(partsOf(withPower(text))).toMatchObject([
    {
      do: [
        { op: 'move', as: '#1' },
        { op: 'shuffle' },
        { op: 'if', if: { test: 'any', of: [{ test: 'did', what: '#1' }, { test: 'exists' }] } },
      ],
    },
  ]);
  expect(powerAgain(text)).toBe(text);
});

it('an effect on each of several Pokémon ends on the one that is no longer Active', () => {
  const text =
    "Once during your turn (before your attack), you may use this power. Each of your Active Pokémon's type is Water until the end of your turn. If that Pokémon is no longer your Active Pokémon, this effect ends.";
  expect(partsOf(withPower(text, 'poke-power'))).toMatchObject([
    { do: [{ on: { every: true }, ends: [{ subject: { get: 'ref', name: 'subject' } }] }] },
  ]);
});
