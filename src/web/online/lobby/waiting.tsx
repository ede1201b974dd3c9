import type { TableAbout } from '../../../protocol/index.js';
import { Mark } from '../../parts/mark.js';
import { SEAT, TICKET, WAITING } from '../../words/online.js';
import { linkToTable } from '../addresses.js';
import { BotButton } from './bot-seat.js';
import { DeckRow } from './deck-row.js';
import { LeaveButton } from './leave.js';
import { OtherDevice } from './other-device.js';
import { Seats } from './seats.js';
import { SendLink } from './send-link.js';
import { Ticket } from './ticket.js';

interface WaitingProps {
  readonly about: TableAbout;
  readonly you: number | null;
}

/** Somebody is still missing: the link to send, and who is here. */
export function Waiting({ about, you }: WaitingProps) {
  const { table, rules, seats } = about;
  const maker = nameOfMaker(about);
  return (
    <section className="waiting">
      <h1 className="unseen">{WAITING.title}</h1>
      <Ticket rules={rules} isWide title={<h2>{TICKET.of(maker)}</h2>}>
        <SendLink
          link={linkToTable(table)}
          title={seats.length > 2 ? WAITING.sendMany : WAITING.send}
          text={WAITING.shareText(maker)}
        />
      </Ticket>
      <Seats seats={seats} you={you} />
      <p className="unseen" role="status">
        {SEAT.of(seats)}
      </p>
      {you !== null && <DeckRow about={about} you={you} />}
      <div className="row actions">
        {you !== null && <BotButton about={about} />}
        <OtherDevice table={table} seat={you} />
        <span className="grow" />
        <LeaveButton />
      </div>
      <p className="mut tabnote">
        <Mark of="u-eye" />
        {WAITING.tab}
      </p>
    </section>
  );
}

/** Who set the table sits on its first seat, as long as they sit. */
export const nameOfMaker = ({ seats }: TableAbout): string =>
  seats[0] === undefined || seats[0].player !== 'person' ? '' : seats[0].name;
