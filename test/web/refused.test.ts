import { describe, expect, it } from 'vitest';
import { shippedLibrary } from '../../src/cli/library-files.js';
import type { Intent } from '../../src/engine/index.js';
import type { Face, Moment } from '../../src/session/index.js';
import { printOf } from '../../src/web/cards/print.js';
import { headingOf } from '../../src/web/choices/refused.js';
import { aboutCard } from '../../src/web/session/about-card.js';
import { EMPTY, type Slip } from '../../src/web/session/store.js';
import { INSTEAD } from '../../src/web/words/refused.js';

const { cards } = shippedLibrary();
const named = (name: string) => cards.find(({ facts }) => facts.name === name)!;
const face = (name: string): Face => ({ facts: named(name).facts, family: name, status: 'compiled' });

/** A turn with a Typhlosion in play and three cards that were seen. */
const moment = {
  view: {
    seat: 0,
    decision: { kind: 'turn', seat: 0 },
    sides: [{ active: [{ pokemon: 3, card: { card: 9, name: 'Typhlosion' } }], bench: [] }],
  },
  uses: [{ pokemon: 3, attacks: [{ number: 1, name: 'Flare Destroy' }], powers: [{ number: 0, name: 'Afterburner' }] }],
} as unknown as Moment;
const energy = cards.find(({ facts }) => facts.kind === 'energy')!.facts.name;
const faces = [face('Cyndaquil'), face(energy)];
const state = { ...EMPTY, moment, faces, placeOf: new Map([1, 2].map((card, place) => [card, place])) };

const slip = (about: Partial<Slip>): Slip => ({
  sentence: '',
  rules: [],
  pokemon: null,
  card: null,
  intent: null,
  act: null,
  number: 1,
  ...about,
});
const heading = (intent: Intent | null, about: Partial<Slip> = {}): string =>
  headingOf(state, slip({ ...about, intent }));

describe('the heading of a refusal', () => {
  it('says who cannot do what', () => {
    expect(heading({ do: 'retreat', pokemon: 3, to: null })).toBe('Typhlosion can’t retreat');
    expect(heading({ do: 'attack', pokemon: 3, number: 0 })).toBe('Typhlosion can’t attack');
    expect(heading({ do: 'attack', pokemon: 3, number: 1 }, { pokemon: 3 })).toBe('Typhlosion can’t use Flare Destroy');
    expect(heading({ do: 'use', pokemon: 3, number: 0 }, { pokemon: 3 })).toBe('Typhlosion can’t use Afterburner');
    expect(heading({ do: 'card', card: 1, on: null })).toBe('Cyndaquil can’t be played');
    expect(heading({ do: 'card', card: 2, on: null })).toBe(`${energy} can’t be attached`);
    expect(heading({ do: 'card', card: 1, on: 3 })).toBe('Cyndaquil can’t go to Typhlosion');
    expect(heading(null, { act: 'evolve' })).toBe('You can’t evolve a Pokémon');
    expect(heading(null)).toBe('That can’t be done');
  });
});

describe('what can be done instead', () => {
  it('is a sentence, whatever it is', () => {
    expect(INSTEAD.acts(['use'], 'base-1999')).toBe('You can use a Pokémon Power or end your turn.');
    expect(INSTEAD.acts(['use'], 'hgss-2010')).toBe('You can use a Poké-Power or end your turn.');
    expect(INSTEAD.acts(['use'], 'mega-evolution-2025')).toBe('You can use an Ability or end your turn.');
    expect(INSTEAD.acts(['attach', 'retreat'], 'hgss-2010')).toBe('You can attach Energy, retreat or end your turn.');
  });
});

describe('the word on a Trainer card', () => {
  it('is the one of its year: Items came with Black & White', () => {
    expect(printOf(named('Professor Oak').facts).kind).toBe('Trainer');
    expect(printOf(named('Ultra Ball').facts).kind).toBe('Item');
    const kinds = cards.filter(({ facts }) => facts.released < '2011-04').map(({ facts }) => printOf(facts).kind);
    expect(kinds).not.toContain('Item');
  });
});

describe('a card that is looked at', () => {
  it('knows its number in its set', () => {
    const { facts, number } = named('Cyndaquil');
    expect(number).not.toBe('');
    expect(aboutCard(facts, 'hgss-2010', cards).number).toBe(number);
  });
});
