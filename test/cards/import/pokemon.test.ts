import { describe, expect, it } from 'vitest';
import { importCard } from '../../../src/cards/index.js';
import { codesOf, imported, pokemon } from './written.js';

const facts = (more: Record<string, unknown>) => imported(pokemon(more)).facts;
const codes = (more: Record<string, unknown>) => codesOf(imported(pokemon(more)));
const attack = (more: Record<string, unknown>) => ({ attacks: [{ name: 'Slap', cost: ['Grass'], ...more }] });

describe('a Pokémon card', () => {
  it('has its facts and its print apart', () => {
    const card = imported(
      pokemon({ resistances: [{ type: 'Water', value: '-30' }], regulationMark: 'd', dexId: [77, 'x', 78] }),
    );
    expect(card.diagnostics).toEqual([]);
    expect(card.facts).toMatchObject({
      name: 'Mossling',
      kind: 'pokemon',
      set: 'inv1',
      released: '2009-05-01',
      stage: 'basic',
      types: ['Grass'],
      hp: 60,
      retreat: 1,
      tags: [],
      piece: 0,
      weaknesses: [{ type: 'Fire', amount: { operation: 'times', number: 2 } }],
      resistances: [{ type: 'Water', amount: 30 }],
      attacks: [{ name: 'Leaf Slap', cost: ['Grass'], damage: 10, mark: '', text: '', gx: false, vstar: false }],
    });
    expect(card.print).toEqual({
      id: 'inv1-1',
      localId: '1',
      setId: 'inv1',
      setName: 'Inventions',
      serie: 'Invented',
      released: '2009-05-01',
      rarity: 'Common',
      regulationMark: 'D',
      legal: { standard: true, expanded: true },
      pokedex: [77, 78],
    });
  });

  it('is rejected where it is no card', () => {
    expect(importCard([])).toMatchObject({ ok: false, error: { message: expect.stringContaining('JSON object') } });
    expect(importCard(pokemon({ name: undefined }))).toMatchObject({ ok: false, error: { id: 'inv1-1' } });
    expect(importCard(pokemon({ category: 'Badge' }))).toMatchObject({ ok: false });
    expect(importCard({ supertype: 'Badge', name: 'Boulder', id: 'x-1' })).toMatchObject({ ok: false });
  });

  it('is blocked where HP, type, stage or attacks are missing', () => {
    expect(codes({ hp: undefined })).toEqual(['blocking hp-missing']);
    expect(codes({ types: undefined })).toEqual(['blocking type-missing']);
    expect(codes({ types: ['Moss'] })).toEqual(['blocking type-unreadable']);
    expect(codes({ stage: undefined })).toEqual(['blocking stage-missing']);
    expect(codes({ stage: 'Stage9' })).toEqual(['blocking stage-unreadable']);
    expect(codes({ attacks: undefined })).toEqual(['blocking attacks-missing']);
    const slap = { name: 'Slap', cost: ['Water'], damage: 10 };
    expect(codes({ attacks: [slap, { ...slap, damage: 20 }] })).toEqual(['blocking attack-repeated']);
  });

  it('has each type once', () => {
    expect(facts({ types: ['Darkness', 'Darkness'] }).types).toEqual(['Darkness']);
  });

  it('stays a Pokémon card beside a stray kind of Trainer', () => {
    const card = imported(pokemon({ trainerType: 'Stadium' }));
    expect([card.facts.kind, card.facts.trainer]).toEqual(['pokemon', null]);
    expect(codesOf(card)).toEqual(['note kind-contradicted']);
  });
});

describe('damage', () => {
  it.each([
    [30, 30, ''],
    ['30', 30, ''],
    ['20x', 20, 'x'],
    ['20×', 20, 'x'],
    ['80+', 80, '+'],
    ['80＋', 80, '+'],
    ['50-', 50, '-'],
    ['50−', 50, '-'],
    [undefined, 0, ''],
  ])('%s reads as %i and "%s"', (damage, number, mark) => {
    expect(facts(attack({ damage })).attacks[0]).toMatchObject({ damage: number, mark });
    expect(codes(attack({ damage }))).toEqual([]);
  });

  it('that is not printed is none, with a note; anything else blocks the card', () => {
    expect(codes(attack({ damage: '?' }))).toEqual(['note damage-not-printed']);
    expect(codes(attack({ damage: 'n/a' }))).toEqual(['note damage-not-printed']);
    expect(codes(attack({ damage: '{G}{C}' }))).toEqual(['blocking damage-unreadable']);
  });
});

