import type { ReactNode } from 'react';
import { teamOf } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import { Mark } from '../parts/mark.js';
import { redo, rematch, saveRecord, undo, watchAgain } from '../play/play.js';
import { useTable } from '../session/store.js';
import { myDecision, nameOf, seatIn } from '../table/at-table.js';
import { rest, unaimed } from '../table/touch.js';
import { BAR, WON_BY } from '../words/words.js';
import { sentenceOf } from './asked.js';
import { CHOICE_FACES, OptionButtons } from './faces.js';

/** What is said on the bar. */
export interface Saying {
  readonly title: string;
  readonly help: string;
}

interface DecisionBarProps {
  /** What is said of a game that is over, where that is not said by the rules; null: the game goes on. */
  readonly result?: Saying | null;
  /** What can be done when the game is over. */
  readonly after?: ReactNode;
  /** What else can be done at any time. */
  readonly beside?: ReactNode;
}

/** One sentence, then what can be done. */
export function DecisionBar({ result = null, after = <AfterGame />, beside = null }: DecisionBarProps) {
  const state = useTable();
  const { moment, selection } = state;
  if (moment === null) return null;
  const decision = myDecision(state);
  const isOver = !state.busy && (moment.view.phase === 'over' || result !== null);
  const { title, help } = (isOver ? result : null) ?? sayNow(state);
  const Choice = decision === null ? null : CHOICE_FACES[decision.kind].Bar;
  return (
    <section className={isOver ? 'bar ended' : 'bar'} aria-label={title}>
      <div className="say">
        <h2>{title}</h2>
        <p>{help}</p>
      </div>
      <div className="acts">
        {isOver ? (
          after
        ) : selection !== null ? (
          <>
            <OptionButtons options={unaimed(selection.options)} />
            <button type="button" className="act" data-thing="" onClick={rest}>
              <b>{BAR.cancel}</b>
              <span>Esc</span>
            </button>
          </>
        ) : (
          decision !== null && Choice !== null && <Choice moment={moment} decision={decision} />
        )}
      </div>
      <span className="grow" />
      <BackAndForth undoable={moment.undoable} redoable={moment.redoable} />
      {beside}
    </section>
  );
}

/** Undo stays where it is, however often it is pressed: what comes is put beside it, never in its place. */
function BackAndForth({ undoable, redoable }: Pick<Moment, 'undoable' | 'redoable'>) {
  if (undoable === 0 && redoable === 0) return null;
  return (
    <div className="backforth">
      {redoable > 0 && (
        <button type="button" className="btn quiet redo" aria-label={BAR.redo} onClick={redo}>
          <Mark of="u-redo" />
          <span>{BAR.redo}</span>
        </button>
      )}
      <button type="button" className="btn quiet" disabled={undoable === 0} onClick={undo}>
        <Mark of="u-undo" />
        {BAR.undo}
      </button>
    </div>
  );
}

function sayNow(state: ReturnType<typeof useTable.getState>): Saying {
  const { moment, selection, sent } = state;
  if (moment === null) return { title: '', help: '' };
  const { view } = moment;
  if (view.phase === 'over' && !state.busy) {
    return { title: resultOf(moment), help: view.ways.map((way) => WON_BY[way]).join(' ') };
  }
  if (sent !== null && !state.busy) return { title: BAR.sent, help: sent };
  const decision = myDecision(state);
  if (decision === null) {
    if (view.seat === 'spectator') return { title: whoIsWatched(moment), help: BAR.watchingHelp };
    const { waitingHelp, lookingHelp } = BAR;
    return { title: whoPlays(moment), help: state.busy ? BAR.faster : moment.names ? lookingHelp : waitingHelp };
  }
  if (selection === null) return sentenceOf(moment, decision);
  const aimed = selection.options.length - unaimed(selection.options).length;
  const help = aimed === 0 ? BAR.doIt : unaimed(selection.options).length === 0 ? BAR.target : BAR.orTarget;
  return { title: selection.title, help };
}

/** Whose turn is shown: what follows from your own choice is yours too. */
function whoPlays(moment: Moment): string {
  const { player, sides, phase, seat, decision } = moment.view;
  const asked = sides[decision?.seat ?? player];
  if (phase === 'setup') return moment.names && asked !== undefined ? BAR.chooses(nameOf(moment, asked)) : BAR.waiting;
  if (player === seat) return BAR.goesOn;
  const side = sides[player];
  if (side === undefined) return BAR.opponentPlays;
  if (moment.names !== undefined) return BAR.turnOf(nameOf(moment, side));
  return sides.length > 2 ? BAR.plays(nameOf(moment, side)) : BAR.opponentPlays;
}

/** Whose game it is: people with names, or bots. */
const whoIsWatched = ({ names }: Moment): string => (names === undefined ? BAR.watching : BAR.play(names));

/** Who has won; nobody, where both have in the same moment. */
export function resultOf(moment: Moment, winner = moment.view.winner): string {
  const { seat, sides } = moment.view;
  const teams = sides.length > 2;
  if (winner === null) return BAR.over;
  if (seat === 'spectator') return teams ? BAR.teamWins(winner + 1) : BAR.wins(nameOf(moment, sides[winner]!));
  if (winner === teamOf(seatIn(moment))) return teams ? BAR.teamWon : BAR.won;
  if (teams) return BAR.teamLost;
  return moment.names === undefined ? BAR.lost : BAR.wins(nameOf(moment, sides[winner]!));
}

function AfterGame() {
  return (
    <>
      <button type="button" className="act on" data-thing="" onClick={() => void rematch()}>
        <b>{BAR.rematch}</b>
      </button>
      <a className="act" data-thing="" href="#/">
        <b>{BAR.home}</b>
      </a>
      <button type="button" className="act" data-thing="" onClick={() => void watchAgain()}>
        <b>{BAR.watchAgain}</b>
      </button>
      <button type="button" className="act" data-thing="" onClick={() => void saveRecord()}>
        <b>{BAR.saveRecord}</b>
      </button>
    </>
  );
}
