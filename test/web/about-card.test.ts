import { describe, expect, it } from 'vitest';
import type { PoolCard } from '../../src/cards/index.js';
import { shippedLibrary } from '../../src/cli/library-files.js';
import { faceOf, knowCards } from '../../src/session/index.js';
import { aboutCard } from '../../src/web/session/about-card.js';
import { ABOUT } from '../../src/web/words/about.js';

const known: readonly PoolCard[] = shippedLibrary().cards;
const cardOf = (id: string): PoolCard => known.find((card) => card.id === id)!;
const about = (id: string, era: string) => aboutCard(cardOf(id).facts, era, known);

describe('how sure we are of a card', () => {
  it('is verified where scenarios pin its texts, also as another copy of the same facts', () => {
    const [{ facts }] = known.filter((card) => card.facts.name === 'Seadra') as [PoolCard];
    const copy = (): typeof facts => JSON.parse(JSON.stringify(facts));
    expect(faceOf(copy(), []).status).toBe('compiled');
    knowCards({ facts: [facts], verified: [0] });
    expect(faceOf(copy(), []).status).toBe('verified');
  });
});

describe('what an Energy card is seen to provide', () => {
  const provided = (name: string) => {
    const card = known.find(({ facts }) => facts.name === name && facts.provides.length === 0)!;
    return faceOf(card.facts, []).facts.provides;
  };

  it('is what its text says, unit by unit', () => {
    expect(provided('Double Colorless Energy')).toEqual([['Colorless'], ['Colorless']]);
    expect(provided('Warp Energy')).toEqual([['Colorless']]);
  });

  it('is one of several types where the text leaves that open', () => {
    const [unit, ...others] = provided('Rainbow Energy');
    expect(unit).toContain('Fire');
    expect(unit).toContain('Metal');
    expect(others).toEqual([]);
  });

  it('is not what only some Pokémon get of it', () => {
    expect(provided('SP Energy')).toEqual([['Colorless']]);
  });
});

describe('what can be read about a card', () => {
  const seadra = known.find(({ facts }) => facts.name === 'Seadra' && facts.set === 'ecard2')!;

  it('tells its program step by step, with what depends on what', () => {
    const { program } = aboutCard(
      {
        ...seadra.facts,
        attacks: [{ ...seadra.facts.attacks[0]!, text: 'Flip a coin. If heads, the Defending Pokémon is now Asleep.' }],
      },
      'e-card-2002',
      known,
    );
    expect(program).toEqual([
      {
        of: 'attack',
        name: seadra.facts.attacks[0]!.name,
        parts: [
          {
            kind: 'attack',
            steps: [
              { text: 'Flip a coin.', when: null, steps: [] },
              {
                text: 'If heads:',
                when: null,
                steps: [{ text: 'The Defending Pokémon is now Asleep.', when: null, steps: [] }],
              },
            ],
          },
        ],
      },
    ]);
  });

  it('shows the line of evolution, with a card of each that is known (ERD-06)', () => {
    const { evolution } = about(seadra.id, 'e-card-2002');
    expect(evolution.map(({ name, stage, isThisCard }) => [name, stage, isThisCard])).toEqual([
      ['Horsea', 'Basic', false],
      ['Seadra', 'Stage 1', true],
      ['Kingdra', 'Stage 2', false],
    ]);
    expect(evolution.map(({ face }) => face?.facts.name)).toEqual(['Horsea', undefined, 'Kingdra']);
  });

  it('explains the terms of its text as the era means them (ERD-07)', () => {
    const { terms } = about(seadra.id, 'e-card-2002');
    expect(terms.map(({ word }) => word)).toContain('flip a coin');
    for (const { rules } of terms) expect(rules.length).toBeGreaterThan(0);
  });

  it('lists other cards of its name, never itself', () => {
    const { prints } = about(seadra.id, 'e-card-2002');
    expect(prints.length).toBeGreaterThan(0);
    expect(prints.some(({ setId, number }) => setId === seadra.setId && number === seadra.number)).toBe(false);
    expect(prints.every(({ face }) => face.facts.name === 'Seadra')).toBe(true);
  });

  it('says what is not understood instead of explaining it', () => {
    const facts = { ...seadra.facts, attacks: [{ ...seadra.facts.attacks[0]!, text: 'Sing a song of sixpence.' }] };
    const { program, unread } = aboutCard(facts, 'e-card-2002', known);
    expect(program).toEqual([]);
    expect(unread.join(' ')).toContain('Sing');
  });

  it('has words for every card that ships, in every step', () => {
    for (const { facts } of known) {
      const { program, unread } = aboutCard(facts, 'swsh-2022', []);
      expect(unread).toEqual([]);
      for (const { parts } of program) {
        for (const { kind, steps } of parts) {
          expect(ABOUT.kinds[kind]).toBeDefined();
          for (const { text } of steps) expect(text, facts.name).toMatch(/^\S.*[.:)]$/su);
        }
      }
    }
  });
});
