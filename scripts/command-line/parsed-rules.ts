// Puts the parsed rules beside the joined command line.
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { markOf, PARSED_RULES, ruleTexts, type WrittenRules } from '../../src/cli/registry/parsed-rules.js';
import { parseRuleFiles } from '../../src/cli/registry-files.js';

export const parsedRules = (root: string): Plugin => ({
  name: 'rulebox-parsed-rules',
  generateBundle() {
    const folder = join(root, 'rules');
    const written: WrittenRules = {
      mark: markOf(ruleTexts(folder)),
      files: Object.fromEntries(parseRuleFiles(folder)),
    };
    this.emitFile({ type: 'asset', fileName: PARSED_RULES, source: JSON.stringify(written) });
  },
});
