import { describe, expect, it } from 'vitest';
import { acts, fault, reworded, withAttack } from './texts.js';

const SELF = { get: 'ref', name: 'self' };
const PLUS = { mark: '+' } as const;
const BONUS = 'this attack does 20 more damage.';

/** The test of "If …, this attack does 20 more damage", and the same in our words. */
function tested(condition: string): unknown {
  const text = `If ${condition}, ${BONUS}`;
  const [statement] = acts(text, PLUS) as { if: unknown }[];
  const again = reworded(withAttack(text, PLUS));
  expect(acts(again.attacks[0].text, PLUS)).toEqual(acts(text, PLUS));
  return statement.if;
}

const count = (of: unknown): unknown => ({ num: 'count', of });
const hand = (whose: string): unknown => count({ get: 'cards', in: { zone: 'hand', whose } });
const bench = { get: 'pokemon', side: 'you', spot: 'bench' };
const counters = (rel: string, b: number): unknown => ({
  test: 'compare',
  a: { num: 'stat', of: { get: 'ref', name: 'subject' }, what: 'counters' },
  rel,
  b,
});

/** A card of that name, but not the uppermost one. */
const UNDER_IT = (name: string): unknown => ({
  test: 'all',
  of: [
    { test: 'name', is: [name] },
    { test: 'not', of: { test: 'is', of: { get: 'cards', in: { on: SELF, what: 'top' } } } },
  ],
});

describe('how many things there are', () => {
  it.each([
    ['you have 3 or fewer cards in your hand', { test: 'compare', a: hand('you'), rel: '<=', b: 3 }],
    ['your opponent has exactly 2 cards in their hand', { test: 'compare', a: hand('opponent'), rel: '=', b: 2 }],
    ['you have no Benched Pokémon', { test: 'compare', a: count(bench), rel: '=', b: 0 }],
    ["you don't have any Benched Pokémon", { test: 'compare', a: count(bench), rel: '=', b: 0 }],
    ['you have 2 or more Benched Pokémon', { test: 'exists', of: bench, n: 2 }],
    [
      'your Benched Pokémon have any damage counters on them',
      { test: 'exists', of: { ...bench, where: counters('>=', 1) } },
    ],
    [
      'you have the same number of cards in your hand as your opponent',
      { test: 'compare', a: hand('you'), rel: '=', b: hand('opponent') },
    ],
    [
      'you have more cards in your hand than your opponent',
      { test: 'compare', a: hand('you'), rel: '>', b: hand('opponent') },
    ],
    ['Tidefin is on your Bench', { test: 'exists', of: { ...bench, where: { test: 'name', is: ['Tidefin'] } } }],
    ['Lanternfin is on your Bench', { test: 'exists', of: { ...bench, where: { test: 'name', is: ['Lanternfin'] } } }],
    ['you have a Stadium in play', { test: 'exists', of: { get: 'cards', in: { zone: 'stadium', whose: 'you' } } }],
  ])('%s', (condition, test) => {
    expect(tested(condition)).toEqual(test);
  });

  it('does not take another player’s things for one’s own', () => {
    expect(fault(withAttack(`If you have 3 or more cards in their hand, ${BONUS}`, PLUS)).reason).toBe(
      'not understood',
    );
  });
});

describe('Energy in play, room on the Bench', () => {
  it.each([
    [
      'you have at least 4 Fire Energy in play',
      {
        test: 'compare',
        a: { num: 'energy', on: { get: 'pokemon', side: 'you', spot: 'in-play' }, type: 'Fire' },
        rel: '>=',
        b: 4,
      },
    ],
    ['your Bench is full', { test: 'compare', a: { num: 'stat', of: 'you', what: 'bench-space' }, rel: '=', b: 0 }],
  ])('%s', (condition, test) => {
    expect(tested(condition)).toEqual(test);
  });
});

