import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { markOf, parsedRules, ruleTexts } from '../../src/cli/registry/parsed-rules.js';
import { parseRuleFiles } from '../../src/cli/registry-files.js';
import { root } from '../house/sources.js';

const folder = mkdtempSync(join(tmpdir(), 'rulebox-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('rules that were parsed before', () => {
  const rules = join(folder, 'rules');
  cpSync(join(root, 'rules'), rules, { recursive: true });
  const written = join(folder, 'rules.json');
  const parsed = parseRuleFiles(rules);
  writeFileSync(written, JSON.stringify({ mark: markOf(ruleTexts(rules)), files: Object.fromEntries(parsed) }));

  it('are what the files say', () => {
    expect(parsedRules(rules, written)).toEqual(parsed);
  });

  it('are of no use where there are none, or a file has changed since', () => {
    expect(parsedRules(rules, join(folder, 'nothing.json'))).toBeNull();
    writeFileSync(join(rules, 'ret.yaml'), '[]\n');
    expect(parsedRules(rules, written)).toBeNull();
  });
});
