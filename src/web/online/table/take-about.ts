import type { TableAbout } from '../../../protocol/index.js';
import { PHRASES } from '../../../protocol/index.js';
import { BANNER, REQUEST, SAYING } from '../../words/online-table.js';
import { nameAt, type OnlineState } from './state.js';

/** What has become of a table: what is new in the state, and whose words are to be shown for a while. */
export interface Taken {
  readonly state: Partial<OnlineState>;
  readonly spoke: readonly TableAbout['said'][number][];
}

/** Takes in what is said about a table. What was there when one came is nothing new. */
export function takeAbout(before: OnlineState, about: TableAbout, here: number): Taken {
  const spoke = newWords(before, about);
  const awaySince = awayAt(before, about, here);
  const returned = [...before.awaySince.keys()].find(
    (seat) => !awaySince.has(seat) && about.seats[seat]?.here === true,
  );
  const back = returned === undefined ? null : ({ is: 'back', name: nameAt(about, returned) } as const);
  const announced = [
    ...(back === null ? [] : [BANNER.back(back.name)]),
    ...[...awaySince.keys()]
      .filter((seat) => !before.awaySince.has(seat))
      .map((seat) => BANNER.away([nameAt(about, seat)])),
    ...newRequests(before, about),
    ...(before.isMuted ? [] : spoke.map(({ seat, phrase }) => SAYING.says(nameAt(about, seat), PHRASES[phrase]))),
  ].join(' ');
  return {
    state: {
      about,
      awaySince,
      ...(back === null ? {} : { passing: back }),
      ...(announced === '' ? {} : { announced }),
    },
    spoke,
  };
}

function newWords({ about: before }: OnlineState, { said }: TableAbout): Taken['spoke'] {
  if (before === null) return [];
  const last = before.said.at(-1)?.number ?? 0;
  return said.filter(({ number }) => number > last);
}

/** Who is away, and since when: only people are waited for. */
function awayAt({ awaySince, seat: own }: OnlineState, { seats }: TableAbout, here: number): OnlineState['awaySince'] {
  const away = seats.filter(({ seat, player, here: isHere }) => player === 'person' && !isHere && seat !== own);
  return new Map(away.map(({ seat }) => [seat, awaySince.get(seat) ?? here]));
}

function newRequests({ about: before, seat: own }: OnlineState, { requests, ...about }: TableAbout): string[] {
  return requests
    .filter(
      ({ request, seat }) =>
        seat !== own && !before?.requests.some((each) => each.request === request && each.seat === seat),
    )
    .map(({ request, seat }) => `${REQUEST[request].asked(nameAt({ requests, ...about }, seat))}.`);
}
