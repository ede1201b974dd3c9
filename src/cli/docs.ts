// `rulebox docs`: writes the pages that are generated, docs/RULES.md, docs/ERAS.md and docs/COVERAGE.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { ERAS, FORMATS } from '../engine/index.js';
import { readCards } from './cards/card-files.js';
import type { CorpusFigures } from './cards/corpus-figures.js';
import { scenarioTexts } from './cards/scenario-texts.js';
import { soakCorpus } from './cards/soak-corpus.js';
import { coverageOf, coverageWarnings } from './docs/coverage.js';
import { coveragePage } from './docs/coverage-page.js';
import { erasPage, eraWarnings } from './docs/eras-page.js';
import { rulesPage } from './docs/rules-page.js';
import { readEngine, readRoom, readScenarios, readTests, readWitnesses } from './docs/sources.js';
import { witnessTables } from './docs/witness-table.js';
import { packageRoot } from './here.js';
import { loadPolicies, loadRegistry, loadWaiting, readRuleFiles } from './registry-files.js';
import { keepFailures } from './soak/failing-games.js';
import { EXIT, fail } from './terminal.js';

interface Options {
  readonly check?: boolean;
  readonly corpus?: readonly string[];
  readonly games: string;
  readonly threads: string;
}

export function register(command: Command): void {
  command
    .option('--check', 'write nothing; fail if a page on disk is not what would be written')
    .option('--corpus <path...>', 'count the cards in these files anew and soak them, for docs/COVERAGE.md')
    .option('--games <n>', 'how many games to soak them in', '50000')
    .option('--threads <n>', 'how many threads soak them', '1')
    .action(async (options: Options) => {
      if (options.corpus !== undefined) await countAnew(packageRoot, options.corpus, options);
      const { pages, warnings } = makePages(packageRoot);
      for (const warning of warnings) process.stderr.write(`rulebox: ${warning}\n`);
      if (options.check === true) checkPages(packageRoot, pages);
      else writePages(packageRoot, pages);
    });
}

/** What is known of the cards of a database, as numbers: the page must be the same where the database is not. */
const FIGURES = 'docs/coverage.json';

/** The figures of a soak with the cards of a database go beside the page that is made of them. */
async function countAnew(root: string, paths: readonly string[], options: Options): Promise<void> {
  const [games, threads] = [Number(options.games), Number(options.threads)];
  if (!Number.isInteger(games) || games < 1) fail('--games takes a whole number.');
  if (!Number.isInteger(threads) || threads < 1) fail('--threads takes a whole number.');
  const texts = scenarioTexts(root);
  const { figures, report } = await soakCorpus(readCards(paths), { games, seed: 1, threads }, texts);
  for (const { era, problem, file } of keepFailures(report)) {
    process.stderr.write(`rulebox: ${era}: ${problem} (the record is in ${file})\n`);
  }
  writeFileSync(join(root, FIGURES), `${JSON.stringify(figures, null, 2)}\n`);
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
    companion: readRoom(root, 'companion'),
    others: ['cards', 'cli', 'web'].flatMap((room) => readRoom(root, room)),
    scenarios: readScenarios(root),
    tests: readTests(root),
    waiting: loadWaiting(files, registry),
  };
  const coverage = coverageOf(registry, sources);
  const eras = ERAS.map((era) => ({ id: era.id, title: era.title, fields: new Map(Object.entries(era)) }));
  const scenarios = readWitnesses(root, {
    eras: ERAS.map(({ id }) => id),
    formats: FORMATS.map(({ id }) => id),
    rules: registry.entries.map(({ id }) => id),
  });
  return {
    pages: new Map([
      ['docs/RULES.md', rulesPage(registry, coverage)],
      [
        'docs/ERAS.md',
        `${erasPage(policies, eras, [...sources.engine, ...sources.companion])}\n${witnessTables({ registry, policies, eras, scenarios })}\n`,
      ],
      ['docs/COVERAGE.md', coveragePage(figuresIn(root))],
    ]),
    warnings: [...coverageWarnings(registry, coverage, sources), ...eraWarnings(policies, eras)],
  };
}

/** They are written by this command alone. */
const figuresIn = (root: string): CorpusFigures =>
  JSON.parse(readFileSync(join(root, FIGURES), 'utf8')) as CorpusFigures;

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
