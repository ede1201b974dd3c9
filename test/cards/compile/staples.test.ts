import { describe, expect, it } from 'vitest';
import { energy, fault, partsOf, reworded, trainer, withAttack, withPower, wording } from './texts.js';

/* Sentences of cards that were in nearly every deck of their time, each on a card of our own. */

const HAND = { zone: 'hand', whose: 'you' };
const OTHERS = { test: 'not', of: { test: 'is', of: { get: 'ref', name: 'card' } } };
const ANOTHER = { test: 'exists', of: { get: 'cards', in: HAND, where: OTHERS } };

/** The same parts, read again from our own words. */
const again = (facts: Parameters<typeof partsOf>[0]): unknown => partsOf(reworded(facts));

describe('cards that are played for what they do', () => {
  it('cannot find what a later sentence leaves out', () => {
    const text =
      "Search your discard pile for a Trainer card and put it into your hand. You can't choose Old Sea Chart with the effect of this card.";
    expect(partsOf(trainer(text))).toMatchObject([
      {
        do: [
          {
            cards: {
              where: {
                test: 'all',
                of: [
                  { test: 'kind', is: ['trainer'] },
                  { test: 'not', of: { test: 'name', is: ['Old Sea Chart'] } },
                ],
              },
            },
          },
        ],
      },
    ]);
    expect(wording(trainer(text))).toContain('(excluding Old Sea Chart)');
    expect(
      fault(trainer("Draw a card. You can't choose Old Sea Chart with the effect of this card.")).reason,
    ).toContain('chosen before');
  });

  it('may be kept from being played by what lies somewhere', () => {
    const text = "Draw 2 cards. If any Old Sea Chart is in your discard pile, you can't play this card.";
    const there = {
      test: 'exists',
      of: { get: 'cards', in: { zone: 'discard', whose: 'you' }, where: { test: 'name', is: ['Old Sea Chart'] } },
    };
    expect(partsOf(trainer(text))).toEqual([
      { part: 'play', if: { test: 'not', of: there }, do: [{ op: 'draw', n: 2 }] },
    ]);
    expect(wording(trainer(text))).toBe(
      "If you have an Old Sea Chart in your discard pile, you can't play this card. Draw 2 cards.",
    );
  });

  it('are paid for with what the first sentence says, though the last one calls it so', () => {
    const text =
      "Choose a card from your hand and put it on top of your deck. Draw 2 cards. (If this is the only card in your hand, you can't play this card.)";
    expect(partsOf(trainer(text))).toMatchObject([
      {
        if: ANOTHER,
        do: [
          { op: 'move', to: { zone: 'deck', end: 'top' }, step: 'cost' },
          { op: 'draw', n: 2 },
        ],
      },
    ]);
    expect(wording(trainer(text))).toBe(
      'You can play this card only if you put another card from your hand on top of your deck. Draw 2 cards.',
    );
  });

  it('need another card in the hand where one is kept', () => {
    const text =
      "Choose 1 card in your hand and shuffle the rest of your cards into your deck. Draw 3 cards. (If this is the only card in your hand, you can't play this card.)";
    expect(partsOf(trainer(text))).toMatchObject([
      {
        if: ANOTHER,
        do: [
          { op: 'pick', as: '#1', of: { in: HAND, take: { n: 1 } } },
          { op: 'move', cards: { in: HAND, where: { test: 'not', of: { of: { name: '#1' } } } }, to: { zone: 'deck' } },
          { op: 'shuffle', zone: 'deck' },
          { op: 'draw', n: 3 },
        ],
      },
    ]);
    wording(trainer(text));
  });
});

