import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('the page’s first download', () => {
  /** What can be asked of a value without the rules of the game. */
  const PLAIN = ['cardOfEvent', 'isOfGroup', 'keyOfAnswer', 'sameAnswer', 'seatOf', 'seatOfEvent'];

  it('has nothing of the engine in it but types, and questions about a value', () => {
    const folder = join(import.meta.dirname, '..', '..', 'src', 'web');
    for (const file of [
      'session/store.ts',
      'play/play.ts',
      'session/reach.ts',
      'table/touch.ts',
      'log/log.tsx',
      'motion/strike.ts',
    ]) {
      const imports = readFileSync(join(folder, file), 'utf8').matchAll(
        /^import \{([^}]*)\} from '.*engine\/index\.js';$/gm,
      );
      const values = [...imports].flatMap(([, names]) => names!.split(',').map((name) => name.trim()));
      expect(
        values.filter((name) => !name.startsWith('type ') && !PLAIN.includes(name)),
        file,
      ).toEqual([]);
    }
  });
});
