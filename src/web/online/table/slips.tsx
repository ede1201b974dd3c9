import type { OpenRequest } from '../../../protocol/index.js';
import { Mark } from '../../parts/mark.js';
import { refuse } from '../../play/play.js';
import { ASKED, REQUEST } from '../../words/online-table.js';
import { nameAt, useOnline } from './state.js';

const MARKS: Readonly<Record<OpenRequest['request'], string>> = {
  pause: 'u-pause',
  'go-on': 'u-play',
  'take-back': 'u-undo',
  rematch: 'u-again',
};

/** The requests that wait for this seat's answer. */
export const waitingForMe = (requests: readonly OpenRequest[], seat: number | null): readonly OpenRequest[] =>
  seat === null ? [] : requests.filter((each) => each.seat !== seat && !each.agreed.includes(seat));

export async function answer({ request }: OpenRequest, yes: boolean): Promise<void> {
  const verdict = await useOnline.getState().end?.reply(request, yes);
  if (verdict?.is === 'refused') refuse(verdict);
}

export async function askFor(request: OpenRequest['request']): Promise<void> {
  const verdict = await useOnline.getState().end?.ask(request);
  if (verdict?.is === 'refused') refuse(verdict);
}

/** What is asked at the table: it lies beside it and waits. */
export function Slips() {
  const about = useOnline((state) => state.about);
  const seat = useOnline((state) => state.seat);
  if (about === null || seat === null) return null;
  const mine = about.requests.filter((each) => each.seat === seat);
  const others = waitingForMe(about.requests, seat);
  if (mine.length + others.length === 0) return null;
  return (
    <div className="reqs">
      {others.map((each, i) => (
        <Slip key={`${each.request}${each.seat}`} asked={each} name={nameAt(about, each.seat)} hasKeys={i === 0} />
      ))}
      {mine.map(({ request }) => (
        <section key={request} className="slip2" aria-label={REQUEST[request].waits}>
          <Mark of={MARKS[request]} />
          <span>
            <b>{REQUEST[request].waits}</b>
            {ASKED.waiting}
          </span>
        </section>
      ))}
    </div>
  );
}

interface SlipProps {
  readonly asked: OpenRequest;
  readonly name: string;
  /** Whether the keys for yes and no are meant for it. */
  readonly hasKeys: boolean;
}

function Slip({ asked, name, hasKeys }: SlipProps) {
  const words = REQUEST[asked.request];
  return (
    <section className="slip2" aria-label={words.asked(name)}>
      <Mark of={MARKS[asked.request]} />
      <span>
        <b>{words.asked(name)}</b>
        {words.help}
      </span>
      <button type="button" className="btn" onClick={() => void answer(asked, true)}>
        {words.yes}
        {hasKeys && <kbd>{ASKED.key.yes}</kbd>}
      </button>
      <button type="button" className="btn quiet" onClick={() => void answer(asked, false)}>
        {words.no}
        {hasKeys && <kbd>{ASKED.key.no}</kbd>}
      </button>
    </section>
  );
}
