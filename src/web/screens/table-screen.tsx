import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { teamOf } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import { AfterGame, DecisionBar, sayingOf } from '../choices/bar.js';
import { useFocusKept } from '../frame/focus.js';
import { useKeys } from '../frame/keys.js';
import { KeysButton, type Layout, LogButton, TableFrame } from '../frame/table-frame.js';
import { HintButton } from '../hint/hint-button.js';
import { Coach } from '../learn/coach.js';
import { useCourse } from '../learn/course.js';
import { lessonAt } from '../learn/progress.js';
import { Live } from '../log/live.js';
import { MatchScore, MatchStands } from '../match/match-score.js';
import { sayingInMatch } from '../match/saying.js';
import { EraTag } from '../parts/era-tag.js';
import { Mark } from '../parts/mark.js';
import { SettingsButton } from '../parts/settings-button.js';
import { ThemeButton } from '../parts/theme.js';
import { coverUp, rematch, resumeGame } from '../play/play.js';
import { isWatched } from '../play/watching.js';
import { useResult } from '../result/use-result.js';
import { isMatchOver, type Match, matchOf, useMatch } from '../session/match.js';
import { useTable } from '../session/store.js';
import { nameOf, otherSides, seatIn } from '../table/at-table.js';
import { ERA_WORDS } from '../words/eras.js';
import { MATCH } from '../words/match.js';
import { PASS } from '../words/passing.js';
import { RESULT } from '../words/result.js';
import { BAR, HOME, ZONES } from '../words/words.js';
import { Cover } from './cover.js';
import { WatchBar } from './watch-bar.js';

const Result = lazy(() => import('../result/result.js'));
const ToolsCorner = lazy(() => import('../tools/tools-corner.js'));

/** The table with everything around it. A game that was left is gone on with. */
export default function TableScreen({ leave }: { readonly leave: () => void }) {
  const moment = useTable((state) => state.moment);
  const begun = useTable((state) => state.setup !== null);
  const covered = useTable((state) => state.covered);
  useEffect(() => {
    if (!begun) void resumeGame().then((found) => !found && leave());
  }, [begun, leave]);
  if (moment === null) return <p className="opening">{HOME.loading}</p>;
  if (covered !== null) return <Cover to={covered} moment={moment} />;
  return <Table moment={moment} />;
}

function Table({ moment }: { readonly moment: Moment }) {
  const busy = useTable((state) => state.busy);
  const setup = useTable((state) => state.setup);
  const hints = useTable((state) => state.hints);
  const isWatching = isWatched(setup);
  const { course, learnt } = useCourse(setup);
  useKeys();
  useFocusKept(busy ? null : moment);
  const match = useMatch((state) => matchOf(setup, state.match));
  const team = teamOf(seatIn(moment));
  const seat = moment.view.seat === 'spectator' ? null : moment.view.seat;
  const saying = match === null ? sayingOf(moment) : sayingInMatch(sayingOf(moment), match, { team, seat });
  const stands = match === null ? null : <MatchStands match={match} team={team} />;
  const result = useResult(!busy && moment.view.phase === 'over' && !isWatching);
  return (
    <TableFrame
      moment={moment}
      beside={course === null ? null : <Coach />}
      {...(match !== null && { people: { ...NOBODY_ELSE, match: <MatchScore match={match} team={team} /> } })}
      hint={course === null || busy ? null : (lessonAt(learnt, moment, course.era)?.hint ?? null)}
      top={(layout) =>
        layout === 'phone' ? (
          <PhoneTop moment={moment} stands={stands} />
        ) : (
          <Top moment={moment} layout={layout} stands={layout === 'narrow' ? stands : null} />
        )
      }
    >
      {isWatching ? (
        <WatchBar moment={moment} />
      ) : (
        <DecisionBar after={result.isOpen ? null : <AfterGame onResult={result.open} />} beside={<HintButton />} />
      )}
      <Live />
      {result.isOpen && setup !== null && (
        <Suspense>
          <Result
            moment={moment}
            era={setup.era}
            saying={saying}
            match={match === null ? null : <MatchScore match={match} team={team} />}
            winner={moment.view.winner}
            hints={hints}
            next={<Rematch match={match} />}
            onLook={result.look}
          />
        </Suspense>
      )}
    </TableFrame>
  );
}

/** Nothing is said of who sits here but how the match stands. */
const NOBODY_ELSE = { banner: null, about: () => ({ before: null, after: null }) } as const;

function Rematch({ match }: { readonly match: Match | null }) {
  const name = match === null ? RESULT.rematch : isMatchOver(match) ? MATCH.again : MATCH.next(match.games.length + 1);
  return (
    <button type="button" className="btn go" aria-label={name} aria-keyshortcuts="R" onClick={() => void rematch()}>
      {name}
      <kbd>R</kbd>
    </button>
  );
}

interface TopProps {
  readonly moment: Moment;
  /** How the match stands; null: there is none, or it is said elsewhere. */
  readonly stands: ReactNode;
}

function Top({ moment, layout, stands }: TopProps & { readonly layout: Layout }) {
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
      {stands !== null && <span className="meta">{stands}</span>}
      {moment.view.turn > 0 && <span className="meta">{BAR.turn(moment.view.turn)}</span>}
      {layout === 'narrow' && <LogButton />}
      <TopButtons />
    </header>
  );
}

function TopButtons() {
  const over = useTable((state) => state.moment?.view.phase === 'over');
  const playing = useTable((state) => state.setup?.players.includes('person') === true);
  const passed = useTable((state) => state.setup?.names !== undefined);
  const hasTools = useTable((state) => ERA_WORDS[state.setup?.era ?? '']?.tools === true);
  return (
    <>
      {hasTools && (
        <Suspense>
          <ToolsCorner />
        </Suspense>
      )}
      <KeysButton />
      <ThemeButton />
      <SettingsButton shortcut />
      {passed && !over && (
        <button type="button" className="ib" aria-label={PASS.cover} title={PASS.cover} onClick={() => void coverUp()}>
          <Mark of="u-eye" />
        </button>
      )}
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

function PhoneTop({ moment, stands }: TopProps) {
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
          {stands}
          {stands !== null && ' · '}
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
