// The reference of all doors, as `npm run api` writes it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application } from 'typedoc';
import { describe, expect, it } from 'vitest';
import { root } from '../house/sources.js';

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

describe('the reference', () => {
  it('is about every door of the package', () => {
    const { exports } = read('package.json') as { readonly exports: Readonly<Record<string, unknown>> };
    const { entryPoints } = read('typedoc.json') as { readonly entryPoints: readonly string[] };
    const sources = Object.values(exports).flatMap((door) =>
      typeof door === 'string'
        ? []
        : [(door as { default: string }).default.replace('./dist/', 'src/').replace(/\.js$/, '.ts')],
    );
    expect([...entryPoints].sort()).toEqual(sources.sort());
  });

  it('is made without a warning', async () => {
    const app = await Application.bootstrapWithPlugins({ options: join(root, 'typedoc.json') });
    const project = await app.convert();
    expect(app.logger.warningCount + app.logger.errorCount).toBe(0);
    expect(project?.children?.length).toBeGreaterThan(10);
  });
});
