import { describe, expect, it } from 'vitest';
import { codesOf, energy, imported, trainer } from './written.js';

const kind = (more: Record<string, unknown>) => imported(trainer(more)).facts.trainer;

describe('the kind of a Trainer card', () => {
  it.each([
    ['Item', 'item'],
    ['Supporter', 'supporter'],
    ['Stadium', 'stadium'],
    ['Tool', 'tool'],
    ['Pokémon Tool', 'tool'],
    ['Technical Machine', 'technical-machine'],
    ["Rocket's Secret Machine", 'item'],
    [undefined, 'item'],
  ])('%s is %s', (trainerType, read) => {
    expect(kind({ trainerType })).toBe(read);
  });

  it.each([
    ['stadium', 'This card stays in play when you play it. Discard this card if another Stadium card comes into play.'],
    ['tool', "Attach it to 1 of your Pokémon that doesn't already have a Pokémon Tool attached to it."],
    ['supporter', 'You can play only one Supporter card each turn. Draw 3 cards.'],
    ['technical-machine', 'Attach it to a Pokémon. That Pokémon may use this card’s attack instead of its own.'],
    ['fossil', 'Play this card as if it were a Basic Pokémon.'],
  ])('%s is told by its text where the database is silent', (read, effect) => {
    expect(kind({ effect })).toBe(read);
  });

  it('is fossil where a card with HP is called an Item; HP 0 is none', () => {
    expect(kind({ trainerType: 'Item', hp: 50 })).toBe('fossil');
    expect(kind({ trainerType: 'Item', hp: 0 })).toBe('item');
    expect(imported(trainer({ trainerType: 'Item', hp: 50 })).facts.hp).toBe(50);
  });

  it('keeps the Technical Machines that are Pokémon Tools', () => {
    const effect = "It can use this card's attack instead of its own.";
    expect(kind({ name: 'Technical Machine: Moss', trainerType: 'Tool', effect })).toBe('tool');
  });

  it('does not take types or stages from the database', () => {
    const { facts } = imported(trainer({ types: ['Metal'], stage: 'Basic' }));
    expect([facts.types, facts.stage]).toEqual([[], null]);
  });

  it('is blocked without a text', () => {
    expect(codesOf(imported(trainer({ effect: undefined })))).toEqual(['blocking text-missing']);
    expect(codesOf(imported(trainer({ _enMissing: ['effect'] })))).toEqual(['blocking text-missing']);
  });
});

describe('an Energy card', () => {
  const facts = (more: Record<string, unknown>) => imported(energy(more)).facts;

  it('that is named after its type and has no text is basic', () => {
    expect(facts({})).toMatchObject({ energy: 'basic', provides: [['Fire']] });
    expect(facts({ name: 'Basic Water Energy', energyType: undefined })).toMatchObject({
      energy: 'basic',
      provides: [['Water']],
    });
  });

  it('with a text is special, whatever it is called, and of the type in its name wherever it is', () => {
    const dark = energy({ name: 'Darkness Energy', energyType: 'Special', effect: 'It provides Darkness Energy.' });
    expect(imported(dark)).toMatchObject({ facts: { energy: 'special', provides: [['Darkness']] }, diagnostics: [] });
    const moss = imported(energy({ name: 'Moss Energy', effect: 'It provides Grass Energy.' }));
    expect([moss.facts.energy, ...codesOf(moss)]).toEqual(['special', 'note kind-contradicted']);
    expect(moss.facts.provides).toEqual([]);
  });

  it('that is special is blocked without a text', () => {
    expect(codesOf(imported(energy({ name: 'Moss Energy', energyType: 'Special' })))).toEqual([
      'blocking text-missing',
    ]);
  });
});
