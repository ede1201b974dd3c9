/* The file of imported cards, kept in the browser's database: it is too large for the other place. */

const [BASE, STORE, KEY] = ['rulebox', 'files', 'cards.jsonl'];

export const keepFile = (file: Blob): Promise<unknown> => inStore('readwrite', (store) => store.put(file, KEY));

export const keptFile = async (): Promise<Blob | null> =>
  ((await inStore('readonly', (store) => store.get(KEY))) as Blob | undefined) ?? null;

export const forgetFile = (): Promise<unknown> => inStore('readwrite', (store) => store.delete(KEY));

async function inStore(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const opening = indexedDB.open(BASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const base = (await answered(opening)) as IDBDatabase;
  try {
    return await answered(act(base.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    base.close();
  }
}

const answered = (request: IDBRequest): Promise<unknown> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
