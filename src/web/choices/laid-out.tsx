import { useState } from 'react';
import { type CardId, keyOfAnswer } from '../../engine/index.js';
import { CardFace } from '../cards/card-face.js';
import { Mark } from '../parts/mark.js';
import { choose } from '../play/play.js';
import { faceIn, type TableState, useFaces, useTable } from '../session/store.js';
import { myDecision } from '../table/at-table.js';
import { amountsOf, draftCard, draftedFor, draftIn, isFull } from '../table/draft.js';
import { useHold } from '../table/hold.js';
import { inspect } from '../table/touch.js';
import { CHOICES } from '../words/choices.js';
import { actName, BAR } from '../words/words.js';
import { askingText, sentenceOf } from './asked.js';
import { cardsToLayOut } from './faces.js';
import { isFound } from './found-in.js';
import { alsoSeen, type Group, gather, groupsOf } from './groups.js';
import { Prized } from './prized.js';
import { RestOfDeck } from './rest-of-deck.js';
import { SearchField } from './search-field.js';
import { Slots } from './slots.js';

/** Whether cards are laid out that lie nowhere on the table: then the table makes room for them. */
export const isLaidOut = (state: TableState): boolean => !state.folded && hasLaidOut(state);

/** Whether there are such cards, to be seen now or put aside. */
export function hasLaidOut(state: TableState): boolean {
  const { moment, act } = state;
  const decision = myDecision(state);
  if (moment === null || decision === null || (decision.kind === 'turn' && act === null)) return false;
  return cardsToLayOut({ moment, decision }, act).length > 0;
}

/** Cards to choose from that lie nowhere on the table, what is chosen of them, and the text that asks for it. */
export function LaidOut() {
  const state = useTable();
  const [sought, setSought] = useState({ typed: '', by: '' });
  const { moment } = state;
  const decision = myDecision(state);
  if (moment === null || decision === null || !isLaidOut(state)) return null;
  const options = cardsToLayOut({ moment, decision }, state.act);
  const text = askingText(decision, faceIn(state));
  const { title, help } =
    state.act === null ? sentenceOf(moment, decision) : { title: actName(state.act, state.setup?.era), help: '' };
  const faceOf = faceIn(state);
  const by = decision.asks?.name ?? '';
  const typed = sought.by === by ? sought.typed : ''; // what was searched for is not what another text finds
  const isHere = ({ cards: [card] }: Pick<Group, 'cards'>): boolean => {
    const face = typed === '' ? null : faceOf(card!);
    return face === null || isFound(typed, face.facts);
  };
  const groups = groupsOf({ moment, decision }, options, state);
  const others = alsoSeen({ moment, decision });
  const found = groups.filter(isHere);
  const isNothing = typed !== '' && found.length === 0 && !gather(moment, others.cards, state).some(isHere);
  return (
    <section className="laidout" aria-label={BAR.laidOut(title)}>
      <header>
        <h3>{title}</h3>
        <button
          type="button"
          className="btn quiet foldaway"
          aria-keyshortcuts="Escape"
          onClick={() => useTable.setState({ folded: true })}
        >
          <Mark of="u-eye" />
          {CHOICES.fold}
        </button>
        {text !== null && <p className="asking">{text}</p>}
        {help !== '' && <p className="mut">{help}</p>}
        {groups.length + others.cards.length > MOST_AT_A_GLANCE && (
          <SearchField typed={typed} onType={(words) => setSought({ typed: words, by })} />
        )}
      </header>
      <Slots moment={moment} decision={decision} />
      <div className="spread">
        <div className="cards">
          {found.map((group) => (
            <Laid key={group.option === null ? group.cards[0] : keyOfAnswer(group.option.answer)} group={group} />
          ))}
        </div>
        <RestOfDeck moment={moment} decision={decision} isHere={isHere} />
        {isNothing && <p role="status">{CHOICES.notFound(typed)}</p>}
      </div>
      <Prized decision={decision} />
    </section>
  );
}

/** More than these are searched rather than looked through. */
const MOST_AT_A_GLANCE = 8;

/** One face for all copies: touched, the next copy is chosen; where none is left, the last one is taken back. */
function Laid({ group: { cards, option, holder } }: { readonly group: Group }) {
  const state = useTable();
  const [card] = cards;
  const face = useFaces()(card!);
  const { seals, isOpen } = standing(state, cards);
  const touch = (): void => {
    if (draftedFor(state) === null) return option === null ? undefined : void choose(option);
    const next = isOpen ? cards.find((each) => !draftIn(state).includes(each)) : undefined;
    draftCard(next ?? cards.findLast((each) => draftIn(state).includes(each)) ?? card!);
  };
  const hold = useHold({ tap: touch, look: () => inspect({ card: card! }) });
  if (face === null) return null;
  const name = holder === null ? face.facts.name : CHOICES.on(face.facts.name, holder);
  const legal = option !== null && isOpen;
  return (
    <button
      type="button"
      className="spot"
      data-thing=""
      data-state={legal ? 'legal' : seals.length > 0 ? 'drafted' : ''}
      data-chosen={seals.length}
      aria-label={CHOICES.copies(name, cards.length, seals.length)}
      aria-pressed={draftedFor(state) === null && seals.length === 0 ? undefined : seals.length > 0}
      onClick={hold.onClick}
      onContextMenu={(event) => {
        event.preventDefault();
        inspect({ card: card! });
      }}
      onPointerDown={hold.onPointerDown}
    >
      <div className="turn">
        <CardFace face={face} size="table" />
      </div>
      <span className="brackets" aria-hidden="true" />
      <span className="seals">
        {seals.map((place) => (
          <span key={place} className="numseal">
            {place}
          </span>
        ))}
      </span>
      {cards.length > 1 && (
        <span className="copies">
          {seals.length === 0 ? `×${cards.length}` : CHOICES.left(cards.length - seals.length, cards.length)}
        </span>
      )}
    </button>
  );
}

/** At which places copies of a card are chosen, and whether another one can be. */
function standing(
  state: TableState,
  cards: readonly CardId[],
): { readonly seals: readonly number[]; readonly isOpen: boolean } {
  const asks = myDecision(state)?.asks ?? null;
  const draft = draftIn(state);
  const all = [...(asks?.chosen ?? []), ...draft];
  const seals = all.flatMap((each, place) => (cards.includes(each) ? [place + 1] : []));
  const drafting = draftedFor(state);
  const isOpen = seals.length < cards.length && (drafting === null || !isFull(amountsOf(drafting.asks, draft)));
  return { seals, isOpen };
}
