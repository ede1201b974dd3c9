import { type Piece, piecesOf } from '../../session/index.js';
import { CardFace } from '../cards/card-face.js';
import { named, namesToSay } from '../log/named.js';
import { faceIn, useTable } from '../session/store.js';
import { myDecision } from '../table/at-table.js';
import { inspect } from '../table/touch.js';
import { CHOICES } from '../words/choices.js';

/** In the opening nothing else is told of so many cards at once: an opening hand has seven. @rule SETUP-01 */
const A_HAND = 7;

interface Shown {
  readonly said: string;
  readonly cards: readonly number[];
}

/** The hands without a Basic Pokémon, while it is chosen how many cards are drawn for them. @rule SETUP-11 SETUP-12 */
export function ShownHands() {
  const state = useTable();
  const { moment } = state;
  if (moment === null || myDecision(state)?.kind !== 'bonus') return null;
  const shown = moment.told.flatMap(({ lines }) => lines.flatMap((line) => handIn(piecesOf(line))));
  if (shown.length === 0) return null;
  const names = namesToSay(state);
  return (
    <section className="shownhands" aria-label={shown.map(({ said }) => named(said, names)).join(', ')}>
      {shown.map(({ said, cards }, place) => (
        <Hand key={`hand${String(place)}`} said={named(said, names)} cards={cards} />
      ))}
    </section>
  );
}

function handIn([first = '', ...rest]: readonly Piece[]): readonly Shown[] {
  const cards = [first, ...rest].flatMap((piece) => (typeof piece === 'string' ? [] : [piece.card]));
  return cards.length < A_HAND || typeof first !== 'string' ? [] : [{ said: first.trim(), cards }];
}

function Hand({ said, cards }: Shown) {
  const faceOf = faceIn(useTable());
  return (
    <>
      <h3>{CHOICES.shownHand(said)}</h3>
      <ul>
        {cards.map((card) => {
          const face = faceOf(card);
          return (
            face !== null && (
              <li key={card}>
                <button type="button" aria-label={face.facts.name} onClick={() => inspect({ card })}>
                  <CardFace face={face} size="table" />
                </button>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
