import type { SideView, View } from '../../engine/index.js';
import { CardFace } from '../cards/card-face.js';
import { choose } from '../play/play.js';
import { useFaces, useTable } from '../session/store.js';
import { ZONES } from '../words/words.js';
import { myDecision } from './at-table.js';
import { inspect } from './touch.js';

/** The Stadium in play; it is lit where its text lets you do something. */
export function Stadium({ view }: { readonly view: View }) {
  const faceOf = useFaces();
  const decision = useTable(myDecision);
  const using = useTable(({ act }) => act === 'use');
  const { stadium } = view;
  const face = stadium === null ? null : faceOf(stadium.card);
  if (stadium === null || face === null) return null;
  const use = decision?.options.find(({ kind }) => kind === 'use-stadium');
  const touch = (): void => (use === undefined ? inspect({ card: stadium.card }) : void choose(use));
  return (
    <div className="stadium">
      <button
        type="button"
        className={use === undefined ? 'spot' : 'spot usable'}
        data-thing=""
        data-card={stadium.card}
        data-state={use !== undefined && using ? 'legal' : ''}
        tabIndex={use === undefined ? -1 : 0}
        aria-label={`${ZONES.stadium}: ${stadium.name}`}
        onClick={touch}
        onContextMenu={(event) => {
          event.preventDefault();
          inspect({ card: stadium.card });
        }}
      >
        <div className="turn">
          <CardFace face={face} size="table" />
        </div>
        <span className="brackets" aria-hidden="true" />
      </button>
      <span className="cap">{ZONES.stadium}</span>
    </div>
  );
}

/** Supporters that lie beside the Active Pokémon until the turn ends. @rule SUP-02 */
export function Played({ side }: { readonly side: SideView }) {
  const faceOf = useFaces();
  return (
    <div className="played">
      {side.played.map(({ card, name }) => {
        const face = faceOf(card);
        return (
          face !== null && (
            <button
              key={card}
              type="button"
              className="mini"
              data-thing=""
              tabIndex={-1}
              data-card={card}
              aria-label={`${name}, ${ZONES.stays}`}
              onClick={() => inspect({ card })}
            >
              <CardFace face={face} size="table" />
            </button>
          )
        );
      })}
    </div>
  );
}
