import { describe, expect, it } from 'vitest';
import type { AttackFacts, CardFacts } from '../../../src/engine/index.js';
import { acts, fault, partsOf, reworded, withAttack, withPower } from './texts.js';

const DEFENDER = { get: 'ref', name: 'defender' };
const SELF = { get: 'ref', name: 'self' };
const SUBJECT = { get: 'ref', name: 'subject' };
const ATTACKS = { what: ['attack'] };
const FORBID = { forbid: true };
const heads = { test: 'compare', a: { num: 'bound', of: '#1', what: 'heads' }, rel: '>=', b: 1 };
const tails = { ...heads, rel: '=', b: 0 };

const said = (text: string, printed: Partial<AttackFacts> = {}): string =>
  reworded(withAttack(text, printed)).attacks[0].text;

describe('a rule for a time', () => {
  it('is put in force on the Pokémon it names, which is then its subject', () => {
    const text = "Your opponent's Active Pokémon is now Burned. It can't retreat during your opponent's next turn.";
    expect(acts(text)).toEqual([
      { op: 'condition', give: ['burned'], to: { get: 'pokemon', side: 'opponent', spot: 'active' } },
      {
        op: 'lasting',
        on: { get: 'pokemon', side: 'opponent', spot: 'active' },
        rules: [{ part: 'answer', question: 'can-retreat', of: SUBJECT, change: FORBID }],
        span: 'opponents-next-turn',
      },
    ]);
  });

  it('may forbid several things at once', () => {
    const text = "The Defending Pokémon can't attack or retreat during your opponent's next turn.";
    expect(acts(text)).toMatchObject([
      { op: 'lasting', on: DEFENDER, rules: [{ question: 'can-attack' }, { question: 'can-retreat' }] },
    ]);
    expect(said(text)).toBe("During your opponent's next turn, the Defending Pokémon can't attack or retreat.");
  });

  it('may follow a condition of the same Pokémon', () => {
    const text = "The Defending Pokémon is now Asleep and can't retreat during your opponent's next turn.";
    expect(acts(text)).toMatchObject([
      { op: 'condition', to: DEFENDER },
      { op: 'lasting', on: DEFENDER },
    ]);
  });

  it('that begins now lasts for the turn that follows only, where it matters in that turn only', () => {
    const until = "The Defending Pokémon can't retreat until the end of your opponent's next turn.";
    expect(acts(until)).toMatchObject([{ op: 'lasting', span: 'opponents-next-turn' }]);
    const shield = "Prevent all damage done to this Pokémon by attacks until the end of your opponent's next turn.";
    expect(acts(shield)).toMatchObject([{ op: 'lasting', span: 'to-end-of-opponents-next-turn' }]);
    expect(said(shield)).toBe(
      "Until the end of your opponent's next turn, prevent all damage done to this Pokémon by attacks.",
    );
    const powers =
      "Until the end of your opponent's next turn, your opponent can't use any Poké-Powers on their Pokémon.";
    expect(acts(powers)).toMatchObject([{ on: 'opponent', span: 'to-end-of-opponents-next-turn' }]);
    expect(said(powers)).toBe(powers);
  });

  it('changes what attacks do, or what a Pokémon takes', () => {
    const less =
      "During your opponent's next turn, the Defending Pokémon's attacks do 20 less damage (before applying Weakness and Resistance).";
    expect(acts(less)).toMatchObject([
      { on: DEFENDER, rules: [{ question: 'damage-dealt', of: SUBJECT, change: { add: -20 }, at: 'before' }] },
    ]);
    const more =
      'During your next turn, if an attack does damage to the Defending Pokémon (after applying Weakness and Resistance), that attack does 40 more damage.';
    expect(acts(more)).toMatchObject([
      { on: DEFENDER, rules: [{ question: 'damage-taken', change: { add: 40 }, from: ATTACKS, at: 'after' }] },
    ]);
  });

  it('may hold against some attackers only', () => {
    const text =
      "During your opponent's next turn, prevent all damage done to this Pokémon by attacks from Basic Pokémon.";
    expect(acts(text)).toMatchObject([
      { on: SELF, rules: [{ question: 'damage-from', from: { ...ATTACKS, where: { test: 'stage', is: ['basic'] } } }] },
    ]);
  });

  it('for all Pokémon of a side sits on the player, and a reminder says that later ones are meant', () => {
    const text = "During your next turn, your Pokémon can't attack.";
    const includes = '(This includes new Pokémon that come into play.)';
    expect(acts(`${text} ${includes}`)).toEqual([
      {
        op: 'lasting',
        on: 'you',
        rules: [
          {
            part: 'answer',
            question: 'can-attack',
            of: { get: 'pokemon', side: 'you', spot: 'in-play' },
            change: FORBID,
          },
        ],
        span: 'your-next-turn',
      },
    ]);
    expect(fault(withAttack(text)).reason).toMatch(/come into play later/);
    expect(fault(withAttack(`Draw a card. ${includes}`)).reason).toMatch(/reminder/);
  });

  it('ends early where the text says so', () => {
    const text =
      "The Defending Pokémon can't attack Lanternfin during your opponent's next turn. (Benching or evolving either Pokémon ends this effect.)";
    expect(acts(text)).toMatchObject([
      {
        on: DEFENDER,
        rules: [{ question: 'can-attack', to: SELF }],
        ends: [
          { event: 'moved-to-bench', subject: SELF },
          { event: 'evolved', subject: SELF },
          { event: 'moved-to-bench', subject: DEFENDER },
          { event: 'evolved', subject: DEFENDER },
        ],
      },
    ]);
    expect(said(text)).toMatch(/Benching or evolving either Pokémon ends this effect\.$/);
    expect(fault(withAttack('Draw a card. (Benching Lanternfin ends this effect.)')).reason).toMatch(/no effect/);
  });

  it('against damage alone may say that other effects still happen', () => {
    const text = "Prevent all damage done to Lanternfin during your opponent's next turn.";
    const still = '(Any other effects of attacks still happen.)';
    expect(acts(text)).toMatchObject([{ rules: [{ question: 'damage-from', change: FORBID }] }]);
    expect(acts(`${text} ${still}`)).toMatchObject([{ rules: [{ question: 'damage-from', from: ATTACKS }] }]);
    const all =
      "Prevent all effects of attacks, including damage, done to Lanternfin during your opponent's next turn.";
    expect(fault(withAttack(`${all} ${still}`)).reason).toMatch(/other effects/);
  });

  it('keeps Pokémon from being evolved from the hand, by whatever would do it', () => {
    const text =
      "During your opponent's next turn, they can't play any Pokémon from their hand to evolve their Pokémon.";
    expect(acts(text)).toMatchObject([
      { op: 'lasting', on: 'opponent', rules: [{ question: 'can-evolve', of: { side: 'opponent', spot: 'in-play' } }] },
    ]);
  });

  it('may change what a Knock Out brings', () => {
    const text = 'If the Defending Pokémon is Knocked Out during your next turn, take 2 more Prize cards.';
    expect(acts(text)).toMatchObject([{ on: DEFENDER, rules: [{ question: 'prizes-taken', change: { add: 2 } }] }]);
  });

  it('may come to another turn, and then it is said what is left out', () => {
    const text = 'Take another turn after this one.';
    expect(acts(`${text} (Skip Pokémon Checkup.)`)).toEqual([{ op: 'outcome', is: 'extra-turn' }]);
    expect(fault(withAttack(text)).reason).toMatch(/not said how/);
  });

  it('for a player is not tied to a Pokémon', () => {
    const text =
      "Your opponent can't play any Trainer cards (except for Supporter cards) from his or her hand during his or her next turn.";
    expect(acts(text)).toMatchObject([
      {
        op: 'lasting',
        on: 'opponent',
        rules: [{ question: 'can-play', of: 'opponent', change: FORBID, which: { test: 'all' } }],
        span: 'opponents-next-turn',
      },
    ]);
    expect(said(text)).toBe(
      "During your opponent's next turn, your opponent can't play any Trainer cards (except for Supporter cards) from their hand.",
    );
  });
});