describe('Weakness and Resistance', () => {
  const weakness = (value?: string) => ({ weaknesses: [{ type: 'Fire', value }] });

  it('are read in all spellings', () => {
    expect(facts(weakness('x2')).weaknesses[0]?.amount).toEqual({ operation: 'times', number: 2 });
    expect(facts(weakness('+20')).weaknesses[0]?.amount).toEqual({ operation: 'plus', number: 20 });
    expect(facts(weakness('')).weaknesses[0]?.amount).toBeNull();
    expect(facts(weakness()).weaknesses[0]?.amount).toBeNull();
    expect(facts({ resistances: [{ type: 'Metal', value: '−20' }] }).resistances[0]?.amount).toBe(20);
    expect(facts({ resistances: [{ type: 'Metal' }] }).resistances[0]?.amount).toBeNull();
  });

  it('keep one of each type where a database has it twice', () => {
    const twice = [
      { type: 'Fire', value: '×2' },
      { type: 'Fire', value: '×2' },
      { type: 'Water', value: '×2' },
    ];
    expect(facts({ weaknesses: twice }).weaknesses.map(({ type }) => type)).toEqual(['Fire', 'Water']);
  });

  it('of a number without a sign are said to be unclear', () => {
    expect(codes(weakness('20'))).toEqual(['incomplete weakness-unreadable']);
    expect(codes({ resistances: [{ type: 'Metal', value: '20' }] })).toEqual(['incomplete weakness-unreadable']);
  });
});

describe('texts', () => {
  it('that are not known in English block the card', () => {
    expect(codes({ attacks: [{ cost: ['Grass'], damage: 10 }] })).toEqual(['blocking text-missing']);
    expect(codes({ _enMissing: ['attack0'] })).toEqual(['blocking text-missing']);
    expect(codes({ abilities: [{ type: 'Poke-BODY' }] })).toEqual(['blocking text-missing']);
    expect(codes(attack({ effect: 'n/a' }))).toEqual(['blocking text-missing']);
  });

  it('that belong to no attack block the card', () => {
    expect(codes({ effect: 'Draw a card.' })).toEqual(['blocking text-missing']);
  });

  it('tell GX attacks and VSTAR Powers', () => {
    const once = (what: string) => `Draw a card. (You can't use more than 1 ${what} in a game.)`;
    expect(facts(attack({ name: 'Moss GX', effect: 'Draw a card.' })).attacks[0]?.gx).toBe(true);
    expect(facts(attack({ effect: once('GX attack') })).attacks[0]).toMatchObject({ gx: true, vstar: false });
    expect(facts(attack({ effect: once('VSTAR Power') })).attacks[0]).toMatchObject({ gx: false, vstar: true });
    const star = { abilities: [{ type: 'Ability', name: 'Shine', effect: once('VSTAR Power') }] };
    expect(facts(star).powers[0]?.kind).toBe('vstar-power');
  });

  it.each([
    ['Ability', 'ability'],
    ['Poke-POWER', 'poke-power'],
    ['Poké-Body', 'poke-body'],
    ['Pokemon Power', 'pokemon-power'],
    ['Pokémon Power', 'pokemon-power'],
    ['Ancient Trait', 'ancient-trait'],
  ])('of a power of the kind %s', (type, kind) => {
    expect(facts({ abilities: [{ type, name: 'Glow', effect: 'Draw a card.' }] }).powers).toEqual([
      { kind, name: 'Glow', text: 'Draw a card.' },
    ]);
  });

  it('of a power whose drawn title was lost are those of an Ancient Trait (POW-10)', () => {
    const power = { abilities: [{ type: 'Ability', name: '{title}:', effect: '{title}: Draw a card.' }] };
    expect(facts(power).powers[0]?.kind).toBe('ancient-trait');
  });

  it('of an Ancient Trait without its title have the name of the one that does so (POW-10)', () => {
    const effect = '{title}: This Pokémon may have up to 2 Pokémon Tool cards attached to it.';
    const [power] = facts({ abilities: [{ type: 'Ability', name: '{title}:', effect }] }).powers;
    expect(power).toEqual({ kind: 'ancient-trait', name: 'θ Double', text: effect.replace('{title}: ', '') });
  });

  it('of a power of an unknown kind block the card', () => {
    const power = { abilities: [{ type: 'Aura', name: 'Glow', effect: 'Draw a card.' }] };
    expect([facts(power).powers, codes(power)]).toEqual([[], ['blocking text-missing']]);
  });
});
