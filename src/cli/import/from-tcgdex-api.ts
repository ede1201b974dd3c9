// The whole card database of TCGdex from its interface on the network: sets, pages of cards, then card by card.
import {
  type Ask,
  type Fields,
  fewAtOnce,
  Gathering,
  isFields,
  isOfAnotherGame,
  type Manners,
  NoAnswer,
  politely,
  type ReadDatabase,
  setIdOf,
} from '../../cards/index.js';
import { fail, progress } from '../terminal.js';
import { connect } from './http.js';
import { Journal } from './journal.js';

export interface Download {
  /** The interface's address, with version and language. */
  readonly address: string;
  readonly userAgent: string;
  readonly manners: Manners;
  /** How many cards to list on a page. */
  readonly onAPage?: number;
  /** Where answers are written down until the import is done. */
  readonly journal: string;
}

/** What was read, and how to throw away what was written down on the way. */
export interface Downloaded extends ReadDatabase {
  /** Answers that an earlier, interrupted download had got. */
  readonly resumed: number;
  done(): void;
}

/** More on one page make no difference to the server. */
const ON_A_PAGE = 500;

/** `https://api.tcgdex.net` and what may stand after it: version, language, the list of cards. */
export function apiAddress(typed: string): string {
  const url = new URL(typed);
  const [version = 'v2', language = 'en', ...more] = url.pathname.split('/').filter((part) => part !== '');
  if (version !== 'v2' || (more.length > 0 && more.join('/') !== 'cards')) {
    return fail(`${typed}: give the address of the interface itself, such as ${url.origin}/v2/en.`);
  }
  if (language !== 'en') return fail(`${typed}: Rulebox reads cards in English: ${url.origin}/v2/en.`);
  return `${url.origin}/v2/en`;
}

export async function downloadFromTcgdex(download: Download): Promise<Downloaded> {
  const journal = Journal.open(download.journal, download.address);
  const { atOnce, patience } = download.manners;
  const connection = connect(download.userAgent, atOnce, patience);
  try {
    const gathering = await new Session(download, journal, politely(connection, download.manners)).run();
    return { ...gathering.finish(), resumed: journal.found, done: () => journal.remove() };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    if (journal.size === 0) journal.remove();
    const kept = journal.size === 0 ? '' : ' What was fetched is kept: the same command goes on from there.';
    return fail(`${error.message}.${kept}`);
  } finally {
    connection.close();
    journal.close();
  }
}

interface Listed extends Fields {
  readonly id: string;
}

const A_LIST = 'a list with an id for each entry';
const isList = (answer: unknown): answer is readonly Listed[] =>
  Array.isArray(answer) && answer.every((each) => isFields(each) && typeof each['id'] === 'string');

class Session {
  private readonly gathering = new Gathering();

  constructor(
    private readonly download: Download,
    private readonly journal: Journal,
    private readonly ask: Ask,
  ) {}

  async run(): Promise<Gathering> {
    const sets = await this.fetchSets();
    const ids = await this.listCards(sets);
    await this.withBar('Fetching cards', ids, async (id) => {
      const path = `cards/${encodeURIComponent(id)}`;
      const card = await this.get(path, isFields, 'a card');
      if (card !== null) this.gathering.add(this.at(path), card);
      else this.gathering.faults.push(`${this.at(path)}: there is no such card, though it is listed.`);
    });
    return this.gathering;
  }

  private async fetchSets(): Promise<readonly Fields[]> {
    const listed = (await this.get('sets', isList, A_LIST)) ?? this.noSuch('sets');
    const sets: Fields[] = [];
    await this.withBar('Fetching sets', listed, async ({ id }) => {
      const path = `sets/${encodeURIComponent(id)}`;
      const set = await this.get(path, isFields, 'a set');
      if (set === null) return;
      sets.push(set);
      this.gathering.add(this.at(path), set);
    });
    return sets;
  }

  /** The ids of all cards of this game, by pages; cards of sets of another game are not even asked for. */
  private async listCards(sets: readonly Fields[]): Promise<readonly string[]> {
    const others = sets.filter((set) => isOfAnotherGame({ set }));
    const otherIds = new Set(others.map(({ id }) => id));
    const ids = new Set<string>();
    const onAPage = this.download.onAPage ?? ON_A_PAGE;
    for (let page = 1; ; page++) {
      const path = `cards?pagination:page=${page}&pagination:itemsPerPage=${onAPage}`;
      const listed = (await this.get(path, isList, A_LIST)) ?? this.noSuch(path);
      const before = ids.size;
      for (const { id } of listed) ids.add(id);
      // A server that knows no pages gives the whole list each time.
      if (listed.length < onAPage || ids.size === before) break;
    }
    return [...ids].filter((id) => {
      const isOther = otherIds.has(setIdOf({ id }));
      if (isOther) this.gathering.addOtherGame();
      return !isOther;
    });
  }

  private at(path: string): string {
    return `${this.download.address}/${path}`;
  }

  private noSuch(path: string): never {
    throw new NoAnswer(`${this.at(path)}: the server knows no such list`);
  }

  /** An answer that has been written down, or a new one; null where there is no such thing. Only what is right is kept. */
  private async get<T>(path: string, isRight: (answer: unknown) => answer is T, what: string): Promise<T | null> {
    const isWritten = this.journal.has(path);
    const answer = isWritten ? this.journal.take(path) : await this.ask(this.at(path));
    if (answer === null) return null;
    if (!isRight(answer)) throw new NoAnswer(`${this.at(path)}: ${what} is expected, and something else is there`);
    if (!isWritten) this.journal.add(path, answer);
    return answer;
  }

  private async withBar<T>(title: string, all: readonly T[], does: (one: T) => Promise<void>): Promise<void> {
    const bar = progress(title, all.length);
    let done = 0;
    try {
      await fewAtOnce(all, this.download.manners.atOnce, async (one) => {
        await does(one);
        bar.reached(++done);
      });
    } finally {
      bar.end();
    }
  }
}
