import { useId, useState } from 'react';
import type { BotName } from '../../../bots/index.js';
import type { TableAbout } from '../../../protocol/index.js';
import { Mark } from '../../parts/mark.js';
import { Sheet } from '../../parts/sheet.js';
import { WAITING } from '../../words/online.js';
import { PLAYERS } from '../../words/words.js';
import { letBotSit } from '../seat.js';
import { useDecks } from './use-decks.js';

/** Lets a bot sit down on the first empty chair. */
export function BotButton({ about }: { readonly about: TableAbout }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => setOpen(true)}>
        <Mark of="u-bot" />
        {WAITING.bot}
      </button>
      {isOpen && <BotSheet about={about} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The bot that plays best is offered first. */
const BEST: BotName = 'greedy';
const BOTS = Object.keys(PLAYERS).filter((name): name is BotName => name !== 'watch');

function BotSheet({ about, onClose }: { readonly about: TableAbout; readonly onClose: () => void }) {
  const [bot, setBot] = useState<BotName>(BEST);
  const [fault, setFault] = useState<string | null>(null);
  const { legal, chosen, choose } = useDecks(about.rules.era, about.rules.format);
  const shipped = legal?.filter(({ own }) => own === null) ?? [];
  const deck = chosen?.own === null ? chosen : shipped[0];
  const chair = about.seats.find(({ player }) => player === 'empty');
  const [botId, deckId] = [useId(), useId()];
  const go = async (): Promise<void> => {
    if (chair === undefined || deck === undefined) return;
    const verdict = await letBotSit(chair.seat, bot, deck.offer.name);
    if (verdict?.is === 'refused') setFault(verdict.sentence);
    else onClose();
  };
  return (
    <Sheet title={WAITING.botTitle} look="botsheet" onClose={onClose}>
      <label htmlFor={botId}>{WAITING.botWho}</label>
      <select id={botId} value={bot} onChange={(event) => setBot(event.target.value as BotName)}>
        {BOTS.map((name) => (
          <option key={name} value={name}>
            {`${PLAYERS[name].name}: ${PLAYERS[name].help}`}
          </option>
        ))}
      </select>
      <label htmlFor={deckId}>{WAITING.botDeck}</label>
      <select id={deckId} value={deck?.id ?? ''} onChange={(event) => choose(event.target.value)}>
        {shipped.map(({ id, offer }) => (
          <option key={id} value={id}>
            {offer.name}
          </option>
        ))}
      </select>
      {fault !== null && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <div className="row">
        <button type="button" className="btn go" disabled={deck === undefined} onClick={() => void go()}>
          {WAITING.botGo}
        </button>
      </div>
    </Sheet>
  );
}
