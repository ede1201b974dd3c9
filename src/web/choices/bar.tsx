import type { ReactNode } from 'react';
import { type DecisionView, type Seat, teamOf } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import { useWatching, type Watching } from '../motion/watching.js';
import { Mark } from '../parts/mark.js';
import { useLastTurn } from '../play/again.js';
import { redo, rematch, saveRecord, undo, watchAgain } from '../play/play.js';
import { faceIn, type TableState, useTable } from '../session/store.js';
import { myDecision, nameOf, seatIn } from '../table/at-table.js';
import { amountsOf, draftedFor, draftIn } from '../table/draft.js';
import { spreadFor } from '../table/spread.js';
import { rest, unaimed } from '../table/touch.js';
import { CHOICES } from '../words/choices.js';
import { SHOWN } from '../words/motion.js';
import { RESULT } from '../words/result.js';
import { SPREAD } from '../words/spread.js';
import { ACT_HELP, actName, BAR, LOST_BY, WON_BY } from '../words/words.js';
import { askingText, sentenceOf } from './asked.js';
import { CHOICE_FACES, OptionButtons } from './faces.js';
import { hasLaidOut, isLaidOut } from './laid-out.js';
import { chosenWords } from './slots.js';
import { spreadTitle } from './spread-acts.js';
import { AgainButton, WatchActs } from './watch-acts.js';

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
  const watched = useWatching();
  if (moment === null) return null;
  const decision = myDecision(state);
  const isOver = !state.busy && (moment.view.phase === 'over' || result !== null);
  const { title, help } = (isOver ? result : null) ?? watchedNow(moment, watched) ?? sayNow(state);
  const text =
    decision === null || isOver || selection !== null || isLaidOut(state) ? null : askingText(decision, faceIn(state));
  const Choice = decision === null ? null : CHOICE_FACES[decision.kind].Bar;
  return (
    <section className={`bar ${isOver ? 'ended' : ''} ${text === null ? '' : 'tall'}`} aria-label={title}>
      <div className="say">
        <h2>{title}</h2>
        {text !== null && <p className="asking">{text}</p>}
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
        {state.folded && hasLaidOut(state) && <Unfold />}
        <WatchActs />
      </div>
      <span className="grow" />
      <BackAndForth undoable={moment.undoable} redoable={moment.redoable} />
      {beside}
    </section>
  );
}

/** The choice waits while somebody looks at the table. */
const Unfold = () => (
  <button type="button" className="act" data-thing="" onClick={() => useTable.setState({ folded: false })}>
    <b>{CHOICES.unfold}</b>
    <span>Esc</span>
  </button>
);

/** Undo stays where it is, however often it is pressed: what comes is put beside it, never in its place. */
function BackAndForth({ undoable, redoable }: Pick<Moment, 'undoable' | 'redoable'>) {
  const hasAgain = useLastTurn(({ last }) => last !== null);
  if (undoable === 0 && redoable === 0)
    return hasAgain ? (
      <div className="backforth">
        <AgainButton />
      </div>
    ) : null;
  return (
    <div className="backforth">
      {hasAgain && <AgainButton />}
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

function sayNow(state: TableState): Saying {
  const { moment, selection, sent } = state;
  if (moment === null) return { title: '', help: '' };
  const { view } = moment;
  if (view.phase === 'over' && !state.busy) {
    return { title: resultOf(moment), help: howWon(moment).join(' ') };
  }
  if (sent !== null && !state.busy) return { title: BAR.sent, help: sent };
  const decision = myDecision(state);
  if (decision === null) {
    if (view.seat === 'spectator') return { title: whoIsWatched(moment), help: BAR.watchingHelp };
    const { waitingHelp, lookingHelp } = BAR;
    return {
      title: whoPlays(moment, view.player),
      help: state.busy ? BAR.faster : moment.names ? lookingHelp : waitingHelp,
    };
  }
  if (selection === null) return pressedNow(state, decision) ?? askedNow(state, moment, decision);
  const aimed = selection.options.length - unaimed(selection.options).length;
  const help = aimed === 0 ? BAR.doIt : unaimed(selection.options).length === 0 ? BAR.target : BAR.orTarget;
  return { title: selection.title, help };
}

/** What is said while another player's turn is shown, or shown again. */
function watchedNow(moment: Moment, { saying, waits, isPaused, isAgain }: Watching): Saying | null {
  if (saying === null) return null;
  const again = isAgain ? `${SHOWN.isAgain}. ` : '';
  const step = saying.of > 1 ? `${SHOWN.step(saying.at, saying.of)}. ` : '';
  const help = isPaused ? SHOWN.pausedHelp : waits ? SHOWN.waits : SHOWN.runs;
  const title = moment.view.seat === 'spectator' ? whoIsWatched(moment) : whoPlays(moment, saying.seat);
  return { title, help: `${again}${step}${help}` };
}

/** A kind of action was pressed: what is to be touched for it. */
const pressedNow = ({ act, setup }: TableState, { kind }: DecisionView): Saying | null =>
  act === null || kind !== 'turn' ? null : { title: actName(act, setup?.era), help: ACT_HELP[act] };

/** What is asked; where cards are put together, how many there are of them. */
function askedNow(state: TableState, moment: Moment, decision: DecisionView): Saying {
  const given = spreadTitle(state);
  if (given !== null) {
    const help = spreadFor(state) === null ? sentenceOf(moment, decision).help : SPREAD.help;
    return { title: given, help };
  }
  const asked = sentenceOf(moment, decision);
  const asks = draftedFor(state)?.asks;
  const amounts = asks === undefined ? null : amountsOf(asks, draftIn(state));
  return amounts === null || amounts.chosen === 0 ? asked : { title: asked.title, help: `${chosenWords(amounts)}.` };
}

/** Whose turn is shown: what follows from your own choice is yours too. */
function whoPlays(moment: Moment, player: Seat): string {
  const { sides, phase, seat, decision } = moment.view;
  const asked = sides[decision?.seat ?? player];
  if (phase === 'over') return BAR.over;
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

/** How a game ended that was played by the rules to its end. */
export const sayingOf = (moment: Moment): Saying => {
  const { winner, turn } = moment.view;
  return winner === null
    ? { title: RESULT.draw, help: RESULT.drawWhy(turn) }
    : { title: resultOf(moment), help: [...howWon(moment), RESULT.ended(turn)].join(' ') };
};

/** By what it was won; of two players who did not do it is told by name. */
export function howWon(moment: Moment): readonly string[] {
  const { winner, ways, sides } = moment.view;
  const loser = sides.length === 2 && winner !== null ? sides.find(({ seat }) => seat !== winner) : undefined;
  const name = loser === undefined ? null : nameOfLoser(moment, loser);
  return ways.map((way) => (loser === undefined ? null : LOST_BY[way]?.(name)) ?? WON_BY[way]);
}

/** Null: you. */
function nameOfLoser(moment: Moment, loser: Moment['view']['sides'][number]): string | null {
  const { seat } = moment.view;
  if (loser.seat === seat) return null;
  return seat === 'spectator' ? nameOf(moment, loser) : moment.names?.[loser.seat] || BAR.opponentIs;
}

/** What can be done at the table when the game is over; `onResult`: the way to its result. */
export function AfterGame({ onResult }: { readonly onResult?: () => void }) {
  return (
    <>
      <button type="button" className="act on" data-thing="" onClick={() => void rematch()}>
        <b>{BAR.rematch}</b>
      </button>
      {onResult !== undefined && (
        <button type="button" className="act" data-thing="" onClick={onResult}>
          <b>{RESULT.open}</b>
        </button>
      )}
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
