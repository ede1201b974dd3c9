import '../../look/friend.css';
import { type ReactNode, useEffect } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { Screen } from '../../parts/screen.js';
import { TopBar } from '../../parts/top-bar.js';
import { keptName } from '../../settings/guest-name.js';
import { ONLINE } from '../../words/online.js';
import { invitationTo, wayToSeat } from '../addresses.js';
import { keptSeat } from '../kept-seats.js';
import { comeBack, takeSeat, useHere } from '../seat.js';
import { Closed } from './closed.js';
import { Seated } from './seated.js';
import { useTabTitle } from './tab-title.js';
import { TheTable } from './the-table.js';
import { Waiting } from './waiting.js';

interface SeatScreenProps {
  readonly table: string;
  readonly seat: number;
  /** Comes with the link to a seat from another device, and leaves the address at once. */
  readonly seatKey: string | null;
}

/** One's own seat: waiting for the others, getting ready, and the game. */
export default function SeatScreen({ table, seat, seatKey }: SeatScreenProps) {
  const about = useHere((here) => here.about);
  useEffect(() => {
    if (seatKey !== null) {
      const { name = keptName(), deck = '' } = keptSeat(table, seat) ?? {};
      takeSeat({ table, seat, key: seatKey, name, deck });
      navigate(wayToSeat(table, seat), { replace: true });
    } else if (!comeBack(table, seat)) navigate(invitationTo(table), { replace: true });
  }, [table, seat, seatKey]);
  if (about !== null && about.table === table && about.phase !== 'gathering') {
    return <TheTable />;
  }
  return (
    <Screen name="friend">
      <TopBar at="/" />
      <main className="onfelt">
        <Gathering table={table} />
      </main>
    </Screen>
  );
}

function Gathering({ table }: { readonly table: string }): ReactNode {
  const { about, seat, line } = useHere();
  useTabTitle(about, seat);
  if (line.is === 'closed') return <Closed sentence={line.sentence} />;
  if (about === null || about.table !== table) {
    return (
      <p className="opening" role="status">
        {line.is === 'away' ? ONLINE.away : ONLINE.opening}
      </p>
    );
  }
  const isFull = about.seats.every(({ player }) => player !== 'empty');
  return (
    <>
      {line.is === 'away' && (
        <p className="lineaway" role="status">
          {ONLINE.away}
        </p>
      )}
      {isFull ? <Seated about={about} you={seat} /> : <Waiting about={about} you={seat} />}
    </>
  );
}
