import { describe, expect, it } from 'vitest';
import { acts, fault, reworded, withAttack } from './texts.js';

const SELF = { get: 'ref', name: 'self' };
const PLUS = { mark: '+' } as const;
const saidAgain = (text: string, printed = {}): string => reworded(withAttack(text, printed)).attacks[0].text;

describe('the number of an attack', () => {
  it('is multiplied by the text even where the × is missing in print', () => {
    const set = { num: 'calc', fn: '×', args: [30, { num: 'bound', of: '#1', what: 'heads' }] };
    expect(acts('Flip 4 coins. This attack does 30 damage times the number of heads.')).toMatchObject([
      { op: 'flip', coins: 4 },
      { op: 'base', set },
    ]);
    expect(fault(withAttack('Flip 4 coins. This attack does 20 damage times the number of heads.')).reason).toMatch(
      /another number/,
    );
    expect(
      fault(withAttack('If you have any Benched Pokémon, this attack does 30 damage for each of your Benched Pokémon.'))
        .reason,
    ).toMatch(/no ×/);
  });

  it('is the printed one again where the other side of the coin adds to it', () => {
    const text =
      'Flip a coin. If heads, this attack does 30 damage plus 20 more damage; if tails, this attack does 30 damage.';
    expect(acts(text, PLUS)).toEqual(acts('Flip a coin. If heads, this attack does 20 more damage.', PLUS));
    expect(fault(withAttack('Flip a coin. If heads, this attack does 30 damage.')).reason).toMatch(/otherwise/);
  });

  it('may be told of a coin alone where none is printed', () => {
    expect(acts('Flip a coin. If heads, this attack does 50 damage.', { damage: 0 })).toMatchObject([
      { op: 'flip' },
      { op: 'if', do: [{ op: 'base', set: 50, step: 'damage' }] },
    ]);
  });

  it('may be another one, instead of the printed one', () => {
    const text = "If the Defending Pokémon is Asleep, this attack's base damage is 80 instead of 30.";
    expect(acts(text)).toMatchObject([{ op: 'if', do: [{ op: 'base', set: 80 }] }]);
    expect(saidAgain(text)).toBe("If the Defending Pokémon is Asleep, this attack's base damage is 80.");
    expect(fault(withAttack(text, { damage: 40 })).reason).toMatch(/another number/);
  });

  it('grows by Energy that the cost does not need, up to what is said', () => {
    const text =
      "Does 30 damage plus 10 more damage for each Water Energy attached to Lanternfin but not used to pay for this attack's Energy cost.";
    const energy = { num: 'energy', on: SELF, type: 'Water', extra: true };
    const per = { num: 'calc', fn: '×', args: [10, energy] };
    expect(acts(text, PLUS)).toEqual([{ op: 'base', add: per, step: 'damage' }]);
    const capped = [{ op: 'base', add: { num: 'calc', fn: 'min', args: [20, per] }, step: 'damage' }];
    expect(acts(`${text} You can't add more than 20 damage in this way.`, PLUS)).toEqual(capped);
    expect(acts(`${text} Extra Water Energy after the 2nd doesn't count.`, PLUS)).toEqual(capped);
    expect(saidAgain(`${text} You can't add more than 20 damage in this way.`, PLUS)).toMatch(
      /extra Water Energy .* cost\)\. You can't add more than 20 damage in this way\.$/,
    );
  });
});

describe('damage that is not affected', () => {
  it('is the attack’s own, or what was told last', () => {
    const all = ['weakness', 'resistance', 'effects'];
    expect(
      acts(
        "This attack's damage isn't affected by Weakness, Resistance, or any other effects on the Defending Pokémon.",
      ),
    ).toEqual([{ op: 'base', ignore: all, step: 'damage' }]);
    const told =
      "This attack does 20 damage to 1 of your opponent's Pokémon. This damage isn't affected by Weakness or Resistance.";
    expect(acts(told)).toMatchObject([{ op: 'damage', n: 20, ignore: ['weakness', 'resistance'] }]);
    expect(
      acts(
        "Choose 1 of your opponent's Pokémon. This attack does 20 damage to that Pokémon. This attack's damage isn't affected by Weakness, Resistance, Poké-Powers, Poké-Bodies, or any other effects on that Pokémon.",
        { damage: 0 },
      ),
    ).toMatchObject([{ op: 'pick' }, { op: 'damage', ignore: all }]);
  });

  it('may be what it does to itself', () => {
    expect(
      acts("Lanternfin does 20 damage to itself, and don't apply Weakness and Resistance to this damage."),
    ).toMatchObject([{ op: 'damage', n: 20, to: SELF, ignore: ['weakness', 'resistance'] }]);
  });

  it('names Powers only among other effects', () => {
    expect(fault(withAttack("This attack's damage isn't affected by Poké-Powers.")).reason).toBe('not understood');
  });
});
