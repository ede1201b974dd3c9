// Every scenario is also a game: its record can be written, read, replayed and told.
import { describe, expect, it } from 'vitest';
import { openRecord } from '../../src/cards/index.js';
import { asciiTable } from '../../src/cli/ascii-table.js';
import { shippedLibrary } from '../../src/cli/library-files.js';
import { reportText } from '../../src/cli/report-text.js';
import { tellMatch } from '../../src/companion/index.js';
import { beginning, eventsFor, type GameRecord, replay, sharedView } from '../../src/engine/index.js';
import { runScenario } from '../../src/scenarios/index.js';
import { keptScenarios, knownIds } from '../scenarios/known.js';

const records = keptScenarios(knownIds()).flatMap(({ claim }) =>
  runScenario(claim, { library: shippedLibrary() }).flatMap(({ record, name, era }) =>
    record === null ? [] : [{ record, name: `${name} [${era}]` }],
  ),
);

/** The report and the last table, for one who sees everything and for each seat. */
function told(record: GameRecord): string {
  const [start, ended] = [beginning(record.game), replay(record, { listen: true })];
  if (!start.ok || !ended.ok) throw new Error('the record does not replay');
  const reports = (['all-seeing', 0, 1] as const).map((seat) =>
    tellMatch(start.value, eventsFor(ended.value.log!, seat)),
  );
  const table = asciiTable(sharedView(ended.value), { width: 80 });
  return [...reports.map((sections) => reportText(sections, 80)), table].join('\n');
}

describe('the record of a scenario', () => {
  it('is there for hundreds of games', () => {
    expect(records.length).toBeGreaterThan(500);
  });

  it('comes back from JSON as it was', () => {
    for (const { record, name } of records) {
      const written: unknown = JSON.parse(JSON.stringify(record));
      expect(openRecord(written), name).toEqual({ ok: true, value: { record: written, remarks: [] } });
    }
  });

  it('is told in whole sentences', () => {
    for (const { record, name } of records) expect(told(record), name).not.toMatch(/undefined|NaN|null|\[object/);
  });
});
