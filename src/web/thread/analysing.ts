import type { GameRecord, Seat } from '../../engine/index.js';
import { type Analysis, analyse, type Progress, type Reckoning } from '../../session/index.js';

interface Wanted {
  /** Whose choices; null: everybody's. */
  readonly seat: Seat | null;
  readonly reckoning?: Reckoning;
  /** About how many plays for each decision. */
  readonly plays?: number;
}

/** An analysis in pieces, so that the thread hears what else is asked of it meanwhile; who asks no more has stopped it. */
export class Analysing {
  private readonly going: ReturnType<typeof analyse>;

  constructor(record: GameRecord, { seat, ...how }: Wanted) {
    this.going = analyse(record, { ...how, ...(seat === null ? {} : { seat }) });
  }

  /** Goes on while there is time: how far it has come, or what was found, or why it cannot be. */
  goOn(hasTime: () => boolean): Progress | Analysis | { readonly faults: readonly string[] } {
    for (;;) {
      const next = this.going.next();
      if (next.done !== true) {
        if (!hasTime()) return next.value;
      } else if (next.value.ok) return next.value.value;
      else return { faults: next.value.error.map(({ message }) => message) };
    }
  }
}
