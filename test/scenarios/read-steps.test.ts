import { describe, expect, it } from 'vitest';
import type { StepClaim } from '../../src/scenarios/read/claims.js';
import { around, scenarioOf } from './reading.js';

const step = (text: string, format = 'constructed'): StepClaim => {
  const given = `given: { player: ${format === 'team-battle' ? 'A1' : 'A'} }`;
  return scenarioOf(around(`format: ${format}\ndo:\n  - ${text}`, given)).steps[0];
};

const place = (zone: string, index: number, side: string | null = null) => ({ zone, index, side });

describe('a step', () => {
  it.each([
    ['A: { bench: Cub }', { kind: 'bench', card: { name: 'Cub' } }],
    ['A: { evolve: bench.1, with: Beast }', { kind: 'evolve', place: place('bench', 1), card: { name: 'Beast' } }],
    [
      'A: { attach: Fire Energy, to: active }',
      { kind: 'attach', card: { name: 'Fire Energy' }, to: place('active', 0) },
    ],
    ['A: { play: Belt, on: bench.4 }', { kind: 'play', card: { name: 'Belt' }, on: place('bench', 4) }],
    ['A: { play: Potion @ Woods }', { kind: 'play', card: { name: 'Potion', set: 'Woods' }, on: null }],
    ['A: { play: Potion, on: B.bench.2 }', { kind: 'play', on: place('bench', 2, 'B') }],
    ['A: { retreat: { to: bench.0, pay: [] } }', { kind: 'retreat', to: place('bench', 0), pay: [], by: null }],
    ['A: { retreat: bench.0 }', { kind: 'retreat', to: place('bench', 0), pay: null }],
    ['A: { use: Fire Breath, of: active }', { kind: 'use', power: 'Fire Breath', of: place('active', 0) }],
    ['A: { stadium: Old Ruins }', { kind: 'stadium', card: { name: 'Old Ruins' } }],
    ['A: { attack: Scratch }', { kind: 'attack', attack: 'Scratch', by: null, at: null }],
    ['A: { discard-in-play: active }', { kind: 'discard-in-play', place: place('active', 0) }],
    ['A: pass', { kind: 'pass' }],
    ['B: concede', { kind: 'concede' }],
    ['B: { answer: bench.1 }', { kind: 'answer', answer: { kind: 'place', place: place('bench', 1) } }],
  ])('reads %s', (text, action) => {
    expect(step(text)).toMatchObject({ kind: 'act', player: text[0], action, choose: [] });
  });

  it('aims attacks where there is more than one to aim at', () => {
    expect(step('A: { attack: Scratch, by: active.1, at: B.active.0 }', '2-on-2')).toMatchObject({
      action: { by: place('active', 1), at: place('active', 0, 'B') },
    });
    expect(step('A2: { attack: Scratch, at: B1.active }', 'team-battle')).toMatchObject({
      player: 'A2',
      action: { at: place('active', 0, 'B1') },
    });
    expect(step('A: { retreat: { by: active.1, to: bench.0 } }', '2-on-2')).toMatchObject({
      action: { by: place('active', 1) },
    });
  });

  it('carries answers beside the player', () => {
    expect(step('{ A: { play: Switch }, choose: [bench.1, yes] }')).toMatchObject({
      action: { kind: 'play' },
      choose: [{ kind: 'place' }, { kind: 'yes-no', yes: true }],
    });
    expect(step('{ A: { play: Switch }, choose: bench.1 }')).toMatchObject({ choose: [{ kind: 'place' }] });
  });

  it('may be a refusal, with one rule, several, or none', () => {
    expect(step('A: { refused: { bench: Cub } }')).toMatchObject({ kind: 'refused', rules: [], leads: [] });
    expect(step('A: { refused: pass, rule: [RET-02, TURN-09] }')).toMatchObject({
      kind: 'refused',
      action: { kind: 'pass' },
      rules: ['RET-02', 'TURN-09'],
    });
    expect(step('{ B: { refused: { answer: none } }, rule: RET-02 }')).toMatchObject({
      player: 'B',
      action: { kind: 'answer', answer: { kind: 'none' } },
      rules: ['RET-02'],
    });
    expect(step('A: { refused: pass, rule: RET-02, leads: [TURN-09] }')).toMatchObject({
      rules: ['RET-02'],
      leads: ['TURN-09'],
    });
  });

  it('knows its line and its words, however it is laid out', () => {
    const { steps } = scenarioOf(around('do:\n  - A: pass\n  - A:\n      play: Switch\n    choose:\n      - bench.0'));
    expect(steps.map(({ line, text }) => [line, text])).toEqual([
      [5, 'A: pass'],
      [6, 'A: play: Switch choose: - bench.0'],
    ]);
  });
});

describe('an answer', () => {
  const answer = (text: string) => {
    const found = step(`A: { answer: ${text} }`);
    return found.kind === 'act' && found.action.kind === 'answer' ? found.action.answer : null;
  };

  it.each([
    ['Basic Beast', { kind: 'word', text: 'Basic Beast', name: { name: 'Basic Beast', set: null } }],
    ['Pignite @ Woods', { kind: 'word', name: { name: 'Pignite', set: 'Woods' } }],
    ['Mewtwo V-UNION (2)', { kind: 'word', name: { name: 'Mewtwo V-UNION', piece: 2 } }],
    ['first', { kind: 'word', text: 'first' }],
    ['conditions', { kind: 'word', text: 'conditions' }],
    ['Lightning', { kind: 'word', text: 'Lightning' }],
    ['active', { kind: 'place', place: place('active', 0) }],
    ['B.bench.2', { kind: 'place', text: 'B.bench.2', place: place('bench', 2, 'B') }],
    ['0', { kind: 'number', number: 0 }],
    ['yes', { kind: 'yes-no', yes: true }],
    ['false', { kind: 'yes-no', yes: false }],
    ['none', { kind: 'none' }],
    ['[]', { kind: 'list', answers: [] }],
    ['[0, 1]', { kind: 'list', text: '[0, 1]', answers: [{ number: 0 }, { number: 1 }] }],
    ['[Cub, [bench.0, Fire Energy]]', { kind: 'list', answers: [{ kind: 'word' }, { kind: 'list' }] }],
  ])('may be %s', (text, claim) => {
    expect(answer(text)).toMatchObject(claim);
  });
});
