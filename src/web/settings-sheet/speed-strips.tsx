import type { CSSProperties } from 'react';
import { SPEEDS, type Speed } from '../settings/settings.js';
import { SETTINGS } from '../words/settings.js';

/** How long an attack is shown, in seconds. */
export const ATTACK_SECONDS: Readonly<Record<Exclude<Speed, 'off'>, number>> = { slow: 2.34, normal: 1.3, fast: 0.65 };

/** Each speed as it is: a card goes out and comes back in the time that an attack takes. */
export function SpeedStrips({ speed }: { readonly speed: Speed }) {
  return (
    <div className="speedstrips" aria-hidden="true">
      {SPEEDS.map((each) =>
        each === 'off' ? null : (
          <span
            key={each}
            className={each === speed ? 'chosen' : ''}
            style={{ '--attack': `${ATTACK_SECONDS[each]}s` } as CSSProperties}
          >
            <i />
            <em>{SETTINGS.seconds(ATTACK_SECONDS[each])}</em>
          </span>
        ),
      )}
    </div>
  );
}
