import { describe, expect, it } from 'vitest';
import { readScenarios, runScenario, type ScenarioResult } from '../../src/scenarios/index.js';
import { knownIds } from './known.js';

const CARDS = `
cards:
  Beast: { kind: pokemon, stage: basic, types: [Fire], hp: 60, retreat: 1,
           attacks: [ { name: Bite, cost: [C], damage: 20 } ] }
  Big Beast: { kind: pokemon, stage: stage-1, from: Beast, types: [Fire], hp: 90 }
given:
  A: { active: { card: Beast, energy: [Fire Energy] }, bench: [Beast, Beast], hand: [Big Beast, Water Energy] }
  B: { active: { card: Beast, damage: 40 }, bench: [Beast, Beast] }
`;

const known = knownIds();

function run(rest: string, cards = CARDS): ScenarioResult {
  const { scenarios, diagnostics } = readScenarios(
    'test.yaml',
    `name: A ruling\nera: hgss-2010\n${cards}${rest}`,
    known,
  );
  expect(diagnostics).toEqual([]);
  return runScenario(scenarios[0]!)[0]!;
}

/** Each is a scenario that must not hold: step, and what the report says. */
const FAILURES: readonly (readonly [string, string, number, string])[] = [
  ['a fact that is not so', 'expect: { B.active.damage: 30 }', 1, 'B.active.damage: expected 30, found 40.'],
  [
    'a step that the rules refuse',
    'do: [ { A: { attach: Water Energy, to: B.active } } ]',
    1,
    'one of your own Pokémon',
  ],
  ['a refusal that does not come', 'do: [ { A: { refused: { attack: Bite } } } ]', 1, 'the rules allow it'],
  [
    'a refusal by another rule',
    'do: [ { A: { refused: { evolve: B.active, with: Big Beast }, rule: RET-01 } } ]',
    1,
    'not by RET-01',
  ],
  [
    'a refusal that another rule leads',
    'do: [ { A: { refused: { attach: Water Energy, to: B.active }, rule: NRG-01, leads: TOOL-01 } } ]',
    1,
    'not with TOOL-01',
  ],
  ['a coin that is not listed', 'do: [ { A: pass } ]', 1, 'A coin is flipped here'],
  ['a coin that is not flipped', 'coins: [heads]\ndo: [ { A: pass } ]', 2, '1 of the listed coins was never flipped'],
  ['an answer left over', 'do: [ { A: { attach: Water Energy, to: active }, choose: [bench.0] } ]', 1, 'is left over'],
  ['an answer to nothing', 'do: [ { B: { answer: bench.0 } } ]', 1, 'This is refused'],
  ['a decision left open', 'do: [ { A: { attack: Bite } }, { A: { answer: 0 } } ]', 3, 'still open'],
  ['a wrong answer in choose', 'do: [ { A: { attack: Bite }, choose: [0, bench.4] } ]', 1, 'no answer to "promote"'],
  [
    'a card that nobody knows',
    'do: [ { A: { attach: Purple Energy, to: active } } ]',
    1,
    'There is no card "Purple Energy"',
  ],
];

describe('a scenario fails on', () => {
  it.each(FAILURES)('%s', (what, rest, step, message) => {
    const cards = what === 'a coin that is not listed' ? CARDS.replace('damage: 40', 'conditions: [asleep]') : CARDS;
    const result = run(rest, cards);
    expect(result).toMatchObject({ ok: false, step });
    expect(result.message).toContain(message);
  });

  it('a board that the rules cannot reach, unless it says so', () => {
    const asleepOnBench = CARDS.replace('bench: [Beast, Beast] }\n`', '').replace(
      'bench: [Beast, Beast], hand',
      'bench: [{ card: Beast, conditions: [asleep] }], hand',
    );
    expect(run('', asleepOnBench)).toMatchObject({ ok: false, step: 0 });
    expect(run('', asleepOnBench).message).toContain('COND-02');
    expect(run('impossible: allowed', asleepOnBench).ok).toBe(true);
  });

  it('a card text that the compiler does not understand', () => {
    const result = run('', CARDS.replace('damage: 20 }', 'damage: 20, text: Hum a merry tune. }'));
    expect(result).toMatchObject({ ok: false, step: 0 });
    expect(result.message).toContain('this text is not understood: "Hum" in "Hum a merry tune."');
  });

  it('an answer that the decision does not take, and tells which it takes', () => {
    const { message } = run('do: [ { A: { attack: Bite }, choose: [0, bench.7] } ]');
    expect(message).toContain('B may answer: bench.0 (Beast), bench.1 (Beast).');
  });
});