describe('an attack that is named', () => {
  const NAMED = { name: 'Lantern Blow' };

  it('is an attack of the card', () => {
    const text = "During your next turn, this Pokémon can't use Lantern Blow.";
    expect(acts(text, NAMED)).toMatchObject([
      {
        on: SELF,
        rules: [{ question: 'can-use-attack', change: FORBID, attack: 'Lantern Blow' }],
        span: 'your-next-turn',
      },
    ]);
    expect(fault(withAttack("During your next turn, this Pokémon can't use Deep Dive.", NAMED)).reason).toMatch(
      /no such attack/,
    );
  });

  it('may be called "this attack"', () => {
    const [one] = acts("This attack can't be used during your next turn.", NAMED) as { rules: unknown }[];
    expect(one.rules).toMatchObject([{ attack: 'Lantern Blow' }]);
  });

  it('may have another number, and the one it had is checked', () => {
    const base = (n: number): string =>
      `During your next turn, Lanternfin's Lantern Blow attack's base damage is 80 instead of ${n}.`;
    expect(acts(base(30), NAMED)).toMatchObject([{ rules: [{ change: { set: 80 }, at: 'base' }] }]);
    expect(fault(withAttack(base(40), NAMED)).reason).toMatch(/another number/);
  });
});

describe('an attack that is chosen', () => {
  it('may be forbidden to its Pokémon', () => {
    const text =
      "Choose 1 of the Defending Pokémon's attacks. That Pokémon can't use that attack during your opponent's next turn.";
    expect(acts(text)).toEqual([
      { op: 'pick', of: { get: 'attacks', of: DEFENDER, take: { n: 1 } }, as: '#1', step: 'choice' },
      {
        op: 'lasting',
        on: DEFENDER,
        rules: [
          {
            part: 'answer',
            question: 'can-use-attack',
            of: SUBJECT,
            change: FORBID,
            which: { test: 'is', of: { get: 'ref', name: '#1' } },
          },
        ],
        span: 'opponents-next-turn',
      },
    ]);
  });

  it('may be used, with or without its Energy', () => {
    const text = "Choose an attack from 1 of your opponent's Benched Pokémon and use it as this attack.";
    expect(acts(text)).toMatchObject([{ op: 'use', what: { get: 'attacks', take: { n: 1 } }, pay: 'nothing' }]);
    const paid = `${text} If this Pokémon doesn't have the necessary Energy to use that attack, this attack does nothing.`;
    expect(acts(paid)).toMatchObject([{ op: 'use', pay: 'cost' }]);
    expect(said(paid)).toBe(paid);
  });

  it('may be copied by name, and the name is that of the attack', () => {
    const copy = (name: string): string =>
      `Choose 1 of the Defending Pokémon's attacks. ${name} copies that attack except for its Energy cost. Lanternfin performs that attack.`;
    expect(acts(copy('Lantern Blow'))).toMatchObject([
      { op: 'pick', as: '#1' },
      { op: 'use', what: { name: '#1' }, pay: 'nothing' },
    ]);
    expect(fault(withAttack(copy('Deep Dive'))).reason).toMatch(/another attack/);
    const still = (type: string): string =>
      `${copy('Lantern Blow')} (No matter what type that Pokémon is, Lanternfin's type is still ${type}.)`;
    const water = (text: string): CardFacts => ({ ...withAttack(text), types: ['Water'] });
    expect(partsOf(water(still('Water')))).toMatchObject([{ do: [{ op: 'pick' }, { op: 'use' }] }]);
    expect(fault(water(still('Fire'))).reason).toMatch(/other types/);
  });
});

