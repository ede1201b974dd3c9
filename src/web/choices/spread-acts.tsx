import { faceIn, useTable } from '../session/store.js';
import { nameOfPokemon } from '../table/at-table.js';
import { givenIn, givenTo, spreadFor, takeAll, tellGiven } from '../table/spread.js';
import { SPREAD } from '../words/spread.js';
import type { ChoiceProps } from './choice-props.js';

/** As many are drawn as can be counted at a glance. */
const MOST_DRAWN = 6;

/** What is given out so far and to whom, and the button that gives it out. */
export function SpreadActs({ moment }: ChoiceProps) {
  const state = useTable();
  const spreading = spreadFor(state);
  if (spreading === null) return null;
  const { spread, among } = spreading;
  const given = givenIn(state);
  const missing = spread.least - given.length;
  const isFull = given.length === spread.left;
  const each = among.flatMap((pokemon) => {
    const count = givenTo(given, pokemon);
    return count === 0 ? [] : [SPREAD.each(nameOfPokemon(moment, pokemon), spread.what, count)];
  });
  return (
    <>
      <div className="givenout">
        {spread.left <= MOST_DRAWN && (
          <span className={`octs of-${spread.what}`} aria-hidden="true">
            {Array.from({ length: spread.left }, (_, i) => (
              <i key={`piece${String(i)}`} className={i < given.length ? 'out' : ''}>
                {SPREAD.figure(spread.what, 1)}
              </i>
            ))}
          </span>
        )}
        <span role="status">
          <b>{SPREAD.placed(given.length, spread.left)}</b>
          {each.join(', ')}
        </span>
      </div>
      <button
        type="button"
        className={missing > 0 ? 'act used' : isFull ? 'act on' : 'act'}
        data-thing=""
        data-confirm=""
        disabled={missing > 0}
        onClick={tellGiven}
      >
        <b>{missing > 0 ? SPREAD.missing(missing) : SPREAD.confirm(spread.what, given.length)}</b>
      </button>
      {given.length > 0 && (
        <button type="button" className="act" data-thing="" onClick={takeAll}>
          <b>{SPREAD.back}</b>
        </button>
      )}
    </>
  );
}

/** The sentence over it; of a single card that is attached, which one it is. */
export function spreadTitle(state: Parameters<typeof spreadFor>[0] & Parameters<typeof faceIn>[0]): string | null {
  const asks = state.moment?.view.decision?.asks ?? null;
  if (asks === null || asks.spread === null) return null;
  const { what, left, card } = asks.spread;
  const name = card === null ? null : (faceIn(state)(card)?.facts.name ?? null);
  if (spreadFor(state) !== null) return SPREAD.title(asks.name, what, left, name);
  return name === null ? null : SPREAD.one(asks.name, name);
}
