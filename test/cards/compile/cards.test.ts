import { describe, expect, it } from 'vitest';
import { partsOf, trainer, withPower } from './texts.js';

const SELF = { get: 'ref', name: 'self' };

describe('Trainer cards', () => {
  it('are played for what they do; boilerplate says nothing more', () => {
    const text =
      'You can play only one Supporter card each turn. When you play this card, put it next to your Active Pokémon. When your turn ends, discard this card. Draw 3 cards.';
    expect(partsOf(trainer(text, 'supporter'))).toEqual([{ part: 'play', do: [{ op: 'draw', n: 3 }] }]);
  });

  it('look at cards and speak of the others', () => {
    const text =
      'Look at the top 4 cards of your deck and put 1 of them into your hand. Put the other cards on the bottom of your deck in any order.';
    expect(partsOf(trainer(text))).toMatchObject([
      {
        do: [
          { op: 'look', as: '#1' },
          { op: 'move', cards: { in: { pool: '#1' }, take: { n: 1 } }, to: { zone: 'hand' } },
          { op: 'move', cards: { in: { pool: '#1' } }, to: { zone: 'deck', end: 'bottom' }, order: 'any' },
        ],
      },
    ]);
  });

  it('let each player act for themselves', () => {
    expect(partsOf(trainer('Each player shuffles his or her hand into his or her deck and draws 4 cards.'))).toEqual([
      {
        part: 'play',
        do: [
          {
            op: 'as-player',
            who: 'each',
            do: [
              { op: 'move', cards: { get: 'cards', in: { zone: 'hand', whose: 'you' } }, to: { zone: 'deck' } },
              { op: 'shuffle', zone: 'deck' },
              { op: 'draw', n: 4 },
            ],
          },
        ],
      },
    ]);
  });

  it('keep the four different minima apart', () => {
    const take = (many: string): unknown => {
      const [part] = partsOf(trainer(`Discard ${many} from your hand.`));
      return part.part === 'play' && part.do[0].op === 'move' && part.do[0].cards.get === 'cards'
        ? part.do[0].cards.take
        : null;
    };
    expect(['2 cards', 'up to 2 cards', 'any number of cards', 'all cards'].map(take)).toEqual([
      { n: 2 },
      { upTo: 2 },
      { any: true },
      undefined,
    ]);
  });
});

describe('powers', () => {
  it('are actions with their limits and bars', () => {
    const text =
      "Once during your turn (before your attack), if Lanternfin is your Active Pokémon, you may draw a card. This power can't be used if Lanternfin is affected by a Special Condition.";
    expect(partsOf(withPower(text, 'poke-power'))).toEqual([
      {
        part: 'action',
        if: {
          test: 'all',
          of: [
            { test: 'matches', of: SELF, where: { test: 'spot', is: 'active' } },
            { test: 'not', of: { test: 'matches', of: SELF, where: { test: 'condition', is: 'any' } } },
          ],
        },
        limits: [{ n: 1, per: 'turn', of: 'card' }],
        do: [{ op: 'draw', n: 1 }],
      },
    ]);
  });

  it('or rules that hold', () => {
    expect(
      partsOf(withPower('As long as Lanternfin is Asleep, prevent all damage done to Lanternfin by attacks.')),
    ).toEqual([
      {
        part: 'answer',
        question: 'damage-from',
        of: SELF,
        change: { forbid: true },
        from: { what: ['attack'] },
        while: { test: 'matches', of: SELF, where: { test: 'condition', is: ['asleep'] } },
      },
    ]);
  });
});

describe('what waits for something', () => {
  it('is a trigger, and its choice a may', () => {
    const text =
      'When you play this Pokémon from your hand to evolve 1 of your Pokémon during your turn, you may draw 2 cards.';
    expect(partsOf(withPower(text))).toEqual([
      {
        part: 'trigger',
        on: { event: 'evolved', subject: SELF, from: 'hand', by: 'you' },
        do: [{ op: 'may', do: [{ op: 'draw', n: 2 }] }],
      },
    ]);
  });

  it('keeps its shuffle inside the choice', () => {
    const text =
      'Once during your turn, when you put Lanternfin from your hand onto your Bench, you may search your deck for a Stadium card and put it into your hand. Shuffle your deck afterward.';
    expect(partsOf(withPower(text))).toMatchObject([
      { on: { event: 'benched' }, do: [{ op: 'may', do: [{ op: 'move' }, { op: 'shuffle' }] }] },
    ]);
  });
});

describe('a power that is "used"', () => {
  it('does what the next sentences say', () => {
    const text = 'Once during your turn, you may use this Ability. If you do, your turn ends.';
    expect(partsOf(withPower(text))).toMatchObject([{ part: 'action', do: [{ op: 'outcome', is: 'end-turn' }] }]);
  });
});

describe('"this Pokémon" on a Pokémon Tool', () => {
  it('is the Pokémon that bears it', () => {
    const text =
      'If the Pokémon this card is attached to is a Basic Pokémon, any damage done to this Pokémon by attacks is reduced by 10 (after applying Weakness and Resistance).';
    const holder = { get: 'ref', name: 'holder' };
    expect(partsOf(trainer(text, 'tool'))).toMatchObject([{ part: 'answer', of: holder, while: { of: holder } }]);
  });
});
