import { describe, expect, it } from 'vitest';
import { imported, pokemon, settled } from './written.js';

const stage1 = (name: string, evolveFrom: string, more: object = {}) =>
  pokemon({ id: `inv1-${name}`, name, stage: 'Stage1', evolveFrom, ...more });
const basic = (name: string, more: object = {}) => pokemon({ id: `inv1-${name}`, name, ...more });

/** What the first of the cards evolves from. */
const fromOf = (...cards: readonly unknown[]) => settled(...cards)[0]!.facts.evolvesFrom;

describe('what an owner’s Pokémon evolves from (NAME-06)', () => {
  it('is the same owner’s, though a database drops the owner', () => {
    expect(fromOf(stage1("Rita's Mossbear", 'Mossling'), basic("Rita's Mossling"), basic('Mossling'))).toBe(
      "Rita's Mossling",
    );
  });

  it('is what the database says where that owner has none', () => {
    expect(fromOf(stage1("Rita's Mossbear", 'Mossling'), basic("Otto's Mossling"))).toBe('Mossling');
  });

  it('was not printed later than the card', () => {
    const later = basic("Rita's Mossling", { released: '2022-01-01', setId: 'inv2' });
    expect(fromOf(stage1("Rita's Mossbear", 'Mossling'), later)).toBe('Mossling');
  });

  it('is a Dark Pokémon for a Dark Pokémon where there is one, else the plain one', () => {
    const dark = stage1('Dark Mossbear', 'Mossling');
    const darker = stage1('Dark Mossgiant', 'Mossbear', { stage: 'Stage2' });
    expect(fromOf(darker, dark, basic('Mossling'))).toBe('Dark Mossbear');
    expect(fromOf(dark, darker, basic('Mossling'))).toBe('Mossling');
  });
});

describe('a class mark after the name (NAME-05)', () => {
  it.each(['Mossling EX', 'Mossling-EX'])('has a hyphen, as printed: %s', (name) => {
    expect(imported(pokemon({ name, suffix: 'EX' })).facts.name).toBe('Mossling-EX');
  });

  it('is the same where a Mega Evolution names what it evolves from', () => {
    const mega = stage1('M Mossling EX', 'Mossling EX', { stage: 'MEGA', suffix: 'EX' });
    expect(fromOf(mega, pokemon({ name: 'Mossling-EX', suffix: 'EX' }))).toBe('Mossling-EX');
  });

  it('is the large one where a Mega Evolution Pokémon-EX names it in small letters (NAME-13)', () => {
    for (const from of ['Mossling-ex', 'Mossling ex'])
      expect(imported(stage1('M Mossling EX', from, { stage: 'MEGA', suffix: 'EX' })).facts.evolvesFrom).toBe(
        'Mossling-EX',
      );
  });

  it('has none before the small ex', () => {
    expect(imported(pokemon({ name: 'Mossling ex', suffix: 'ex' })).facts.name).toBe('Mossling ex');
  });
});

describe('a letter after the name (NAME-05)', () => {
  it.each([
    ['Mossling [F]', 'Mossling F'],
    ['Mossling [!]', 'Mossling !'],
    ['Mossling F', 'Mossling F'],
    ['Mossling [Moss]', 'Mossling [Moss]'],
  ])('is the same with brackets and without: %s', (name, one) => {
    expect(imported(pokemon({ name })).facts.name).toBe(one);
  });

  it('is no mark of Pokémon V where it is a V in brackets (CLS-29)', () => {
    const { name, tags } = imported(pokemon({ name: 'Mossling [V]' })).facts;
    expect({ name, tags }).toEqual({ name: 'Mossling [V]', tags: [] });
  });
});
