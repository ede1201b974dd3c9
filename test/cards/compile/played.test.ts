import { describe, expect, it } from 'vitest';
import { fault, partsOf, relic, trainer, wording } from './texts.js';

const OTHERS = { test: 'not', of: { test: 'is', of: { get: 'ref', name: 'card' } } };

describe('what must be paid to play a card', () => {
  it('comes first, and without it the card is not played', () => {
    const text = 'You can play this card only if you discard 2 other cards from your hand. Draw 3 cards.';
    expect(partsOf(trainer(text))).toEqual([
      {
        part: 'play',
        if: { test: 'exists', of: { get: 'cards', in: { zone: 'hand', whose: 'you' }, where: OTHERS }, n: 2 },
        do: [
          {
            op: 'move',
            cards: { get: 'cards', in: { zone: 'hand', whose: 'you' }, take: { n: 2 } },
            to: { zone: 'discard' },
            step: 'cost',
          },
          { op: 'draw', n: 3 },
        ],
      },
    ]);
    expect(wording(trainer(text))).toBe(text);
  });

  it('may be said in two sentences', () => {
    const older =
      "Discard a card from your hand. (If you can't discard a card, you can't play this card.) Draw 2 cards.";
    const newer = 'You can use this card only if you discard another card from your hand. Draw 2 cards.';
    expect(partsOf(trainer(older))).toEqual(partsOf(trainer(newer)));
    expect(fault(trainer(older.replace('Discard a card', 'Discard 2 cards'))).reason).toContain('paid');
  });

  it('is not what must be so', () => {
    const text =
      "You can play this card only if any of your Pokémon were Knocked Out during your opponent's last turn. Draw a card.";
    expect(partsOf(trainer(text))).toMatchObject([
      { if: { test: 'happened', what: { event: 'knocked-out' }, when: 'last-turn' }, do: [{ op: 'draw' }] },
    ]);
    wording(trainer(text));
    expect(
      partsOf(trainer('You can play this card only when it is the last card in your hand. Draw a card.')),
    ).toMatchObject([{ if: { test: 'compare', a: { num: 'count', of: { where: OTHERS } }, rel: '=', b: 0 } }]);
  });
});

describe('a list to choose from', () => {
  const text =
    'Choose 1 or both:\n• Put a Pokémon from your discard pile into your hand.\n• Draw a card. If you do, your turn ends.';

  it('is one statement; what follows a thing in it belongs to that thing', () => {
    expect(partsOf(trainer(text))).toMatchObject([
      {
        do: [
          {
            op: 'modal',
            orMore: true,
            options: [
              { do: [{ op: 'move' }] },
              {
                do: [
                  { op: 'draw', as: '#b1' },
                  { op: 'if', if: { what: '#b1' } },
                ],
              },
            ],
          },
        ],
      },
    ]);
    wording(trainer(text));
  });

  it('needs two things', () => {
    expect(fault(trainer('Choose 1:\n• Draw a card.')).reason).toContain('choose');
    expect(fault(trainer('• Draw a card.')).reason).toContain('belong');
  });
});

describe('one thing or another', () => {
  it('"instead" is never both', () => {
    const text = 'Draw 2 cards. If you have exactly 1 Prize card remaining, draw 5 cards instead.';
    expect(partsOf(trainer(text.replace('Prize card remaining', 'Prize cards remaining')))).toMatchObject([
      { do: [{ op: 'if', do: [{ op: 'draw', n: 5 }], else: [{ op: 'draw', n: 2 }] }] },
    ]);
    expect(fault(trainer('Flip a coin. If you have any Benched Pokémon, draw 5 cards instead.')).reason).toContain(
      'instead',
    );
  });

  it('"more" is both', () => {
    const text = "Draw 2 cards. If your opponent's Active Pokémon is a Pokémon V, draw 2 more cards.";
    expect(partsOf(trainer(text))).toMatchObject([
      {
        do: [
          { op: 'draw', n: 2 },
          { op: 'if', do: [{ op: 'draw', n: 2 }] },
        ],
      },
    ]);
  });

  it('"in this way" asks whether it was done', () => {
    const text = 'Draw 2 cards. If you drew any cards in this way, discard a card from your hand.';
    expect(partsOf(trainer(text))).toMatchObject([
      {
        do: [
          { op: 'draw', as: '#1' },
          { op: 'if', if: { test: 'did', what: '#1' } },
        ],
      },
    ]);
    const left = 'You may draw 2 cards. If you drew any cards in this way, discard a card from your hand.';
    expect(partsOf(trainer(left))).toMatchObject([
      {
        do: [
          {
            op: 'may',
            do: [
              { op: 'draw', as: '#1' },
              { op: 'if', if: { test: 'did', what: '#1' } },
            ],
          },
        ],
      },
    ]);
    expect(wording(trainer(left))).toBe(left);
  });
});