describe('searching', () => {
  it('in one of two places is a choice; the deck is shuffled where it was searched', () => {
    const text =
      'Search your deck or your discard pile for a Supporter card, show it to your opponent, and put it into your hand. If you search your deck, shuffle your deck afterward.';
    expect(partsOf(trainer(text))).toMatchObject([
      {
        do: [
          {
            op: 'modal',
            options: [
              { do: [{ op: 'move', cards: { in: { zone: 'deck' } }, reveal: true }, { op: 'shuffle' }] },
              { do: [{ op: 'move', cards: { in: { zone: 'discard' } }, reveal: true }] },
            ],
          },
        ],
      },
    ]);
    wording(trainer(text));
    expect(fault(trainer('Draw a card. If you search your deck, shuffle your deck afterward.')).reason).toContain(
      'searched',
    );
    expect(fault(trainer(text.replace(/ If you search.*/, ''))).reason).toContain('shuffled');
  });

  it('may end the turn, found or not', () => {
    const text =
      'Lantern Energy provides Colorless Energy. Once during your turn, you may search your deck for a Basic Pokémon and put it onto your Bench. If you do, shuffle your deck and your turn ends.';
    expect(partsOf(energy(text))).toMatchObject([
      { question: 'provides' },
      {
        part: 'action',
        do: [{ op: 'move' }, { op: 'shuffle' }, { op: 'if', do: [{ op: 'outcome', is: 'end-turn' }] }],
      },
    ]);
    wording(energy(text));
  });
});

describe('cards that are attached', () => {
  it('may add to the damage done to the Defending Pokémon alone', () => {
    const text =
      'Attach Old Sea Chart to 1 of your Pokémon. If the Pokémon Old Sea Chart is attached to attacks, the attack does 20 more damage to the Defending Pokémon (before applying Weakness and Resistance).';
    expect(partsOf(trainer(text))).toMatchObject([
      { part: 'play' },
      { question: 'damage-dealt', change: { add: 20 }, to: { side: 'opponent', spot: 'active' }, at: 'before' },
    ]);
    wording(trainer(text));
  });

  it('say what they count as out of play, which is true of every Special Energy card', () => {
    const text =
      'Lantern Energy provides every type of Energy but provides only 1 Energy at a time. (While not in play, Lantern Energy counts as Colorless Energy.)';
    expect(partsOf(energy(text))).toMatchObject([{ question: 'provides' }]);
  });
});

describe('what lets a Stadium or an Energy card change everything', () => {
  it('is a choice to win', () => {
    const text =
      "Once during each player's turn, if that player's opponent has 6 or more Pokémon in the Lost Zone, the player may choose to win the game.";
    expect(partsOf(trainer(text, 'stadium'))).toMatchObject([
      {
        part: 'action',
        by: 'each',
        if: { test: 'exists', of: { in: { zone: 'lost-zone', whose: 'opponent' } }, n: 6 },
        do: [{ op: 'outcome', is: 'win' }],
      },
    ]);
    wording(trainer(text, 'stadium'));
  });

  it('or another Special Energy card beside it', () => {
    const text =
      'Lantern Energy provides every type of Energy but provides only 1 Energy at a time. Lantern Energy provides Colorless Energy when attached to a Pokémon that already has Special Energy cards attached to it.';
    expect(partsOf(energy(text))).toMatchObject([
      { change: { n: 1 } },
      {
        change: { types: ['Colorless'] },
        while: { test: 'exists', of: { where: { of: [{ is: ['special-energy'] }, OTHERS] } } },
      },
    ]);
    wording(energy(text));
  });
});

describe('evolving earlier, for each player', () => {
  const NOT_FIRST = { test: 'not', of: { test: 'turn', first: true } };

  it('leaves the first turn of whoever has the turn as it is', () => {
    const text = 'Each player may evolve a Pokémon that he or she just played or evolved during that turn.';
    expect(partsOf(trainer(text, 'stadium'))).toEqual([
      {
        part: 'answer',
        question: 'can-evolve',
        of: { get: 'pokemon', side: 'any', spot: 'in-play' },
        change: { allow: true },
        while: NOT_FIRST,
      },
    ]);
    wording(trainer(text, 'stadium'));
  });

  it('or lets them evolve then, too', () => {
    const text = "Each player's Water Pokémon can evolve during their first turn or the turn they play those Pokémon.";
    const [rule] = partsOf(trainer(text, 'stadium'));
    expect(rule).toMatchObject({
      of: { side: 'any', where: { test: 'type', is: ['Water'] } },
      change: { allow: true },
    });
    expect(rule).not.toHaveProperty('while');
    expect(wording(trainer(text, 'stadium'))).toBe(text);
  });

  it('may be said of what they evolve into', () => {
    const text =
      "Each player's Water Pokémon can evolve into Metal Pokémon during the turn they play those Pokémon, except during their first turn.";
    expect(partsOf(trainer(text, 'stadium'))).toMatchObject([
      { which: { test: 'type', is: ['Metal'] }, while: NOT_FIRST },
    ]);
    expect(wording(trainer(text, 'stadium'))).toBe(text);
  });
});

