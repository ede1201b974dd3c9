import { describe, expect, it } from 'vitest';
import { reachingFurther, WHOLE_PAGE } from './sheets.js';
import { expectNone, type Source, sourcesUnder } from './sources.js';

const LOOK = 'src/web/look';

/** A house with a sheet of the whole page and two screens that bring one each. */
function house(decks: string, judge = ''): [Source[], Source[]] {
  const sheets = [
    { path: WHOLE_PAGE, text: '@import "./table.css";' },
    { path: `${LOOK}/table.css`, text: '.decks { display: flex; }' },
    { path: `${LOOK}/decks.css`, text: decks },
    { path: `${LOOK}/judge.css`, text: judge },
  ];
  const code = ['decks', 'judge'].map((name) => ({
    path: `src/web/${name}/${name}-screen.tsx`,
    text: `import '../look/${name}.css';`,
  }));
  return [sheets, [...code, { path: 'src/web/main.tsx', text: "import './look/look.css';" }]];
}

const linesOf = (decks: string, judge?: string): number[] =>
  reachingFurther(...house(decks, judge)).map(({ line }) => line);

describe('a sheet of style that a screen brings along', () => {
  it('speaks only of its own screen or of classes of its own', () => {
    expectNone(reachingFurther(sourcesUnder(LOOK, ['.css']), sourcesUnder('src/web', ['.ts', '.tsx'])));
  });

  it('is found where a class of it stands in another sheet', () => {
    expect(linesOf('/* the deck builder */\n.decks {\n  display: grid;\n}')).toEqual([2]);
    expect(reachingFurther(...house('.find { gap: 0; }', '.find { gap: 1px; }'))).toHaveLength(2);
  });

  it('is found within a condition, in a list, and without any class', () => {
    expect(linesOf('@media (width < 9px) {\n  .decks {\n    gap: 0;\n  }\n}')).toEqual([2]);
    expect(linesOf('.own,\n.decks > p {\n  gap: 0;\n}')).toEqual([2]);
    expect(linesOf('main { gap: 0; }')).toEqual([1]);
  });

  it('is left alone within its scope, and where its first class is its own', () => {
    expect(linesOf(':where([data-screen="decks"]) {\n  .decks { gap: 0; }\n}')).toEqual([]);
    expect(linesOf('.own .decks { gap: 0; }\n@keyframes go {\n  50% { gap: 0; }\n}')).toEqual([]);
  });
});
