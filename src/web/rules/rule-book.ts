import type { Entry, Registry } from '../../registry/index.js';

let law: Promise<Registry> | null = null;

/** The law, fetched when it is first asked for. */
export function registry(): Promise<Registry> {
  law ??= fetch('./rules.json')
    .then((response) => response.json() as Promise<Omit<Registry, 'byId'>>)
    .then((read) => ({ ...read, byId: new Map(read.entries.map((entry) => [entry.id, entry])) }));
  return law;
}

/** Every rule by its id. */
export const ruleBook = async (): Promise<ReadonlyMap<string, Entry>> => (await registry()).byId;
