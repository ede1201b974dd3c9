import type { Entry, Registry } from '../../registry/index.js';

let book: Promise<ReadonlyMap<string, Entry>> | null = null;

/** The law, fetched when it is first asked for. */
export function ruleBook(): Promise<ReadonlyMap<string, Entry>> {
  book ??= fetch('./rules.json')
    .then((response) => response.json() as Promise<Pick<Registry, 'entries'>>)
    .then(({ entries }) => new Map(entries.map((entry) => [entry.id, entry])));
  return book;
}
