import type { CardId } from '../../engine/index.js';
import { CardFace } from '../cards/card-face.js';
import { Mark } from '../parts/mark.js';
import { undo } from '../play/play.js';
import { faceIn, useTable } from '../session/store.js';
import { type Amounts, amountsOf, draftedFor, draftIn, takeBack } from '../table/draft.js';
import { CHOICES } from '../words/choices.js';
import type { ChoiceProps } from './choice-props.js';

/** As many empty places are drawn as can be counted at a glance. */
const MOST_SLOTS = 6;

/** How many are chosen, in words. */
export const chosenWords = ({ chosen, least, most }: Amounts): string => {
  if (most === null) return CHOICES.asMany(chosen);
  return least >= most ? CHOICES.exactly(chosen, most) : CHOICES.upTo(chosen, most);
};

/** What is chosen so far, in its order, and what can be added: every card can be taken back here. */
export function Slots({ moment, decision: { asks } }: ChoiceProps) {
  const state = useTable();
  const isDrafting = draftedFor(state) !== null;
  if (asks === null || (!isDrafting && asks.chosen.length === 0)) return null;
  const draft = draftIn(state);
  const amounts = amountsOf(asks, draft);
  const { chosen, least, most } = amounts;
  const empty = most === null || most > MOST_SLOTS ? 0 : most - chosen;
  return (
    <section className="slots" aria-label={CHOICES.chosen}>
      {[...asks.chosen, ...draft].map((card, i) => (
        <Slot key={card} card={card} place={i + 1} back={backOf(card, i)} />
      ))}
      {Array.from({ length: empty }, (_, i) => (
        <span key={`empty${String(i)}`} className="slot">
          <b>{chosen + i + 1}</b>
          {chosen + i < least ? CHOICES.due : CHOICES.open}
        </span>
      ))}
      <p role="status">
        <b>{chosenWords(amounts)}</b>
        {isDrafting && <span>{CHOICES.again}</span>}
      </p>
    </section>
  );

  /** What was told already can only be undone, the last one first. */
  function backOf(card: CardId, place: number): (() => void) | null {
    if (draft.includes(card)) return () => takeBack(card);
    return draft.length === 0 && place === chosen - 1 && moment.undoable > 0 ? undo : null;
  }
}

interface SlotProps {
  readonly card: CardId;
  readonly place: number;
  readonly back: (() => void) | null;
}

function Slot({ card, place, back }: SlotProps) {
  const face = faceIn(useTable())(card);
  if (face === null) return null;
  return (
    <span className="slot full">
      <CardFace face={face} size="table" />
      <span className="numseal">{place}</span>
      {back !== null && (
        <button
          type="button"
          className="back1"
          data-thing=""
          aria-label={CHOICES.takeBack(face.facts.name)}
          onClick={back}
        >
          <Mark of="u-cross" />
        </button>
      )}
    </span>
  );
}
