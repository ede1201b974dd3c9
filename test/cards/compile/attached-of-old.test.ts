import { describe, expect, it } from 'vitest';
import { acts, energy, fault, partsOf, reworded, trainer, withPower, wording } from './texts.js';

const HOLDER = { get: 'ref', name: 'holder' };
const SELF = { get: 'ref', name: 'self' };

describe('a Trainer card that is attached for a while', () => {
  it('may say that it goes onto the Active Pokémon, and add to the damage after Weakness and Resistance', () => {
    const card = trainer(
      "Attach Old Sea Chart to your Active Pokémon. At the end of your turn, discard Old Sea Chart. If this Pokémon's attack does damage to the Defending Pokémon (after applying Weakness and Resistance), the attack does 10 more damage to the Defending Pokémon.",
    );
    expect(partsOf(card)).toMatchObject([
      { part: 'play', onto: { where: { test: 'spot', is: 'active' } } },
      { part: 'trigger', on: { event: 'turn-ended', by: 'you' } },
      { part: 'answer', question: 'damage-dealt', of: HOLDER, change: { add: 10, toSome: true }, at: 'after' },
    ]);
    expect(wording(card)).toMatch(/^Attach this card to your Active Pokémon\./);
  });

  it.each([
    [
      'If the Pokémon Lantern Energy is attached to damages the Defending Pokémon (after applying Weakness and Resistance), the attack does 10 more damage to the Defending Pokémon.',
      { get: 'pokemon', side: 'opponent', spot: 'active' },
    ],
    [
      'Whenever an attack from the Pokémon that Lantern Energy is attached to does damage to the Active Pokémon (after applying Weakness and Resistance), the attack does 10 more damage.',
      { get: 'pokemon', side: 'any', spot: 'active' },
    ],
    [
      'If the Pokémon Lantern Energy is attached to does damage with an attack (after applying Weakness and Resistance), the attack does 10 more damage.',
      undefined,
    ],
  ])('adds to damage that is done: %s', (text, to) => {
    const card = energy(`${text} Lantern Energy provides {C} Energy.`);
    const rule = partsOf(card).find((part) => part.part === 'answer' && part.question === 'damage-dealt');
    expect(rule).toMatchObject({ of: HOLDER, change: { add: 10, toSome: true }, at: 'after' });
    expect((rule as { to?: unknown }).to).toEqual(to);
    wording(card);
  });

  it('speaks of its bearer as of that Pokémon', () => {
    const card = trainer(
      "Attach Old Sea Chart to 1 of your Pokémon. At the end of your opponent's next turn, discard Old Sea Chart. Damage done to that Pokémon by attacks is reduced by 20 (after applying Weakness and Resistance).",
    );
    expect(partsOf(card).at(-1)).toMatchObject({ question: 'damage-taken', of: HOLDER, change: { add: -20 } });
    wording(card);
  });
});

describe('a Pokémon that may become a Pokémon Tool', () => {
  const becomes =
    'Once during your turn, if Lanternfin is on your Bench, you may discard all cards attached to Lanternfin and attach Lanternfin to 1 of your Pokémon as a Pokémon Tool card.';

  it('is attached by its power, and says what it does for its bearer', () => {
    const facts = withPower(`${becomes} As long as Lanternfin is attached to a Pokémon, that Pokémon gets +10 HP.`);
    expect(partsOf(facts)).toMatchObject([
      {
        part: 'action',
        do: [{ op: 'move' }, { op: 'attach', asTool: true, cards: { in: { on: SELF, what: 'top' } } }],
      },
      { part: 'answer', question: 'hp', of: HOLDER, change: { add: 10 } },
    ]);
    expect(partsOf(reworded(facts))).toEqual(partsOf(facts));
  });

  it('and no other Pokémon speaks of a bearer', () => {
    expect(fault(withPower('As long as Lanternfin is attached to a Pokémon, that Pokémon gets +10 HP.')).reason).toBe(
      'the card speaks of the Pokémon it is attached to, and is never attached',
    );
  });
});

describe('a stronger Burn', () => {
  it('joins the Burn before it', () => {
    expect(
      acts('The Defending Pokémon is now Burned. Put 4 damage counters instead of 2 on that Pokémon between turns.'),
    ).toMatchObject([{ op: 'condition', give: ['burned'], counters: 4 }]);
  });

  it('is no stronger Poison', () => {
    const poison =
      'The Defending Pokémon is now Poisoned. Put 4 damage counters instead of 2 on that Pokémon between turns.';
    expect(() => acts(poison)).toThrow('no Pokémon was Burned before');
  });
});
