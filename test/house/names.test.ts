import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { anywhere, cardNamesIn, eraIdsIn, FAMOUS_POKEMON, unlessEnglish } from './names.js';
import { expectNone, type Finding, matches, sourcesUnder } from './sources.js';
import { findingAt, madeUp, type ParsedSource, parsedUnder, walk } from './syntax.js';

const ERAS = 'src/engine/eras/';
const engine = parsedUnder('src/engine');
const core = engine.filter((source) => !source.path.startsWith(ERAS));
const eraIds = eraIdsIn(engine.filter((source) => source.path.startsWith(ERAS)));
const cards = cardNamesIn(sourcesUnder('library', ['.json', '.jsonl']));

const remedy = {
  era: `Ask the era for its answer to the rule question; only ${ERAS} knows which era that is`,
  card: 'Express it with facts, policies or effects; the engine knows no card by name',
};

type Search = (name: string) => RegExp;

const named = (sources: readonly ParsedSource[], names: Iterable<string>, what: 'era' | 'card', search: Search) =>
  sources.flatMap((source) =>
    [...names]
      .filter((name) => source.text.includes(name))
      .flatMap((name) =>
        matches(source, search(name), () => ({ problem: `names the ${what} '${name}'`, remedy: remedy[what] })),
      ),
  );

describe('the engine', () => {
  it('names no era outside its eras', () => {
    expect(eraIds, `${ERAS} states no era id`).not.toHaveLength(0);
    expectNone(named(core, eraIds, 'era', anywhere));
  });

  it('never tests in a rule which era it is', () => {
    expectNone(core.filter((source) => source.path.startsWith('src/engine/rules/')).flatMap(eraTests));
  });

  it('names no card', () => {
    expectNone(named(core, [...FAMOUS_POKEMON, ...cards.pokemon], 'card', anywhere));
    expectNone(named(core, cards.others, 'card', unlessEnglish));
  });
});

describe('the search for names', () => {
  it('reads the ids out of era files', () => {
    const era = madeUp(`${ERAS}old.ts`, "export const OLD: Era = { ...OLDER, id: 'old-1999', burn: 'never' };");
    expect(eraIdsIn([era])).toEqual(['old-1999']);
  });

  it('reads cards, and neither attacks nor decks nor basic Energy, out of the library', () => {
    const cards = '{"name":"Plain Beast","category":"Pokemon","attacks":[{"name":"Scratch"}]}\n\n';
    const deck =
      '{"name":"Starter","cards":[{"kind":"trainer","name":"Oak"},{"kind":"energy","energy":"basic","name":"Fire Energy"}]}';
    const files = [
      { path: 'library/a.jsonl', text: cards },
      { path: 'library/b.json', text: deck },
    ];
    expect(cardNamesIn(files)).toEqual({ pokemon: new Set(['Plain Beast']), others: new Set(['Oak']) });
  });

  it('finds a name in code and comment, but not inside a longer word', () => {
    const file = madeUp('src/engine/a.ts', "// as Muk does\nconst name = 'Mr. Mime';\nconst Mukluk = 1;");
    expect(named([file], ['Muk', 'Mr. Mime'], 'card', anywhere).map((finding) => finding.line)).toEqual([1, 2]);
  });

  it('lets Trainer cards called by one English word stand in comments, not in strings', () => {
    const file = madeUp(
      'src/engine/a.ts',
      "// Switch the Active Pokémon.\nif (name === 'Switch') stop();\n// Rare Sweet",
    );
    expect(named([file], ['Switch', 'Rare Sweet'], 'card', unlessEnglish).map((finding) => finding.line)).toEqual([
      2, 3,
    ]);
  });

  it('finds a rule that asks for the id of the era', () => {
    const text = "if (setup.era.id === 'x') stop();\nif (era['id']) stop();\nconst { burn } = setup.era;";
    expect(eraTests(madeUp('src/engine/rules/a.ts', text)).map((finding) => finding.line)).toEqual([1, 2]);
  });
});

/** Every `….era.id`, also in brackets. */
function eraTests(source: ParsedSource): Finding[] {
  const findings: Finding[] = [];
  walk(source.tree, (node) => {
    const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
    if (!isAccess || !/\bera$/.test(node.expression.getText(source.tree))) return;
    const member = ts.isPropertyAccessExpression(node) ? node.name : node.argumentExpression;
    if (/^\W?id\W?$/.test(member.getText(source.tree)))
      findings.push(findingAt(source, node, 'asks which era it is', remedy.era));
  });
  return findings;
}
