import '../look/hint.css';
import { seatNames } from '../../engine/index.js';
import { HINT_STAGES, type Hint, type Moment } from '../../session/index.js';
import { Mark } from '../parts/mark.js';
import { faceIn, type Hinted, useTable } from '../session/store.js';
import { nameOf, pokemonNamed } from '../table/at-table.js';
import { HINT } from '../words/hint.js';
import { saidHere } from '../words/result.js';
import { askHint, hintNow, thankHint } from './ask-hint.js';

/** A hint as far as it was asked for, right of the Active Pokémon: it covers nothing that can be chosen. */
export function HintPanel() {
  const state = useTable();
  const hinted = hintNow(state);
  const { moment, panel, ending, busy } = state;
  if (hinted === null || moment === null || busy || panel !== null || ending) return null;
  const { stage, waiting, hint, none } = hinted;
  const number = HINT_STAGES.indexOf(stage) + 1;
  const more = stage === 'why' || none !== null ? null : HINT.more[stage];
  return (
    <section className="hint" aria-label={HINT.button}>
      <header>
        <Mark of="u-lamp" />
        <b>{HINT.of(number, HINT_STAGES.length)}</b>
        <span className="hintdots" aria-hidden="true">
          {HINT_STAGES.map((each, place) => (
            <i key={each} className={place < number ? 'f' : ''} />
          ))}
        </span>
      </header>
      <div role="status">
        <Said hinted={{ ...hinted, hint: hint ?? {} }} moment={moment} />
      </div>
      <footer>
        {more !== null && (
          <button type="button" className="btn main" data-thing="" disabled={waiting} onClick={() => void askHint()}>
            {more}
            <kbd>H</kbd>
          </button>
        )}
        <button type="button" className="btn quiet" data-thing="" onClick={thankHint}>
          {HINT.thanks}
          <kbd>Esc</kbd>
        </button>
      </footer>
    </section>
  );
}

function Said({
  hinted: { stage, waiting, hint, none },
  moment,
}: {
  readonly hinted: Hinted;
  readonly moment: Moment;
}) {
  const state = useTable();
  if (waiting)
    return (
      <>
        <h3>{HINT.looking}</h3>
        <p>{HINT.lookingHelp}</p>
      </>
    );
  if (none !== null || hint?.where === undefined) return <p>{none}</p>;
  if (stage === 'where' || hint.what === undefined) {
    const names = namesOf(hint.where, moment, (card) => faceIn(state)(card)?.facts.name);
    return (
      <>
        <h3>{names.length > 0 ? HINT.lookAt(names) : HINT.lookAtBar}</h3>
        <p>{HINT.lookAtHelp}</p>
      </>
    );
  }
  return <What what={hint.what} why={hint.why ?? null} moment={moment} />;
}

interface WhatProps {
  readonly what: Hint['what'];
  readonly why: Hint['why'] | null;
  readonly moment: Moment;
}

function What({ what: { option, chance, line }, why, moment }: WhatProps) {
  const names = moment.view.sides.map((side) => nameOf(moment, side));
  const you = moment.view.seat === 'spectator' ? null : moment.view.seat;
  const said = (sentence: string): string => saidHere(sentence, seatNames(names.length), names, you);
  const [, ...then] = line;
  return (
    <>
      <h3>{moment.view.decision?.kind === 'turn' ? option.text : HINT.choose(option.text)}</h3>
      {why === null && (
        <p>
          {HINT.chance(chance)} {then.length > 0 && HINT.after(then)}
        </p>
      )}
      {why?.length === 0 && <p>{HINT.noReason}</p>}
      {why !== null && why.length > 0 && (
        <ul>
          {why.map((sentence) => (
            <li key={sentence}>{said(sentence)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The cards and Pokémon that are pointed at, each name once. */
function namesOf(
  { cards, pokemon }: Hint['where'],
  moment: Moment,
  nameOfCard: (card: number) => string | undefined,
): readonly string[] {
  const names = [...cards.map(nameOfCard), ...pokemon.map((id) => pokemonNamed(moment, id)?.card?.name)];
  return [...new Set(names.filter((name) => name !== undefined))];
}
