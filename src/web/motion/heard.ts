/** What is shown that could also be heard. */
export type Motion = 'card' | 'attack' | 'knockOut' | 'prize' | 'coin' | 'evolution' | 'turn';

const listeners = new Set<(what: Motion) => void>();

/** Tells a listener what is shown, in the moment in which it is; what is returned ends it. */
export function onMotion(listener: (what: Motion) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Something is shown now. */
export function heard(what: Motion): void {
  for (const listener of listeners) listener(what);
}
