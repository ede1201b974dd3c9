import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { around, read } from './reading.js';

/** A fault: the text, the line, the key, and a fragment of what is said about it. */
type Fault = readonly [text: string, line: number, key: string, message: string];

const given = (side: string, format = 'constructed') => around(`format: ${format}`, `given:\n  A:\n    ${side}`);
const card = (facts: string, name = 'Beast') => around(`cards:\n  ${name}: { ${facts} }`);
const basic = (facts: string) => card(`kind: pokemon, stage: basic, ${facts}`);
const step = (text: string, format = 'constructed') => around(`format: ${format}\ndo:\n  - A: pass\n  - ${text}`);
const fact = (text: string) => around(`expect:\n  ${text}`);

const TOP: Fault[] = [
  ['# nothing at all\n', 1, '', 'holds no scenario'],
  ['- just\n- a list\n', 1, '', 'A scenario is a block of keys'],
  ['era: hgss-2010\ngiven: {}\n', 1, '', 'The key `name` is missing'],
  ['name: A ruling\ngiven: {}\n', 1, '', 'The key `era` is missing: say which of e-card-2002'],
  ['name: A ruling\nera: hgss-2010\n', 1, '', 'The table is empty'],
  [around('setup: {}'), 4, 'setup', 'here are `given` and `setup`'],
  [around('epxect: {}'), 4, 'epxect', 'Did you mean `expect`?'],
  [around('').replace('A ruling', '2009'), 1, 'name', 'Put it in quotes'],
  [around('').replace('hgss-2010', 'hgss-2011'), 2, 'era', 'Did you mean `hgss-2010`?'],
  [around('').replace('hgss-2010', '[]'), 2, 'era', 'A scenario needs an era'],
  [around('format: team-batle'), 4, 'format', 'Did you mean `team-battle`?'],
  [around(`rules: [RET-${60}]`), 4, 'rules[0]', 'Did you mean `RET-06`?'],
  [around('coins: [heads,\n  tail]'), 5, 'coins[1]', 'Did you mean `tails`?'],
  [around('shuffles: random'), 4, 'shuffles', '`keep` or the seed'],
  [around('impossible: yes'), 4, 'impossible', 'Allowed: allowed'],
  [around('do:'), 4, 'do', 'Write `[]`'],
  [around('name: Another'), 4, '', 'stands here twice'],
  ['name: One: two\nera: hgss-2010\n', 1, '', 'This is not YAML'],
  [around('expect:\n  stadium: != none'), 5, '', 'write `"!= none"`'],
  [around('expect:\n  A.hand: >= 3'), 5, '', 'This is not YAML'],
  [around('1: 2'), 4, '', 'A key must be a word'],
];

