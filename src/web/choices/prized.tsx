import { Mark } from '../parts/mark.js';
import { RuleChip } from '../parts/rule-chip.js';
import { CHOICES } from '../words/choices.js';
import type { ChoiceProps } from './choice-props.js';

/** Who looks through all of a deck knows what is not in it: which cards are the Prize cards, but not which is which. @rule ZONE-10 */
export function Prized({ decision: { asks } }: Pick<ChoiceProps, 'decision'>) {
  const prized = asks?.prized ?? null;
  if (prized === null) return null;
  return (
    <div className="prizedcards">
      <Mark of="u-eye" />
      <p>
        <b>{CHOICES.prized}</b>{' '}
        {prized.map(({ name, count }, i) => (
          <span key={name}>
            {i > 0 && ', '}
            <span className="prizedname">{CHOICES.counted(name, count)}</span>
          </span>
        ))}
        . {CHOICES.prizedHelp(prized.reduce((sum, { count }) => sum + count, 0))} <RuleChip id="ZONE-10" />
      </p>
    </div>
  );
}
