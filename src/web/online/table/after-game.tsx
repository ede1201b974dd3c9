import { useState } from 'react';
import { teamOf } from '../../../engine/index.js';
import type { TableAbout } from '../../../protocol/index.js';
import type { Moment } from '../../../session/index.js';
import { howWon, resultOf, type Saying } from '../../choices/bar.js';
import { refuse, saveRecord, watchAgain } from '../../play/play.js';
import { nameOf } from '../../table/at-table.js';
import { ENDED } from '../../words/online-table.js';
import { scoreText } from './match-score.js';
import { ShufflesSheet } from './shuffles-sheet.js';
import { answer, askFor, waitingForMe } from './slips.js';
import { useOnline } from './state.js';

/** What is said of the game that lies on the table, once it is over: by the rules, by a clock, by a claim. */
export function resultAt(about: TableAbout, moment: Moment, game: number): Saying | null {
  const result = about.results.find((each) => each.game === game);
  if (result === undefined) return null;
  const { winner, by } = result;
  const loser = moment.view.sides.find(({ seat }) => winner !== null && teamOf(seat) !== winner);
  const isYou = loser?.seat === moment.view.seat;
  const why =
    by === null ? howWon(moment).join(' ') : ENDED.by(by, isYou || loser === undefined ? null : nameOf(moment, loser));
  return {
    title: resultOf(moment, winner),
    help: [why, matchText(about, moment.view.seat)].filter((each) => each !== '').join(' '),
  };
}

function matchText(about: TableAbout, seat: Moment['view']['seat']): string {
  if (about.rules.bestOf === 1) return '';
  const score = scoreText(about, seat === 'spectator' ? null : seat);
  return about.phase === 'over' ? ENDED.matchOver(score) : ENDED.match(score);
}

/** What can be done when a game is over. */
export function AfterOnlineGame() {
  const [checking, setChecking] = useState(false);
  const isSeated = useOnline((state) => state.seat !== null);
  return (
    <>
      {isSeated && <GoOn />}
      <Act name={ENDED.check} act={() => setChecking(true)} />
      <Act name={ENDED.watchAgain} act={() => void watchAgain()} />
      <Act name={ENDED.save} act={() => void saveRecord()} />
      <a className="act" data-thing="" href="#/">
        <b>{ENDED.home}</b>
      </a>
      {checking && <ShufflesSheet onClose={() => setChecking(false)} />}
    </>
  );
}

interface ActProps {
  readonly name: string;
  readonly help?: string;
  readonly isNext?: boolean;
  readonly act: (() => void) | null;
}

function Act({ name, help, isNext = false, act }: ActProps) {
  return (
    <button
      type="button"
      className={isNext ? 'act on' : act === null ? 'act waits' : 'act'}
      data-thing=""
      disabled={act === null}
      onClick={() => act?.()}
    >
      <b>{name}</b>
      {help !== undefined && <span>{help}</span>}
    </button>
  );
}

/** The next game of the match, or another match. */
function GoOn() {
  const about = useOnline((state) => state.about);
  const seat = useOnline((state) => state.seat);
  if (about === null || seat === null) return null;
  if (about.phase !== 'over') {
    if (about.seats[seat]?.isReady === true) return <Act name={ENDED.waits} help={ENDED.waitsFor} act={null} />;
    return <Act name={ENDED.ready(about.results.length + 1)} isNext act={() => void beReady()} />;
  }
  const asked = about.requests.find(({ request }) => request === 'rematch');
  if (asked === undefined) return <Act name={ENDED.rematch} isNext act={() => void askFor('rematch')} />;
  const [mine] = waitingForMe([asked], seat);
  if (mine === undefined) return <Act name={ENDED.asked} help={ENDED.waitsFor} act={null} />;
  return <Act name={ENDED.rematch} isNext act={() => void answer(mine, true)} />;
}

async function beReady(): Promise<void> {
  const verdict = await useOnline.getState().end?.ready();
  if (verdict?.is === 'refused') refuse(verdict);
}