describe('a scenario holds with', () => {
  const holds = (rest: string): void => expect(run(rest)).toMatchObject({ ok: true, message: '' });

  it('every answer given in choose, in order, of either player', () => {
    holds(
      'do: [ { A: { attack: Bite }, choose: [0, bench.1] } ]\nexpect: { player: B, A.prizes: 5, B.bench: [Beast] }',
    );
  });

  it('the same answers as steps, with facts between them', () => {
    holds(`do:
  - A: { attack: Bite }
  - expect: { A.pending: prizes, B.pending: none, B.active.card: none }
  - A: { answer: 3 }
  - expect: { B.pending: promote }
  - B: { answer: bench.0 }
expect: { turn: 12, player: B, phase: main }`);
  });

  it('equal Prize cards left unsaid, because they are one answer', () => {
    holds('do: [ { A: { attack: Bite } }, { B: { answer: bench.0 } } ]\nexpect: { A.prizes: 5 }');
  });

  it('comparisons and what a list holds', () => {
    holds(`expect:
  A.hand: { contains: Big Beast, lacks: Beast }
  A.prizes: ">= 6"
  B.active.card: "!= none"
  sees.B: { A.hand: 2, A.active: [Beast] }
  sees.A: { A.hand: [Water Energy, Big Beast], B.prizes: 6 }`);
  });

  it('no secrets seen', () => {
    const result = run('expect: { sees.B: { A.hand: [Water Energy, Big Beast] } }');
    expect(result.message).toContain('found 2 (hidden)');
  });
});

