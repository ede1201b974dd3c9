import type { Entry } from '../log/entry.js';
import { type Log, NotWritten } from '../log/log.js';
import type { Metrics } from './metrics.js';
import type { Spell } from './spell.js';

/** A log whose appends are timed and counted; that nothing can be written is told to `spell`, and that it can again. */
export const measuredLog = (log: Log, metrics: Metrics, spell: Spell): Log => ({
  append: (entry) => spell.watch(timed(log, entry, metrics)),
  read: (table, after, limit) => log.read(table, after, limit),
  recentTables: (since, limit) => log.recentTables(since, limit),
  keep: (hash, content) => log.keep(hash, content),
  kept: (hash) => log.kept(hash),
  share: (game, most) => spell.watch(log.share(game, most)),
  shared: (id) => log.shared(id),
  settle: (name, proposed) => log.settle(name, proposed),
  beat: (node, at) => spell.watch(log.beat(node, at)),
  lastBeat: (exceptNode) => log.lastBeat(exceptNode),
  isAlone: () => log.isAlone(),
  tell: (note) => log.tell(note),
  listen: (hear) => log.listen(hear),
  check: () => log.check(),
  close: () => log.close(),
});

async function timed(log: Log, entry: Entry, metrics: Metrics): Promise<'written' | 'taken'> {
  const begun = performance.now();
  try {
    const outcome = await log.append(entry);
    metrics.appends.inc({ outcome });
    return outcome;
  } catch (error) {
    metrics.appends.inc({ outcome: error instanceof NotWritten ? 'not-written' : 'unknown' });
    throw error;
  } finally {
    metrics.appendSeconds.observe((performance.now() - begun) / 1000);
  }
}
