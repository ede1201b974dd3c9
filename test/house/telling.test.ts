import { describe, expect, it } from 'vitest';
import { expectNone, type Finding, sourcesUnder } from './sources.js';

const ANAPHORS = 'src/cards/telling/anaphor.ts';
const MARK = /'(#[?!][a-z-]+)'/g;

/** Words of a telling that no type declares, and tellings that are looked at as text. */
function findings(path: string, text: string, declared: ReadonlySet<string>): Finding[] {
  if (!/^src\/cards\/(?:parse|resolve|render|telling)\//.test(path)) return [];
  return text.split('\n').flatMap((line, index) => {
    const unknown = [...line.matchAll(MARK)].map(([, word]) => word!).filter((word) => !declared.has(word));
    const at = { path, line: index + 1 };
    return [
      ...unknown.map((word) => ({
        ...at,
        problem: `The word ${word} is none of a telling`,
        remedy: `Declare it in ${ANAPHORS}, and give it a row in resolve`,
      })),
      ...(line.includes('JSON.stringify(')
        ? [{ ...at, problem: 'A telling is looked at as text', remedy: 'Ask isSame, says or someNode of telling' }]
        : []),
    ];
  });
}

const wordsIn = (text: string): ReadonlySet<string> => new Set([...text.matchAll(MARK)].map(([, word]) => word!));

describe('tellings', () => {
  it('have no words that are not declared, and are not looked at as text', () => {
    const all = sourcesUnder('src/cards', ['.ts']);
    const declared = wordsIn(all.find(({ path }) => path === ANAPHORS)!.text);
    expect(declared.size).toBeGreaterThan(50);
    expectNone(all.flatMap(({ path, text }) => findings(path, text, declared)));
  });

  it('have no word that nobody says', () => {
    const all = sourcesUnder('src/cards', ['.ts']);
    const said = wordsIn(
      all
        .filter(({ path }) => path.startsWith('src/cards/parse/'))
        .map(({ text }) => text)
        .join('\n'),
    );
    const declared = wordsIn(all.find(({ path }) => path === ANAPHORS)!.text);
    expect([...declared].filter((word) => !said.has(word))).toEqual([]);
  });

  it('are told by file and line when they are not so', () => {
    const wrong = "const a = ref('#?whatever');\nconst b = JSON.stringify(told);";
    expect(findings('src/cards/parse/x.ts', wrong, new Set(['#?it'])).map(({ line }) => line)).toEqual([1, 2]);
    expect(findings('src/cards/parse/x.ts', "ref('#?it')", new Set(['#?it']))).toEqual([]);
    expect(findings('src/engine/x.ts', wrong, new Set())).toEqual([]);
  });
});
