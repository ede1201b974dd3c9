import { describe, expect, it } from 'vitest';
import { energy, fault, partsOf, trainer, wording } from './texts.js';

const HOLDER = { get: 'ref', name: 'holder' };
const CARD = { get: 'ref', name: 'card' };

describe('what an Energy card provides', () => {
  const changes = (text: string, name?: string): unknown =>
    partsOf(energy(text, name)).map((part) => (part.part === 'answer' ? part.change : part.part));

  it('is one unit for each type that is printed', () => {
    expect(changes('Lantern Energy provides {W}{C} Energy.')).toEqual([{ types: ['Water', 'Colorless'] }]);
    expect(changes('This card provides 2 Darkness Energy.')).toEqual([{ types: ['Darkness', 'Darkness'] }]);
  });

  it('or so many units that are all the types at once', () => {
    expect(
      changes('While in play, Lantern Energy provides Fire and Metal Energy but provides only 1 Energy at a time.'),
    ).toEqual([{ types: ['Fire', 'Metal'], n: 1 }]);
    const [every] = partsOf(energy('This card provides every type of Energy but provides only 2 Energy at a time.'));
    expect(every).toMatchObject({ question: 'provides', of: CARD, change: { n: 2 } });
    expect(JSON.stringify(every)).not.toContain('Dragon');
  });

  it('may hang on the Pokémon that bears it', () => {
    const text =
      'As long as this card is attached to a Pokémon, it provides {C} Energy. If this card is attached to a Stage 2 Pokémon, this card provides {C}{C} Energy instead.';
    expect(partsOf(energy(text))).toEqual([
      { part: 'answer', question: 'provides', of: CARD, change: { types: ['Colorless'] } },
      {
        part: 'answer',
        question: 'provides',
        of: CARD,
        change: { types: ['Colorless', 'Colorless'] },
        while: { test: 'matches', of: HOLDER, where: { test: 'stage', is: ['stage-2'] } },
      },
    ]);
    expect(wording(energy(text))).toBe(
      'This card provides Colorless Energy. As long as the Pokémon this card is attached to is a Stage 2 Pokémon, this card provides Colorless Colorless Energy instead.',
    );
  });

  it('is the type in its name where it says no more', () => {
    expect(changes('Metal Energy provides Metal Energy.', 'Metal Energy')).toEqual([{ types: ['Metal'] }]);
    expect(changes('Water Energy provides Water Energy.', 'Water Energy')).toEqual([{ types: ['Water'] }]);
  });
});

describe('where an Energy card may be attached', () => {
  const text =
    'This card can only be attached to Fire Pokémon. This card provides Fire Energy. (If this card is attached to anything other than a Fire Pokémon, discard this card.)';

  it('is said when it is played, and must stay so', () => {
    expect(partsOf(energy(text))[0]).toEqual({
      part: 'play',
      onto: { get: 'pokemon', side: 'you', spot: 'in-play', where: { test: 'type', is: ['Fire'] }, take: { n: 1 } },
      keep: true,
      do: [],
    });
    expect(wording(energy(text))).toContain('can only be attached to a Fire Pokémon');
  });

  it('must be the same Pokémon both times', () => {
    expect(fault(energy(text.replace('than a Fire', 'than a Water'))).reason).toContain('other Pokémon');
  });
});

describe('an Energy card that is attached', () => {
  it('does something once', () => {
    const text =
      'This card provides {C} Energy. When you attach this card from your hand to 1 of your Benched Pokémon, heal 20 damage from that Pokémon.';
    expect(partsOf(energy(text))[1]).toEqual({
      part: 'trigger',
      on: {
        event: 'attached',
        subject: CARD,
        from: 'hand',
        by: 'you',
        to: { get: 'pokemon', side: 'you', spot: 'bench' },
      },
      do: [{ op: 'heal', n: 20, from: HOLDER }],
    });
  });

  it('may have effects that hold only for some bearers', () => {
    const text =
      "If the Pokémon Lantern Energy is attached to attacks, the attack does 10 more damage to the Active Pokémon (before applying Weakness and Resistance). Ignore this effect if the Pokémon that Lantern Energy is attached to isn't Psychic.";
    expect(partsOf(energy(text))).toMatchObject([
      {
        question: 'damage-dealt',
        of: HOLDER,
        change: { add: 10 },
        at: 'before',
        while: { test: 'matches', of: HOLDER, where: { test: 'type', is: ['Psychic'] } },
      },
    ]);
    expect(wording(energy(text))).toContain('Ignore this effect unless');
  });

  it('leaves at the end of the turn it was attached', () => {
    const text =
      'Lantern Energy provides {C}{C} Energy. Discard Lantern Energy at the end of the turn it was attached.';
    expect(partsOf(energy(text))[1]).toMatchObject({
      part: 'trigger',
      on: { event: 'turn-ended' },
      if: { test: 'happened', what: { event: 'attached', subject: CARD }, when: 'this-turn' },
      do: [{ op: 'move', cards: CARD, to: { zone: 'discard' } }],
    });
    wording(energy(text));
  });
});

describe('the Pokémon that bears a Tool', () => {
  it('is told apart by what it is', () => {
    const text = 'The Grass Pokémon this card is attached to has no Weakness.';
    expect(partsOf(trainer(text, 'tool'))).toEqual([
      {
        part: 'answer',
        question: 'weakness',
        of: HOLDER,
        change: { none: true },
        while: { test: 'matches', of: HOLDER, where: { test: 'type', is: ['Grass'] } },
      },
    ]);
  });

  it('lends the card its ears: a cure at the end of a turn', () => {
    const text =
      'At the end of each turn, if the Pokémon this card is attached to has 2 or more damage counters on it, heal 20 damage from it and discard this card.';
    expect(partsOf(trainer(text, 'tool'))).toMatchObject([
      {
        on: { event: 'turn-ended' },
        if: { test: 'matches', of: HOLDER },
        do: [
          { op: 'heal', n: 20, from: HOLDER },
          { op: 'move', cards: CARD },
        ],
      },
    ]);
    wording(trainer(text, 'tool'));
  });

  it('may use the attack of the card', () => {
    const text =
      'The Basic Pokémon this card is attached to can use the attack on this card. (You still need the necessary Energy to use this attack.)';
    const art = { name: 'Old Art', cost: [], damage: 30, mark: '', text: '', gx: false, vstar: false } as const;
    expect(partsOf({ ...trainer(text, 'tool'), attacks: [art] })).toMatchObject([
      { question: 'attacks', of: HOLDER, change: { gain: { get: 'attacks', of: CARD } }, while: { of: HOLDER } },
    ]);
    expect(fault(trainer(text, 'tool')).reason).toBe('the attack on this card is not given');
  });

  it('is not there where the card is never attached', () => {
    expect(fault(trainer('Heal 20 damage from the Pokémon this card is attached to.')).reason).toContain('attached');
  });
});
