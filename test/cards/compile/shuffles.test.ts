// Where a shuffle belongs: with the search, or with what was put into the deck. @rule SRCH-04
import { describe, expect, it } from 'vitest';
import { acts, fault, partsOf, trainer, withAttack, wording } from './texts.js';

const THEIRS = { op: 'as-player', who: 'opponent', do: [{ op: 'shuffle', zone: 'deck' }] };
const AWAY =
  "put 1 of your opponent's Benched Pokémon and all cards attached to it on top of your opponent's deck" as const;

describe('a shuffle by the opponent', () => {
  it('hangs on the coin on which something was put into their deck', () => {
    const text = `Flip a coin. If heads, ${AWAY}. Your opponent shuffles their deck afterward.`;
    expect(acts(text)).toMatchObject([{ op: 'flip' }, { op: 'if', do: [{ op: 'pick' }, { op: 'move' }, THEIRS] }]);
    expect(acts(text)).toHaveLength(2);
  });

  it('hangs on the choice, also where it is said with "then"', () => {
    const chosen = [{ op: 'may', do: [{ op: 'pick' }, { op: 'move' }, THEIRS] }];
    expect(acts(`You may ${AWAY}. Your opponent shuffles their deck afterward.`)).toMatchObject(chosen);
    expect(acts(`You may ${AWAY}. Then, your opponent shuffles their deck.`)).toMatchObject(chosen);
  });

  it('hangs on nothing where nothing else does', () => {
    const text = `${AWAY.replace('put', 'Put')}. Your opponent shuffles their deck afterward.`;
    expect(acts(text)).toMatchObject([{ op: 'pick' }, { op: 'move' }, THEIRS]);
  });

  it('is not guessed to hang on a coin that decides nothing about their deck', () => {
    const text = 'Flip a coin. If heads, draw a card. Then, your opponent shuffles their deck.';
    expect(fault(withAttack(text)).reason).toMatch(/not clear whether this hangs on the coin/);
  });
});

describe('a shuffle if there was a search', () => {
  const SEARCH = 'search your deck for a Basic Pokémon, reveal it, and put it into your hand.';

  it('asks for heads where each heads is a search', () => {
    const facts = trainer(`Flip 2 coins. For each heads, ${SEARCH} If you do, shuffle your deck afterward.`);
    const heads = { num: 'bound', of: '#1', what: 'heads' };
    expect(partsOf(facts)).toMatchObject([
      {
        do: [
          { op: 'flip', coins: 2, as: '#1' },
          { op: 'move', cards: { take: { n: heads } } },
          { op: 'if', if: { test: 'compare', a: heads, rel: '>=', b: 1 }, do: [{ op: 'shuffle', zone: 'deck' }] },
        ],
      },
    ]);
    expect(wording(facts)).toMatch(/If at least 1 of them is heads, shuffle your deck\.$/);
  });

  it('asks for nothing more where there is one, found or not', () => {
    const facts = trainer(`You may ${SEARCH} If you do, shuffle your deck afterward.`);
    expect(partsOf(facts)).toMatchObject([{ do: [{ op: 'may', do: [{ op: 'move' }, { op: 'shuffle' }] }] }]);
  });

  it('is refused where each of several Pokémon is a search, and there may be none of them', () => {
    const loop =
      'For each of your Benched Pokémon, search your deck for a Fire Energy card and attach it to that Pokémon.';
    expect(fault(withAttack(`${loop} If you do, shuffle your deck afterward.`)).reason).not.toBe('it compiles');
    expect(acts(`${loop} Then, shuffle your deck.`)).toMatchObject([{ op: 'for-each' }, { op: 'shuffle' }]);
  });

  it('asks for another deed where no deck was searched', () => {
    expect(partsOf(trainer('Draw a card. If you do, shuffle your deck afterward.'))).toMatchObject([
      {
        do: [
          { op: 'draw', as: '#1' },
          { op: 'if', if: { test: 'did', what: '#1' }, do: [{ op: 'shuffle' }] },
        ],
      },
    ]);
  });
});
