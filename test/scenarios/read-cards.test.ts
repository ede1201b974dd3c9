import { describe, expect, it } from 'vitest';
import { BLANK_FACTS, type CardFacts } from '../../src/engine/model/card-facts.js';
import { around, scenarioOf } from './reading.js';

const card = (facts: string, name = 'Beast'): CardFacts => {
  const claim = scenarioOf(around(`cards:\n  ${name}: { ${facts} }`)).cards.get(name);
  if (!claim) throw new Error(`no ${name}`);
  return claim.facts;
};

describe('a Pokémon card', () => {
  it('has every fact of the table', () => {
    const facts = card(`kind: pokemon, stage: stage-1, from: Cub, types: [Fire, Metal], hp: 90, retreat: 2,
      weakness: [ { type: Water, value: x2 } ], resistance: [ { type: Grass, value: -30 } ], prizes: 2,
      attacks: [ { name: Roar, cost: [R, Colorless], damage: 30x, text: Flip 2 coins., gx: yes } ],
      powers: [ { kind: poke-body, name: Fur, text: Take less. } ], tags: [ex, team-plasma],
      set: Woods, released: 2004-09-01`);
    expect(facts).toEqual({
      ...BLANK_FACTS,
      name: 'Beast',
      kind: 'pokemon',
      set: 'Woods',
      released: '2004-09-01',
      tags: ['ex', 'team-plasma'],
      stage: 'stage-1',
      evolvesFrom: 'Cub',
      types: ['Fire', 'Metal'],
      hp: 90,
      retreat: 2,
      weaknesses: [{ type: 'Water', amount: { operation: 'times', number: 2 } }],
      resistances: [{ type: 'Grass', amount: 30 }],
      attacks: [
        {
          name: 'Roar',
          cost: ['Fire', 'Colorless'],
          damage: 30,
          mark: 'x',
          text: 'Flip 2 coins.',
          gx: true,
          vstar: false,
        },
      ],
      powers: [{ kind: 'poke-body', name: 'Fur', text: 'Take less.' }],
      prizes: 2,
    });
  });

  it('has a Weakness in any of its writings', () => {
    const weakness = (value: string) => card(`kind: pokemon, stage: basic, weakness: [ ${value} ]`).weaknesses[0];
    const times = { type: 'Fire', amount: { operation: 'times', number: 2 } };
    const plus = { type: 'Fire', amount: { operation: 'plus', number: 20 } };
    for (const value of ['x2', '×2', '"x2"', '2']) expect(weakness(`{ type: Fire, value: ${value} }`)).toEqual(times);
    for (const value of ['+20', '"+20"']) expect(weakness(`{ type: R, value: ${value} }`)).toEqual(plus);
    for (const value of ['{ type: Fire }', 'Fire']) expect(weakness(value)).toEqual({ type: 'Fire', amount: null });
  });

  it('has a Resistance as text or number, or as the era says', () => {
    const amount = (value: string) =>
      card(`kind: pokemon, stage: basic, resistance: [ ${value} ]`).resistances[0].amount;
    expect(amount('{ type: Fire, value: -30 }')).toBe(30);
    expect(amount('{ type: Fire, value: "-20" }')).toBe(20);
    expect(amount('{ type: Fire }')).toBeNull();
  });

  it('has attacks with every letter of cost and every mark of damage', () => {
    const attack = (facts: string) =>
      card(`kind: pokemon, stage: basic, attacks: [ { name: Hit, ${facts} } ]`).attacks[0];
    expect(attack('cost: [G, R, W, L, P, F, D, M, "Y", N, C]').cost).toEqual(
      'Grass Fire Water Lightning Psychic Fighting Darkness Metal Fairy Dragon Colorless'.split(' '),
    );
    expect(attack('cost: []').cost).toEqual([]);
    const marks = ['30', '30x', '30×', '20+', '50-'].map((damage) => attack(`damage: ${damage}`));
    expect(marks.map(({ damage, mark }) => `${damage}${mark}`)).toEqual(['30', '30x', '30x', '20+', '50-']);
    expect(attack('vstar: true').vstar).toBe(true);
  });

  it('may be a Baby Pokémon that says what it grows into', () => {
    expect(card('kind: pokemon, stage: baby, hp: 30, into: Grown Beast').growsInto).toBe('Grown Beast');
  });

  it('keeps the lines of a long text', () => {
    const text = `cards:
  Beast:
    kind: trainer
    trainer: item
    text: |
      Draw a card.
      Then shuffle.`;
    expect(scenarioOf(around(text)).cards.get('Beast')?.facts.text).toBe('Draw a card.\nThen shuffle.');
  });
});

describe('a Trainer card', () => {
  it('has a kind and a text', () => {
    expect(card('kind: trainer, trainer: supporter, text: Draw 3 cards.')).toMatchObject({
      kind: 'trainer',
      trainer: 'supporter',
      text: 'Draw 3 cards.',
      stage: null,
      hp: 0,
    });
  });

  it('is with HP and types a Fossil, with attacks a Technical Machine or a Tool', () => {
    expect(card('kind: trainer, trainer: fossil, hp: 40, types: [Colorless]')).toMatchObject({
      trainer: 'fossil',
      hp: 40,
      types: ['Colorless'],
    });
    const machine = card('kind: trainer, trainer: technical-machine, attacks: [ { name: Beam, cost: [C] } ]');
    expect(machine.attacks.map(({ name }) => name)).toEqual(['Beam']);
    const scroll = card('kind: trainer, trainer: tool, attacks: [ { name: Old Art, cost: [C] } ]');
    expect(scroll.attacks.map(({ name }) => name)).toEqual(['Old Art']);
  });
});

describe('an Energy card', () => {
  it('provides its units, one entry each, a list for a unit of several types', () => {
    expect(card('kind: energy, energy: basic, provides: [Darkness]').provides).toEqual([['Darkness']]);
    expect(card('kind: energy, energy: special, provides: [C, C]').provides).toEqual([['Colorless'], ['Colorless']]);
    expect(card('kind: energy, energy: special, provides: [[Fire, Water]]').provides).toEqual([['Fire', 'Water']]);
    expect(card('kind: energy, energy: special, text: It is wild.').provides).toEqual([]);
  });

  it('provides, if it is a basic one, what its name says', () => {
    expect(card('kind: energy, energy: basic', 'Metal Energy').provides).toEqual([['Metal']]);
  });
});

describe('a name', () => {
  it('may name the printing or a piece', () => {
    const cards = scenarioOf(
      around(`cards:
  Pignite @ Black & White: { kind: pokemon, stage: stage-1 }
  Pignite @ Noble Victories: { kind: pokemon, stage: stage-1, set: Noble Victories }
  Ho-Oh LEGEND (bottom): { kind: pokemon, stage: legend }
  Mewtwo V-UNION (3): { kind: pokemon, stage: v-union }`),
    ).cards;
    expect([...cards.values()].map(({ facts }) => [facts.name, facts.set, facts.piece])).toEqual([
      ['Pignite', 'Black & White', 0],
      ['Pignite', 'Noble Victories', 0],
      ['Ho-Oh LEGEND', '', 2],
      ['Mewtwo V-UNION', '', 3],
    ]);
    expect([...cards.keys()][0]).toBe('Pignite @ Black & White');
  });
});
