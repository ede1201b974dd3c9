import { useEffect, useState } from 'react';
import type { LocalSet } from '../../cards/index.js';
import type { Face } from '../../session/index.js';
import type { CardAbout as About } from '../session/about-card.js';
import { openSession } from '../thread/client.js';

/** What is known about a card, and what sets are called. */
export interface Found {
  readonly about: About;
  readonly sets: ReadonlyMap<string, LocalSet>;
}

let setNames: Promise<ReadonlyMap<string, LocalSet>> | null = null;

/** Names of sets; without them the ids will do. */
function knownSets(): Promise<ReadonlyMap<string, LocalSet>> {
  setNames ??= fetch('./sets.json')
    .then((response) => response.json() as Promise<{ readonly sets: readonly LocalSet[] }>)
    .then(({ sets }) => new Map(sets.map((set) => [set.setId, set])))
    .catch(() => new Map());
  return setNames;
}

/** Looks a card up as an era reads it; null until that is done. */
export function useAbout(face: Face | null, era: string): Found | 'broken' | null {
  const facts = face?.facts;
  const [found, setFound] = useState<Found | 'broken' | null>(null);
  useEffect(() => {
    let isHere = true;
    setFound(null);
    if (facts === undefined) return;
    const looked = openSession().then(async ({ session }) => {
      const [about, sets] = await Promise.all([session.aboutCard(facts, era), knownSets()]);
      return { about, sets };
    });
    void looked.catch((): 'broken' => 'broken').then((all) => isHere && setFound(all));
    return () => {
      isHere = false;
    };
  }, [facts, era]);
  return found;
}

/** The set of a card by its name, and its number there; as long as they are not known, what the card itself says. */
export function printIn(found: Found | 'broken' | null, { facts: { set } }: Face): string {
  if (found === null || found === 'broken') return set;
  return [found.sets.get(set)?.setName ?? set, found.about.number].filter((part) => part !== '').join(' ');
}
