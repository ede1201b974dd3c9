import { useEffect, useRef } from 'react';
import type { SeatAbout, TableAbout } from '../../../protocol/index.js';
import { SEAT, WAITING } from '../../words/online.js';
import { APP } from '../../words/words.js';

/** The title of the tab tells who has sat down or left since this page came to the table: it may be behind others. */
export function useTabTitle(about: TableAbout | null, you: number | null): void {
  const before = useRef<readonly SeatAbout[] | null>(null);
  const seats = about?.seats ?? null;
  useEffect(() => {
    const news = before.current === null || seats === null ? null : changeOf(before.current, seats, you);
    if (seats !== null) before.current = seats;
    if (news !== null) document.title = `${news} · ${APP.name}`;
  }, [seats, you]);
}

/** Who sat down or left between two times; null: nobody did, or only oneself. */
export function changeOf(before: readonly SeatAbout[], now: readonly SeatAbout[], you: number | null): string | null {
  for (const seat of now) {
    const was = before.find((each) => each.seat === seat.seat);
    if (was === undefined || seat.seat === you) continue;
    if (was.player === 'empty' && seat.player !== 'empty') return WAITING.satDown(SEAT.named(seat));
    if (was.player !== 'empty' && seat.player === 'empty') return WAITING.satUp(SEAT.named(was));
  }
  return null;
}