describe('a card that is used', () => {
  it('is chosen where it is, or was moved before', () => {
    const found =
      'Search your discard pile for a Supporter card and use the effect of that card as the effect of this attack.';
    const pick = { op: 'pick', of: { get: 'cards', in: { zone: 'discard', whose: 'you' } }, as: '#1' };
    const use = { op: 'use', what: { get: 'ref', name: '#1' }, pay: 'nothing' };
    expect(acts(found)).toMatchObject([pick, use]);
    expect(acts(`${found} (The Supporter card remains in your discard pile.)`)).toMatchObject([pick, use]);
    const paid = 'Discard a Supporter card from your hand. Use the effect of that card as the effect of this attack.';
    expect(acts(paid)).toMatchObject([{ op: 'move', as: '#1' }, use]);
    expect(said(paid)).toBe(
      'Discard a Supporter card from your hand. Use the effect of that card as the effect of this card.',
    );
  });

  it('is one card', () => {
    const text = 'Discard 2 Supporter cards from your hand. Use the effect of that card as the effect of this attack.';
    expect(fault(withAttack(text)).reason).toMatch(/nothing was done before/);
  });
});

describe('an attack of the last turn', () => {
  it('may keep this one from being used', () => {
    const text =
      "Draw a card. If 1 of your Pokémon used Lantern Blow during your last turn, this attack can't be used.";
    expect(partsOf(withAttack(text))).toMatchObject([
      {
        if: {
          test: 'not',
          of: { test: 'happened', what: { event: 'used-attack', attack: 'Lantern Blow' }, when: 'your-last-turn' },
        },
      },
    ]);
    expect(said(text)).toBe(
      "This attack can't be used if 1 of your Pokémon used Lantern Blow during your last turn. Draw a card.",
    );
  });
});