describe('what is so of a Pokémon', () => {
  it.each([
    [
      "this Pokémon has at least 2 extra Fire Energy attached (in addition to this attack's cost)",
      { test: 'compare', a: { num: 'energy', on: SELF, type: 'Fire', extra: true }, rel: '>=', b: 2 },
    ],
    [
      'the Defending Pokémon has any Poké-Powers or Poké-Bodies',
      {
        test: 'matches',
        of: { get: 'ref', name: 'defender' },
        where: { test: 'power', is: ['poke-power', 'poke-body'] },
      },
    ],
    [
      'the Defending Pokémon has exactly 3 damage counters on it',
      { test: 'matches', of: { get: 'ref', name: 'defender' }, where: counters('=', 3) },
    ],
    [
      "your opponent's Active Pokémon is a Pokémon V or a Pokémon-GX",
      {
        test: 'matches',
        of: { get: 'pokemon', side: 'opponent', spot: 'active' },
        where: {
          test: 'any',
          of: [
            { test: 'tag', is: ['V'] },
            { test: 'tag', is: ['GX'] },
          ],
        },
      },
    ],
    [
      'Lanternfin has less Energy attached to it than the Defending Pokémon',
      {
        test: 'compare',
        a: { num: 'energy', on: SELF },
        rel: '<',
        b: { num: 'energy', on: { get: 'ref', name: 'defender' } },
      },
    ],
    [
      'Lurefry is anywhere under Lanternfin',
      {
        test: 'exists',
        of: { get: 'cards', in: { on: SELF, what: 'stack' }, where: UNDER_IT('Lurefry') },
      },
    ],
  ])('%s', (condition, test) => {
    expect(tested(condition)).toEqual(test);
  });

  it('filters Pokémon in the same words', () => {
    const [statement] = acts(
      "This attack does 20 damage to each of your opponent's Pokémon that has any Poké-Bodies.",
    ) as { to: unknown }[];
    expect(statement.to).toEqual({
      get: 'pokemon',
      side: 'opponent',
      spot: 'in-play',
      where: { test: 'power', is: ['poke-body'] },
    });
  });
});

describe('what has happened', () => {
  it.each([
    [
      'this Pokémon moved from your Bench to the Active Spot this turn',
      { what: { event: 'became-active', subject: SELF, from: 'bench' }, when: 'this-turn' },
    ],
    ['this Pokémon was healed during this turn', { what: { event: 'healed', subject: SELF }, when: 'this-turn' }],
    [
      "any of your Pokémon were Knocked Out by damage from an opponent's attack during their last turn",
      {
        what: { event: 'knocked-out', cause: 'damage', source: { what: ['attack'], whose: 'opponent' } },
        when: 'last-turn',
      },
    ],
    [
      'this Pokémon used Slow Tide during your last turn',
      { what: { event: 'used-attack', subject: SELF, attack: 'Slow Tide' }, when: 'your-last-turn' },
    ],
  ])('%s', (condition, test) => {
    expect(tested(condition)).toMatchObject({ test: 'happened', ...test });
  });

  it('waits for Knock Outs of this attack only', () => {
    const [now] = acts('If the Defending Pokémon is Knocked Out by this attack, draw a card.') as { step?: string }[];
    expect(now.step).toBe('after');
    const [before] = acts(
      `If any of your Pokémon were Knocked Out by damage from an attack during your opponent's last turn, draw a card.`,
    ) as { step?: string }[];
    expect(before.step).toBeUndefined();
  });
});

describe('several coins', () => {
  it('tell exactly so many where other numbers are told too', () => {
    const text = 'Flip 3 coins. If 1 of them is heads, draw a card. If 2 of them are heads, draw 2 cards.';
    expect(acts(text)).toMatchObject([
      { op: 'flip' },
      { op: 'if', if: { rel: '=', b: 1 } },
      { op: 'if', if: { rel: '=', b: 2 } },
    ]);
    expect(fault(withAttack('Flip 3 coins. If 1 of them is heads, draw a card.')).reason).toMatch(/exactly/);
  });
});
