import { useState } from 'react';
import { Mark } from '../../parts/mark.js';
import { Sheet } from '../../parts/sheet.js';
import { WAITING } from '../../words/online.js';
import { linkToSeat } from '../addresses.js';
import { keptSeat } from '../kept-seats.js';
import { QrCode } from './qr-code.js';
import { CopyButton } from './send-link.js';

interface OtherDeviceProps {
  readonly table: string;
  readonly seat: number | null;
}

/** The way to one's own seat from another device: whoever has it plays as this player, so it is shown only when asked for. */
export function OtherDevice({ table, seat }: OtherDeviceProps) {
  const [isOpen, setOpen] = useState(false);
  const kept = seat === null ? null : keptSeat(table, seat);
  if (kept === null) return null;
  const link = linkToSeat(table, kept.seat, kept.key);
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => setOpen(true)}>
        <Mark of="u-link" />
        {WAITING.other}
      </button>
      {isOpen && (
        <Sheet title={WAITING.other} onClose={() => setOpen(false)}>
          <p className="mut">{WAITING.otherHelp}</p>
          <QrCode text={link} label={WAITING.other} />
          <div className="row">
            <CopyButton text={link} name={WAITING.otherCopy} />
          </div>
        </Sheet>
      )}
    </>
  );
}
