/* The imported cards in the browser's database: they are too many for the other place. A set is kept whole or not at all. */
import type { KeptRest, KeptSet, WholeSet } from './kept-set.js';

/** What is known of all of them. */
export interface AboutCards {
  /** The compiler that judged them. */
  readonly compiler: string;
  /** What they came from, the newest last. */
  readonly sources: readonly string[];
}

const BASE = 'rulebox';
const [SETS, REST, ABOUT] = ['sets', 'rest', 'about'] as const;
const STORES = [SETS, REST, ABOUT] as const;
type Store = (typeof STORES)[number];

const NOTHING_KNOWN: AboutCards = { compiler: '', sources: [] };

export const keptSets = (): Promise<readonly KeptSet[]> =>
  within('readonly', (store) => answered<KeptSet[]>(store(SETS).getAll()));

export const aboutCards = (): Promise<AboutCards> =>
  within(
    'readonly',
    async (store) => (await answered<AboutCards | undefined>(store(ABOUT).get(BASE))) ?? NOTHING_KNOWN,
  );

/** Every set with all that was read of it, by its id. */
export const wholeSets = (): Promise<ReadonlyMap<string, WholeSet>> =>
  within('readonly', async (store) => {
    const [sets, rests] = await Promise.all([
      answered<KeptSet[]>(store(SETS).getAll()),
      answered<KeptRest[]>(store(REST).getAll()),
    ]);
    const byId = new Map(rests.map((rest) => [rest.setId, rest]));
    return new Map(sets.map((set) => [set.setId, { set, rest: byId.get(set.setId) ?? restless(set.setId) }]));
  });

const restless = (setId: string): KeptRest => ({ setId, names: [], lines: '' });

/** Keeps sets with what is known of all: everything, or where there is no room nothing. One without cards is none. */
export const keepSets = (sets: readonly WholeSet[], about: AboutCards): Promise<void> =>
  within('readwrite', async (store) => {
    for (const { set, rest } of sets) {
      if (set.lines === '') for (const name of [SETS, REST] as const) store(name).delete(set.setId);
      else {
        store(SETS).put(set);
        store(REST).put(rest);
      }
    }
    await answered(store(ABOUT).put(about, BASE));
  });

export const forgetSets = (): Promise<void> =>
  within('readwrite', async (store) => {
    await Promise.all(STORES.map((name) => answered(store(name).clear())));
  });

/** Acts on the stores; done when all of it is written, failed when any of it is not. */
async function within<T>(
  mode: IDBTransactionMode,
  act: (store: (name: Store) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const base = await opened();
  try {
    const transaction = base.transaction(STORES, mode);
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser kept nothing.'));
    });
    const [result] = await Promise.all([act((name) => transaction.objectStore(name)), written]);
    return result;
  } finally {
    base.close();
  }
}

/** The first version kept a file; what was in it is read from the file again. */
const VERSION = 2;

function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(BASE, VERSION);
  opening.onupgradeneeded = () => {
    const base = opening.result;
    for (const name of base.objectStoreNames) base.deleteObjectStore(name);
    for (const name of [SETS, REST]) base.createObjectStore(name, { keyPath: 'setId' });
    base.createObjectStore(ABOUT);
  };
  return answered(opening);
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
