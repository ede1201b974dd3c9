import { describe, expect, it } from 'vitest';
import { isBlocked } from '../../../src/cards/index.js';
import { codesIn, found, joined } from './written.js';

describe('a fact of which two databases tell', () => {
  it('is confirmed where both say the same', () => {
    const card = joined();
    expect(card.findings.every(({ standing }) => standing === 'confirmed')).toBe(true);
    expect(found(card, 'HP')).toEqual(['confirmed tcgdex']);
    expect(card.card.facts).toMatchObject({ name: 'Mossling', hp: 60, retreat: 1, stage: 'basic' });
    expect(codesIn(card)).toEqual([]);
  });

  it('is taken from the one that tells it, and is in doubt no more', () => {
    const card = joined({ weaknesses: undefined, stage: undefined });
    expect(found(card, 'Weakness')).toEqual(['single pokemon-tcg-data']);
    expect(found(card, 'stage')).toEqual(['single pokemon-tcg-data']);
    expect(card.card.facts.weaknesses).toEqual([{ type: 'Fire', amount: { operation: 'times', number: 2 } }]);
    expect(codesIn(card)).toEqual([]);
    const other = joined({}, { types: [] });
    expect(found(other, 'types')).toEqual(['single tcgdex']);
    expect(codesIn(other)).toEqual([]);
  });

  it('stays in doubt where neither tells it', () => {
    const card = joined({ hp: undefined }, { hp: undefined });
    expect(found(card, 'HP')).toEqual([]);
    expect(codesIn(card)).toEqual(['hp-missing']);
    expect(isBlocked(card.card)).toBe(true);
  });

  it('is what the one says that is believed about it, where nothing else decides', () => {
    const card = joined({ hp: 70 });
    expect(found(card, 'HP')).toEqual(['contradicted pokemon-tcg-data order']);
    expect(card.card.facts.hp).toBe(60);
    expect(card.findings.find(({ fact }) => fact === 'HP')?.said).toEqual({ tcgdex: '70', 'pokemon-tcg-data': '60' });
    expect(found(joined({ regulationMark: 'D' }, { regulationMark: 'E' }), 'regulation mark')).toEqual([
      'contradicted tcgdex order',
    ]);
  });

  it('is decided by hand where a line says so, for that print alone', () => {
    const weak = [{ type: 'Water', value: '×2' }];
    const card = joined({ id: 'base5-30', weaknesses: weak });
    expect(found(card, 'Weakness')).toEqual(['contradicted tcgdex hand']);
    expect(card.card.facts.weaknesses[0]?.type).toBe('Water');
    expect(found(joined({ weaknesses: weak }), 'Weakness')).toEqual(['contradicted pokemon-tcg-data order']);
  });

  it('asks what it evolves from once the other has told the stage', () => {
    expect(codesIn(joined({ stage: undefined }, { subtypes: ['Stage 1'] }))).toEqual(['evolves-from-missing']);
  });
});

describe('a fact of which one database has lost something', () => {
  it('is the fuller one: an owner, an amount, a mark, a Retreat Cost', () => {
    const stage = { stage: 'Stage1', evolveFrom: 'Spore' };
    const owned = joined(stage, { subtypes: ['Stage 1'], evolvesFrom: "Fern's Spore" });
    expect(found(owned, 'evolves from')).toEqual(['contradicted pokemon-tcg-data fuller']);
    expect(found(joined({ weaknesses: [{ type: 'Fire' }] }), 'Weakness')).toEqual([
      'contradicted pokemon-tcg-data fuller',
    ]);
    const marked = joined({}, { attacks: [{ name: 'Leaf Slap', cost: ['Grass'], damage: '10+' }] });
    expect(found(marked, 'damage')).toEqual(['contradicted pokemon-tcg-data fuller']);
    expect(marked.card.facts.attacks[0]).toMatchObject({ damage: 10, mark: '+' });
    expect(joined({ retreat: 0 }).card.facts.retreat).toBe(1);
  });

  it('is not the longer one where the shorter has something of its own', () => {
    const stage = { stage: 'Stage1', evolveFrom: 'Sporeling' };
    const other = joined(stage, { subtypes: ['Stage 1'], evolvesFrom: "Fern's Spore" });
    expect(found(other, 'evolves from')).toEqual(['contradicted tcgdex order']);
  });

  it('is the longer list of attacks, and what is in doubt about the shorter one is gone', () => {
    const slap = { name: 'Leaf Slap', cost: ['Grass'], damage: '10' };
    const card = joined(
      { attacks: [slap, { name: '' }] },
      { attacks: [slap, { name: 'Nod', cost: [] }, { name: 'Wink' }] },
    );
    expect(found(card, 'attacks')).toEqual(['contradicted pokemon-tcg-data fuller']);
    expect(card.card.facts.attacks.map(({ name }) => name)).toEqual(['Leaf Slap', 'Nod', 'Wink']);
    expect(codesIn(card)).toEqual([]);
  });
});

describe('attacks', () => {
  it('are one by their names, in whatever order they stand', () => {
    const [slap, nod] = [
      { name: 'Leaf Slap', cost: ['Grass'], damage: '10' },
      { name: 'Nod', cost: ['Colorless'], damage: '20' },
    ];
    const card = joined({ attacks: [slap, { ...nod, cost: undefined }] }, { attacks: [nod, slap] });
    expect(card.card.facts.attacks.map(({ name, cost }) => [name, cost])).toEqual([
      ['Leaf Slap', ['Grass']],
      ['Nod', ['Colorless']],
    ]);
    expect(found(card, 'attack cost')).toEqual(['confirmed tcgdex', 'single pokemon-tcg-data']);
    expect(codesIn(card)).toEqual([]);
  });
});

describe('classes', () => {
  const swsh = { serie: 'Sword & Shield', regulationMark: 'E', released: '2021-03-19' };

  it('are those that one database names, and nothing is in doubt where it names all', () => {
    const card = joined(swsh, { subtypes: ['Basic', 'Rapid Strike'] });
    expect(card.card.facts).toMatchObject({ tags: ['rapid-strike'], doubts: [] });
    const style = card.findings.find(({ of }) => of === 'rapid-strike');
    expect(style).toMatchObject({ fact: 'classes', standing: 'single', from: 'pokemon-tcg-data' });
    expect(joined(swsh).card.facts).toMatchObject({ tags: [], doubts: [] });
    expect(codesIn(joined(swsh))).toEqual([]);
  });

  it('are contradicted where the name tells one that the other denies', () => {
    const card = joined({ name: 'Mossling ex', suffix: 'ex' }, { name: 'Mossling', subtypes: ['Basic', 'ex'] });
    expect(found(card, 'classes')).toEqual(['contradicted tcgdex order']);
    expect(card.card.facts.tags).toEqual(['ex']);
  });
});

describe('a card of two kinds', () => {
  it('is taken whole from one of them', () => {
    const card = joined({ category: 'Trainer', effect: 'Draw 2 cards.' });
    expect(found(card, 'kind')).toEqual(['contradicted tcgdex order']);
    expect(card.card.facts).toMatchObject({ kind: 'trainer', text: 'Draw 2 cards.' });
  });
});
