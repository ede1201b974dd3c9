import type { Act } from '../../engine/index.js';
import { type TableState, useTable } from '../session/store.js';
import { reachNow } from '../table/at-table.js';
import { touchAct } from '../table/touch.js';
import { ACT_WAYS, actName, BAR } from '../words/words.js';
import type { ChoiceProps } from './choice-props.js';
import { nextAct } from './next-act.js';

/** The kinds of action of a turn. What is closed stays, struck through, with the rule that closes it. */
export function TurnActs({ moment }: ChoiceProps) {
  const state = useTable();
  const chosen = state.act;
  const best = nextAct(moment.acts);
  return moment.acts.map(({ act, count, refusal }) => {
    if (count === 0 && refusal === null) return null;
    const looks = count === 0 ? 'act used' : act === best ? 'act on' : 'act';
    return (
      <button
        key={act}
        type="button"
        className={`${looks} ${chosen === act ? 'chosen' : ''}`}
        data-act={act}
        data-thing=""
        aria-pressed={chosen === act}
        onClick={() => touchAct(act)}
      >
        <b>{actName(act, state.setup?.era)}</b>
        <span>
          {count === 0 ? (
            <Closed rule={refusal?.rules[0] ?? ''} />
          ) : (
            ACT_WAYS[act](act === 'bench' ? litFor(act, state) : count)
          )}
        </span>
      </button>
    );
  });
}

/** How many cards are lit for it: each copy counts, though one is as good as another. */
const litFor = (act: Act, state: TableState): number =>
  [...reachNow(state).cards.values()].filter((options) => options.some(({ group }) => group === act)).length;

const Closed = ({ rule }: { readonly rule: string }) => (
  <>
    <i>{BAR.closed}</i> {rule}
  </>
);
