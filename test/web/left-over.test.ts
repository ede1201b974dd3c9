import { describe, expect, it } from 'vitest';
import type { DecisionView, Option } from '../../src/engine/index.js';
import type { Face, Moment } from '../../src/session/index.js';
import { sentencesOf } from '../../src/web/choices/left-words.js';
import { asksBefore, isNothingLeft, type LeftOver, leftOver } from '../../src/web/table/left-over.js';

const hand = [
  { card: 1, name: 'Fire Energy', trainer: null },
  { card: 2, name: 'Quilava', trainer: null },
  { card: 3, name: 'Professor', trainer: 'supporter' },
  { card: 4, name: 'Switch', trainer: 'item' },
  { card: 5, name: 'Fire Energy', trainer: null },
];

const typhlosion = { pokemon: 20, card: { card: 30, name: 'Typhlosion' } };

const moment = {
  view: {
    seat: 0,
    stadium: { card: 40, name: 'Broken Time-Space' },
    sides: [{ hand: { cards: hand }, active: [typhlosion], bench: [] }],
  },
  uses: [{ pokemon: 20, powers: [{ number: 0, name: 'Afterburner' }], attacks: [] }],
} as unknown as Moment;

const faceOf = (card: number): Face | null =>
  ({ facts: hand.find((each) => each.card === card) ?? null }) as unknown as Face;

const option = (group: string, some: object = {}): Option =>
  ({
    group,
    kind: group,
    answer: { kind: group },
    card: null,
    pokemon: null,
    attack: null,
    text: '',
    ...some,
  }) as unknown as Option;

const left = (...options: readonly Option[]): LeftOver =>
  leftOver({ moment, decision: { options: [...options, option('end')] } as unknown as DecisionView, faceOf });

describe('what is left of a turn', () => {
  it('is nothing where one could only retreat, fill the Bench or play an Item', () => {
    const little = left(option('retreat', { pokemon: 20 }), option('bench', { card: 2 }), option('play', { card: 4 }));
    expect(isNothingLeft(little)).toBe(true);
    expect(sentencesOf(little)).toEqual([]);
  });

  it('is named: attacks, Energy, powers, Evolutions, Supporters, each once', () => {
    const much = left(
      option('attack', { pokemon: 20, attack: 'Flare Destroy' }),
      option('attack', { pokemon: 20, attack: 'Flare Destroy' }),
      option('attack', { pokemon: 20, attack: 'Ember' }),
      option('attach', { card: 1 }),
      option('attach', { card: 5 }),
      option('use', { answer: { kind: 'use', pokemon: 20, number: 0 } }),
      option('use', { answer: { kind: 'use-stadium', number: 0 } }),
      option('evolve', { card: 2 }),
      option('play', { card: 3 }),
      option('play', { card: 4 }),
    );
    expect(sentencesOf(much)).toEqual([
      'Typhlosion could still attack: Flare Destroy or Ember.',
      'Fire Energy could still be attached.',
      'Afterburner of Typhlosion and Broken Time-Space are unused.',
      'Quilava could still be put on a Pokémon.',
      'Professor could still be played.',
    ]);
  });

  it('is asked about never, where there is something, or always', () => {
    const [some, none] = [left(option('attach', { card: 1 })), left()];
    const asked = (left: LeftOver): readonly boolean[] =>
      (['never', 'if something is left', 'always'] as const).map((setting) => asksBefore(setting, left));
    expect(asked(some)).toEqual([false, true, true]);
    expect(asked(none)).toEqual([false, false, true]);
  });
});
