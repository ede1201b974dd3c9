import '../../look/friend.css';
import { useEffect } from 'react';
import { Screen } from '../../parts/screen.js';
import { TopBar } from '../../parts/top-bar.js';
import { ONLINE, WATCH } from '../../words/online.js';
import { invitationTo } from '../addresses.js';
import { goAway, useHere, watchTable } from '../seat.js';
import { Closed } from './closed.js';
import { Seats } from './seats.js';
import { TheTable } from './the-table.js';
import { Ticket } from './ticket.js';

/** Looking on: the game if there is one, else who is there. */
export default function WatchScreen({ table }: { readonly table: string }) {
  const { about, line } = useHere();
  useEffect(() => {
    watchTable(table);
    return goAway; // nobody waits for who only looks on
  }, [table]);
  if (about !== null && about.table === table && about.game > 0) {
    return <TheTable />;
  }
  return (
    <Screen name="friend">
      <TopBar at="/" />
      <main className="onfelt">
        {line.is === 'closed' ? (
          <Closed sentence={line.sentence} />
        ) : about === null || about.table !== table ? (
          <p className="opening" role="status">
            {line.is === 'away' ? ONLINE.away : ONLINE.opening}
          </p>
        ) : (
          <section className="waiting">
            <Ticket rules={about.rules} isWide title={<h1>{WATCH.notYet}</h1>}>
              <p className="mut" role="status">
                {WATCH.notYetHelp}
              </p>
            </Ticket>
            <Seats seats={about.seats} you={null} />
            {about.seats.some(({ player }) => player === 'empty') && (
              <div className="row actions">
                <a className="btn quiet" href={`#${invitationTo(table)}`}>
                  {WATCH.sit}
                </a>
              </div>
            )}
          </section>
        )}
      </main>
    </Screen>
  );
}
