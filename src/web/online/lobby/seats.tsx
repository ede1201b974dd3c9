import type { SeatAbout } from '../../../protocol/index.js';
import { SEAT, WAITING } from '../../words/online.js';
import { around } from './around.js';

interface SeatsProps {
  readonly seats: readonly SeatAbout[];
  /** The seat from which one looks. */
  readonly you: number | null;
}

/** Who sits where: yours first, then around the table. */
export function Seats({ seats, you }: SeatsProps) {
  return (
    <ul className="seatlist">
      {around(seats, you).map((seat) => (
        <SeatItem key={seat.seat} seat={seat} isYours={seat.seat === you} hasTeams={seats.length > 2} />
      ))}
    </ul>
  );
}

interface SeatItemProps {
  readonly seat: SeatAbout;
  readonly isYours: boolean;
  readonly hasTeams: boolean;
}

function SeatItem({ seat, isYours, hasTeams }: SeatItemProps) {
  const team = hasTeams ? `${SEAT.team(seat.seat)} · ` : '';
  if (seat.player === 'empty') {
    return (
      <li className="chair">
        <span className="initial other">?</span>
        <div>
          <b>{WAITING.chair}</b>
          <span className="mut">{`${team}${WAITING.chairHelp}`}</span>
        </div>
      </li>
    );
  }
  return (
    <li>
      <Initial seat={seat} isYours={isYours} />
      <div>
        <b>{SEAT.named(seat)}</b>
        <span className="mut">
          {team}
          <Presence seat={seat} />
          {` · ${seat.isReady ? SEAT.ready : seat.hasDeck ? SEAT.hasDeck : SEAT.noDeck}`}
        </span>
      </div>
    </li>
  );
}

/** A disc with the first letter of a name: yours is solid, another's dashed. */
export function Initial({ seat, isYours }: { readonly seat: SeatAbout; readonly isYours: boolean }) {
  const [letter = '?'] = SEAT.named(seat);
  return (
    <span className={isYours ? 'initial' : 'initial other'} aria-hidden="true">
      {letter.toUpperCase()}
    </span>
  );
}

/** Whether somebody is there. */
export function Presence({ seat }: { readonly seat: SeatAbout }) {
  const isBot = seat.player !== 'person';
  return (
    <>
      <i className={seat.here ? 'here' : 'here gone'} /> {isBot ? SEAT.bot : seat.here ? SEAT.here : SEAT.away}
    </>
  );
}