const CARDS: Fault[] = [
  [card('stage: basic'), 5, 'cards.Beast', 'The key `kind` is missing'],
  [card('kind: pokémon'), 5, 'cards.Beast.kind', 'Did you mean `pokemon`?'],
  [card('kind: pokemon'), 5, 'cards.Beast', 'The key `stage` is missing'],
  [card('kind: pokemon, stage: stage1'), 5, 'cards.Beast.stage', 'Did you mean `stage-1`?'],
  [card('kind: trainer'), 5, 'cards.Beast', 'The key `trainer` is missing'],
  [card('kind: energy'), 5, 'cards.Beast', 'The key `energy` is missing'],
  [card('kind: energy, energy: basic'), 5, 'cards.Beast', 'The key `provides` is missing'],
  [card('kind: energy, energy: special, hp: 50'), 5, 'cards.Beast.hp', 'does not go on an Energy card'],
  [card('kind: trainer, trainer: item, attacks: []'), 5, 'cards.Beast.attacks', 'does not go on a Trainer card (item)'],
  [basic('text: Roar.'), 5, 'cards.Beast.text', 'The text of a Pokémon card is the rule of a Baby'],
  [basic('into: Great Beast'), 5, 'cards.Beast.into', 'Only a Baby Pokémon'],
  [basic('healthpoints: 3'), 5, 'cards.Beast.healthpoints', 'not known in a card. Allowed: kind'],
  [basic('hp: lots'), 5, 'cards.Beast.hp', 'a whole number from 1 up, found `lots`'],
  [basic('types: [Gras]'), 5, 'cards.Beast.types[0]', 'Did you mean `Grass`?'],
  [basic('attacks: [ { name: Hit, cost: [GCC] } ]'), 5, 'cards.Beast.attacks[0].cost[0]', 'one an entry'],
  [basic('attacks: [ { cost: [] } ]'), 5, 'cards.Beast.attacks[0]', 'The key `name` is missing'],
  [basic('attacks: [ { name: Hit, damage: x30 } ]'), 5, 'cards.Beast.attacks[0].damage', 'like 30, `30x`'],
  [basic('weakness: [ { type: Fire, value: 20 } ]'), 5, 'cards.Beast.weakness[0].value', '`x2` or `"+20"`'],
  [basic('resistance: [ { type: Fire, value: 30 } ]'), 5, 'cards.Beast.resistance[0].value', 'like `-30`'],
  [basic('powers: [ { kind: pokepower, name: Fly } ]'), 5, 'cards.Beast.powers[0].kind', 'Did you mean `poke-power`?'],
  [basic('tags: [Vmax]'), 5, 'cards.Beast.tags[0]', 'Did you mean `VMAX`?'],
  [basic('released: 1.9.2002'), 5, 'cards.Beast.released', 'written `YYYY-MM-DD`'],
  [basic('set: 151'), 5, 'cards.Beast.set', 'Put it in quotes'],
  [card('kind: pokemon, stage: basic, set: Hills', 'Beast @ Woods'), 5, 'cards.Beast @ Woods.set', 'of `Hills` here'],
];

const POSITIONS: Fault[] = [
  [given('benhc: [Cub]'), 5, 'given.A.benhc', 'Did you mean `bench`?'],
  [given('active: { crad: Cub }'), 5, 'given.A.active.crad', 'Did you mean `card`?'],
  [
    given('bench:\n      - Cub\n      - { card: Cub, energy: [5] }'),
    7,
    'given.A.bench[1].energy[0]',
    'found the number 5',
  ],
  [given('active: { card: Cub, damage: 3 }'), 5, 'given.A.active.damage', 'Three damage counters are written as 30'],
  [given('active: { card: Cub, conditions: [sleep] }'), 5, 'given.A.active.conditions[0]', 'Did you mean `asleep`?'],
  [given('active: [Cub, Cub]'), 5, 'given.A.active[1]', 'only `format: 2-on-2`'],
  [given('active: [Cub, Cub, Cub]', '2-on-2'), 5, 'given.A.active[2]', 'there are two Active places'],
  [given('discard: 7'), 5, 'given.A.discard', 'Expected a card name here, found the number 7'],
  [given('hand: [Potion @]'), 5, 'given.A.hand[0]', 'written `Name @ Set`'],
  [given('used: [energies]'), 5, 'given.A.used[0]', 'Allowed: energy, supporter'],
  [given('active: Cub', 'team-battle'), 4, 'given.A', 'Did you mean `A1`?'],
  [around('', 'given: { player: C }'), 3, 'given.player', 'is not a player'],
  [around('', 'given: { turn: 0 }'), 3, 'given.turn', 'from 1 up'],
  [around('', 'setup:\n  A: { hand: [Cub] }'), 4, 'setup.A.hand', 'not known in a side of a setup'],
  [around('', 'setup:\n  redraws: { A: [Cub, Cub] }'), 4, 'setup.redraws.A[0]', 'Each redraw is a list of its own'],
  [around('do: [ { A: pass } ]', 'deck: [60 Fire Energy]'), 4, 'do', 'judged, not played'],
  [around('', 'deck:\n  - 4 Cub\n  - 0 Beast'), 5, 'deck[1]', 'from 1 to 100'],
];