describe('Pokémon', () => {
  it('are put somewhere alone where the text says what becomes of the cards attached to them', () => {
    const text = 'Put 1 of your Pokémon into your hand. (Discard all attached cards.)';
    expect(partsOf(trainer(text))).toEqual([
      {
        part: 'play',
        do: [
          { op: 'pick', as: '#1', of: { get: 'pokemon', side: 'you', spot: 'in-play', take: { n: 1 } } },
          { op: 'move', cards: { get: 'whole', of: { get: 'ref', name: '#1' }, bare: true }, to: { zone: 'hand' } },
        ],
      },
    ]);
    wording(trainer(text));
    expect(fault(trainer('Put 1 of your Pokémon into your hand.')).reason).toContain('cards on it');
    expect(fault(trainer('Draw a card. (Discard all attached cards.)')).reason).toContain('put anywhere');
  });

  it('are put elsewhere than into the discard pile only when they are Knocked Out', () => {
    const power = withPower(
      "If this Pokémon is Knocked Out by damage from an attack from your opponent's Pokémon, put it into your hand instead of the discard pile. (Discard all attached cards.)",
    );
    expect(partsOf(power)).toMatchObject([
      {
        part: 'trigger',
        on: { event: 'knocked-out' },
        do: [{ cards: { get: 'whole', bare: true }, to: { zone: 'hand' } }],
      },
    ]);
    expect(again(power)).toEqual(partsOf(power));
    const body = withPower(
      "As long as Lanternfin is your Active Pokémon, if any of your opponent's Water Pokémon would be Knocked Out, put that Pokémon and all cards attached to it in the Lost Zone instead of discarding it.",
      'poke-body',
    );
    expect(partsOf(body)).toMatchObject([
      {
        part: 'trigger',
        on: { event: 'knocked-out', subject: { side: 'opponent', where: { test: 'type', is: ['Water'] } } },
        do: [{ cards: { get: 'whole' }, to: { zone: 'lost-zone' } }],
      },
    ]);
    expect(again(body)).toEqual(partsOf(body));
    expect(
      fault(
        trainer('Put your Active Pokémon into your hand instead of the discard pile. (Discard all attached cards.)'),
      ).text,
    ).not.toBe('');
  });

  it('choose among the cards that they look at', () => {
    const attack = withAttack(
      "Look at your opponent's hand and choose a number of Pokémon you find there up to the number of Water Energy attached to Lanternfin. Put the Pokémon you chose in the Lost Zone.",
    );
    expect(partsOf(attack)).toMatchObject([
      {
        do: [
          { op: 'look', as: '#1' },
          { op: 'move', cards: { in: { pool: '#1' }, take: { upTo: { num: 'energy' } } } },
        ],
      },
    ]);
    expect(again(attack)).toEqual(partsOf(attack));
  });

  it('are told apart by what they have Resistance to', () => {
    const attack = withAttack('If the Defending Pokémon has Fighting Resistance, this attack does 40 more damage.', {
      mark: '+',
    });
    expect(partsOf(attack)).toMatchObject([
      { do: [{ op: 'if', if: { test: 'matches', where: { test: 'resistance', is: ['Fighting'] } } }] },
    ]);
    expect(again(attack)).toEqual(partsOf(attack));
    const any = withAttack(
      "If the Defending Pokémon has any Resistance, this attack's base damage is 60 instead of 30.",
    );
    expect(partsOf(any)).toMatchObject([{ do: [{ if: { where: { test: 'resistance', is: 'any' } } }] }]);
    expect(again(any)).toEqual(partsOf(any));
    const search =
      'Search your deck for up to 2 Pokémon with Fighting Resistance, reveal them, and put them into your hand. Then, shuffle your deck.';
    expect(partsOf(trainer(search))).toMatchObject([
      { do: [{ cards: { where: { of: [{}, { test: 'resistance' }] } } }, {}] },
    ]);
    wording(trainer(search));
  });

  it('lose Energy cards to other places than the discard pile', () => {
    const attack = withAttack(
      'Flip 2 coins. For each heads, remove an Energy card attached to the Defending Pokémon and put it in the Lost Zone.',
    );
    expect(partsOf(attack)).toMatchObject([{ do: [{ op: 'flip' }, { op: 'move', to: { zone: 'lost-zone' } }] }]);
    expect(again(attack)).toEqual(partsOf(attack));
  });

  it('may leave out the mark of their owner where they name themselves', () => {
    const text =
      "Once during your turn, you may draw a card. This power can't be used if Lanternfin is affected by a Special Condition.";
    const named = { ...withPower(text, 'poke-power'), name: 'Lanternfin G' };
    expect(partsOf({ ...named, tags: ['SP'] })).toMatchObject([{ if: { test: 'not', of: { of: { name: 'self' } } } }]);
    expect(fault(named).text).not.toBe('');
  });

  it('are Knocked Out instead of damaged', () => {
    const attack = withAttack(
      "If the Defending Pokémon isn't an Evolved Pokémon, that Pokémon is Knocked Out instead of damaged by this attack.",
    );
    expect(partsOf(attack)).toMatchObject([
      {
        do: [
          {
            op: 'if',
            do: [
              { op: 'base', set: 0, step: 'damage' },
              { op: 'knock-out', pokemon: { name: 'defender' } },
            ],
          },
        ],
      },
    ]);
    expect(again(attack)).toEqual(partsOf(attack));
  });

  it('use the attacks of what lies in the Lost Zone', () => {
    const power = withPower(
      "Lanternfin can use the attacks of all Pokémon in the Lost Zone (both yours and your opponent's). (You still need the necessary Energy to use each attack.)",
    );
    expect(partsOf(power)).toMatchObject([
      { question: 'attacks', change: { gain: { of: { in: { zone: 'lost-zone', whose: 'each' } } } } },
    ]);
    expect(again(power)).toEqual(partsOf(power));
  });

  it('attach as many cards as their player likes, in any way', () => {
    const power = withPower(
      'Once during your turn, you may attach as many basic Fire Energy cards from your hand to any of your Pokémon in any way you like.',
    );
    expect(partsOf(power)).toMatchObject([
      { part: 'action', do: [{ op: 'attach', cards: { in: HAND, take: { any: true } }, split: true }] },
    ]);
    expect(again(power)).toEqual(partsOf(power));
  });

  it('wait for what the opponent puts onto the Bench', () => {
    const power = withPower(
      'As long as Lanternfin is your Active Pokémon, whenever your opponent puts a Basic Pokémon from his or her hand onto his or her Bench, put 1 damage counter on that Pokémon.',
    );
    expect(partsOf(power)).toMatchObject([
      {
        part: 'trigger',
        on: { event: 'benched', from: 'hand', by: 'opponent' },
        do: [{ op: 'put-counters', n: 1, on: { get: 'ref', name: 'that-pokemon' } }],
      },
    ]);
    expect(again(power)).toEqual(partsOf(power));
  });

  it('do nothing where nothing can be put in the Lost Zone', () => {
    const text =
      "Choose 1 Pokémon from your hand and put it in the Lost Zone. (If you can't put a Pokémon in the Lost Zone, this attack does nothing.)";
    expect(partsOf(withAttack(text))).toMatchObject([
      {
        do: [
          { op: 'move', to: { zone: 'lost-zone' }, step: 'requirement' },
          { op: 'if', do: [{ op: 'stop' }] },
        ],
      },
    ]);
    expect(again(withAttack(text))).toEqual(partsOf(withAttack(text)));
    expect(fault(withAttack(text.replace("can't put a Pokémon", "can't put an Energy card"))).text).not.toBe('');
  });
});
