import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Entry, Registry } from '../../registry/index.js';
import { Fold } from '../parts/fold.js';
import { Mark } from '../parts/mark.js';
import { stepThrough } from '../parts/step-through.js';
import { RULES } from '../words/rules.js';
import { findRules, type Wanted } from './find-rules.js';
import { erasDiffer } from './readings.js';

interface RuleListProps {
  readonly law: Registry;
  readonly chosen: string | null;
}

/** Every rule, by group; by words, by id, by whether eras differ. */
export function RuleList({ law, chosen }: RuleListProps) {
  const [wanted, setWanted] = useState<Wanted>({ words: '', group: '', differing: false });
  const asked = useDeferredValue(wanted);
  const found = useMemo(() => findRules(law, asked), [law, asked]);
  const narrowed = asked.words.trim() !== '' || asked.group !== '' || asked.differing;
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (chosen !== null && link != null) showIn(list.current!, link);
  }, [chosen]);
  return (
    <section
      className="rulelist"
      aria-label={RULES.find}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) =>
        stepThrough(event, 'input[type="search"], details:not([open]) > summary, li a')
      }
    >
      <search>
        <label className="find">
          <span className="unseen">{RULES.find}</span>
          <Mark of="u-search" />
          <input
            type="search"
            placeholder={RULES.findHelp}
            value={wanted.words}
            onChange={(event) => setWanted({ ...wanted, words: event.target.value })}
          />
        </label>
        <label className="narrow">
          <span className="unseen">{RULES.group}</span>
          <select value={wanted.group} onChange={(event) => setWanted({ ...wanted, group: event.target.value })}>
            <option value="">{RULES.all}</option>
            {law.groups.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label className="only">
          <input
            type="checkbox"
            checked={wanted.differing}
            onChange={(event) => setWanted({ ...wanted, differing: event.target.checked })}
          />
          <span className="dd" />
          {RULES.onlyDiffering}
        </label>
        <p className="mut" role="status">
          {RULES.found(found.length)} {found.length === 0 && RULES.none}
        </p>
      </search>
      <nav ref={list} aria-label={RULES.list}>
        <Groups law={law} found={found} chosen={chosen} narrowed={narrowed} />
      </nav>
    </section>
  );
}

/** Scrolls the list, and only the list, to where the chosen rule can be seen. */
function showIn(list: HTMLElement, link: HTMLElement): void {
  const [frame, row] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  if (row.top < frame.top || row.bottom > frame.bottom) list.scrollTop += row.top - frame.top - frame.height / 3;
}

interface GroupsProps extends RuleListProps {
  readonly found: readonly Entry[];
  readonly narrowed: boolean;
}

function Groups({ law, found, chosen, narrowed }: GroupsProps) {
  const groups = [...new Set(found.map(({ group }) => group))];
  const here = law.byId.get(chosen ?? '')?.group;
  return groups.map((group) => {
    const entries = found.filter((entry) => entry.group === group);
    const isOpen = narrowed || group === here;
    return (
      <Fold
        key={`${group} ${String(isOpen)}`}
        title={law.groups.find(({ id }) => id === group)?.title ?? group}
        count={entries.length}
        isOpen={isOpen}
      >
        {() => <Listed entries={entries} chosen={chosen} />}
      </Fold>
    );
  });
}

function Listed({ entries, chosen }: { readonly entries: readonly Entry[]; readonly chosen: string | null }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <a href={`#/rules/${entry.id}`} aria-current={entry.id === chosen ? 'page' : undefined}>
            <code>{entry.id}</code>
            <span>{entry.title}</span>
            {erasDiffer(entry) && <span className="dd" role="img" aria-label={RULES.differsBetween} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
