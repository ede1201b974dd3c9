import { describe, expect, it } from 'vitest';
import { around, KNOWN, read, scenarioOf, withoutLines } from './reading.js';

const EXAMPLE = `name: A double Energy may overpay a Retreat Cost, but nothing more is discarded after it
era: platinum-2009
rules: [RET-06]
cards:
  Heavy Beast:  { kind: pokemon, stage: basic, types: [Grass], hp: 80, retreat: 2 }
  Light Beast:  { kind: pokemon, stage: basic, types: [Grass], hp: 50, retreat: 0,
                  attacks: [ { name: Scratch, cost: [C], damage: 10 } ] }
given:
  player: A
  A:
    active: { card: Heavy Beast, energy: [Grass Energy, Grass Energy, Double Colorless Energy] }
    bench:  [ Light Beast ]
  B:
    active: Light Beast
do:
  - A: { retreat: { to: bench.0, pay: [Grass Energy, Double Colorless Energy] } }
  - expect: { A.active.card: Light Beast, A.bench.0.energy: [Grass Energy] }
  - A: { refused: { retreat: { to: bench.0 } }, rule: RET-02 }
expect:
  A.discard: [Grass Energy, Double Colorless Energy]
`;

const plain = (text: string) => ({ text, name: text, set: null, piece: 0 });

describe('the complete example of the page', () => {
  const scenario = scenarioOf(EXAMPLE);

  it('gives the top level with its defaults', () => {
    const { cards, start, steps, expect: facts, ...top } = scenario;
    expect(top).toEqual({
      file: 'ruling.yaml',
      line: 1,
      name: 'A double Energy may overpay a Retreat Cost, but nothing more is discarded after it',
      eras: ['platinum-2009'],
      format: 'constructed',
      rules: ['RET-06'],
      coins: [],
      shuffles: 'keep',
      suddenDeath: null,
      impossible: false,
    });
    expect([...cards.keys()]).toEqual(['Heavy Beast', 'Light Beast']);
    expect([start.kind, steps.length, facts.length]).toEqual(['given', 3, 1]);
  });

  it('gives the cards as facts', () => {
    const facts = scenario.cards.get('Light Beast')?.facts;
    expect(facts).toMatchObject({ name: 'Light Beast', kind: 'pokemon', stage: 'basic', hp: 50, types: ['Grass'] });
    expect(facts?.attacks).toEqual([
      { name: 'Scratch', cost: ['Colorless'], damage: 10, mark: '', text: '', gx: false, vstar: false },
    ]);
    expect(scenario.cards.get('Light Beast')?.line).toBe(6);
  });

  it('gives the position', () => {
    if (scenario.start.kind !== 'given') throw new Error('no position');
    const { player, turn, first, stadium, sides } = scenario.start.position;
    expect([player, turn, first, stadium]).toEqual(['A', 11, 'A', null]);
    expect(sides['A'].active[0]).toMatchObject({ line: 11, card: { name: 'Heavy Beast' }, damage: 0, since: null });
    expect(sides['A'].active[0]?.energy.map(({ name }) => name)).toEqual([
      'Grass Energy',
      'Grass Energy',
      'Double Colorless Energy',
    ]);
    expect(sides['A'].bench.map(({ card }) => card.name)).toEqual(['Light Beast']);
    expect(withoutLines(sides['B'].deck)).toEqual({ kind: 'filler', count: 20 });
    expect(withoutLines(sides['B'].prizes)).toEqual({ kind: 'filler', count: 6 });
  });

  it('gives the steps, each with its line and its words', () => {
    const [retreat, facts, refused] = scenario.steps;
    expect([retreat.line, facts.line, refused.line]).toEqual([16, 17, 18]);
    expect(refused.text).toBe('A: { refused: { retreat: { to: bench.0 } }, rule: RET-02 }');
    expect(withoutLines(retreat)).toMatchObject({
      kind: 'act',
      player: 'A',
      choose: [],
      action: {
        kind: 'retreat',
        to: { side: null, zone: 'bench', index: 0 },
        pay: [plain('Grass Energy'), plain('Double Colorless Energy')],
      },
    });
    expect(refused).toMatchObject({ kind: 'refused', rules: ['RET-02'], action: { kind: 'retreat', pay: null } });
    expect(facts).toMatchObject({ kind: 'expect', facts: [{ text: 'A.active.card' }, { text: 'A.bench.0.energy' }] });
  });

  it('gives the facts at the end', () => {
    expect(withoutLines(scenario.expect)).toEqual([
      {
        text: 'A.discard',
        fact: { kind: 'zone', side: 'A', zone: 'discard' },
        expected: {
          kind: 'is',
          value: { kind: 'list', words: [plain('Grass Energy'), plain('Double Colorless Energy')] },
        },
      },
    ]);
  });
});