describe('what is done later', () => {
  it('when a Pokémon tries to attack may keep it from attacking', () => {
    const text =
      "If the Defending Pokémon tries to attack during your opponent's next turn, your opponent flips a coin. If tails, this attack does nothing.";
    expect(acts(text)).toEqual([
      {
        op: 'lasting',
        on: DEFENDER,
        rules: [
          {
            part: 'would',
            on: { event: 'attacked', subject: SUBJECT },
            do: [
              { op: 'flip', coins: 1, who: 'opponent', as: '#1' },
              { op: 'if', if: tails, do: [{ op: 'prevent', what: 'event' }] },
            ],
          },
        ],
        span: 'opponents-next-turn',
      },
    ]);
  });

  it('when damage would be done may hang on how much it is', () => {
    const text =
      "During your opponent's next turn, if Lanternfin would be damaged by an attack, prevent that attack's damage done to Lanternfin if that damage is 30 or less.";
    expect(acts(text)).toMatchObject([
      {
        rules: [
          {
            part: 'would',
            on: { event: 'damaged', subject: SUBJECT, source: ATTACKS },
            if: { a: { num: 'bound', of: '#event', what: 'amount' }, rel: '<=', b: 30 },
            do: [{ op: 'prevent', what: 'damage' }],
          },
        ],
      },
    ]);
    expect(fault(withAttack('Draw a card if that damage is 30 or less.')).reason).toMatch(/nothing happens/);
  });

  it('prevents what would happen to the same Pokémon only', () => {
    const text =
      "During your opponent's next turn, if Lanternfin would be damaged by an attack, prevent that attack's damage done to the Defending Pokémon.";
    expect(fault(withAttack(text)).reason).toMatch(/another Pokémon/);
    expect(fault(withAttack('Flip a coin. If heads, prevent that damage.')).reason).toMatch(/nothing would happen/);
  });

  it('when it is damaged knows the attacker', () => {
    const text =
      "During your opponent's next turn, if this Pokémon is damaged by an attack (even if it is Knocked Out), put 4 damage counters on the Attacking Pokémon.";
    expect(acts(text)).toMatchObject([
      {
        on: SELF,
        rules: [
          {
            part: 'trigger',
            on: { event: 'damaged', subject: SUBJECT, source: ATTACKS, evenIfKnockedOut: true },
            do: [{ op: 'put-counters', n: 4, on: { name: 'attacker' } }],
          },
        ],
      },
    ]);
  });

  it('may put back as many counters as the damage put on it', () => {
    const text = (whom: string): string =>
      `During your opponent's next turn, if this Pokémon is damaged by an attack, put damage counters on the Attacking Pokémon equal to the damage done to ${whom}.`;
    expect(acts(text('this Pokémon'))).toMatchObject([
      { rules: [{ do: [{ op: 'put-counters', n: { num: 'bound', of: '#event', what: 'n' } }] }] },
    ]);
    expect(fault(withAttack(text('the Attacking Pokémon'))).reason).toMatch(/another Pokémon/);
  });

  it('may hang on what is so at the end of a turn, and then sits on the player', () => {
    const text =
      "If Lanternfin is your Active Pokémon at the end of your opponent's next turn, put 2 damage counters on 1 of your opponent's Benched Pokémon.";
    expect(acts(text)).toMatchObject([
      {
        op: 'lasting',
        on: 'you',
        rules: [{ part: 'trigger', on: { event: 'turn-ended', by: 'opponent' }, if: { of: SELF } }],
      },
    ]);
  });

  it('at the end of a turn is done to the Pokémon that was hit', () => {
    const text = "At the end of your opponent's next turn, the Defending Pokémon will be Knocked Out.";
    expect(acts(text)).toEqual([
      {
        op: 'lasting',
        on: DEFENDER,
        rules: [
          {
            part: 'trigger',
            on: { event: 'turn-ended', by: 'opponent' },
            do: [{ op: 'knock-out', pokemon: SUBJECT }],
          },
        ],
        span: 'opponents-next-turn',
      },
    ]);
  });
});

describe('a Power that comes before what would happen', () => {
  it('flips, and keeps its Pokémon in play', () => {
    const facts = withPower(
      'If this Pokémon would be Knocked Out by damage from an attack, flip a coin. If heads, this Pokémon is not Knocked Out, and its remaining HP becomes 10.',
    );
    expect(partsOf(facts)).toEqual([
      {
        part: 'would',
        on: { event: 'knocked-out', subject: SELF, source: ATTACKS, cause: 'damage' },
        do: [
          { op: 'flip', coins: 1, as: '#1' },
          {
            op: 'if',
            if: heads,
            do: [
              { op: 'prevent', what: 'event' },
              { op: 'set-remaining-hp', hp: 10, of: SELF },
            ],
          },
        ],
      },
    ]);
    expect(reworded(facts).powers[0].text).toBe(facts.powers[0].text);
  });

  it('may take away only some of the damage', () => {
    const text = 'If any damage is done to this Pokémon by attacks, flip a coin. If heads, reduce that damage by 30.';
    const [would] = partsOf(withPower(text)) as unknown as { do: unknown[] }[];
    expect(would.do[1]).toMatchObject({ do: [{ op: 'prevent', what: 'damage', n: 30 }] });
  });

  it('may ask whether it was unhurt', () => {
    const text =
      'If this Pokémon has full HP and would be Knocked Out by damage from an attack, it is not Knocked Out, and its remaining HP becomes 10.';
    expect(partsOf(withPower(text))).toMatchObject([
      { part: 'would', if: { a: { num: 'stat', of: SELF, what: 'damage-before' }, rel: '=', b: 0 } },
    ]);
  });
});
