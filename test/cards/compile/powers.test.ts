import { describe, expect, it } from 'vitest';
import { fault, partsOf, reworded, withPower } from './texts.js';

const SELF = { get: 'ref', name: 'self' };
const THAT = { get: 'ref', name: 'that-pokemon' };
const ACTIVE = { test: 'matches', of: SELF, where: { test: 'spot', is: 'active' } };
const YOURS = { get: 'pokemon', side: 'you', spot: 'in-play' };
const THEIRS = { get: 'pokemon', side: 'opponent', spot: 'in-play' };

/** The parts of a power, and our own wording of it; both must say the same. */
const read = (text: string): { readonly parts: readonly unknown[]; readonly says: string } => {
  const facts = withPower(text);
  const again = reworded(facts);
  expect(partsOf(again)).toEqual(partsOf(facts));
  return { parts: partsOf(facts), says: again.powers[0].text };
};

describe('what a power costs and how often it may be used', () => {
  it('a payment is made first, in full', () => {
    const text =
      'You must discard 2 cards from your hand in order to use this Ability. Once during your turn, you may draw 3 cards.';
    expect(read(text).parts).toMatchObject([
      {
        part: 'action',
        do: [
          { op: 'move', step: 'cost', cards: { take: { n: 2 } } },
          { op: 'draw', n: 3 },
        ],
      },
    ]);
  });

  it('what comes of using it is done at the end', () => {
    const { parts, says } = read(
      'Once during your turn, you may draw a card. If you use this Ability, your turn ends.',
    );
    expect(parts).toMatchObject([{ do: [{ op: 'draw' }, { op: 'outcome', is: 'end-turn' }] }]);
    expect(says).toBe('Once during your turn, you may draw a card. If you use this Ability, your turn ends.');
  });

  it('a limit by name takes any name', () => {
    expect(
      read("Once during your turn, you may draw a card. You can't use more than 1 Dark Water Ability each turn.").parts,
    ).toMatchObject([{ limits: [{ of: 'card' }, { n: 1, per: 'turn', of: 'name', key: 'Dark Water' }] }]);
  });

  it('"during your turn" alone needs the reminder that it is once in a game', () => {
    expect(fault(withPower('During your turn, you may draw 2 cards.')).reason).toMatch(/how often/);
    expect(
      read("During your turn, you may draw 2 cards. (You can't use more than 1 VSTAR Power in a game.)").parts,
    ).toMatchObject([{ limits: [{ per: 'game', key: 'VSTAR' }] }]);
  });

  it('"you may use this Ability" makes a choice of all that follows', () => {
    const text =
      "When you play this Pokémon from your hand to evolve 1 of your Pokémon during your turn, you may use this Ability. Your opponent's Active Pokémon is now Asleep.";
    const { parts, says } = read(text);
    expect(parts).toMatchObject([
      { part: 'trigger', do: [{ op: 'may', do: [{ op: 'condition', give: ['asleep'] }] }] },
    ]);
    expect(says).toMatch(/you may use this Ability\. Your opponent's Active Pokémon is now Asleep\./);
  });
});

describe('what a power waits for', () => {
  it('names the Pokémon of the happening', () => {
    const text =
      'Whenever your opponent attaches an Energy card from their hand to 1 of their Pokémon, put 2 damage counters on that Pokémon.';
    expect(read(text).parts).toEqual([
      {
        part: 'trigger',
        on: { event: 'attached', card: { test: 'kind', is: ['energy'] }, to: THEIRS, from: 'hand', by: 'opponent' },
        do: [{ op: 'put-counters', n: 2, on: THAT }],
      },
    ]);
  });

  it('"it" is the Pokémon itself', () => {
    const text = 'Whenever you attach a Water Energy card from your hand to this Pokémon, heal 20 damage from it.';
    expect(read(text).parts).toMatchObject([{ on: { to: SELF }, do: [{ op: 'heal', n: 20, from: SELF }] }]);
  });

  it('between turns, and only as long as something is so', () => {
    const text =
      "As long as Lanternfin is your Active Pokémon, put 1 damage counter on each of your opponent's Pokémon between turns.";
    expect(read(text).parts).toEqual([
      { part: 'trigger', on: { event: 'checkup' }, while: ACTIVE, do: [{ op: 'put-counters', n: 1, on: THEIRS }] },
    ]);
  });

  it('something that happens again and again has its limit', () => {
    const text =
      'Once during your turn, when you attach an Energy card from your hand to this Pokémon, you may draw a card.';
    expect(read(text).parts).toMatchObject([{ limits: [{ n: 1, per: 'turn', of: 'card' }] }]);
    const once =
      'Once during your turn, when you play this Pokémon from your hand onto your Bench, you may draw a card.';
    expect(read(once).parts).not.toHaveProperty('0.limits');
  });

  it('whether a blow that knocks out counts must be said', () => {
    expect(fault(withPower('If this Pokémon is damaged by an attack, draw a card.')).reason).toMatch(/not understood/);
  });
});

describe('what comes before something', () => {
  it('may keep a Pokémon in play', () => {
    const text =
      'If this Pokémon has full HP and would be Knocked Out by damage from an attack, this Pokémon is not Knocked Out, and its remaining HP becomes 10.';
    expect(read(text).parts).toEqual([
      {
        part: 'would',
        on: { event: 'knocked-out', subject: SELF, source: { what: ['attack'] }, cause: 'damage' },
        if: { test: 'compare', a: { num: 'stat', of: SELF, what: 'damage-before' }, rel: '=', b: 0 },
        do: [
          { op: 'prevent', what: 'event' },
          { op: 'set-remaining-hp', hp: 10, of: SELF },
        ],
      },
    ]);
  });

  it('prevents what would happen and nothing else', () => {
    const text = 'If any damage is done to this Pokémon by attacks, flip a coin. If heads, prevent that damage.';
    expect(read(text).parts).toMatchObject([{ part: 'would', on: { event: 'damaged' } }]);
    const other =
      'If this Pokémon would be Knocked Out by damage from an attack, flip a coin. If heads, prevent that damage.';
    expect(fault(withPower(other)).reason).toMatch(/nothing would happen/);
  });
});

describe('rules that hold', () => {
  const rule = (text: string): unknown => read(text).parts[0];

  it('about damage that is done', () => {
    expect(
      rule(
        "Your Basic Water Pokémon's attacks, except any Lanternfin, do 10 more damage to your opponent's Active Pokémon (before applying Weakness and Resistance).",
      ),
    ).toMatchObject({
      question: 'damage-dealt',
      change: { add: 10 },
      of: {
        where: { test: 'all', of: [{ test: 'type' }, { test: 'stage' }, { test: 'not', of: { is: ['Lanternfin'] } }] },
      },
      at: 'before',
    });
  });

  it('about damage that is taken, and from whom', () => {
    expect(
      rule(
        "All of your Pokémon take 20 less damage from attacks from your opponent's Pokémon V (after applying Weakness and Resistance).",
      ),
    ).toEqual({
      part: 'answer',
      question: 'damage-taken',
      of: YOURS,
      change: { add: -20 },
      from: { what: ['attack'], whose: 'opponent', where: { test: 'tag', is: ['V'] } },
      at: 'after',
    });
  });

  it('effects are prevented without damage only where the text says so', () => {
    const text = "Prevent all effects of attacks from your opponent's Pokémon done to this Pokémon.";
    expect(fault(withPower(text)).reason).toMatch(/damage is meant too/);
    expect(rule(`${text} (Damage is not an effect.)`)).toMatchObject({ question: 'effects-from' });
  });

  it('about costs, HP and types', () => {
    expect(rule("If you have Seastar and Moonray in play, this Pokémon's attacks cost {C}{C} less.")).toMatchObject({
      question: 'attack-cost',
      change: { add: -2 },
      while: { test: 'all' },
    });
    expect(rule('If this Pokémon has 3 or more Water Energy attached, it gets +150 HP.')).toMatchObject({
      of: SELF,
      question: 'hp',
      change: { add: 150 },
    });
    expect(rule('As long as this Pokémon is in play, it is Fire and Water type.')).toMatchObject({
      of: SELF,
      change: { types: ['Fire', 'Water'] },
    });
  });

  it('about players', () => {
    expect(
      rule("As long as this Pokémon is in the Active Spot, your opponent can't play any Item cards from their hand."),
    ).toEqual({
      part: 'answer',
      question: 'can-play',
      of: 'opponent',
      change: { forbid: true },
      which: { test: 'kind', is: ['item'] },
      while: ACTIVE,
    });
  });

  it("a name in play may be a Pokémon's or a Stadium's", () => {
    expect(rule('As long as Moonray Reef is in play, this Pokémon has no Retreat Cost.')).toMatchObject({
      while: { test: 'any', of: [{ of: { get: 'pokemon' } }, { of: { in: { zone: 'stadium' } } }] },
    });
  });
});

describe('what a power does', () => {
  const acts = (text: string): unknown => {
    const [part] = read(`Once during your turn, you may ${text}`).parts as { readonly do: unknown }[];
    return part.do;
  };

  it('moves damage counters to another than the one they come from', () => {
    expect(acts("move up to 2 damage counters from 1 of your opponent's Pokémon to another of their Pokémon.")).toEqual(
      [
        { op: 'pick', as: '#1', of: { ...THEIRS, take: { n: 1 } } },
        { op: 'pick', as: '#2', of: { get: 'number', from: 1, to: 2 } },
        {
          op: 'move-counters',
          n: { num: 'bound', of: '#2', what: 'amount' },
          from: { get: 'ref', name: '#1' },
          to: { ...THEIRS, where: { test: 'not', of: { test: 'is', of: { get: 'ref', name: '#1' } } }, take: { n: 1 } },
        },
      ],
    );
  });

  it('exchanges the card for another; what stays and where the old one goes is told', () => {
    const kept =
      '(Any cards attached to Lanternfin, damage counters, Special Conditions, and effects on it are now on the new Pokémon.)';
    const swap = 'search your deck for another Lanternfin and switch it with Lanternfin.';
    expect(
      acts(`${swap} ${kept} If you do, put Lanternfin on top of your deck. Shuffle your deck afterward.`),
    ).toMatchObject([
      {
        op: 'exchange',
        pokemon: SELF,
        keeps: ['damage', 'conditions', 'effects'],
        to: { zone: 'deck', end: 'top' },
      },
      { op: 'shuffle' },
    ]);
    expect(fault(withPower(`Once during your turn, you may ${swap} Shuffle your deck.`)).reason).toMatch(/what stays/);
  });

  it('evolves itself, and a reminder of that is checked', () => {
    expect(acts('put Moonray from your hand onto Lanternfin (this counts as evolving Lanternfin).')).toMatchObject([
      { op: 'evolve', pokemon: SELF, with: { in: { zone: 'hand' }, where: { is: ['Moonray'] } } },
    ]);
    expect(
      fault(withPower('Once during your turn, you may draw a card. (This counts as evolving Lanternfin.)')).reason,
    ).toMatch(/what is not done/);
  });

  it('has another player do something', () => {
    expect(acts('have your opponent switch their Active Pokémon with 1 of their Benched Pokémon.')).toMatchObject([
      { op: 'as-player', who: 'opponent', do: [{ op: 'switch', in: { side: 'you', spot: 'bench' } }] },
    ]);
  });

  it('"your other Pokémon" are the others than this one', () => {
    const others = { ...YOURS, where: { test: 'not', of: { test: 'is', of: SELF } } };
    expect(acts('move any number of Water Energy from your other Pokémon to this Pokémon.')).toMatchObject([
      { op: 'attach', cards: { in: { on: others }, take: { any: true } }, to: SELF },
    ]);
    expect(
      fault(
        withPower('Once during your turn, you may move an Energy from 1 of your Pokémon to 1 of your other Pokémon.'),
      ).reason,
    ).toMatch(/which others/);
  });
});

describe('rules that say how they hold', () => {
  it('only once, however many have them', () => {
    const { parts, says } = read(
      "All of your Pokémon in play get +40 HP. You can't apply more than 1 Deep Song Ability at a time.",
    );
    expect(parts).toMatchObject([{ question: 'hp', atMostOne: 'Deep Song' }]);
    expect(says).toMatch(/more than 1 Deep Song Ability at a time/);
  });

  it('ending what is there already', () => {
    const text =
      "This Pokémon can't be affected by any Special Conditions. (Remove any Special Conditions affecting this Pokémon.)";
    expect(read(text).parts).toMatchObject([{ question: 'can-have-condition', existing: 'end' }]);
    expect(
      fault(withPower(`This Pokémon has no Weakness. (Remove any Special Conditions affecting this Pokémon.)`)).reason,
    ).toMatch(/kept away/);
  });

  it('for Energy and for Prize cards', () => {
    expect(read('Each basic Water Energy attached to your Pokémon provides {W}{W} Energy.').parts).toMatchObject([
      { question: 'provides', of: { in: { on: YOURS, what: 'energy' } }, change: { types: ['Water', 'Water'] } },
    ]);
    expect(
      read(
        "If this Pokémon is Knocked Out by damage from an attack from your opponent's Pokémon V, your opponent can't take any Prize cards for it.",
      ).parts,
    ).toMatchObject([{ question: 'prizes-taken', of: SELF, change: { set: 0 }, from: { whose: 'opponent' } }]);
  });
});

describe('reminders and exceptions', () => {
  it('a reminder of how a rule works stands only with that rule', () => {
    const lost = 'If it loses this Ability, discard Pokémon Tools from it until only 1 remains.';
    expect(read(`This Pokémon may have up to 2 Pokémon Tools attached to it. ${lost}`).parts).toMatchObject([
      { question: 'tool-limit', change: { set: 2 } },
    ]);
    expect(fault(withPower(`This Pokémon has no Weakness. ${lost}`)).reason).toMatch(/not there/);
  });

  it('an Ability may be left out by its name', () => {
    const { parts, says } = read(
      "As long as this Pokémon is in the Active Spot, your opponent's Pokémon in play have no Abilities, except for Deep Song.",
    );
    expect(parts).toMatchObject([
      {
        question: 'text-works',
        change: { none: true },
        which: { test: 'all', of: [{ test: 'power' }, { test: 'not', of: { name: 'Deep Song' } }] },
      },
    ]);
    expect(says).toMatch(/have no Abilities, except Deep Song/);
  });

  it('to have no such power is more than not to be able to use it', () => {
    const gone = read("Your opponent's Pokémon have no Abilities.");
    expect(gone.parts).toMatchObject([{ question: 'text-works', change: { none: true } }]);
    expect(gone.says).toMatch(/have no Abilities/);
    const idle = read("Your opponent's Pokémon can't use any Poké-Bodies.");
    expect(idle.parts).toMatchObject([{ question: 'text-works', change: { forbid: true } }]);
    expect(idle.says).toMatch(/can't use any Poké-Bodies/);
  });

  it('the highest card of an Evolved Pokémon comes off', () => {
    const text =
      "Once during your turn, you may devolve 1 of your opponent's evolved Pokémon by putting the highest Stage Evolution card on it into your opponent's hand.";
    expect(read(text).parts).toMatchObject([
      { do: [{ op: 'devolve', n: 1, to: { zone: 'hand', whose: 'opponent' } }] },
    ]);
  });
});

describe('a power that works out of play', () => {
  it('moves its own card, and nothing in play does so', () => {
    const text = 'Once during your turn, if this Pokémon is in your discard pile, you may put it onto your Bench.';
    expect(read(text).parts).toMatchObject([
      {
        part: 'action',
        from: 'discard',
        do: [{ op: 'move', cards: { get: 'ref', name: 'card' }, to: { zone: 'bench' } }],
      },
    ]);
    expect(fault(withPower('Once during your turn, you may put this Pokémon into your hand.')).reason).toMatch(
      /cards on it/,
    );
  });
});

describe('a power that may be used when something happens', () => {
  it('is one choice as a whole', () => {
    const text =
      'When you play this Pokémon from your hand onto your Bench during your turn, you may draw 2 cards. Your opponent draws a card.';
    expect(read(text).parts).toMatchObject([{ do: [{ op: 'may', do: [{ op: 'draw' }, { op: 'as-player' }] }] }]);
  });
});
