import { choose } from '../play/play.js';
import { faceIn, useTable } from '../session/store.js';
import { myDecision } from '../table/at-table.js';
import { isNothingLeft, leftOver } from '../table/left-over.js';
import { rest } from '../table/touch.js';
import { END_QUESTION } from '../words/settings.js';
import { sentencesOf } from './left-words.js';

/** Asks before a turn ends, and names what is left to do in it. It lies where an attack is chosen and blocks nothing. */
export function EndQuestion() {
  const state = useTable();
  const decision = myDecision(state);
  const end = decision?.options.find(({ group }) => group === 'end');
  if (!state.ending || state.moment === null || decision === null || end === undefined) return null;
  const left = leftOver({ moment: state.moment, decision, faceOf: faceIn(state) });
  return (
    <section className="endquestion" aria-label={END_QUESTION.title}>
      <h3>{END_QUESTION.title}</h3>
      {isNothingLeft(left) ? (
        <p>{END_QUESTION.nothing}</p>
      ) : (
        <ul>
          {sentencesOf(left).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <footer>
        <button type="button" className="btn main" data-thing="" onClick={rest}>
          {END_QUESTION.goOn}
          <kbd>Esc</kbd>
        </button>
        <button type="button" className="btn quiet" data-thing="" onClick={() => void choose(end)}>
          {END_QUESTION.end}
        </button>
      </footer>
    </section>
  );
}
