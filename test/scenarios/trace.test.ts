import { describe, expect, it } from 'vitest';
import { readScenarios, type ScenarioTrace, traceScenario } from '../../src/scenarios/index.js';
import { knownIds } from './known.js';

const known = knownIds();

const BOARD = `
cards:
  Beast: { kind: pokemon, stage: basic, types: [Fire], hp: 60, retreat: 1,
           attacks: [ { name: Bite, cost: [C], damage: 20 }, { name: Toss, cost: [C], damage: 10, text: "Flip a coin. If heads, this attack does 10 more damage." } ] }
given:
  A: { active: { card: Beast, energy: [Fire Energy, Fire Energy] }, bench: [Beast, Beast] }
  B: { active: Beast }
`;

function trace(rest: string, era = 'hgss-2010', board = BOARD): ScenarioTrace {
  const { scenarios, diagnostics } = readScenarios('a.yaml', `name: A ruling\nera: all\n${board}${rest}`, known);
  expect(diagnostics).toEqual([]);
  return traceScenario(scenarios[0]!, era);
}

const kinds = ({ steps }: ScenarioTrace): string[] => steps.map(({ outcome }) => outcome.kind);

describe('a scenario followed step by step', () => {
  it('keeps the position after the board, each step and the end', () => {
    const { steps, holds } = trace('do: [ { A: { attack: Bite } } ]\nexpect: { B.active.damage: 20 }');
    expect(steps.map(({ kind }) => kind)).toEqual(['board', 'act', 'end']);
    expect(steps.map(({ state }) => state?.pokemon[16]?.damage)).toEqual([0, 20, 20]);
    expect(steps.map(({ events }) => events.some(({ kind }) => kind === 'damagedByAttack'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(holds).toBe(true);
  });

  it('tells damage that the attacker has made of a base of nothing', () => {
    const board = BOARD.replace(
      '{ name: Bite, cost: [C], damage: 20 }',
      `{ name: Slam, cost: [], damage: 30x, text: "Flip a coin. This attack does 30 damage times the number of heads." },
       { name: Focus, cost: [], text: "During your next turn, this Pokémon's attacks do 40 more damage." }`,
    );
    const rest = 'coins: [tails]\ndo: [ { A: { attack: Focus } }, { B: pass }, { A: { attack: Slam } } ]';
    const { steps } = trace(rest, 'e-card-2002', board);
    expect(steps[3]!.state?.pokemon[16]?.damage).toBe(40);
    expect(steps[3]!.events.filter(({ kind }) => kind === 'damagedByAttack')).toHaveLength(1);
  });

  it('says of each fact what was found, also of those that hold', () => {
    const { steps, holds } = trace('expect: { B.active.damage: 10, A.bench: 2 }');
    expect(steps.at(-1)!.facts).toMatchObject([
      { text: 'B.active.damage', expected: '10', found: '0', holds: false },
      { text: 'A.bench', holds: true },
    ]);
    expect(holds).toBe(false);
  });

  it('goes on after a refusal, which changes nothing, so that eras part where their rules do', () => {
    const rest = 'do: [ { A: { retreat: bench.0 } }, { A: { retreat: bench.0 } }, { A: pass } ]';
    const board = BOARD.replace('bench: [Beast, Beast]', 'bench: [{ card: Beast, energy: [Fire Energy] }]');
    const old = trace(rest, 'e-card-2002', board);
    const later = trace(rest, 'hgss-2010', board);
    expect(kinds(old)).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(kinds(later)).toEqual(['done', 'done', 'refused', 'done', 'done']);
    const { outcome, state } = later.steps[2]!;
    expect(outcome).toMatchObject({ asSaid: false, refusal: { rules: expect.arrayContaining(['RET-02']) } });
    expect(state).toEqual(later.steps[1]!.state);
    expect(later.steps[2]!.events).toEqual([]);
  });

  it('tells a refusal that was foreseen from one that was not, and one that does not come', () => {
    const refused = '{ A: { refused: { retreat: bench.0 }, rule: RET-04 } }';
    expect(kinds(trace(`do: [ ${refused} ]`))).toEqual(['done', 'allowed', 'done']);
    const asleep = BOARD.replace('Energy] }, bench', 'Energy], conditions: [asleep] }, bench');
    const { steps, holds } = trace(`do: [ ${refused} ]`, 'swsh-2022', asleep);
    expect(steps[1]!.outcome).toMatchObject({ kind: 'refused', asSaid: true });
    expect(holds).toBe(true);
  });

  it('is stuck where the game cannot follow it, and says so once', () => {
    const { steps } = trace('do: [ { A: { attack: Toss } }, { B: pass } ]');
    expect(steps.map(({ outcome }) => outcome.kind)).toEqual(['done', 'stuck', 'unreached', 'unreached']);
    expect(steps[1]!.outcome).toMatchObject({
      message: 'A coin is flipped here, but `coins` lists none.',
      wrong: false,
    });
  });

  it('says where something is left over at the end', () => {
    const { steps } = trace('coins: [heads]\nexpect: { A.bench: 2 }');
    expect(steps.at(-1)!.outcome).toMatchObject({ kind: 'stuck', message: '1 of the listed coins was never flipped.' });
    expect(steps.at(-1)!.facts[0]!.holds).toBe(true);
  });

  it('is stuck on a board that the era does not have', () => {
    const { steps, setup } = trace(
      'do: [ { A: pass } ]',
      'e-card-2002',
      BOARD.replace('given:', 'format: 2-on-2\ngiven:'),
    );
    expect(steps.map(({ outcome }) => outcome.kind)).toEqual(['stuck', 'unreached', 'unreached']);
    expect(setup).toBe(null);
  });

  it('judges a deck without a game', () => {
    const { steps, holds } = trace('', 'swsh-2022', 'deck: [60 Fire Energy]\nexpect: { deck.legal: no }');
    expect(steps.map(({ kind, state }) => [kind, state])).toEqual([['end', null]]);
    expect(holds).toBe(true);
  });
});
