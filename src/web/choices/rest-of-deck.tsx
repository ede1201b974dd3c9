import type { CardId } from '../../engine/index.js';
import { CardFace } from '../cards/card-face.js';
import { faceIn, useTable } from '../session/store.js';
import { inspect } from '../table/touch.js';
import { CHOICES } from '../words/choices.js';
import type { ChoiceProps } from './choice-props.js';
import { alsoSeen, type Group, gather } from './groups.js';

const KINDS = ['pokemon', 'trainer', 'energy'];

interface RestProps extends ChoiceProps {
  /** Whether it is among what is searched for. */
  readonly isHere: (copies: Pick<Group, 'cards'>) => boolean;
}

/** Who looks through a deck sees all of it: also what cannot be taken, and so what is not there. @rule SRCH-01 ZONE-04 */
export function RestOfDeck({ moment, decision, isHere }: RestProps) {
  const state = useTable();
  const faceOf = faceIn(state);
  const { cards, isWhole } = alsoSeen({ moment, decision });
  if (cards.length === 0) return null;
  // By kind and name: in which order they lie is nobody's business when the deck has been shuffled.
  const sortKey = (card: CardId): string => {
    const facts = faceOf(card)?.facts;
    return facts === undefined ? '' : `${KINDS.indexOf(facts.kind)} ${facts.name}`;
  };
  const groups = gather(moment, cards, state)
    .filter(isHere)
    .sort((one, other) => (sortKey(one.cards[0]!) < sortKey(other.cards[0]!) ? -1 : 1));
  if (groups.length === 0) return null; // nothing of it is searched for
  return (
    <section className="alsoseen">
      <h4>{(isWhole ? CHOICES.restOfDeck : CHOICES.alsoSeen)(cards.length)}</h4>
      <div className="cards">
        {groups.map(({ cards: copies }) => {
          const face = faceOf(copies[0]!);
          return (
            face !== null && (
              <button
                key={copies[0]}
                type="button"
                className="spot dim"
                aria-label={CHOICES.copies(face.facts.name, copies.length, 0)}
                onClick={() => inspect({ card: copies[0]! })}
              >
                <span className="mini">
                  <CardFace face={face} size="table" />
                </span>
                {copies.length > 1 && <span className="copies">×{copies.length}</span>}
              </button>
            )
          );
        })}
      </div>
    </section>
  );
}
