import type { TableAbout } from '../../../protocol/index.js';
import { Mark } from '../../parts/mark.js';
import { INVITED } from '../../words/online.js';
import { wayToWatch } from '../addresses.js';

/** The way to look on, if that is allowed. */
export function WatchLink({
  about: { table, rules },
  isMain = false,
}: {
  readonly about: TableAbout;
  readonly isMain?: boolean;
}) {
  if (rules.watching === 'nobody') return <span className="mut">{INVITED.noWatching}</span>;
  return (
    <a className={isMain ? 'btn main' : 'btn quiet'} href={`#${wayToWatch(table)}`}>
      <Mark of="u-eye" />
      {INVITED.watch}
    </a>
  );
}
