import type { Rule, Span } from '../language.js';
import { cardNoun } from './noun.js';

const UNTIL: Readonly<Partial<Record<Span, string>>> = {
  'this-turn': 'this turn',
  'to-end-of-your-next-turn': 'until the end of your next turn',
};

/** What whoever plays a card may not play after it; null where something else is said. */
export function ownBar([rule, ...others]: readonly Rule[], span: Span): string | null {
  const until = UNTIL[span];
  if (rule?.part !== 'answer' || rule.question !== 'can-play' || rule.of !== 'you' || others.length > 0) return null;
  if (until === undefined || rule.which === undefined || !('forbid' in rule.change)) return null;
  const more = span === 'this-turn' ? 'any more' : 'any'; // this card has been played
  return `you can't play ${more} ${cardNoun(rule.which, true)} ${until}`;
}
