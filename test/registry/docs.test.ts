import { describe, expect, it } from 'vitest';
import { coverageOf, coverageWarnings } from '../../src/cli/docs/coverage.js';
import { erasPage, eraWarnings, readersOf, valueText } from '../../src/cli/docs/eras-page.js';
import { rulesPage } from '../../src/cli/docs/rules-page.js';
import { scenarioRules, testRules } from '../../src/cli/docs/sources.js';
import { readRegistry } from '../../src/registry/index.js';
import { filesWith, INFERRED, NONE, resolution, rule, value } from './files.js';

const cells = { 'old-2000': value('2 cards'), 'new-2020': INFERRED };
const ret = [
  rule('RET-01', { eras: cells }),
  rule('RET-02'),
  rule('RET-03', { eras: { ...cells, 'new-2020': NONE } }),
  rule('RET-04'),
];
const result = readRegistry(filesWith(ret, [resolution('CON-01', ['RET-01'])]));
if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
const registry = result.value;

const UNKNOWN = ['RET', 99].join('-');
const sources = {
  engine: [
    { path: 'src/engine/eras/old.ts', text: 'retreats: 1, // RET-04' },
    { path: 'src/engine/rules/reason.ts', text: "text('Not yet.', 'RET-03')" },
    { path: 'src/engine/rules/retreat.ts', text: `// RET-01, RET-02: because UTF-16. ${UNKNOWN}\nera.retreats` },
    { path: 'src/engine/turn/turn.ts', text: '// RET-01 again: RET-01\nera.retreatsPerTurn' },
  ],
  others: [],
  companion: [{ path: 'src/companion/clock.ts', text: '// as RET-03 says\n/** Waits. @rule RET-04 */' }],
  tests: [{ path: 'test/clock.test.ts', tests: [['RET-02', 'RET-01'], ['RET-01']] }],
  scenarios: [
    { path: 'scenarios/a.yaml', scenarios: [['RET-01'], ['RET-01', 'RET-02'], []] },
    { path: 'scenarios/b.yaml', scenarios: [['RET-01']] },
  ],
  waiting: new Map([
    ['RET-02', 'needs card text'],
    ['RET-03', 'comes with the formats'],
  ]),
};
const coverage = coverageOf(registry, sources);

describe('coverage', () => {
  it('knows where a rule is enforced and how many scenarios and tests pin it', () => {
    expect(coverage.get('RET-01')).toEqual({
      enforcedIn: ['src/engine/rules/retreat.ts', 'src/engine/turn/turn.ts'],
      pinnedBy: [
        { path: 'scenarios/a.yaml', by: 'scenario', count: 2 },
        { path: 'scenarios/b.yaml', by: 'scenario', count: 1 },
        { path: 'test/clock.test.ts', by: 'test', count: 2 },
      ],
      reason: '',
      state: 'held',
    });
  });

  it('does not call a rule enforced because an era or the sentence of a refusal names it', () => {
    expect(coverage.get('RET-04')?.enforcedIn).not.toContain('src/engine/eras/old.ts');
    expect(coverage.get('RET-03')).toMatchObject({ enforcedIn: [], state: 'waiting' });
  });

  it('takes the companion tools at their tags: what they only speak of they do not enforce', () => {
    expect(coverage.get('RET-04')).toMatchObject({ enforcedIn: ['src/companion/clock.ts'], state: 'open' });
    expect(coverage.get('RET-03')?.enforcedIn).toEqual([]);
  });

  it('tells what is held, what waits and what is open; resolutions are none of these', () => {
    const states = [...coverage].map(([id, { state }]) => `${id} ${state}`);
    expect(states).toEqual(['RET-01 held', 'RET-02 held', 'RET-03 waiting', 'RET-04 open', 'CON-01 resolution']);
  });

  it('warns of open rules, of waiting without need, and of ids that do not exist', () => {
    expect(coverageWarnings(registry, coverage, sources)).toEqual([
      'Neither waiting nor enforced and pinned: RET-04 (not pinned).',
      'Waiting without need, because enforced and pinned: RET-02.',
      `Cited, but no rule of the registry: ${UNKNOWN} (src/engine/rules/retreat.ts).`,
    ]);
  });

  it('reads the rules of every scenario in a file', () => {
    expect(scenarioRules('name: x\nrules: [RET-01, KO-01]\n---\nname: y\n---\nrules: RET-02\n')).toEqual([
      ['RET-01', 'KO-01'],
      [],
      ['RET-02'],
    ]);
    expect(scenarioRules('rules: [RET-01\n')).toEqual([[]]);
  });
});

