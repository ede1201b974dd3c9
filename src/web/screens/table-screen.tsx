import { lazy, Suspense, useEffect } from 'react';
import type { Moment } from '../../session/index.js';
import { DecisionBar } from '../choices/bar.js';
import { useFocusKept, useKeys } from '../frame/keys.js';
import { type Layout, LogButton, TableFrame } from '../frame/table-frame.js';
import { Coach } from '../learn/coach.js';
import { useCourse } from '../learn/course.js';
import { lessonAt } from '../learn/progress.js';
import { Live } from '../log/live.js';
import { EraTag } from '../parts/era-tag.js';
import { Mark } from '../parts/mark.js';
import { ThemeButton } from '../parts/theme.js';
import { resumeGame } from '../play/play.js';
import { useTable } from '../session/store.js';
import { nameOf, otherSides } from '../table/at-table.js';
import { BAR, ERA_WORDS, HOME, ZONES } from '../words/words.js';

const ToolsCorner = lazy(() => import('../tools/tools-corner.js'));

/** The table with everything around it. A game that was left is gone on with. */
export default function TableScreen({ leave }: { readonly leave: () => void }) {
  const moment = useTable((state) => state.moment);
  const begun = useTable((state) => state.setup !== null);
  useEffect(() => {
    if (!begun) void resumeGame().then((found) => !found && leave());
  }, [begun, leave]);
  if (moment === null) return <p className="opening">{HOME.loading}</p>;
  return <Table moment={moment} />;
}

function Table({ moment }: { readonly moment: Moment }) {
  const busy = useTable((state) => state.busy);
  const { course, learnt } = useCourse(useTable((state) => state.setup));
  useKeys();
  useFocusKept(busy ? null : moment);
  return (
    <TableFrame
      moment={moment}
      beside={course === null ? null : <Coach />}
      hint={course === null || busy ? null : (lessonAt(learnt, moment)?.hint ?? null)}
      top={(layout) => (layout === 'phone' ? <PhoneTop moment={moment} /> : <Top moment={moment} layout={layout} />)}
    >
      <DecisionBar />
      <Live />
    </TableFrame>
  );
}

function Top({ moment, layout }: { readonly moment: Moment; readonly layout: Layout }) {
  const setup = useTable((state) => state.setup);
  return (
    <header className="gtop">
      <a className="logo" href="#/">
        <Mark of="logo" />
        Rulebox
      </a>
      {setup !== null && <EraTag era={setup.era} />}
      <span className="meta">{setup !== null && `${HOME.seed.toLowerCase()} ${setup.seed}`}</span>
      <span className="grow" />
      {moment.view.turn > 0 && <span className="meta">{BAR.turn(moment.view.turn)}</span>}
      {layout === 'narrow' && <LogButton />}
      <TopButtons />
    </header>
  );
}

function TopButtons() {
  const over = useTable((state) => state.moment?.view.phase === 'over');
  const playing = useTable((state) => state.setup?.players.includes('person') === true);
  const hasTools = useTable((state) => ERA_WORDS[state.setup?.era ?? '']?.tools === true);
  return (
    <>
      {hasTools && (
        <Suspense>
          <ToolsCorner />
        </Suspense>
      )}
      <ThemeButton />
      {playing && !over && (
        <button
          type="button"
          className="ib"
          aria-label={BAR.concede}
          title={BAR.concede}
          onClick={() => useTable.setState({ conceding: true })}
        >
          <Mark of="u-flag" />
        </button>
      )}
    </>
  );
}

function PhoneTop({ moment }: { readonly moment: Moment }) {
  const setup = useTable((state) => state.setup);
  const [other, ...more] = otherSides(moment);
  const shown = more.length > 0 ? moment.view.sides[moment.view.player] : other;
  return (
    <header className="phtop">
      <a className="ib" href="#/" aria-label="Rulebox">
        <Mark of="logo" />
      </a>
      <div>
        <b>{shown === undefined ? '' : nameOf(moment, shown)}</b>{' '}
        {setup !== null && <EraTag era={setup.era} long={false} />}
        <span className="meta">
          {more.length > 0
            ? BAR.turn(moment.view.turn)
            : other !== undefined &&
              `${ZONES.hand(other.hand.count)} · ${ZONES.prizes(other.prizes.count, moment.view.phase)}`}
        </span>
      </div>
      <span className="grow" />
      <TopButtons />
      <LogButton />
    </header>
  );
}
