import { type ReactNode, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import type { Moment, ReplayAbout } from '../../session/index.js';
import { KeysButton, type Layout, LogButton, TableFrame } from '../frame/table-frame.js';
import { EraTag } from '../parts/era-tag.js';
import { Mark } from '../parts/mark.js';
import { SettingsButton } from '../parts/settings-button.js';
import { ThemeButton } from '../parts/theme.js';
import { refuse } from '../play/play.js';
import { ShareSheet } from '../share/share-sheet.js';
import { nameOf, otherSides } from '../table/at-table.js';
import { HandCount } from '../table/piles.js';
import { openSession } from '../thread/client.js';
import { REPLAY } from '../words/replay.js';
import { APP, ZONES } from '../words/words.js';
import { useAnalysed } from './analysed.js';
import { AnalysisPanel } from './analysis-panel.js';
import { Controls } from './controls.js';
import { EvaluationBar } from './evaluation-bar.js';
import { LineArrows } from './line-arrows.js';
import { useReplayKeys } from './replay-keys.js';
import { goOnFromHere, useReplay } from './watch.js';

interface WatchingProps {
  readonly about: ReplayAbout;
  readonly moment: Moment;
}

/** The table of a moment of a record, and what it is watched with. */
export function Watching({ about, moment }: WatchingProps) {
  const [sharing, setSharing] = useState(false);
  const place = useReplay((state) => state.place);
  const analysing = useAnalysed(({ isOpen }) => isOpen);
  const goOn = async (seat: number): Promise<void> => {
    const fault = await goOnFromHere(seat);
    if (fault === null) navigate('/table');
    else refuse({ sentence: fault, rules: [] });
  };
  useReplayKeys(goOn);
  return (
    <TableFrame
      moment={moment}
      look="replay"
      beside={analysing ? <AnalysisPanel about={about} moment={moment} /> : null}
      people={{ banner: <Weighed moment={moment} />, about: () => ({ before: null, after: null }), match: null }}
      top={(layout) => <Top about={about} moment={moment} layout={layout} onShare={() => setSharing(true)} />}
    >
      <Controls about={about} moment={moment} onShare={() => setSharing(true)} onGoOn={(seat) => void goOn(seat)} />
      {sharing && <ShareSheet file={replayedFile} place={place} onClose={() => setSharing(false)} />}
    </TableFrame>
  );
}

const Weighed = ({ moment }: { readonly moment: Moment }) => (
  <>
    <EvaluationBar moment={moment} />
    <LineArrows moment={moment} />
  </>
);

const replayedFile = async () => (await openSession()).session.replayedFile();

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
      <SettingsButton shortcut />
      {layout !== 'wide' && <LogButton />}
      {phone && <ShareButton onShare={onShare} />}
      <KeysButton />
    </header>
  );
}

function ShareButton({ onShare }: { readonly onShare: () => void }) {
  return (
    <button type="button" className="ib" aria-label={REPLAY.share} title={REPLAY.share} onClick={onShare}>
      <Mark of="u-link" />
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
