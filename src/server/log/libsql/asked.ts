import type { Store } from './store.js';

/* What goes between the thread that holds the file and the others: plain data. */

/** What a thread begins with. */
export interface ThreadStart {
  readonly path: string;
  readonly patience?: number;
}

/** What can be asked of it. */
export type StoreMethod = keyof Store;

export interface AskedOfThread {
  readonly id: number;
  readonly method: StoreMethod;
  readonly args: readonly unknown[];
}

export interface Failure {
  readonly kind: 'not-written' | 'unknown' | 'cannot-open' | 'error';
  readonly message: string;
}

/** What came of it. Id 0 is the file's opening. */
export type SaidByThread =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: Failure };