describe('no scenario holds by accident:', () => {
  const inPlatinum = (rest: string, cards = CARDS.replace('[Fire Energy] }, bench', '[] }, bench')): ScenarioResult => {
    const text = `name: A ruling\nera: platinum-2009\n${cards}${rest}`;
    const { scenarios, diagnostics } = readScenarios('test.yaml', text, known);
    expect(diagnostics).toEqual([]);
    return runScenario(scenarios[0]!)[0]!;
  };
  const remarksOn = (rest: string): string[] => inPlatinum(rest).remarks.map(({ message }) => message);
  const BITE = 'do: [ { A: { attack: Bite } }';

  it('an attack that cannot be used and after which nothing is looked at is refused', () => {
    const result = inPlatinum(`${BITE} ]`);
    expect(result).toMatchObject({ ok: false, step: 1 });
    expect(result.message).toContain('It could only be announced, which binds the player (TURN-09)');
  });

  it('an attack with choices of its own is meant to be carried out', () => {
    const result = inPlatinum('do: [ { A: { attack: Bite }, choose: [none] } ]\nexpect: { player: A }');
    expect(result).toMatchObject({ ok: false, step: 1 });
  });

  it('an attack that is only announced before facts gets a remark', () => {
    const result = inPlatinum(`${BITE} ]\nexpect: { B.active.damage: 40 }`);
    expect(result).toMatchObject({ ok: true, remarks: [{ step: 1 }] });
    expect(result.remarks[0]!.message).toContain('So it is only announced');
  });

  it.each([
    ['says so', 'do: [ { A: { attack: Bite }, in-vain: yes } ]'],
    ['names the rule', `rules: [TURN-09]\n${BITE} ]`],
    ['names the rule in a refusal', `${BITE}, { A: { refused: { retreat: { to: bench.0 } }, rule: TURN-09 } } ]`],
    ['goes on in the same turn', `${BITE}, { A: pass } ]`],
    ['lets the player go back', `${BITE}, { B: { answer: yes } } ]`],
  ])('an announcement in vain is meant where the scenario %s', (_how, rest) => {
    expect(inPlatinum(rest)).toMatchObject({ ok: true, remarks: [] });
  });

  it('an attack that is said to be in vain must be', () => {
    const result = inPlatinum('do: [ { A: { attack: Bite }, in-vain: yes } ]', CARDS);
    expect(result.message).toContain('said to be in vain, but the rules allow it');
  });

  it('a refusal that anything would get is told, unless its rule is named', () => {
    expect(remarksOn('do: [ { B: { refused: { attack: Bite } } } ]')[0]).toContain('as anything would be now');
    expect(remarksOn('do: [ { B: { refused: { attack: Bite }, rule: TURN-10 } } ]')).toEqual([]);
    expect(remarksOn('do: [ { A: { refused: { attack: Bite } } } ]')).toEqual([]);
  });

  it('a refused attack or power that no card has is told', () => {
    expect(remarksOn('do: [ { A: { refused: { attack: Bight } } } ]')[0]).toContain('has an attack "Bight"');
    expect(remarksOn('do: [ { A: { refused: { use: Bight } } } ]')[0]).toContain('has a power "Bight"');
  });

  it('a fact that holds of nobody is told', () => {
    expect(remarksOn('expect: { B.bench.2.conditions: [] }')[0]).toContain('this holds of nobody');
    expect(remarksOn('expect: { B.bench.2.damage: "!= 10" }')).toHaveLength(1);
    expect(remarksOn('expect: { B.bench.2: none }')).toEqual([]);
  });
});

describe('what happened is a fact:', () => {
  const KNOCK_OUT = 'do: [ { A: { attack: Bite }, choose: [0, bench.1] } ]\n';

  it('in the order in which it did, with other things between', () => {
    expect(run(`${KNOCK_OUT}expect: { events: [attack-declared, knocked-out, { promoted: B } ] }`).ok).toBe(true);
  });

  it('not in another order', () => {
    const { message } = run(`${KNOCK_OUT}expect: { events: [promoted, knocked-out] }`);
    expect(message).toContain('events: expected [promoted, knocked-out], found [attack-declared');
  });

  it('of the step that was played last, and of the whole game', () => {
    const steps = 'do: [ { A: { attach: Water Energy, to: active } }, { A: pass } ]\n';
    expect(run(`${steps}expect: { events: { lacks: attached }, log: [attached, turn-ended] }`).ok).toBe(true);
  });

  it('by words that are known', () => {
    const text = `name: A ruling\nera: hgss-2010\n${CARDS}expect: { events: [knocked-outt] }`;
    const [fault] = readScenarios('test.yaml', text, known).diagnostics;
    expect(fault!.message).toContain('Did you mean `knocked-out`?');
  });
});

describe('a file that is too large is told in a sentence:', () => {
  const faultOf = (rest: string): string => {
    const text = `name: A ruling\nera: hgss-2010\n${CARDS}${rest}`;
    return readScenarios('test.yaml', text, known).diagnostics[0]!.message;
  };

  it.each([
    ['a list without end', `coins: [${'heads, '.repeat(1001)}]`, '1001 entries are too many here'],
    ['brackets within brackets', `do: ${'['.repeat(20_000)}`, 'nested too deeply'],
    ['lists within lists', `do:\n${'- '.repeat(20_000)}x`, 'nested too deeply'],
    ['a very long text', `# ${'x'.repeat(500_000)}`, 'This file is too long'],
  ])('%s', (_what, rest, message) => {
    expect(faultOf(rest)).toContain(message);
  });
});
