// `rulebox docs`: writes the pages that are generated, docs/RULES.md and docs/ERAS.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { ERAS } from '../engine/index.js';
import { coverageOf, coverageWarnings } from './docs/coverage.js';
import { erasPage, eraWarnings } from './docs/eras-page.js';
import { rulesPage } from './docs/rules-page.js';
import { readEngine, readScenarios } from './docs/sources.js';
import { loadPolicies, loadRegistry, loadWaiting, packageRoot, readRuleFiles } from './registry-files.js';
import { EXIT } from './terminal.js';

export function register(program: Command): void {
  program
    .command('docs')
    .description('Writes the generated pages: docs/RULES.md and docs/ERAS.md')
    .option('--check', 'write nothing; fail if a page on disk is not what would be written')
    .action((options: { readonly check?: boolean }) => {
      const { pages, warnings } = makePages(packageRoot);
      for (const warning of warnings) process.stderr.write(`rulebox: ${warning}\n`);
      if (options.check === true) checkPages(packageRoot, pages);
      else writePages(packageRoot, pages);
    });
}

/** The pages by their path from the root, and what a person should look at. */
export interface Pages {
  readonly pages: ReadonlyMap<string, string>;
  readonly warnings: readonly string[];
}

export function makePages(root: string): Pages {
  const files = readRuleFiles(join(root, 'rules'));
  const registry = loadRegistry(files);
  const policies = loadPolicies(files, registry);
  const sources = {
    engine: readEngine(root),
    scenarios: readScenarios(root),
    waiting: loadWaiting(files, registry),
  };
  const coverage = coverageOf(registry, sources);
  const eras = ERAS.map((era) => ({ id: era.id, title: era.title, fields: new Map(Object.entries(era)) }));
  return {
    pages: new Map([
      ['docs/RULES.md', rulesPage(registry, coverage)],
      ['docs/ERAS.md', erasPage(policies, eras, sources.engine)],
    ]),
    warnings: [...coverageWarnings(registry, coverage, sources), ...eraWarnings(policies, eras)],
  };
}

function writePages(root: string, pages: ReadonlyMap<string, string>): void {
  for (const [path, page] of pages) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), page);
    process.stdout.write(`${path} is written.\n`);
  }
}

function checkPages(root: string, pages: ReadonlyMap<string, string>): void {
  for (const [path, page] of pages) {
    if (existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8') === page) continue;
    process.stderr.write(`rulebox: ${path} is not what \`rulebox docs\` would write.\n`);
    process.exitCode = EXIT.fails;
  }
}
