import { describe, expect, it } from 'vitest';
import type { FactClaim } from '../../src/scenarios/read/fact-claims.js';
import { around, scenarioOf } from './reading.js';

const facts = (text: string, format = 'constructed'): readonly FactClaim[] =>
  scenarioOf(around(`format: ${format}\nexpect: { ${text} }`, 'given: {}')).expect;

const list = (...words: string[]) => ({ kind: 'list', words: words.map((text) => ({ text })) });

describe('the left side of a fact', () => {
  it.each([
    ['A.active: Cub', { kind: 'pokemon', place: { side: 'A', zone: 'active', index: 0 }, aspect: 'card' }],
    ['A.bench.2: none', { kind: 'pokemon', place: { side: 'A', zone: 'bench', index: 2 }, aspect: 'card' }],
    ['B.active.retreat: 1', { kind: 'pokemon', place: { side: 'B' }, aspect: 'retreat' }],
    ['B.bench.0.under: [Cub]', { kind: 'pokemon', place: { side: 'B', zone: 'bench' }, aspect: 'under' }],
    ['A.bench: 3', { kind: 'zone', side: 'A', zone: 'bench' }],
    ['B.lost: []', { kind: 'zone', side: 'B', zone: 'lost' }],
    ['A.deck.top: [Cub, Beast]', { kind: 'deck-top', side: 'A' }],
    ['B.pending: promote', { kind: 'pending', side: 'B' }],
    ['stadium: none', { kind: 'table', what: 'stadium' }],
    ['phase: between-turns', { kind: 'table', what: 'phase' }],
    ['winner: sudden-death', { kind: 'table', what: 'winner' }],
    ['win: [prizes, deck-out]', { kind: 'table', what: 'win' }],
    ['flips: 2', { kind: 'table', what: 'flips' }],
    ['player: B', { kind: 'table', what: 'player' }],
    ['turn: 12', { kind: 'table', what: 'turn' }],
  ])('reads %s', (text, fact) => {
    expect(facts(text)).toMatchObject([{ text: text.split(':')[0], fact }]);
  });

  it('gives what a player sees zone by zone', () => {
    expect(facts('sees.B: { A.hand: 7, A.prizes: 6, B.hand: [Cub] }')).toMatchObject([
      { text: 'sees.B: A.hand', fact: { kind: 'sees', viewer: 'B', of: { side: 'A', zone: 'hand' } } },
      { fact: { kind: 'sees', of: { side: 'A', zone: 'prizes' } } },
      { fact: { kind: 'sees', of: { side: 'B', zone: 'hand' } }, expected: { value: list('Cub') } },
    ]);
  });

  it('knows two Active places in 2-on-2 and four sides in Team Battle', () => {
    expect(facts('B.active.1.damage: 20, A.active: [Cub, Beast]', '2-on-2')).toMatchObject([
      { fact: { kind: 'pokemon', place: { zone: 'active', index: 1 }, aspect: 'damage' } },
      { fact: { kind: 'zone', zone: 'active' }, expected: { value: list('Cub', 'Beast') } },
    ]);
    expect(facts('A2.active.card: Cub, winner: A', 'team-battle')).toMatchObject([
      { fact: { place: { side: 'A2' } } },
      { expected: { value: { word: { text: 'A' } } } },
    ]);
  });
});

describe('the right side of a fact', () => {
  it.each([
    ['A.active.damage: 30', { kind: 'is', value: { kind: 'number', number: 30 } }],
    [
      'A.active.card: Ho-Oh LEGEND (top)',
      { kind: 'is', value: { kind: 'word', word: { name: 'Ho-Oh LEGEND', piece: 1 } } },
    ],
    ['A.hand: 3', { kind: 'is', value: { kind: 'number', number: 3 } }],
    ['A.hand: [Cub, Cub]', { kind: 'is', value: list('Cub', 'Cub') }],
    ['A.hand: Cub', { kind: 'is', value: list('Cub') }],
    ['A.active.tools: none', { kind: 'is', value: list() }],
    ['A.active.conditions: [asleep, burned]', { kind: 'is', value: list('asleep', 'burned') }],
    ['A.active.types: [Fire]', { kind: 'is', value: list('Fire') }],
    ['A.active.evolved: yes', { kind: 'is', value: { kind: 'yes-no', yes: true } }],
    ['A.active.evolved: 11', { kind: 'is', value: { kind: 'number', number: 11 } }],
    ['stadium: none', { kind: 'is', value: { kind: 'none' } }],
    ['stadium: "!= none"', { kind: 'is-not', value: { kind: 'none' } }],
    ['A.active.card: "!= Cub"', { kind: 'is-not', value: { word: { name: 'Cub' } } }],
    ['A.hand: ">= 3"', { kind: 'compare', operator: '>=', number: 3 }],
    ['A.active.hp: "<60"', { kind: 'compare', operator: '<', number: 60 }],
    ['A.active.hp: "!= 60"', { kind: 'is-not', value: { kind: 'number', number: 60 } }],
    ['A.hand: { contains: Cub }', { kind: 'holds', contains: [{ name: 'Cub' }], lacks: [] }],
    ['A.hand: { lacks: [Cub, Beast] }', { kind: 'holds', contains: [], lacks: [{ name: 'Cub' }, { name: 'Beast' }] }],
    ['A.active.conditions: { lacks: asleep }', { kind: 'holds', lacks: [{ text: 'asleep' }] }],
  ])('reads %s', (text, expected) => {
    expect(facts(text)).toMatchObject([{ expected }]);
  });
});
