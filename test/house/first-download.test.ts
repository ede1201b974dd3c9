// What the page loads before anybody has chosen anything: followed by imports of values from main.tsx on.
import { describe, expect, it } from 'vitest';
import { reachedFrom } from './reached.js';
import { madeUp, parsedFile } from './syntax.js';

/** What can be asked of a value without the rules of the game, and what bots are called. */
const PLAIN = /^src\/(?:web\/|session\/|engine\/model\/|bots\/names\.ts$)/;
const CHANCE = 'src/engine/model/chance/';

describe('the page’s first download', () => {
  const reached = reachedFrom('src/web/main.tsx', parsedFile);

  it('is followed through the doors of rooms', () => {
    expect(reached).toContain('src/web/play/play.ts');
    expect(reached).toContain('src/session/with-people.ts');
  });

  it('has nothing of the engine in it but questions about a value, and nothing of cards or chance', () => {
    expect(reached.filter((path) => !PLAIN.test(path) || path.startsWith(CHANCE))).toEqual([]);
  });
});

describe('what is reached by imports', () => {
  const files: Readonly<Record<string, string>> = {
    'src/web/a.ts':
      "import type { T } from './t.js';\nimport { b, type C } from '../engine/index.js';\nimport('./late.js');",
    'src/engine/index.ts': "export { c } from './c.js';\nexport * from './public.js';",
    'src/engine/public.ts': "export { b } from './b.js';\nexport { d } from './d.js';",
    'src/engine/b.ts': "import { e } from './e.js';\nexport const b = e;",
    'src/engine/e.ts': 'export const e = 1;',
  };

  it('is what is loaded with it: through a door only what is asked for, no types, and nothing that comes later', () => {
    expect(reachedFrom('src/web/a.ts', (path) => madeUp(path, files[path] ?? ''))).toEqual([
      'src/web/a.ts',
      'src/engine/b.ts',
      'src/engine/e.ts',
    ]);
  });
});