describe('searches', () => {
  const moves = (text: string): unknown => {
    const [part] = partsOf(trainer(text));
    return part.part === 'play'
      ? part.do.map((one) => (one.op === 'move' && one.cards.get === 'cards' ? one.cards.take : one.op))
      : null;
  };

  it('find one of each', () => {
    const text =
      'Search your deck for a Fire Pokémon and up to 2 Stadium cards, reveal them, and put them into your hand. Then, shuffle your deck.';
    expect(moves(text)).toEqual([{ n: 1 }, { upTo: 2 }, 'shuffle']);
    wording(trainer(text));
  });

  it('or so many of several kinds', () => {
    const text =
      'Shuffle 4 in any combination of Pokémon and basic Energy cards from your discard pile into your deck.';
    expect(moves(text)).toEqual([{ n: 4 }, 'shuffle']);
    wording(trainer(text));
  });

  it('keep apart what is not wanted and what is wanted too', () => {
    const text =
      "Search your deck for a Pokémon that isn't a Pokémon V or a Pokémon-GX and put it onto your Bench. Then, shuffle your deck.";
    expect(JSON.stringify(partsOf(trainer(text)))).toContain('{"test":"not","of":{"test":"any"');
  });

  it('put an Evolution onto its Pokémon', () => {
    const text =
      'Search your deck for a card that evolves from 1 of your Pokémon and put it onto that Pokémon to evolve it. Then, shuffle your deck.';
    expect(partsOf(trainer(text))).toMatchObject([
      {
        do: [
          {
            op: 'evolve',
            pokemon: { get: 'pokemon', side: 'you', take: { n: 1 } },
            with: { in: { zone: 'deck' }, where: { test: 'evolves-from', of: { get: 'pokemon', side: 'you' } } },
          },
          { op: 'shuffle' },
        ],
      },
    ]);
    wording(trainer(text));
  });

  it('put an Evolution onto a Pokémon that was chosen before', () => {
    const text =
      'Choose 1 of your Pokémon. Search your deck for a card that evolves from that Pokémon and put it onto that Pokémon. Then, shuffle your deck.';
    expect(partsOf(trainer(text))).toMatchObject([
      {
        do: [
          { op: 'pick', as: '#1' },
          { op: 'evolve', pokemon: { name: '#1' }, with: { where: { test: 'evolves-from', of: { name: '#1' } } } },
          { op: 'shuffle' },
        ],
      },
    ]);
    wording(trainer(text));
  });

  it('look neither for what fits only a new Pokémon, where such ones are left out, nor put it there', () => {
    const text =
      "Search your deck for a card that evolves from 1 of your Pokémon and put it onto that Pokémon. Shuffle your deck afterward. You can't use this card during your first turn or on a Pokémon that was put into play this turn.";
    const where = {
      test: 'all',
      of: [
        { test: 'not', of: { test: 'new' } },
        { test: 'not', of: { test: 'turn' } },
      ],
    };
    expect(partsOf(trainer(text))).toMatchObject([
      {
        do: [
          {
            op: 'evolve',
            pokemon: { where, take: { n: 1 } },
            with: { where: { test: 'evolves-from', of: { where } } },
          },
          { op: 'shuffle' },
        ],
      },
    ]);
    wording(trainer(text));
  });

  it('name the Pokémon that evolved in what follows', () => {
    const text =
      'Search your deck for a card that evolves from 1 of your Pokémon and put it onto that Pokémon to evolve it. Heal 30 damage from that Pokémon. Then, shuffle your deck.';
    expect(partsOf(trainer(text))).toMatchObject([
      { do: [{ op: 'evolve', as: '#1' }, { op: 'heal', from: { get: 'ref', name: '#1' } }, { op: 'shuffle' }] },
    ]);
    wording(trainer(text));
  });
});

describe('a card that is played as if it were a Pokémon', () => {
  const text =
    "Play Amber Shell as if it were a Colorless Basic Pokémon. Amber Shell can't be affected by any Special Conditions and can't retreat. If Amber Shell is Knocked Out, it doesn't count as a Knocked Out Pokémon. (Discard it anyway.) At any time during your turn before your attack, you may discard Amber Shell from play.";

  it('says what it is and what it cannot do', () => {
    const self = { get: 'ref', name: 'self' };
    expect(partsOf(relic(text))).toEqual([
      { part: 'play', asPokemon: { types: ['Colorless'] }, do: [] },
      { part: 'answer', question: 'can-have-condition', of: self, change: { forbid: true } },
      { part: 'answer', question: 'can-retreat', of: self, change: { forbid: true } },
      { part: 'answer', question: 'counts-as-knocked-out', of: self, change: { forbid: true } },
      { part: 'action', limits: [], do: [{ op: 'move', cards: { get: 'whole', of: self }, to: { zone: 'discard' } }] },
    ]);
    wording(relic(text));
  });

  it('has HP, printed or said', () => {
    expect(fault({ ...relic(text), hp: 0 }).reason).toContain('HP');
  });
});

describe('a card named like a verb', () => {
  it('is not meant where a sentence tells what to do', () => {
    const card = { ...trainer('Switch your Active Pokémon with 1 of your Benched Pokémon.'), name: 'Switch' };
    expect(partsOf(card)).toMatchObject([{ do: [{ op: 'switch' }] }]);
  });
});
