// Cards and sets of a database as they are found, one by one, and what comes of them in the end.
import { accountsOf } from '../../accounts/together.js';
import { importCard } from '../import.js';
import type { ImportedCard } from '../imported.js';
import { type Fields, isFields } from '../json.js';
import { isOfAnotherGame, setsById, valueKind, withSet } from './database.js';

/** What was read of a database. */
export interface ReadDatabase {
  /** Not settled: what other cards tell of them is asked when they are put to the library. */
  readonly cards: readonly ImportedCard[];
  /** What could not be read: where, and why. */
  readonly faults: readonly string[];
  /** Cards that are none of this game in English, and are left out on purpose. */
  readonly leftOut: { readonly otherGame: number; readonly otherLanguage: number; readonly otherThings: number };
  /** Where those other things are, the first of them. */
  readonly others: readonly string[];
}

export class Gathering {
  readonly faults: string[] = [];
  private readonly sets: Fields[] = [];
  private cards: ({ readonly where: string; readonly value: Fields } | null)[] = [];
  private readonly read: ImportedCard[] = [];
  private otherLanguage = 0;
  private otherGame = 0;
  private otherThings = 0;
  private readonly others: string[] = [];

  /** A value of a database: a card, a set, or an object of another kind, such as a serie. */
  add(where: string, value: unknown): void {
    if (!isFields(value)) {
      this.faults.push(`${where}: an object with the facts of a card is expected, and ${inShort(value)} is there.`);
      return;
    }
    const kind = valueKind(value);
    if (kind === 'set') this.sets.push(value);
    else if (kind === 'card') this.cards.push({ where, value });
    else {
      this.otherThings++;
      if (this.others.length < MOST_NAMED) this.others.push(where);
    }
  }

  /** A card that has been read before. */
  addRead(card: ImportedCard): void {
    this.read.push(...accountsOf(card));
  }

  addOtherGame(): void {
    this.otherGame++;
  }

  addUntranslated(): void {
    this.otherLanguage++;
  }

  finish(): ReadDatabase {
    const sets = setsById(this.sets);
    const cards = [...this.read];
    const found = this.cards;
    this.cards = [];
    for (let i = 0; i < found.length; i++) {
      const { where, value } = found[i]!;
      // A database is large: what has been read of it is let go.
      found[i] = null;
      const whole = withSet(value, sets);
      if (isOfAnotherGame(whole)) {
        this.otherGame++;
        continue;
      }
      const card = importCard(whole);
      if (!card.ok) this.faults.push(`${where}: ${card.error.message}`);
      else if (card.value.print.id === '') this.faults.push(`${where}: The card has no id.`);
      else cards.push(card.value);
    }
    const { faults, others, otherGame, otherLanguage, otherThings } = this;
    return { cards, faults, others, leftOut: { otherGame, otherLanguage, otherThings } };
  }
}

const SHORT = 40;

/** More places than these say no more. */
const MOST_NAMED = 5;

/** A value as it is written, as far as it can be told in a line. */
function inShort(value: unknown): string {
  const written = JSON.stringify(value);
  return written.length > SHORT ? `${written.slice(0, SHORT)}…` : written;
}
