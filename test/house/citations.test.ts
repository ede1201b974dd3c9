import { describe, expect, it } from 'vitest';
import { isScalar, parseAllDocuments, visit } from 'yaml';
import { committedFiles, expectNone, type Finding, matches, readSource, type Source, sourcesUnder } from './sources.js';

const GROUPS = (
  'DECK NAME KIND PREC ZONE SETUP TURN FIRST BENCH EVO LVL NRG TRN SUP STAD TOOL TM ' +
  'FOS RET POW ATK DMG COND CHK KO SIM WIN EFF SRCH CLS FMT ERD CON HOUSE'
).split(' ');
const CITATION = new RegExp(`\\b(?:${GROUPS.join('|')})-\\d\\d\\b`, 'g');

const known = ruleIdsIn(sourcesUnder('rules', ['.yaml', '.yml']));
const citing = committedFiles().filter(
  (path) => /^(src|test|scenarios)\//.test(path) || (path.endsWith('.md') && !path.startsWith('rules/')),
);

describe('rule citations', () => {
  it('in sources, tests, scenarios and documents name rules that exist', () => {
    expect(known.size, 'rules/*.yaml holds no rule').toBeGreaterThan(0);
    expectNone(citing.map(readSource).flatMap((source) => unknownRules(source, known)));
  });

  it('are looked for in every group of rules that there is', () => {
    const groups = [...new Set([...known].map((id) => id.split('-')[0] ?? ''))];
    expect(
      groups.filter((group) => !GROUPS.includes(group)),
      'Add the group to GROUPS in this test',
    ).toEqual([]);
  });

  it('are found wherever they stand, and told apart from longer words', () => {
    const [missing, present] = [['KO', 98].join('-'), 'KO-01'];
    const source = { path: 'src/a.ts', text: `// ${present}\n/** @rule ${missing} */\n'X${missing}' + '${missing}1'` };
    expect(unknownRules(source, new Set([present])).map(({ line, problem }) => [line, problem])).toEqual([
      [2, `cites ${missing}, which no file in rules/ has`],
    ]);
  });

  it('know a rule by the id of its entry', () => {
    const text =
      '- id: KO-01\n  title: About KO-02\n- { id: WIN-01 }\n---\nrules: [ { id: "TM-01" }, { id: other } ]\n';
    expect([...ruleIdsIn([{ path: 'rules/a.yaml', text }])]).toEqual(['KO-01', 'WIN-01', 'TM-01']);
  });
});

function ruleIdsIn(files: readonly Source[]): Set<string> {
  const ids = new Set<string>();
  for (const document of files.flatMap((file) => parseAllDocuments(file.text))) {
    visit(document, {
      Pair(_key, { key, value }) {
        const isId = isScalar(key) && key.value === 'id' && isScalar(value);
        if (isId && /^[A-Z]+-\d\d$/.test(String(value.value))) ids.add(String(value.value));
      },
    });
  }
  return ids;
}

function unknownRules(source: Source, rules: ReadonlySet<string>): Finding[] {
  const remedy = 'Correct the ID, or add the rule to rules/ first';
  return matches(source, CITATION, (id) =>
    rules.has(id) ? null : { problem: `cites ${id}, which no file in rules/ has`, remedy },
  );
}
