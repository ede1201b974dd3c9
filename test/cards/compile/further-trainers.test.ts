import { describe, expect, it } from 'vitest';
import { fault, partsOf, reworded, trainer, withPower, wording } from './texts.js';

describe('cards revealed until one of a kind turns up', () => {
  const text =
    'Reveal cards from the top of your deck until you reveal a Supporter card. Put it into your hand. Shuffle the other cards back into your deck.';
  const SUPPORTER = { test: 'kind', is: ['supporter'] };

  it('are a pool, of which that card is taken', () => {
    expect(partsOf(trainer(text))).toEqual([
      {
        part: 'play',
        do: [
          {
            op: 'look',
            cards: { get: 'cards', in: { zone: 'deck', whose: 'you', until: SUPPORTER } },
            who: 'each',
            as: '#1',
          },
          { op: 'move', cards: { get: 'cards', in: { pool: '#1' }, where: SUPPORTER }, to: { zone: 'hand' } },
          { op: 'move', cards: { get: 'cards', in: { pool: '#1' } }, to: { zone: 'deck' } },
          { op: 'shuffle', zone: 'deck' },
        ],
      },
    ]);
  });

  it('are told as they are read', () => expect(partsOf(reworded(trainer(text)))).toEqual(partsOf(trainer(text))));

  it('are not the card that is played, of which "it" is never said', () => {
    expect(fault(trainer('Draw a card. Put it into your hand.')).reason).not.toBe('');
  });
});

describe('Weakness applied otherwise than printed (DMG-09)', () => {
  const text = "Apply Weakness for each Pokémon (both yours and your opponent's) as ×2 instead.";

  it('changes how, not to what', () => {
    expect(partsOf(withPower(text))).toEqual([
      {
        part: 'answer',
        question: 'weakness',
        of: { get: 'pokemon', side: 'any', spot: 'in-play' },
        change: { times: 2 },
      },
    ]);
    expect(wording(withPower(text))).toBe('');
  });
});

describe('a card that does nothing', () => {
  const text = 'Flip 2 coins. If both are heads, draw 3 cards. If 1 is heads and 1 is tails, this card does nothing.';

  it('stops there', () => {
    const [part] = partsOf(trainer(text)) as readonly { do: readonly { do?: unknown }[] }[];
    expect(part.do[2].do).toEqual([{ op: 'stop', what: 'card' }]);
    expect(partsOf(reworded(trainer(text)))).toEqual(partsOf(trainer(text)));
  });
});

describe('a card that is attached', () => {
  it('speaks of the Pokémon that bears it, whatever it calls that Pokémon', () => {
    const text =
      'Attach this card to 1 of your Pokémon. As long as this card is attached, this Pokémon has no Weakness.';
    expect(partsOf(trainer(text))[1]).toEqual({
      part: 'answer',
      question: 'weakness',
      of: { get: 'ref', name: 'holder' },
      change: { none: true },
    });
  });
});
