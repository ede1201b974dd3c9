// The thread in which cards are brought in: it reads, fetches, judges and keeps them, and the page stays free.
import { expose } from 'comlink';
import {
  compileCard,
  isBlocked,
  type LocalCard,
  type LocalSet,
  MANNERS,
  NoAnswer,
  politely,
  sentenceAround,
} from '../../cards/index.js';
import { forgetSets, keptSets } from '../desk/card-store.js';
import { byDate, cardsIn, isPlayable } from '../desk/kept-set.js';
import type { CardTables } from '../desk/pool.js';
import type { Sums } from '../desk/sums.js';
import { FAULT } from '../words/import.js';
import { fetchSets } from './fetch-sets.js';
import { cardFilesIn, type Given } from './given.js';
import { CardShelf, isNearly } from './keep-cards.js';
import { writtenLibrary } from './library-file.js';
import { outside } from './outside.js';
import type { Outcome, Progress } from './progress.js';
import { readFiles } from './read-files.js';
import { Run } from './run.js';

/** A set that is here, as the page shows it. */
export interface SetHere extends LocalSet {
  readonly sums: Sums;
}

/** A card that cannot be played, and why. */
export interface Trouble {
  readonly name: string;
  readonly print: string;
  readonly why: string;
}

type Tell = (progress: Progress) => void;

let tables: CardTables = { sets: [], codes: [], compiler: '', pairs: [] };
let run: Run | null = null;

const importer = {
  take(given: CardTables): void {
    tables = given;
  },
  /** The sets that are here, in the order in which they came out. */
  async sets(): Promise<readonly SetHere[]> {
    const sets = [...(await keptSets())].sort(byDate);
    return sets.map(({ setId, names, sums }) => ({ ...(names[0] ?? unnamed(setId)), sums }));
  },
  /** Brings in what is in files. */
  bringFiles: (given: readonly Given[], tell: Tell): Promise<Outcome> =>
    running(tell, async (now) => {
      const { files, faults } = await cardFilesIn(given);
      now.fault(faults);
      const sets = [...tables.sets, ...(await importer.sets())];
      const read = await readFiles(files, {
        sets,
        reached: (done) => now.at({ stage: 'reading', done, total: files.length }),
        isStopped: () => now.isStopped,
      });
      if (read === null) return 'stopped';
      now.fault(read.faults);
      now.leaveOut(read.leftOut);
      if (read.cards.length === 0) {
        if (now.faults.length === 0) now.fault([`${given[0]?.path ?? ''}: ${FAULT.noCards}`]);
        return 'failed';
      }
      const shelf = await CardShelf.open(tables);
      return now.put(shelf, read.cards, given.length === 1 ? given[0]!.path : folderOf(given));
    }),
  /** Brings in what a server has. */
  bringFrom: (address: string, tell: Tell): Promise<Outcome> =>
    running(tell, async (now) => {
      const shelf = await CardShelf.open(tables);
      await fetchSets({
        address,
        ask: politely(outside(MANNERS.patience, now.signal)),
        atOnce: MANNERS.atOnce,
        known: (setId) => shelf.idsOf(setId),
        reached: ({ set, sets, ofSets }) => now.at({ stage: 'fetching', set, done: sets, total: ofSets }),
        take: async (read) => {
          now.fault(read.faults);
          now.leaveOut(read.leftOut);
          return read.cards.length === 0 || (await now.put(shelf, read.cards, address)) === 'done';
        },
      });
      return now.isStopped ? 'stopped' : 'done';
    }),
  stop(): void {
    run?.stop();
  },
  /** All of them as a file. */
  async save(): Promise<Blob> {
    const shelf = await CardShelf.open(tables);
    return writtenLibrary(shelf.cards(), { compiler: tables.compiler, sources: shelf.sources });
  },
  forget: (): Promise<void> => forgetSets(),
  /** Cards that cannot be played; `limit`: no more than so many, and how many there are. */
  async troubles(of: 'nearly' | 'not', limit: number): Promise<{ cards: readonly Trouble[]; total: number }> {
    const cards = [...(await keptSets())].sort(byDate).flatMap(cardsIn);
    const meant = cards.filter((card) => !isPlayable(card) && isNearly(card) === (of === 'nearly'));
    return { cards: meant.slice(0, limit).map(troubleOf), total: meant.length };
  },
};

export type Importer = typeof importer;

const unnamed = (setId: string): LocalSet => ({ setId, setName: setId, serie: '', released: '' });

const folderOf = (given: readonly Given[]): string => given[0]?.path.split('/')[0] ?? '';

function troubleOf(card: LocalCard): Trouble {
  const { facts, print, diagnostics } = card;
  const compiled = isBlocked(card) ? null : compileCard(facts);
  const why =
    compiled === null || compiled.ok
      ? diagnostics.map(({ message }) => message)
      : compiled.unsupported.map((span) => sentenceAround(facts, span).trim() || span.reason);
  return {
    name: facts.name,
    print: `${print.setName || print.setId} ${print.localId}`,
    why: [...new Set(why)].join(' · '),
  };
}

/** One at a time, in all windows. */
async function running(tell: Tell, act: (now: Run) => Promise<Outcome['ending']>): Promise<Outcome> {
  const now = new Run(tell);
  const acted = async (): Promise<Outcome> => {
    run = now;
    try {
      return now.ended(await act(now));
    } catch (error) {
      if (now.isStopped) return now.ended('stopped');
      now.fault([error instanceof NoAnswer ? FAULT.noAnswer(error.message) : FAULT.noRoom(String(error))]);
      return now.ended('failed');
    } finally {
      run = null;
    }
  };
  if (run !== null) return new Run(tell).ended('failed', [FAULT.elsewhere]);
  // Only pages that came safely have locks.
  if (!('locks' in navigator)) return acted();
  return navigator.locks.request('rulebox.cards', { ifAvailable: true }, (lock) =>
    lock === null ? now.ended('failed', [FAULT.elsewhere]) : acted(),
  );
}

expose(importer);
