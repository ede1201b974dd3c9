import { describe, expect, it } from 'vitest';
import { attack, basic, energy } from '../../bots/board.js';
import { judged } from './boards.js';

const filler = basic('Filler', {});
const fighter = basic('Fighter', { hp: 120, attacks: [attack('Tap', 10), attack('Blow', 40)] });
const victim = basic('Victim', { hp: 40 });

describe('a mistake', () => {
  it('is the attack that only hurts where another Knocks Out, and is told with who would have fallen', () => {
    const { verdict, best, given, reasons, loss, error } = judged(
      { active: fighter, bench: [filler], against: victim },
      'Attack Victim with Tap',
    );
    expect(verdict).toBe('mistake');
    expect(best[0]!.option.text).toBe('Attack Victim with Blow');
    expect(given.option.text).toBe('Attack Victim with Tap');
    expect(loss).toBeGreaterThan(2 * error);
    expect(reasons[0]).toBe(
      'Fighter would have Knocked Out Victim with Blow (in 10 of 10 imagined games; as played, in 0).',
    );
  });

  it('is told as a lost win where the better answer wins the game', () => {
    const striker = basic('Striker', { hp: 40, attacks: [attack('Crush', 130)] });
    const { reasons } = judged({ active: fighter, against: striker, behind: [] }, 'End your turn');
    expect(reasons[0]).toBe('It would have won the game (in 10 of 10 imagined games; as played, in 0).');
  });

  it('is to leave a Pokémon to be Knocked Out that could have retreated', () => {
    const weak = basic('Weak', { hp: 60, attacks: [attack('Tap', 10)] });
    const strong = basic('Strong', { hp: 120, attacks: [attack('Blow', 30)] });
    const enemy = basic('Enemy', { hp: 120, attacks: [attack('Crush', 40)] });
    const { best, reasons } = judged(
      { active: weak, damage: 40, bench: [strong], against: enemy },
      'Attack Enemy with Tap',
    );
    expect(best[0]!.line).toEqual(['Retreat Weak for Strong', 'Attack Enemy with Blow']);
    expect(reasons[0]).toMatch(
      /^As played, Enemy Knocks Out Weak with Crush in the next turn \(in (?:[89]|10) of 10 imagined games; after the better answer, in 0\)/,
    );
  });

  it('is to end the turn with an empty Bench where a Basic Pokémon could be played', () => {
    const { best, reasons } = judged(
      {
        active: fighter,
        hand: [basic('Friend', {})],
        against: basic('Enemy', { hp: 200, attacks: [attack('Crush', 130)] }),
      },
      'End your turn',
    );
    expect(best[0]!.line).toContain('Play Friend to the Bench');
    expect(reasons.join(' ')).toContain('the game is lost by the end of the next turn (in 10 of 10 imagined games');
    expect(reasons.join(' ')).toContain('the Bench is empty at the end of the turn');
  });
});

describe('no mistake', () => {
  it('is one copy of a card rather than the other: they are one answer', () => {
    const spark = basic('Spark', { hp: 90, attacks: [attack('Burn', 40, ['Fire'])] });
    const fire = energy('Fire');
    const { best, loss, verdict } = judged(
      { active: spark, bench: [filler], hand: [fire, fire], against: basic('Enemy', { hp: 90 }) },
      'Attach Fire Energy to Spark',
    );
    expect(best.filter(({ option }) => option.text === 'Attach Fire Energy to Spark')).toHaveLength(1);
    expect([loss, verdict]).toEqual([0, null]);
  });

  it('is one of two things in another order', () => {
    const { loss, verdict } = judged(
      { active: fighter, hand: [basic('Friend', {}), basic('Mate', {})], against: victim },
      'Play Mate to the Bench',
    );
    expect(loss).toBeLessThan(0.05);
    expect(verdict).toBeNull();
  });

  it('is what nothing clearly speaks against, and no reason is made up for it', () => {
    const idle = basic('Idle', {});
    const { verdict, reasons } = judged({ active: idle, bench: [filler, filler], against: idle }, 'End your turn');
    expect([verdict, reasons]).toEqual([null, []]);
  });
});
