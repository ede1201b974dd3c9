import { describe, expect, it } from 'vitest';
import { type CardProgram, type CardTag, newGame } from '../../src/engine/index.js';
import { isOfClass } from '../../src/engine/rules/kind.js';
import { pokemonCard } from './board.js';

const isOf = (own: CardTag, asked: CardTag, inPlay = true): boolean =>
  isOfClass(pokemonCard({ name: 'Mossling', tags: [own] }), [asked], inPlay);

describe('classes that texts ask for', () => {
  it('take in what grew out of a Pokémon V', () => {
    expect((['V', 'VMAX', 'VSTAR'] as const).map((tag) => isOf(tag, 'V'))).toEqual([true, true, true]);
    expect([isOf('V', 'VMAX'), isOf('GX', 'V')]).toEqual([false, false]);
  });

  it('know every card with a rule printed on it', () => {
    expect((['ex', 'GX', 'VSTAR', 'radiant', 'prism-star'] as const).every((tag) => isOf(tag, 'rule-box'))).toBe(true);
    expect((['SP', 'single-strike', 'owner'] as const).some((tag) => isOf(tag, 'rule-box'))).toBe(false);
  });

  it('take in a V-UNION only while it is in play', () => {
    expect([isOf('V-UNION', 'V', true), isOf('V-UNION', 'V', false)]).toEqual([true, false]);
    expect([isOf('V-UNION', 'rule-box', false), isOf('V-UNION', 'V-UNION', false)]).toEqual([false, true]);
  });
});

describe('a class that is not known of a card', () => {
  const asks: CardProgram = {
    attacks: [
      {
        part: 'attack',
        do: [
          {
            op: 'heal',
            n: 10,
            from: { get: 'pokemon', side: 'you', spot: 'in-play', where: { test: 'tag', is: ['team-plasma'] } },
          },
        ],
      },
    ],
    powers: [],
    card: [],
  };
  const attack = {
    name: 'Tend',
    cost: [],
    damage: 0,
    mark: '',
    text: 'as programmed',
    gx: false,
    vstar: false,
  } as const;

  const begun = (doubts: readonly CardTag[], program: CardProgram | null) => {
    const healer = pokemonCard({ name: 'Healer', attacks: program === null ? [] : [attack] });
    const facts = [healer, pokemonCard({ name: 'Mossling', doubts })];
    const deck = [...Array.from({ length: 4 }, () => 0), ...Array.from({ length: 4 }, () => 1)];
    const rest = { format: 'constructed', anyDeck: true, seed: 1 };
    return newGame({ era: 'swsh-2022', facts, programs: [program, null], decks: [deck, deck], ...rest });
  };

  it('keeps it out of games in which a text asks for that class, and out of no others (CLS-22, CLS-27)', () => {
    const refused = begun(['team-plasma'], asks);
    expect(refused.ok ? [] : refused.error).toMatchObject([
      {
        rule: 'CLS-22',
        message: expect.stringMatching(/Healer asks for team-plasma cards, .* whether Mossling is one/),
      },
    ]);
    expect([begun([], asks).ok, begun(['single-strike'], asks).ok, begun(['team-plasma'], null).ok]).toEqual([
      true,
      true,
      true,
    ]);
  });
});