describe('the rules of a test', () => {
  it('stand in brackets at the end of its title, whatever kind of test it is', () => {
    const text = [
      "it('flips a coin (AB-01, CD-02)', () => {});",
      'it.each([1, 2])("flips %d coins (AB-02)", (n) => {});',
      "it('waits', { timeout: 1 }, () => {});",
      "it('is as RET-03 says', () => {});",
      "it('tells (EF-01)', async () => {});",
    ].join('\n');
    expect(testRules(text)).toEqual([['AB-01', 'CD-02'], ['AB-02'], ['EF-01']]);
  });

  it('are not those of a group of tests', () => {
    expect(testRules("describe('coins (AB-01)', () => {});")).toEqual([]);
  });
});

describe('the page of rules', () => {
  const page = rulesPage(registry, coverage);

  it('begins with the figures of every group', () => {
    expect(page).toContain('| [RET](#ret-retreat) | Retreat | 4 | 3 | 2 | 1 | 1 |');
    expect(page).toContain('|  | **all** | 5 | 4 | 2 | 1 | 1 |');
  });

  it('shows a rule with its readings, its sources and where it is enforced and pinned', () => {
    expect(page).toContain(
      [
        '### RET-01 Title of RET-01',
        '',
        'What RET-01 says.',
        '',
        '- **old**: 2 cards · **new**: as stated *(inferred)*',
        '- Sources: Old Book 1',
        '- Enforced in `src/engine/rules/retreat.ts`, `src/engine/turn/turn.ts`',
        '- Pinned by 3 scenarios in `scenarios/a.yaml`, `scenarios/b.yaml`; by 2 tests in `test/clock.test.ts`',
      ].join('\n'),
    );
  });

  it('puts eras that read a rule alike together, and says why a rule waits', () => {
    expect(page).toContain('- **all**: as stated');
    expect(page).toContain(
      '- **old**: 2 cards · **new**: –\n- Sources: Old Book 1\n- *Otherwise*: comes with the formats',
    );
    expect(page).not.toContain('needs card text');
    expect(page).toContain('- Decides RET-01');
  });
});

describe('the page of eras', () => {
  const eras = [
    {
      id: 'old-2000',
      title: 'Old (2000)',
      fields: new Map<string, unknown>([
        ['id', 'old-2000'],
        ['retreats', 'unlimited'],
      ]),
    },
    {
      id: 'new-2020',
      title: 'New (2020)',
      fields: new Map<string, unknown>([
        ['retreats', 1],
        ['weather', true],
      ]),
    },
  ];
  const retreats = {
    number: 1,
    key: 'retreats',
    section: 'A',
    asks: 'How often',
    rules: ['RET-02'],
    standings: { 'old-2000': 'inferred', 'new-2020': 'printed' },
  } as const;
  const standings = { 'old-2000': 'unknown', 'new-2020': 'reported' } as const;
  const burn = { number: 2, key: 'burn', section: 'A', asks: 'How hot', rules: ['RET-03'], standings };
  const policies = { sections: [{ id: 'A', title: 'Turn' }], points: [retreats, burn] };

  it('shows each answer with the eras that give it, how sure that is, and which file consults the point', () => {
    const page = erasPage(policies, eras, sources.engine);
    expect(page).toContain(
      '| 1 | `retreats`<br>How often | **unlimited**: old-2000 *(inf)*<br>**1**: new-2020 | RET-02 | `src/engine/rules/retreat.ts` |',
    );
    expect(page).toContain(
      '| 2 | `burn`<br>How hot | **?**: old-2000 *(unk)*, new-2020 *(rep)* | RET-03 | not consulted yet |',
    );
  });

  it('finds a field by its whole name only, and not in the eras', () => {
    expect(readersOf('retreats', sources.engine)).toEqual(['src/engine/rules/retreat.ts']);
    expect(readersOf('retreatsPer', sources.engine)).toEqual([]);
    const parted = { path: 'src/engine/a.ts', text: 'const { burn, retreats } = game.setup.era;' };
    expect(readersOf('retreats', [parted])).toEqual(['src/engine/a.ts']);
    expect(readersOf('poison', [parted])).toEqual([]);
  });

  it('warns where the points and the eras do not fit together', () => {
    expect(eraWarnings(policies, eras)).toEqual([
      'The era old-2000 does not answer: burn.',
      'The era new-2020 does not answer: burn.',
      'rules/policies.yaml does not list, but new-2020 answers: weather.',
    ]);
  });

  it.each([
    [true, 'yes'],
    [[], 'none'],
    [{}, 'none'],
    [['a', 'b'], 'a, b'],
    [{ ex: 2, GX: 3 }, 'ex: 2, GX: 3'],
    [
      [
        { tag: 'star', most: 1 },
        { tag: 'ex', most: 2 },
      ],
      'tag: star, most: 1; tag: ex, most: 2',
    ],
    [{ walk: 'by-step', steps: ['poisoned', 'burned'] }, 'walk: by-step, steps: poisoned, burned'],
  ])('writes %j as %s', (field, text) => expect(valueText(field)).toBe(text));
});
