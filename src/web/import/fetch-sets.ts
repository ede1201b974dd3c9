/* All cards of a server that answers as TCGdex does, set by set: whatever is here already is not asked for again. */
import {
  type Ask,
  type Fields,
  fewAtOnce,
  Gathering,
  isFields,
  isOfAnotherGame,
  NoAnswer,
  type ReadDatabase,
} from '../../cards/index.js';
import { FAULT } from '../words/import.js';

/** A server, and what is done with its sets. */
export interface Fetching {
  /** With version and language. */
  readonly address: string;
  readonly ask: Ask;
  readonly atOnce: number;
  /** The cards of a set that are here. */
  readonly known: (setId: string) => ReadonlySet<string>;
  /** Takes what was read of a set. False: no more is wanted. */
  readonly take: (read: ReadDatabase) => Promise<boolean>;
  /** Told at each set and at each card of it. */
  readonly reached: (at: FetchedSoFar) => void;
}

export interface FetchedSoFar {
  readonly set: string;
  readonly sets: number;
  readonly ofSets: number;
  readonly cards: number;
}

interface Listed extends Fields {
  readonly id: string;
}

const isListed = (value: unknown): value is Listed => isFields(value) && typeof value['id'] === 'string';
const isList = (value: unknown): value is readonly Listed[] => Array.isArray(value) && value.every(isListed);
const nameOf = (set: Listed): string => (typeof set['name'] === 'string' ? set['name'] : set.id);

/** Fetches set after set. Where the server does not answer any more it throws `NoAnswer`. */
export async function fetchSets(fetching: Fetching): Promise<void> {
  const listed = await answer(fetching, 'sets', isList);
  let cards = 0;
  for (const [place, set] of (listed ?? noSuch(fetching, 'sets')).entries()) {
    const so = (): FetchedSoFar => ({ set: nameOf(set), sets: place, ofSets: listed!.length, cards });
    fetching.reached(so());
    if (isHere(set, fetching)) continue;
    const read = await fetchSet(set.id, fetching, () => {
      cards++;
      fetching.reached(so());
    });
    if (read !== null && !(await fetching.take(read))) return;
  }
}

/** A list tells how many cards a set has. */
function isHere(set: Listed, { known }: Fetching): boolean {
  const count = isFields(set['cardCount']) ? set['cardCount']['total'] : undefined;
  return typeof count === 'number' && count > 0 && known(set.id).size >= count;
}

/** What is missing of a set; null where it is of another game, or nothing is missing. */
async function fetchSet(id: string, fetching: Fetching, reached: () => void): Promise<ReadDatabase | null> {
  const path = `sets/${encodeURIComponent(id)}`;
  const set = await answer(fetching, path, isListed);
  if (set === null || isOfAnotherGame({ set })) return null;
  const known = fetching.known(id);
  const cards = isList(set['cards']) ? set['cards'] : [];
  const missing = cards.filter((card) => !known.has(card.id));
  if (missing.length === 0) return null;
  const gathering = new Gathering();
  gathering.add(path, set);
  await fewAtOnce(missing, fetching.atOnce, async (listed) => {
    const at = `cards/${encodeURIComponent(listed.id)}`;
    const card = await answer(fetching, at, isListed);
    if (card === null) gathering.faults.push(FAULT.notListed(`${fetching.address}/${at}`));
    else gathering.add(`${fetching.address}/${at}`, card);
    reached();
  });
  return gathering.finish();
}

async function answer<T>(
  { address, ask }: Fetching,
  path: string,
  isRight: (value: unknown) => value is T,
): Promise<T | null> {
  const given = await ask(`${address}/${path}`);
  if (given === null || isRight(given)) return given;
  throw new NoAnswer(FAULT.notTcgdex(`${address}/${path}`));
}

function noSuch({ address }: Fetching, path: string): never {
  throw new NoAnswer(FAULT.notTcgdex(`${address}/${path}`));
}
