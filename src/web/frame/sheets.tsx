import { Inspector } from '../about/inspector.js';
import { CardFace } from '../cards/card-face.js';
import { Log } from '../log/log.js';
import { Sheet } from '../parts/sheet.js';
import { concede } from '../play/play.js';
import { isWatched } from '../play/watching.js';
import { RuleSheet } from '../rules/rule-sheet.js';
import { useFaces, useTable } from '../session/store.js';
import { inspect } from '../table/touch.js';
import { ERA_WORDS } from '../words/eras.js';
import { WATCH_KEYS } from '../words/motion.js';
import { KEYS_ELSEWHERE } from '../words/online-keys.js';
import { REPLAY } from '../words/replay.js';
import { WATCH } from '../words/watching.js';
import { BAR, KEYS, ZONES } from '../words/words.js';

/** Everything that can lie in front of the table. */
export function Sheets() {
  const { pile, logOpen, keysOpen, conceding, moment } = useTable();
  return (
    <>
      {logOpen && moment !== null && (
        <Sheet title={BAR.whatHappened} look="logsheet" onClose={() => useTable.setState({ logOpen: false })}>
          <Log told={moment.told} />
        </Sheet>
      )}
      {pile !== null && <PileSheet title={pile.title} cards={pile.cards} />}
      {keysOpen && <KeysSheet />}
      {conceding && <ConcedeSheet />}
      <Inspector />
      <RuleSheet />
    </>
  );
}

function PileSheet({ title, cards }: { readonly title: string; readonly cards: readonly number[] }) {
  const faceOf = useFaces();
  return (
    <Sheet title={`${title} (${cards.length})`} look="pilesheet" onClose={() => useTable.setState({ pile: null })}>
      {cards.length === 0 && <p className="mut">{ZONES.emptyPile}</p>}
      <div className="cards">
        {cards.toReversed().map((card) => {
          const face = faceOf(card);
          return (
            face !== null && (
              <button
                key={card}
                type="button"
                className="spot"
                aria-label={face.facts.name}
                onClick={() => inspect({ card })}
              >
                <CardFace face={face} size="table" />
              </button>
            )
          );
        })}
      </div>
    </Sheet>
  );
}

function KeysSheet() {
  const replayed = useTable((state) => state.moment?.replayed !== undefined);
  const elsewhere = useTable((state) => state.moment?.names !== undefined && state.setup?.names === undefined);
  const watched = useTable((state) => isWatched(state.setup));
  const hasTools = useTable((state) => ERA_WORDS[state.setup?.era ?? '']?.tools === true);
  const alone = KEYS.list.filter(([key]) => key !== 'T' || hasTools);
  const own = [...(elsewhere ? KEYS_ELSEWHERE : alone), ...WATCH_KEYS];
  const list = replayed ? REPLAY.keys : watched ? WATCH.keys : own;
  return (
    <Sheet title={KEYS.title} onClose={() => useTable.setState({ keysOpen: false })}>
      <dl className="keys">
        {list.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

function ConcedeSheet() {
  const close = (): void => useTable.setState({ conceding: false });
  return (
    <Sheet title={BAR.concedeSure} onClose={close}>
      <p>{BAR.concedeHelp}</p>
      <div className="row">
        <button type="button" className="btn" onClick={() => void concede()}>
          {BAR.concede}
        </button>
        <button type="button" className="btn go" onClick={close}>
          {BAR.stay}
        </button>
      </div>
    </Sheet>
  );
}
