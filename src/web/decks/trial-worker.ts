// A thread in which a deck is tried: it plays the games that it is given, and the page goes on meanwhile.
import { type Bout, type Contest, Hall, type Played } from '../../contest/index.js';
import { programOf } from '../../session/index.js';

/** What a thread is told: first the contest, without programs; then bout after bout. */
export type Order = { readonly contest: Contest } | { readonly bout: Bout };

/** What it says: what it has played, or why it cannot. */
export type Said = { readonly played: Played } | { readonly fault: string };

let hall: Hall | null = null;

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if ('contest' in data) {
    hall = opened(data.contest);
    const [fault] = hall.faults();
    if (fault !== undefined) postMessage({ fault: fault.message } satisfies Said);
  } else if (hall !== null) postMessage({ played: hall.play(data.bout) } satisfies Said);
});

/** Texts are compiled where they are played. */
function opened(contest: Contest): Hall {
  const { pool } = contest;
  return new Hall({ ...contest, pool: { ...pool, programs: pool.facts.map(programOf) } }, () => performance.now());
}
