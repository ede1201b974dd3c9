/* Cards that were read are put to those that are here, set by set. */
import {
  accountsAsRead,
  compileCard,
  type ImportedCard,
  isBlocked,
  type LocalCard,
  mergeInSteps,
  type SetTable,
  setTable,
} from '../../cards/index.js';
import { type AboutCards, aboutCards, keepSets, wholeSets } from '../desk/card-store.js';
import { isSameSet, type WholeSet, wholeCardsIn, wholeSet } from '../desk/kept-set.js';
import type { CardTables } from '../desk/pool.js';
import { type Sums, sumsOf } from '../desk/sums.js';
import type { Brought } from './progress.js';

/** All cards that are here, with all that was read of them. */
export class CardShelf {
  private constructor(
    private sets: Map<string, WholeSet>,
    private about: AboutCards,
    /** The compiler of this page. */
    private readonly compiler: string,
    private readonly pairs: SetTable,
  ) {}

  static async open({ compiler, pairs }: Pick<CardTables, 'compiler' | 'pairs'>): Promise<CardShelf> {
    const [sets, about] = await Promise.all([wholeSets(), aboutCards()]);
    return new CardShelf(new Map(sets), about, compiler, setTable(pairs));
  }

  cards(): LocalCard[] {
    return [...this.sets.values()].flatMap(wholeCardsIn);
  }

  sums(): Sums {
    return sumsOf([...this.sets.values()].map(({ set }) => set.sums));
  }

  get sources(): readonly string[] {
    return this.about.sources;
  }

  /** What was found out about the cards holds only for the compiler that did. */
  get isOutdated(): boolean {
    return this.sets.size > 0 && this.about.compiler !== this.compiler;
  }

  /** The ids of the cards that TCGdex told of: what another database has of the set may be asked for there. */
  idsOf(setId: string): ReadonlySet<string> {
    const set = this.sets.get(setId);
    const told = set === undefined ? [] : wholeCardsIn(set).flatMap(accountsAsRead);
    return new Set(told.filter(({ database }) => database === 'tcgdex').map(({ print }) => print.id));
  }

  /**
   * Puts cards to the others: a set is kept as soon as all of its cards are judged, so that whoever stops in between has
   * whole sets. Null: it was stopped.
   */
  async put(read: readonly ImportedCard[], source: string | null, pace: Pace): Promise<Brought | null> {
    const library = this.cards();
    const { isOutdated } = this;
    const { asRead, judging, counts } = mergeInSteps(library, read, {
      compile: compileCard,
      isVerified: () => false,
      isOutdated,
      sets: this.pairs,
    });
    const missing = new Map<string, number>();
    for (const { print } of asRead) missing.set(print.setId, (missing.get(print.setId) ?? 0) + 1);
    const sources = source === null ? this.sources : [...this.sources.filter((each) => each !== source), source];
    const judged = new Map<string, LocalCard[]>();
    let done = 0;
    for (const card of judging) {
      const { setId } = card.print;
      const cards = judged.get(setId) ?? [];
      cards.push(card);
      judged.set(setId, cards);
      if (cards.length === missing.get(setId)) {
        judged.delete(setId);
        await this.keep(wholeSet(setId, cards, isNearly), { ...this.about, sources });
      }
      if ((await pace(++done, asRead.length)) === 'stop') return null;
    }
    this.about = { compiler: this.compiler, sources };
    const left = [...this.sets.keys()].filter((setId) => !missing.has(setId));
    await keepSets(
      left.map((setId) => wholeSet(setId, [], isNearly)),
      this.about,
    );
    for (const setId of left) this.sets.delete(setId);
    return counts;
  }

  private async keep(set: WholeSet, about: AboutCards): Promise<void> {
    const { setId } = set.set;
    const before = this.sets.get(setId);
    if (before !== undefined && isSameSet(before, set)) return;
    await keepSets([set], about);
    this.sets.set(setId, set);
    this.about = about;
  }
}

/** Asked after each card; whoever waits for it lets others speak. */
export type Pace = (done: number, total: number) => 'stop' | 'go' | Promise<'stop' | 'go'>;

/** All but one line of its texts is understood, and nothing else is in the way. */
export function isNearly(card: LocalCard): boolean {
  if (isBlocked(card)) return false;
  const compiled = compileCard(card.facts);
  return !compiled.ok && compiled.unsupported.length === 1;
}