const STEPS: Fault[] = [
  [step('pass'), 7, 'do[1]', 'say first which player acts'],
  [step('C: pass'), 7, 'do[1].C', 'not known in a step'],
  [step('{ A: pass, B: pass }'), 7, 'do[1]', 'One player a step'],
  [step('choose: [Cub]'), 7, 'do[1]', 'neither who acts'],
  [step('A: retire'), 7, 'do[1].A', 'This is not an action'],
  [step('A: attack'), 7, 'do[1].A', 'Write `{ attack: … }`'],
  [step('A: { atack: Hit }'), 7, 'do[1].A.atack', 'Did you mean `attack`?'],
  [step('A: { attach: Fire Energy, play: Potion }'), 7, 'do[1].A', '`attach` and `play`'],
  [step('A: { attach: Fire Energy }'), 7, 'do[1].A', 'The key `to` is missing'],
  [step('A: { attach: Fire Energy, to: active, on: active }'), 7, 'do[1].A.on', 'Allowed: attach, to'],
  [step('A: { evolve: bench.9, with: Beast }'), 7, 'do[1].A.evolve', '`bench.9` is not a place'],
  [step('A: { evolve: active.1, with: Beast }'), 7, 'do[1].A.evolve', '`active.1` is not a place'],
  [step('A: { answer: bnech.0 }'), 7, 'do[1].A.answer', 'Did you mean `bench.0`?'],
  [step('A: { answer: C.bench.0 }'), 7, 'do[1].A.answer', '`C.bench.0` is not a place'],
  [step('A: { answer: -1 }'), 7, 'do[1].A.answer', 'from 0 up'],
  [step('A: { answer: { card: Cub } }'), 7, 'do[1].A.answer', 'found a block of keys'],
  [step('A: { attack: Hit, at: B.active }'), 7, 'do[1].A.at', 'is for 2-on-2 and Team Battle'],
  [step(`A: { refused: { attack: Hit }, rule: RET-${20} }`), 7, 'do[1].A.rule', 'Did you mean `RET-02`?'],
  [step('{ A: { refused: pass }, choose: [Cub] }'), 7, 'do[1].choose', 'raises no decisions'],
  [step('{ A: { attack: Hit }, rule: RET-02 }'), 7, 'do[1].rule', 'goes with `refused`'],
  [step('{ A: { attack: Hit, leads: RET-02 } }'), 7, 'do[1].A', 'goes with `refused`'],
  [step('{ A: { attack: Hit }, leads: RET-02 }'), 7, 'do[1].leads', 'goes with `refused`'],
  [step('A: { play: Switch, choose: [bench.0] }'), 7, 'do[1].A', 'stands beside the player'],
  [step('{ A: pass, expect: { turn: 12 } }'), 7, 'do[1].expect', 'a step of their own'],
  [step('A: pass', 'team-battle').replace(/given.*\n/, 'given: {}\n'), 6, 'do[0].A', 'Did you mean `A1`?'],
];

