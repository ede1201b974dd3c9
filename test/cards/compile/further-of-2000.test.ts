import { describe, expect, it } from 'vitest';
import { acts, attackAgain, fault, partsOf, powerAgain, trainer, withAttack, withPower, wording } from './texts.js';

const SELF = { get: 'ref', name: 'self' };
const NONE = { damage: 0 };

describe('a Pokémon that goes to the hand with its Energy', () => {
  it('leaves what else is attached to it behind', () => {
    const text =
      'Return Lanternfin and all Energy cards attached to it to your hand. (Discard all other cards attached to Lanternfin.)';
    expect(acts(text, NONE)).toMatchObject([
      { op: 'move', cards: { in: { on: SELF, what: 'energy' } }, to: { zone: 'hand' } },
      { op: 'move', cards: { get: 'whole', of: SELF, bare: true }, to: { zone: 'hand' } },
    ]);
    attackAgain(text, NONE);
    attackAgain('Return Lanternfin and all basic Energy cards attached to it to your hand.', NONE);
  });
});

describe('base damage that is doubled', () => {
  it('is the printed number once more', () => {
    const text = "If the Defending Pokémon is Fighting, this attack's base damage is doubled.";
    expect(acts(text)).toMatchObject([{ op: 'if', do: [{ op: 'base', add: 30 }] }]);
    attackAgain(text);
    expect(fault(withAttack(text, NONE)).reason).toMatch(/doubled/);
  });

  it('may be that of another attack in the next turn', () => {
    const text = "During your next turn, Lanternfin's Lantern Blow attack's base damage is doubled.";
    expect(acts(text)).toMatchObject([
      { op: 'lasting', rules: [{ change: { add: 30 }, attack: 'Lantern Blow' }], span: 'your-next-turn' },
    ]);
    attackAgain(text);
    expect(fault(withAttack(text, { mark: 'x' })).reason).not.toBe('it compiles');
  });
});

describe('damage', () => {
  it('is done to the Defending Pokémon, whether the text says so or not', () => {
    const text =
      'Flip a coin. If heads, this attack does 30 damage plus 20 more damage to the Defending Pokémon and discard all Fire Energy cards attached to Lanternfin. If tails, this attack does 30 damage.';
    expect(acts(text, { mark: '+' })).toMatchObject([
      { op: 'flip' },
      { op: 'if', do: [{ op: 'base', add: 20 }, { op: 'move' }] },
    ]);
    attackAgain(text, { mark: '+' });
  });

  it('may be none, and something else be so', () => {
    const text = 'Flip a coin. If tails, this attack does no damage and Lanternfin is now Confused.';
    expect(acts(text)).toMatchObject([
      {},
      {
        do: [
          { op: 'base', set: 0 },
          { op: 'condition', to: SELF },
        ],
      },
    ]);
    attackAgain(text);
  });

  it('may spare Pokémon of a type', () => {
    const text =
      "Does 10 damage to each Pokémon that isn't Water on each player's Bench. (Don't apply Weakness and Resistance for Benched Pokémon.)";
    expect(acts(text)).toMatchObject([{ to: { side: 'any', spot: 'bench', where: { test: 'not' } } }]);
    attackAgain(text);
  });

  it('to itself is not changed by Weakness, as a reminder says', () => {
    const hint = "(Don't apply Weakness or Resistance when Lanternfin damages itself with this attack.)";
    expect(acts(`Lanternfin does 10 damage to itself. ${hint}`)).toMatchObject([{ op: 'damage', to: SELF }]);
    expect(fault(withAttack(`Draw a card. ${hint}`)).reason).toMatch(/reminder/);
  });
});

describe('an attack that follows another', () => {
  it('can be used only if that was used in the last turn', () => {
    const text = "This attack can't be used unless Lanternfin used its Lantern Blow attack last turn.";
    expect(partsOf(withAttack(text))).toMatchObject([
      { if: { test: 'happened', what: { event: 'used-attack', attack: 'Lantern Blow' }, when: 'your-last-turn' } },
    ]);
    attackAgain(text);
  });
});

describe('a Stadium', () => {
  it('may be used as often as each player likes', () => {
    const text =
      "During each player's turn, the player may move an Energy card attached to 1 of his or her Benched Pokémon to his or her Active Pokémon as often as he or she likes.";
    expect(partsOf(trainer(text, 'stadium'))).toMatchObject([{ part: 'action', by: 'each', limits: [] }]);
    wording(trainer(text, 'stadium'));
    wording(
      trainer(
        'As often as each player likes during his or her turn (before attacking), that player may return 1 basic Energy card attached to 1 of his or her Pokémon with Tide in its name to his or her hand.',
        'stadium',
      ),
    );
  });

  it('may set Resistance aside', () => {
    const text = "Don't apply Resistance to any attacks made by Pokémon with Tide in their names.";
    expect(partsOf(trainer(text, 'stadium'))).toMatchObject([
      { question: 'damage-dealt', of: { side: 'any', where: { words: 'Tide' } }, change: { ignore: ['resistance'] } },
    ]);
    wording(trainer(text, 'stadium'));
  });
});

describe('a card that cannot be played', () => {
  it('may be called by its name', () => {
    expect(partsOf(trainer("Draw a card. (You can't play Old Sea Chart if your Bench is full.)"))).toMatchObject([
      { if: { test: 'not' }, do: [{ op: 'draw' }] },
    ]);
  });
});

describe('a power', () => {
  it('may wait for a Supporter card of the opponent', () => {
    const text =
      "After your opponent plays a Supporter card from his or her hand, put 1 damage counter on each of your opponent's Pokémon.";
    expect(partsOf(withPower(text, 'poke-body'))).toMatchObject([
      { part: 'trigger', on: { event: 'played', card: { is: ['supporter'] }, by: 'opponent' } },
    ]);
    powerAgain(text);
  });
});

describe('its own number and further damage', () => {
  it('are told in one breath', () => {
    const text =
      'Flip 3 coins. This attack does 20 damage times the number of heads to the Defending Pokémon and 10 damage times the number of tails to Lanternfin.';
    expect(acts(text, { damage: 20, mark: 'x' })).toMatchObject([
      { op: 'flip', coins: 3 },
      { op: 'base', set: { args: [20, { what: 'heads' }] } },
      { op: 'damage', n: { args: [10, { what: 'tails' }] }, to: SELF },
    ]);
    attackAgain(text, { damage: 20, mark: 'x' });
    const bench =
      "Flip a coin. If heads, this attack does 30 damage plus 10 more damage (to the Defending Pokémon) and 10 damage to each of your opponent's Benched Pokémon. (Don't apply Weakness and Resistance for Benched Pokémon.) If tails, this attack does 30 damage (to the Defending Pokémon).";
    expect(acts(bench, { mark: '+' })).toMatchObject([
      {},
      {
        do: [
          { op: 'base', add: 10 },
          { op: 'damage', n: 10 },
        ],
      },
    ]);
    attackAgain(bench, { mark: '+' });
  });
});

describe('whoever plays a card', () => {
  it('may be kept from playing others after it', () => {
    const text = "Draw 3 cards. You can't play any more Trainer cards this turn.";
    expect(partsOf(trainer(text))).toMatchObject([
      { do: [{ op: 'draw' }, { op: 'lasting', on: 'you', rules: [{ question: 'can-play' }], span: 'this-turn' }] },
    ]);
    wording(trainer(text));
    wording(trainer("Draw 3 cards. You can't play Trainer cards until the end of your next turn."));
  });
});
