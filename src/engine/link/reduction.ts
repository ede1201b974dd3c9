import type { AnswerRule, Rule } from '../effects/program.js';
import type { Amount, Test } from '../effects/terms.js';
import { mentions } from '../effects/walk.js';

/**
 * "If it would be damaged, reduce that damage by 20" changes a number and asks nobody: it is part of the calculation, so
 * that what looks at the damage that is about to be done sees the smaller number. @rule DMG-17 DMG-19
 */
export function asReduction(rule: Rule): Rule {
  if (rule.part !== 'would' || rule.on.event !== 'damaged' || rule.limits !== undefined) return rule;
  const { subject, source } = rule.on;
  const [only, ...more] = rule.do;
  if (only?.op !== 'prevent' || only.n === undefined || more.length > 0) return rule;
  if (subject === undefined || subject.get === 'cards' || subject.get === 'whole') return rule;
  if (asksForAmount(rule.if) || asksForAmount(rule.while) || asksForAmount(only.n)) return rule;
  const conditions = [rule.if, rule.while].filter((test) => test !== undefined);
  const reduction: AnswerRule = {
    part: 'answer',
    question: 'damage-taken',
    of: subject,
    change: { add: negative(only.n) },
    at: 'after',
    ...(source === undefined ? {} : { from: source }),
    ...(conditions.length === 0 ? {} : { while: { test: 'all', of: conditions } }),
  };
  return reduction;
}

/** The number of the happening is known only when it comes about. */
const asksForAmount = (of: Test | Amount | undefined): boolean => typeof of === 'object' && mentions(of, '#event');

const negative = (n: Amount): Amount => (typeof n === 'number' ? -n : { num: 'calc', fn: '×', args: [-1, n] });
