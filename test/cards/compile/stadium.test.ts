import { describe, expect, it } from 'vitest';
import { fault, partsOf, trainer, wording } from './texts.js';

const THAT = { get: 'ref', name: 'that-pokemon' };
const stadium = (text: string): ReturnType<typeof trainer> => trainer(text, 'stadium');

describe('a Stadium that either player may use', () => {
  it('tells the one who reads it what to do', () => {
    const text =
      "Once during each player's turn, that player may flip a coin. If heads, that player searches his or her deck for a Basic Pokémon and puts it onto his or her Bench. Then, that player shuffles his or her deck.";
    expect(partsOf(stadium(text))).toMatchObject([
      {
        part: 'action',
        by: 'each',
        limits: [{ n: 1, per: 'turn', of: 'card' }],
        do: [
          { op: 'flip' },
          {
            op: 'if',
            do: [
              { op: 'move', cards: { in: { zone: 'deck', whose: 'you' } }, to: { zone: 'bench' } },
              { op: 'shuffle', zone: 'deck' },
            ],
          },
        ],
      },
    ]);
    expect(wording(stadium(text))).toMatch(/^Once during each player's turn, that player may flip a coin\./);
  });

  it('may ask for a price', () => {
    const text =
      "Once during each player's turn, that player may discard 2 cards from their hand in order to draw a card.";
    expect(partsOf(stadium(text))).toMatchObject([
      {
        by: 'each',
        do: [
          { op: 'move', to: { zone: 'discard' }, step: 'cost' },
          { op: 'draw', n: 1 },
        ],
      },
    ]);
    wording(stadium(text));
  });

  it('is read so in its own sentences only', () => {
    const text =
      "Once during each player's turn, that player may draw a card. Whenever any player attaches an Energy card from their hand to 1 of their Fire Pokémon, put 1 damage counter on that Pokémon.";
    expect(partsOf(stadium(text))).toMatchObject([
      { part: 'action', by: 'each' },
      { part: 'trigger', on: { event: 'attached', by: 'each' }, do: [{ op: 'put-counters', on: THAT }] },
    ]);
  });
});

describe('what any player does', () => {
  it('is a trigger for both', () => {
    const text =
      'Whenever any player puts a Basic non-Water Pokémon from their hand onto their Bench, put 2 damage counters on that Pokémon.';
    expect(partsOf(stadium(text))).toMatchObject([
      {
        part: 'trigger',
        on: { event: 'benched', by: 'each', from: 'hand', card: { test: 'all' } },
        do: [{ op: 'put-counters', n: 2, on: THAT }],
      },
    ]);
    wording(stadium(text));
  });

  it('and so is what evolves', () => {
    const text =
      'Whenever either player plays a Pokémon VMAX from their hand to evolve a Pokémon V, heal 30 damage from that Pokémon.';
    expect(partsOf(stadium(text))).toMatchObject([
      { on: { event: 'evolved', by: 'each', was: { test: 'tag', is: ['V'] } }, do: [{ op: 'heal', from: THAT }] },
    ]);
    wording(stadium(text));
  });
});

describe('rules of a Stadium', () => {
  it('hold for several kinds of both sides', () => {
    const text = "Grass Pokémon and Fire Pokémon (both yours and your opponent's) have no Weakness.";
    expect(partsOf(stadium(text))).toMatchObject([
      { question: 'weakness', of: { side: 'any', where: { test: 'type', is: ['Grass', 'Fire'] } }, change: { none: true } },
    ]);
    wording(stadium(text));
  });

  it('are those of a Stadium alone', () => {
    expect(fault(trainer('This card stays in play when you play it. Draw a card.')).reason).toContain('another kind');
  });
});