describe('a file', () => {
  it('holds several scenarios, and empty documents between them do no harm', () => {
    const text = `---\n${EXAMPLE}---\n# nothing\n---\n${EXAMPLE.replace('A double', 'One double')}---\n`;
    const { scenarios, diagnostics } = read(text);
    expect(diagnostics).toEqual([]);
    expect(scenarios.map(({ line }) => line)).toEqual([2, 25]);
  });

  it('hands out the scenarios beside a faulty one', () => {
    const { scenarios, diagnostics } = read(`${EXAMPLE}---\nname: broken: twice\n---\n${around('')}`);
    expect(scenarios.map(({ name }) => name)).toEqual([scenarioOf(EXAMPLE).name, 'A ruling']);
    expect(diagnostics.map(({ line }) => line)).toEqual([22]);
  });

  it('may have the line ends of any system', () => {
    const scenario = scenarioOf(EXAMPLE.replaceAll('\n', '\r\n'));
    expect(scenario.steps.map(({ line }) => line)).toEqual([16, 17, 18]);
  });

  it('may name a ruling as another scenario does: the page does not forbid it', () => {
    const { scenarios, diagnostics } = read(`${EXAMPLE}---\n${EXAMPLE}`);
    expect(diagnostics).toEqual([]);
    expect(scenarios).toHaveLength(2);
  });

  it('may repeat a value by an anchor, but not inside itself', () => {
    const scenario = scenarioOf(around('', 'given: { A: &side { active: Beast, prizes: 2 }, B: *side }'));
    expect(scenario.start).toMatchObject({ position: { sides: { B: { prizes: { count: 2 } } } } });
    expect(read(around('do: [ { A: { answer: &me [ *me ] } } ]')).diagnostics[0]).toMatchObject({
      line: 4,
      message: expect.stringContaining('anchor'),
    });
  });
});

describe('the top level', () => {
  it('takes one era, several, or all', () => {
    const eras = (era: string) => scenarioOf(around('').replace('hgss-2010', era)).eras;
    expect(eras('swsh-2022')).toEqual(['swsh-2022']);
    expect(eras('[hgss-2010, swsh-2022]')).toEqual(['hgss-2010', 'swsh-2022']);
    expect(eras('all')).toEqual(KNOWN.eras);
  });

  it('takes a single rule without a list', () => {
    expect(scenarioOf(around('rules: RET-02')).rules).toEqual(['RET-02']);
  });

  it('takes coins and a seed', () => {
    const scenario = scenarioOf(around('coins: [heads, tails, heads]\nshuffles: 7'));
    expect([scenario.coins, scenario.shuffles]).toEqual([
      ['heads', 'tails', 'heads'],
      [7, 0, 0, 0],
    ]);
  });

  it('allows an impossible board wherever it is said', () => {
    expect(scenarioOf(around('impossible: allowed')).impossible).toBe(true);
    expect(scenarioOf(around('', 'given: { impossible: allowed, A: { active: Beast } }')).impossible).toBe(true);
    expect(scenarioOf(around('', 'given: { A: { impossible: allowed, active: Beast } }')).impossible).toBe(true);
  });

  it('reads a deck to be judged', () => {
    const scenario = scenarioOf(
      around(
        'expect: { deck.legal: no, deck.breaks: [DECK-01, DECK-02] }',
        "deck: [ 4 Staryu, 4 Misty's Staryu, Potion, 3 Pignite @ Black & White, 52 Water Energy ]",
      ),
    );
    if (scenario.start.kind !== 'deck') throw new Error('no deck');
    expect(scenario.start.deck.map(({ count, card }) => [count, card.name, card.set])).toEqual([
      [4, 'Staryu', null],
      [4, "Misty's Staryu", null],
      [1, 'Potion', null],
      [3, 'Pignite', 'Black & White'],
      [52, 'Water Energy', null],
    ]);
    expect(scenario.expect.map(({ fact, expected }) => [fact.kind, expected])).toMatchObject([
      ['deck-legal', { kind: 'is', value: { kind: 'yes-no', yes: false } }],
      ['deck-breaks', { kind: 'is', value: { words: [{ text: 'DECK-01' }, { text: 'DECK-02' }] } }],
    ]);
  });

  it('reads a setup with redraws, and a Sudden Death written like it', () => {
    const setup = `setup:
  A: { deck: [ Basic Beast, Potion ] }
  B: { deck: [ Basic Beast ] }
  redraws: { A: [ [ Potion, Basic Beast ], [ Basic Beast ] ] }`;
    const scenario = scenarioOf(around('sudden-death: { A: { deck: [ Potion ] } }', setup));
    if (scenario.start.kind !== 'setup') throw new Error('no setup');
    const { decks, redraws } = scenario.start.setup;
    expect(decks['A'].map(({ name }) => name)).toEqual(['Basic Beast', 'Potion']);
    expect(redraws['A'].map((deck) => deck.map(({ name }) => name))).toEqual([
      ['Potion', 'Basic Beast'],
      ['Basic Beast'],
    ]);
    expect(scenario.suddenDeath).toMatchObject({ decks: { A: [{ name: 'Potion' }], B: [] }, redraws: {} });
  });
});
