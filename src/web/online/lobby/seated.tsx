import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import type { SeatAbout, TableAbout } from '../../../protocol/index.js';
import { isCovered } from '../../parts/in-front.js';
import { Mark } from '../../parts/mark.js';
import { SEAT, SEATED, TICKET } from '../../words/online.js';
import { beReady } from '../seat.js';
import { sidesOf } from './around.js';
import { DeckRow } from './deck-row.js';
import { LeaveButton } from './leave.js';
import { OtherDevice } from './other-device.js';
import { Initial, Presence } from './seats.js';
import { Ticket } from './ticket.js';

interface SeatedProps {
  readonly about: TableAbout;
  readonly you: number | null;
}

/** Everybody sits: who is there and how far they are, the sealed shuffle, and the word that one is ready. */
export function Seated({ about, you }: SeatedProps) {
  const { rules, seats, game } = about;
  return (
    <section className="waiting">
      <h1 className="unseen">{SEATED.title}</h1>
      <Versus seats={seats} you={you} />
      <Ticket rules={rules} isWide title={<h2>{TICKET.game(rules.bestOf, game + 1)}</h2>}>
        <p className="mut sealed">
          <Mark of="u-shield" />
          {SEATED.sealedBefore}
          <code title={about.chance.commitment}>{SEATED.sealed(about.chance.commitment)}</code>
          {SEATED.sealedAfter}
        </p>
      </Ticket>
      {you !== null && <DeckRow about={about} you={you} />}
      <div className="row actions">
        {you !== null && <ReadyButton about={about} you={you} />}
        <OtherDevice table={about.table} seat={you} />
        <span className="grow" />
        <LeaveButton />
      </div>
    </section>
  );
}

/** The players across from each other, the coin between them. */
function Versus({ seats, you }: Pick<TableAbout, 'seats'> & { readonly you: number | null }) {
  return (
    <div className={seats.length > 2 ? 'versus four' : 'versus'}>
      {sidesOf(seats, you).map((side, place) => (
        <Fragment key={side[0]?.seat}>
          {place > 0 && <Coin />}
          {side.map((seat) => (
            <Player key={seat.seat} seat={seat} isYours={seat.seat === you} hasTeams={seats.length > 2} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

function Coin() {
  return (
    <div className="coin">
      <svg aria-hidden="true">
        <use href="#coin-h" />
      </svg>
      <b>{SEATED.coin}</b>
      <span className="mut">
        {SEATED.coinHelp}{' '}
        <a className="rule" href={`#/rules/${SEATED.coinRule}`}>
          {SEATED.coinRule}
        </a>
      </span>
    </div>
  );
}

interface PlayerProps {
  readonly seat: SeatAbout;
  readonly isYours: boolean;
  readonly hasTeams: boolean;
}

function Player({ seat, isYours, hasTeams }: PlayerProps) {
  return (
    <div className="player">
      <Initial seat={seat} isYours={isYours} />
      <h2>{SEAT.named(seat)}</h2>
      <span className="mut">
        {hasTeams && `${SEAT.team(seat.seat)} · `}
        <Presence seat={seat} />
      </span>
      {seat.isReady ? (
        <span className="isready">
          <Mark of="u-check" />
          {SEAT.ready}
        </span>
      ) : (
        <span className="notready">{seat.hasDeck ? SEAT.notReady : SEAT.looking}</span>
      )}
    </div>
  );
}

function ReadyButton({ about, you }: { readonly about: TableAbout; readonly you: number }) {
  const [fault, setFault] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const { hasDeck = false, isReady = false } = about.seats[you] ?? {};
  const canBe = hasDeck && !isReady && !isSent;
  const ready = async (): Promise<void> => {
    setSent(true);
    const verdict = await beReady();
    setSent(false);
    setFault(verdict?.is === 'refused' ? verdict.sentence : null);
  };
  useEnter(() => canBe && void ready());
  return (
    <>
      <button type="button" className="btn go big" disabled={!canBe} onClick={() => void ready()}>
        {isReady ? waitedFor(about) : SEATED.ready}
        {canBe && <kbd>Enter</kbd>}
      </button>
      {!hasDeck && <span className="mut">{SEATED.needsDeck}</span>}
      {fault !== null && (
        <span className="fault" role="alert">
          {fault}
        </span>
      )}
    </>
  );
}

function waitedFor({ seats }: TableAbout): string {
  const missing = seats.filter(({ isReady }) => !isReady).map((seat) => SEAT.named(seat));
  return missing.length === 0 ? SEATED.begins : SEATED.waitingFor(missing);
}

/** Enter, where nothing has the focus. */
function useEnter(act: () => void): void {
  const press = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target === document.body && !isCovered()) act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
