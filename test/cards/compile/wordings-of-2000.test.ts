import { describe, expect, it } from 'vitest';
import { acts, attackAgain, fault, partsOf, trainer, withAttack, withPower, wording } from './texts.js';

const NONE = { damage: 0 };
const heads = (rel: string, b: number) => ({ test: 'compare', a: { num: 'bound', what: 'heads' }, rel, b });

describe('what the name of a card has', () => {
  it('may be said behind "card"', () => {
    const text =
      'Search your deck for a Basic Pokémon card with Tide in its name and put it onto your Bench. Shuffle your deck afterward.';
    expect(partsOf(trainer(text))).toMatchObject([
      {
        do: [
          { op: 'move', cards: { where: { of: [{}, { test: 'stage' }, { test: 'name-has', words: 'Tide' }] } } },
          {},
        ],
      },
    ]);
    wording(trainer(text));
  });

  it('is said of Basic Pokémon and Evolution cards alike', () => {
    const text =
      'Search your deck for a Basic Pokémon or Evolution card with Tide in its name. Show that card to your opponent, then put it into your hand. Shuffle your deck afterward.';
    const one = (stage: string) => ({
      test: 'all',
      of: [{ test: 'kind' }, { test: 'stage', is: [stage] }, { test: 'name-has', words: 'Tide' }],
    });
    expect(partsOf(trainer(text))).toMatchObject([
      { do: [{ op: 'move', cards: { where: { test: 'any', of: [one('basic'), one('evolution')] } } }, {}] },
    ]);
    wording(trainer(text));
  });
});

describe('coins', () => {
  it('may settle the damage in sentences of their own', () => {
    const text =
      'Flip 2 coins. If both of them are heads, this attack does 30 damage plus 40 more damage. If 1 or both of them are tails, this attack does 30 damage.';
    expect(acts(text, { mark: '+' })).toMatchObject([
      { op: 'flip', coins: 2 },
      { op: 'if', if: heads('=', 2), do: [{ op: 'base', add: 40 }] },
    ]);
    attackAgain(text, { mark: '+' });
    const three =
      'Flip 2 coins. If both are heads, this attack does 30 damage plus 20 more damage. If both are tails, this attack does nothing. If 1 is heads and 1 is tails, this attack just does 30 damage.';
    expect(acts(three, { mark: '+' })).toMatchObject([{ op: 'flip' }, { do: [{ add: 20 }] }, { do: [{ op: 'stop' }] }]);
    attackAgain(three, { mark: '+' });
  });

  it('must settle it however they fall', () => {
    const text =
      'Flip 3 coins. If exactly 2 are heads, this attack does 30 damage plus 40 more damage. If exactly 1 is heads, this attack does 30 damage.';
    expect(fault(withAttack(text, { mark: '+' })).reason).toMatch(/otherwise/);
  });

  it('may be 1 coin', () => {
    expect(acts('Flip 1 coin. If heads, the Defending Pokémon is now Asleep.')).toMatchObject([{ coins: 1 }, {}]);
  });
});

describe('a Special Condition', () => {
  it('is one of several at the choice of the attacker', () => {
    const text = 'Flip a coin. If heads, the Defending Pokémon is now Asleep, Burned, or Poisoned (your choice).';
    expect(acts(text)).toMatchObject([
      { op: 'flip' },
      {
        op: 'if',
        do: [
          { op: 'pick', of: { get: 'condition', among: ['asleep', 'burned', 'poisoned'] }, as: '#2' },
          { op: 'condition', give: ['#2'] },
        ],
      },
    ]);
    attackAgain(text);
    expect(fault(withAttack(text.replace(' (your choice)', ''))).reason).not.toBe('it compiles');
  });
});

describe('when an attack can be used', () => {
  it('may be told by what must be so', () => {
    const text = "You can't use this attack unless Lanternfin has 2 or more damage counters on it.";
    expect(partsOf(withAttack(text))).toMatchObject([{ if: { test: 'matches' }, do: [] }]);
    attackAgain(text);
    expect(
      partsOf(
        withAttack(
          "Switch Lanternfin with 1 of your Benched Pokémon. You can't use this attack if your Bench is empty.",
        ),
      ),
    ).toMatchObject([{ if: { test: 'not' }, do: [{ op: 'switch' }] }]);
  });
});

describe('reminders', () => {
  it('say that the damage comes first', () => {
    const text =
      'Flip a coin. If tails, shuffle Lanternfin and all cards attached to it into your deck (after doing damage).';
    expect(acts(text)).toMatchObject([{}, { do: [{ op: 'move', cards: { get: 'whole' } }, { op: 'shuffle' }] }]);
    expect(fault(withAttack('Flip a coin. If tails, draw a card (after doing damage).')).reason).toMatch(/reminder/);
  });

  it('of what works in spite of Special Conditions are more than reminders where these switch powers off', () => {
    const text =
      'Lanternfin gets +10 HP for each Water Energy card attached to it. This power works even while Lanternfin is Asleep, Confused, or Paralyzed.';
    expect(partsOf(withPower(text))).toMatchObject([{ question: 'hp', despite: ['asleep', 'confused', 'paralyzed'] }]);
    wording(withPower(text));
  });

  it('say that there may be fewer', () => {
    const text =
      "If your opponent has any Benched Pokémon, choose 2 of them (or 1 if he or she only has 1). This attack does 20 damage to each of them. (Don't apply Weakness and Resistance for Benched Pokémon.)";
    expect(acts(text, NONE)).toMatchObject([{ op: 'if', do: [{ op: 'pick' }, { op: 'damage', n: 20 }] }]);
    wording(
      trainer(
        "Remove 3 damage counters from each Pokémon (yours and your opponent's) with any damage counters on it. If a Pokémon has just 1 damage counter, remove it.",
      ),
    );
  });
});

describe('cards of the hand', () => {
  it('are discarded beside the one that is played, and as many drawn, or twice as many', () => {
    const some =
      'Discard any number of other cards from your hand, then flip a coin. If heads, draw twice that many cards.';
    expect(partsOf(trainer(some))).toMatchObject([
      { do: [{ op: 'move', cards: { take: { any: true } } }, {}, { do: [{ op: 'draw', n: { args: [2, {}] } }] }] },
    ]);
    wording(trainer(some));
    wording(
      trainer(
        'Each player shuffles his or her hand into his or her deck and draws a new hand of the same number of cards.',
      ),
    );
  });

  it('are discarded where they are the rest of what was looked at', () => {
    const text =
      'Look at the top 5 cards of your deck. Choose 2 of those cards and put them into your hand. Discard the rest.';
    expect(partsOf(trainer(text))).toMatchObject([
      { do: [{ op: 'look' }, {}, { op: 'move', to: { zone: 'discard' } }] },
    ]);
    wording(trainer(text));
  });
});

describe('Pokémon', () => {
  it('of both Benches may be told by the own ones', () => {
    const text =
      "This attack does 10 damage to each Benched Pokémon (including your own). (Don't apply Weakness and Resistance for Benched Pokémon.)";
    expect(acts(text)).toMatchObject([{ op: 'damage', n: 10, to: { side: 'any', spot: 'bench' } }]);
  });

  it('of which another one is meant may be told with a number', () => {
    const text =
      'Take all Energy cards attached to 1 of your Pokémon with Tide in its name and attach them to another 1 of your Pokémon with Tide in its name.';
    expect(partsOf(trainer(text))).toMatchObject([
      { do: [{ op: 'pick' }, { op: 'attach', to: { where: { of: [{ words: 'Tide' }, { test: 'not' }] } } }] },
    ]);
    wording(trainer(text));
  });
});
