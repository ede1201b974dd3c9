import type { DecisionView, Option } from '../../engine/index.js';
import { Mark } from '../parts/mark.js';
import { faceIn, useTable } from '../session/store.js';
import { mySide } from '../table/at-table.js';
import { amountsOf, draftIn, isFull, takeBack, tellDraft } from '../table/draft.js';
import { CHOICES } from '../words/choices.js';
import type { ChoiceProps } from './choice-props.js';

/** What is chosen from the hand, to be taken back, and the button that says what will happen. */
export function DraftActs({ moment, decision }: ChoiceProps) {
  const state = useTable();
  const { asks } = decision;
  if (asks === null) return null;
  const draft = draftIn(state);
  const amounts = amountsOf(asks, draft);
  const missing = amounts.least - amounts.chosen;
  const names = [...asks.chosen, ...draft].map((card) => faceIn(state)(card)?.facts.name ?? '');
  const inHand = new Set((mySide(moment).hand.cards ?? []).map(({ card }) => card));
  const words =
    missing > 0 ? CHOICES.more(missing) : names.length === 0 ? CHOICES.none(asks.to) : CHOICES.tell(asks.to, names);
  // Gold only where nothing more can be chosen: a choice among equals has no button that most would press.
  const looks = missing > 0 ? 'act used' : isFull(amounts) ? 'act on' : 'act';
  return (
    <>
      {draft.map(
        (card, i) =>
          inHand.has(card) && (
            <button
              key={card}
              type="button"
              className="pickedchip"
              data-thing=""
              aria-label={CHOICES.takeBack(faceIn(state)(card)?.facts.name ?? '')}
              onClick={() => takeBack(card)}
            >
              <span className="numseal">{asks.picked + i + 1}</span>
              {faceIn(state)(card)?.facts.name}
              <Mark of="u-cross" />
            </button>
          ),
      )}
      <button type="button" className={looks} data-thing="" data-confirm="" disabled={missing > 0} onClick={tellDraft}>
        <b>{words}</b>
      </button>
      {amounts.chosen > 0 && doneOf(decision) !== undefined && asks.picked === 0 && amounts.least === 0 && (
        <button type="button" className="act" data-thing="" onClick={tellNone}>
          <b>{CHOICES.none(asks.to)}</b>
        </button>
      )}
    </>
  );
}

const doneOf = ({ options }: DecisionView): Option | undefined => options.find(({ kind }) => kind === 'done');

function tellNone(): void {
  useTable.setState({ drafted: [] });
  tellDraft();
}
