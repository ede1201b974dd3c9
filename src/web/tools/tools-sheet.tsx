import '../look/tools.css';
import { type CoinTally, coinScreen, isRunning, isTimeUp, TIMER_BUTTONS, timeLeftText } from '../../companion/index.js';
import { Mark } from '../parts/mark.js';
import { RuleChip } from '../parts/rule-chip.js';
import { Sheet } from '../parts/sheet.js';
import { TOOLS } from '../words/tools.js';
import { AGREED, agreeOn, closeTools, countAnew, flipCoin, press, useBeside } from './beside-table.js';

/** The coin flipper with its figures, and the battle timer. */
export function ToolsSheet() {
  return (
    <Sheet title={TOOLS.title} look="beside" onClose={closeTools}>
      <p className="mut">
        {TOOLS.optional} <RuleChip id="ERD-01" />
      </p>
      <div className="both">
        <Coin />
        <Timer />
      </div>
    </Sheet>
  );
}

function Coin() {
  const { flipper, gameCoins } = useBeside(({ tools }) => tools);
  return (
    <section>
      <h3>
        {TOOLS.coin} <RuleChip id="ERD-09" />
      </h3>
      <div className="flipping">
        <svg className="coin" aria-hidden="true" data-flips={flipper.flips}>
          <use href={flipper.shows === 'tails' ? '#coin-t' : '#coin-h'} />
        </svg>
        <p role="status">{flipper.shows === null ? TOOLS.notYet : TOOLS.sides[flipper.shows]}</p>
        <button type="button" className="btn go" onClick={flipCoin}>
          {TOOLS.flip}
        </button>
      </div>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{TOOLS.heads}</th>
            <th scope="col">{TOOLS.flips}</th>
            <th scope="col">{TOOLS.share}</th>
          </tr>
        </thead>
        <tbody>
          <Figures title={TOOLS.yours} counted={flipper} />
          <Figures title={TOOLS.ofGame} counted={gameCoins} />
        </tbody>
      </table>
      <p>
        <button type="button" className="btn quiet" disabled={flipper.flips === 0} onClick={countAnew}>
          {TOOLS.anew}
        </button>{' '}
        <RuleChip id="ERD-10" />
      </p>
      <details>
        <summary>{TOOLS.how}</summary>
        {coinScreen(flipper).instructions.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </details>
    </section>
  );
}

/** @rule ERD-10 */
function Figures({ title, counted }: { readonly title: string; readonly counted: CoinTally }) {
  const { heads, flips, percent } = coinScreen(counted);
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{heads}</td>
      <td>{flips}</td>
      <td>{TOOLS.percent(percent)}</td>
    </tr>
  );
}

function Timer() {
  const timer = useBeside(({ tools }) => tools.timer);
  return (
    <section>
      <h3>
        {TOOLS.timer} <RuleChip id="ERD-11" />
      </h3>
      <p className="left" role="timer" aria-label={timeLeftText(timer)}>
        {timeLeftText(timer)}
      </p>
      <p className="mut" role="status">
        {sayTimer(timer)}
      </p>
      <div className="row">
        {TIMER_BUTTONS.map((button) => (
          <button
            key={button}
            type="button"
            className="btn"
            aria-pressed={timer.isStarted}
            disabled={isTimeUp(timer)}
            onClick={() => press(button)}
          >
            <Mark of={timer.isStarted ? 'u-pause' : 'u-play'} />
            {TOOLS.button(button, timer.isStarted)}
          </button>
        ))}
      </div>
      <p className="mut">
        {TOOLS.buttons} <RuleChip id="ERD-12" />
      </p>
      <label className="mut">
        {TOOLS.agreed}
        <select value={timer.agreed / 60_000} onChange={(event) => agreeOn(Number(event.target.value))}>
          {AGREED.map((minutes) => (
            <option key={minutes} value={minutes}>
              {TOOLS.minutes(minutes)}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

function sayTimer(timer: ReturnType<typeof useBeside.getState>['tools']['timer']): string {
  if (timer.phase === 'over') return TOOLS.over;
  if (isTimeUp(timer)) return TOOLS.up;
  if (!timer.isStarted) return TOOLS.stopped;
  return isRunning(timer) ? TOOLS.running : TOOLS.still;
}
