// The end of docs/ERAS.md: how sure each era is, and which scenarios show in play what it answers differently.
import type { Policies, Registry, Standing } from '../../registry/index.js';
import { type EraRecord, valueText } from './eras-page.js';
import { row, separator } from './markdown.js';

/** A scenario that says which field of an era it tells apart, and the eras that it holds in. */
export interface Witnessing {
  readonly path: string;
  /** Null: a scenario without such a mark. */
  readonly field: string | null;
  readonly rules: readonly string[];
  readonly eras: readonly string[];
}

const STANDINGS: readonly Standing[] = ['printed', 'reported', 'inferred', 'unknown'];

export interface Witnessed {
  readonly registry: Registry;
  readonly policies: Policies;
  readonly eras: readonly EraRecord[];
  readonly scenarios: readonly Witnessing[];
}

export const witnessTables = (witnessed: Witnessed): string =>
  [
    '## How sure each era is',
    'Of the rules that hold in an era: how many are printed, reported, inferred, unknown; how many of them a scenario decides that runs in it.',
    sureTable(witnessed),
    '## What each era changes',
    [
      'Where an era is not as the one that it descends from: its answer, how sure that is, and the scenarios that show it in play (a witness runs',
      'in this era and is marked with the field). Answers without one tell what was printed or called, or act through texts alone.',
    ].join('\n'),
    changesTable(witnessed),
  ].join('\n\n');

function sureTable({ registry, scenarios }: Witnessed): string {
  const titles = ['era', 'descends from', 'rules', ...STANDINGS, 'decided by a scenario'];
  const lines = registry.eras.map(({ id, from }) => {
    const cells = registry.entries.flatMap((entry) =>
      entry.kind === 'rule' ? [{ id: entry.id, cell: entry.eras[id]! }] : [],
    );
    const held = cells.filter(({ cell }) => cell.says !== 'none');
    const here = scenarios.filter(({ eras }) => eras.includes(id));
    const decided = new Set(here.flatMap(({ rules }) => rules));
    return row([
      id,
      from ?? 'its own book',
      `${held.length}`,
      ...STANDINGS.map((standing) => `${held.filter(({ cell }) => cell.standing === standing).length}`),
      `${held.filter((each) => decided.has(each.id)).length}`,
    ]);
  });
  return [row(titles), separator(titles.length), ...lines].join('\n');
}

function changesTable({ registry, policies, eras, scenarios }: Witnessed): string {
  const titles = ['era', 'field', 'answer', 'standing', 'witnesses'];
  const lines = registry.eras.flatMap(({ id, from }) => {
    if (from === undefined) return [];
    const [own, parent] = [id, from].map((each) => eras.find((era) => era.id === each)?.fields);
    return policies.points
      .filter(({ key }) => JSON.stringify(own?.get(key)) !== JSON.stringify(parent?.get(key)))
      .map(({ key, standings }) => {
        const shown = scenarios.filter(({ field, eras: all }) => field === key && all.includes(id));
        const places = [...new Set(shown.map(({ path }) => path.replace('scenarios/', '')))];
        const answer = valueText(own?.get(key));
        return row([
          id,
          `\`${key}\``,
          answer.length > MOST ? `${answer.slice(0, MOST)} …` : answer,
          standings[id] ?? 'printed',
          places.join(', ') || '–',
        ]);
      });
  });
  return [row(titles), separator(titles.length), ...lines].join('\n');
}

/** Longer answers are told in full above. */
const MOST = 60;
