import type { Test, WouldRule } from '../language.js';
import { barsOf, testsOf } from './action.js';
import { laterSentences, paragraph } from './block.js';

/** Under which conditions a power cannot be used is said last. */
const isBar = (test: Test): boolean =>
  test.test === 'not' && test.of.test === 'matches' && test.of.where.test === 'condition';

/** What comes before a thing happens, as long as the card is there. */
export function wouldText({ if: needed, ...rule }: WouldRule): string {
  const tests = testsOf(needed);
  const rest = tests.filter((test) => !isBar(test));
  const test: Test | undefined = rest.length < 2 ? rest[0] : { test: 'all', of: rest };
  return paragraph([
    ...laterSentences(test === undefined ? rule : { ...rule, if: test }, null, 'you'),
    ...barsOf(tests.filter(isBar)),
  ]);
}
