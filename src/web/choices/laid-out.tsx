import { keyOfAnswer, type Option } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import { CardFace } from '../cards/card-face.js';
import { choose } from '../play/play.js';
import { faceIn, useFaces, useTable } from '../session/store.js';
import { myDecision, pokemonIn } from '../table/at-table.js';
import { useHold } from '../table/hold.js';
import { inspect } from '../table/touch.js';
import { ACT_WORDS, BAR } from '../words/words.js';
import { askingText, sentenceOf } from './asked.js';
import { cardsToLayOut } from './faces.js';

/** Cards to choose from that lie nowhere on the table, and the text that asks for it. */
export function LaidOut() {
  const state = useTable();
  const { moment } = state;
  const decision = myDecision(state);
  if (moment === null || decision === null || (decision.kind === 'turn' && state.act === null)) return null;
  const options = cardsToLayOut({ moment, decision }, state.act);
  const text = askingText(decision, faceIn(state));
  if (options.length === 0 && text === null) return null;
  const { title, help } =
    state.act === null ? sentenceOf(moment, decision) : { title: ACT_WORDS[state.act].name, help: '' };
  return (
    <section className={`laidout ${options.length === 0 ? 'words' : ''}`} aria-label={BAR.laidOut(title)}>
      <h3>{title}</h3>
      {text !== null && <p className="asking">{text}</p>}
      {options.length > 0 && <p className="mut">{help}</p>}
      {options.length > 0 && (
        <div className="cards">
          {options.map((option) => (
            <Laid key={keyOfAnswer(option.answer)} option={option} moment={moment} />
          ))}
        </div>
      )}
    </section>
  );
}

function Laid({ option, moment }: { readonly option: Option; readonly moment: Moment }) {
  const card = option.card!;
  const face = useFaces()(card);
  const hold = useHold({ tap: () => void choose(option), look: () => inspect({ card }) });
  const holder = pokemonIn(moment).find(({ attached }) => attached.some((each) => each.card === card));
  if (face === null) return null;
  return (
    <button
      type="button"
      className="spot"
      data-thing=""
      data-state="legal"
      aria-label={holder?.card == null ? option.text : `${option.text} on ${holder.card.name}`}
      onClick={hold.onClick}
      onContextMenu={(event) => {
        event.preventDefault();
        inspect({ card });
      }}
      onPointerDown={hold.onPointerDown}
    >
      <div className="turn">
        <CardFace face={face} size="table" />
      </div>
      <span className="brackets" aria-hidden="true" />
    </button>
  );
}