const FACTS: Fault[] = [
  [fact('A.active.crad: Cub'), 5, 'expect.A.active.crad', 'Did you mean `A.active.card`?'],
  [fact('active.card: Cub'), 5, 'expect.active.card', 'Did you mean `A.active.card`?'],
  [fact('A.active.1.card: Cub'), 5, 'expect.A.active.1.card', 'is not known'],
  [fact('A.hand.count: 3'), 5, 'expect.A.hand.count', '`A.hand` takes a number'],
  [fact('winer: A'), 5, 'expect.winer', 'Did you mean `winner`?'],
  [fact('A.active.damage: three'), 5, 'expect.A.active.damage', 'Expected a number here, found `three`'],
  [fact('A.active.card: [Cub]'), 5, 'expect.A.active.card', 'found a list'],
  [fact('A.active.card: 3'), 5, 'expect.A.active.card', 'Put it in quotes'],
  [fact('A.active.card: ">= 3"'), 5, 'expect.A.active.card', 'compares numbers'],
  [fact('A.hand: ">= three"'), 5, 'expect.A.hand', 'compares numbers'],
  [fact('A.active.damage: { contains: Cub }'), 5, 'expect.A.active.damage', 'are for lists'],
  [fact('A.hand: { contain: Cub }'), 5, 'expect.A.hand.contain', 'Did you mean `contains`?'],
  [fact('A.active.conditions: [poison]'), 5, 'expect.A.active.conditions[0]', 'Did you mean `poisoned`?'],
  [fact('phase: checkup'), 5, 'expect.phase', 'Allowed: setup, main, between-turns, over'],
  [fact('sees.B: { A.hnad: 7 }'), 5, 'expect.sees.B.A.hnad', 'Did you mean `A.hand`?'],
  [fact('sees.C: { A.hand: 7 }'), 5, 'expect.sees.C', 'Did you mean `sees.A`?'],
  [fact('deck.legal: yes'), 5, 'expect.deck.legal', 'needs a top-level `deck`'],
  [fact('A.hand:'), 5, 'expect.A.hand', 'found nothing'],
  [around('expect: { A.hand: 7 }', 'deck: [60 Fire Energy]'), 4, 'expect.A.hand', 'asks about a game'],
  [around('expect: { deck.breaks: [DECK-2] }', 'deck: [Cub]'), 4, 'expect.deck.breaks[0]', 'Did you mean `DECK-02`?'],
];

describe('a fault is named with its line, its key and what to do', () => {
  const groups: [string, Fault[]][] = [
    ['at the top level', TOP],
    ['in a card', CARDS],
    ['in a position', POSITIONS],
    ['in a step', STEPS],
    ['in a fact', FACTS],
  ];
  describe.each(groups)('%s', (_, faults) => {
    it.each(faults)('%j', (text, line, key, fragment) => {
      const { scenarios, diagnostics } = read(text);
      expect(scenarios).toEqual([]);
      expect(diagnostics[0]).toMatchObject({ file: 'ruling.yaml', line, key });
      expect(diagnostics[0].message).toContain(fragment);
      expect(diagnostics[0].message).toMatch(/[.?…]$/);
    });
  });
});

describe('the faults of a file', () => {
  it('are all collected, in the order of the lines', () => {
    const text = around('do:\n  - A: { atack: Hit }\n  - A: pass\nexpect: { winer: A }\ncoins: [edge]');
    expect(read(text).diagnostics.map(({ line, key }) => [line, key])).toEqual([
      [5, 'do[0].A.atack'],
      [7, 'expect.winer'],
      [8, 'coins[0]'],
    ]);
  });

  it('do not multiply behind a mistyped format', () => {
    const text = around(
      'format: 2-on2\ndo: [ { A: { attack: Hit, by: active.1 } } ]',
      'given: { A: { active: [Cub, Cub] } }',
    );
    expect(read(text).diagnostics.map(({ key }) => key)).toEqual(['format']);
  });

  it('say the column too', () => {
    expect(read(around(`rules: [RET-02, RET-${99}]`)).diagnostics[0]).toMatchObject({ line: 4, column: 17 });
  });

  it('never make the reader fall over, whatever is typed into a file', () => {
    const whole = `${step('{ A: { play: Switch }, choose: [bench.0] }')}expect: { A.hand: 7, stadium: none }\n`;
    const typed = fc.constantFrom(
      '[',
      '}',
      ':',
      ' ',
      '\n',
      '"',
      '&a ',
      '*a',
      '!',
      '> ',
      '- ',
      '@',
      '7',
      'yes',
      '---\n',
    );
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(5), typed, (at, gone, letters) => {
        const { scenarios, diagnostics } = read(whole.slice(0, at) + letters + whole.slice(at + gone));
        expect(scenarios.length + diagnostics.length).toBeGreaterThan(0);
        expect(diagnostics.every(({ line, column }) => line > 0 && column > 0)).toBe(true);
      }),
      { numRuns: 300, seed: 2002 },
    );
  });
});
