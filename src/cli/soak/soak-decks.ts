// A soak with the decks that ship with Rulebox: each plays against others of its era.
import {
  newReport,
  type SoakDeck,
  type SoakReport,
  type Stock,
  type TextCard,
  takeIn,
  type Untried,
} from '../../arena/index.js';
import { claimDecks, deckNamed, type Library, type LibraryDeck, type PoolCard } from '../../cards/index.js';
import { TEXTS_CHECK_EVERY, withBar } from '../cards/soak-corpus.js';
import { fail } from '../terminal.js';
import { type PlaySoak, soakInThreads, type ThreadedPlan } from './threads.js';

export interface DeckSoak {
  readonly report: SoakReport;
  /** How many games each deck was given. */
  readonly games: Readonly<Record<string, number>>;
  /** Different cards of the decks, plain Energy left out, and how many of them ran in every branch. */
  readonly cards: number;
  readonly exercised: number;
  readonly untried: readonly Untried[];
}

/** For everything that the library has. */
export const WHOLE_LIBRARY = 'library';

/** The decks that were named. */
export function decksToSoak(library: Library, names: readonly string[]): readonly LibraryDeck[] {
  if (names.includes(WHOLE_LIBRARY)) return library.decks;
  return names.map((name) => deckNamed(library, name) ?? fail(`--decks: no deck named "${name}" ships with Rulebox.`));
}

/** Every deck that is asked for has so many games of its own as the plan says; its opponents are all decks of its era. */
export async function soakDecks(
  library: Library,
  asked: readonly LibraryDeck[],
  plan: ThreadedPlan,
  play: PlaySoak = soakInThreads,
): Promise<DeckSoak> {
  const { stock, poolCards } = stockOf(library);
  const report = newReport(plan);
  const done = new Set<number>();
  const left = new Map<number, Untried>();
  const games: Record<string, number> = {};
  for (const { era, format, own } of tablesOf(asked, plan)) {
    const decks = (stock.decks ?? []).map((deck) => (own.includes(deck.name) ? deck : { ...deck, format: OPPONENT }));
    const { report: part, material } = await withBar(`${era} ${format}`, plan.games * own.length, (played) =>
      play(
        { every: TEXTS_CHECK_EVERY, ...plan, games: plan.games * own.length, eras: [era], formats: [format], played },
        { ...stock, decks },
      ),
    );
    for (const name of own) games[name] = plan.games;
    stock.cards.forEach((card, place) => {
      if (material.exercise.isExercised(card)) done.add(place);
      else if (material.exercise.gamesWith(card) > 0) left.set(place, material.exercise.untried(card));
    });
    if (!takeIn(plan, report, { report: part, lessons: null })) break;
  }
  const whole = wholeCards(poolCards).filter((pieces) => pieces.some((place) => done.has(place) || left.has(place)));
  const untried = whole
    .filter((pieces) => !pieces.some((place) => done.has(place)))
    .flatMap((pieces) => pieces.flatMap((place) => left.get(place) ?? []).slice(0, 1));
  return { report, games, cards: whole.length, exercised: whole.length - untried.length, untried };
}

/** Places of the cards that have prints; the pieces of one card share their texts and are together. @rule CLS-09 CLS-33 */
function wholeCards(cards: readonly PoolCard[]): readonly (readonly number[])[] {
  const whole = new Map<string, number[]>();
  cards.forEach(({ id, setId, facts }, place) => {
    const key = facts.piece === 0 ? id : `${setId} ${facts.name}`;
    if (id !== '') whole.set(key, [...(whole.get(key) ?? []), place]);
  });
  return [...whole.values()];
}

/** No format is called so: such a deck has no games of its own. */
const OPPONENT = '';

interface TableOfDecks {
  readonly era: string;
  readonly format: string;
  readonly own: readonly string[];
}

function tablesOf(asked: readonly LibraryDeck[], { eras, formats }: ThreadedPlan): readonly TableOfDecks[] {
  const tables = new Map<string, { era: string; format: string; own: string[] }>();
  for (const { name, era, format } of asked) {
    if (eras?.includes(era) === false || formats?.includes(format) === false) continue;
    const key = `${era} ${format}`;
    const table = tables.get(key) ?? { era, format, own: [] };
    table.own.push(name);
    tables.set(key, table);
  }
  return [...tables.values()];
}

/** All decks of the library; every card once. */
function stockOf({ decks }: Library): { stock: Stock; poolCards: readonly PoolCard[] } {
  const claimed = claimDecks(decks.map(({ entries }) => entries));
  if (!claimed.ok) return fail(claimed.error.map((fault) => `library: ${fault}`).join('\n'));
  const poolCards = [...new Set(decks.flatMap(({ entries }) => entries.map(({ card }) => card)))];
  const { facts, programs, decks: lists } = claimed.value;
  const cards = facts.map((card, place): TextCard => {
    const { id } = poolCards[place]!;
    return { identity: id, id, facts: card, program: programs[place]! };
  });
  const soaked = decks.map(
    ({ name, era, format, partner }, place): SoakDeck => ({
      name,
      era,
      format,
      partner: partner ?? null,
      cards: lists[place]!,
    }),
  );
  return { stock: { cards, decks: soaked }, poolCards };
}
