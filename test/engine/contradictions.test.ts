import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DECIDED_BY, withDecisions } from '../../src/engine/refusing/contradictions.js';
import { readSource } from '../house/sources.js';

interface Resolution {
  readonly id: string;
  readonly resolves: readonly string[];
}

const resolutions: readonly Resolution[] = parse(readSource('rules/con.yaml').text);

describe('Contradictions of the books', () => {
  it('are decided as the law says', () => {
    const wrong = Object.entries(DECIDED_BY).filter(
      ([rule, decision]) => !resolutions.some(({ id, resolves }) => id === decision && resolves.includes(rule)),
    );
    expect(wrong).toEqual([]);
  });

  it('are cited behind the rules that rest on them, once', () => {
    expect(withDecisions(['SETUP-12', 'SETUP-14', 'SETUP-13', 'SETUP-12'])).toEqual([
      'SETUP-12',
      'SETUP-14',
      'SETUP-13',
      'CON-17',
    ]);
  });
});
