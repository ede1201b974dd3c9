import { type ReactNode, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import type { Moment, ReplayAbout } from '../../session/index.js';
import { type Layout, LogButton, TableFrame } from '../frame/table-frame.js';
import { EraTag } from '../parts/era-tag.js';
import { Mark } from '../parts/mark.js';
import { ThemeButton } from '../parts/theme.js';
import { refuse } from '../play/play.js';
import { useTable } from '../session/store.js';
import { nameOf, otherSides } from '../table/at-table.js';
import { HandCount } from '../table/piles.js';
import { REPLAY } from '../words/replay.js';
import { APP, BAR, ZONES } from '../words/words.js';
import { Controls } from './controls.js';
import { useReplayKeys } from './replay-keys.js';
import { ShareSheet } from './share-sheet.js';
import { goOnFromHere } from './watch.js';

interface WatchingProps {
  readonly about: ReplayAbout;
  readonly moment: Moment;
}

/** The table of a moment of a record, and what it is watched with. */
export function Watching({ about, moment }: WatchingProps) {
  const [sharing, setSharing] = useState(false);
  useReplayKeys();
  const goOn = async (seat: number): Promise<void> => {
    const fault = await goOnFromHere(seat);
    if (fault === null) navigate('/table');
    else refuse({ sentence: fault, rules: [] });
  };
  return (
    <TableFrame
      moment={moment}
      look="replay"
      top={(layout) => <Top about={about} moment={moment} layout={layout} onShare={() => setSharing(true)} />}
    >
      <Controls about={about} moment={moment} onShare={() => setSharing(true)} onGoOn={(seat) => void goOn(seat)} />
      {sharing && <ShareSheet onClose={() => setSharing(false)} />}
    </TableFrame>
  );
}

interface TopProps extends WatchingProps {
  readonly layout: Layout;
  readonly onShare: () => void;
}

function Top({ about, moment, layout, onShare }: TopProps) {
  const phone = layout === 'phone';
  const era = <EraTag era={about.summary.era} long={!phone} />;
  return (
    <header className={phone ? 'phtop' : 'gtop'}>
      <a className={phone ? 'ib' : 'logo'} href="#/replay" aria-label={REPLAY.title}>
        <Mark of="logo" />
        {!phone && APP.name}
      </a>
      {phone ? <Other moment={moment}>{era}</Other> : era}
      {!phone && (
        <span className="meta" title={about.remarks?.join(' ')}>
          {about.remarks?.length ? REPLAY.otherwise : REPLAY.page}
        </span>
      )}
      <span className="grow" />
      <ThemeButton />
      {layout !== 'wide' && <LogButton />}
      {phone ? (
        <TopButton name={REPLAY.share} mark="u-link" act={onShare} />
      ) : (
        <TopButton name={BAR.keys} act={openKeys} />
      )}
    </header>
  );
}

const openKeys = (): void => useTable.setState({ keysOpen: true });

interface TopButtonProps {
  readonly name: string;
  readonly mark?: string;
  readonly act: () => void;
}

function TopButton({ name, mark, act }: TopButtonProps) {
  return (
    <button type="button" className="ib" aria-label={name} title={name} onClick={act}>
      {mark === undefined ? '?' : <Mark of={mark} />}
    </button>
  );
}

/** On a phone the other side's hand and Prize cards have no place on the table. */
function Other({ moment, children }: { readonly moment: Moment; readonly children: ReactNode }) {
  const [other, ...more] = otherSides(moment);
  if (other === undefined || more.length > 0) return children;
  const name = nameOf(moment, other);
  return (
    <div>
      <b>{name}</b> {children}
      <span className="meta">
        <HandCount side={other} name={name} /> · {ZONES.prizes(other.prizes.count, moment.view.phase)}
      </span>
    </div>
  );
}
