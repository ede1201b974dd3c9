import type { CardKind } from '../../../engine/index.js';
import { endOfTime } from './era-time.js';
import type { FaultCode, FaultSeverity, ListFault } from './fault.js';
import { type Found, findCard } from './find-card.js';
import { type Claim, nameAndPrinting, readLine } from './line.js';
import { lineName } from './line-name.js';
import type { CardPool, PoolCard } from './pool.js';

/** Some copies of a card in a deck. */
export interface DeckEntry {
  readonly count: number;
  readonly card: PoolCard;
}

/** A list as it was understood: nothing of it is lost, for what is not among the cards is told as a fault. */
export interface DeckList {
  readonly cards: readonly DeckEntry[];
  readonly faults: readonly ListFault[];
  /** How many cards stand on lines that were not understood. */
  readonly unread: number;
}

/** No format has decks larger than this, so a higher count is a slip of the pen. @rule DECK-01 */
const MOST = 60;

/** A deck of sixty different cards, with headings, notes and empty lines, has far fewer. */
const MOST_LINES = 1000;
const MOST_SIGNS = 100_000;

/** What becomes of a print that is not there while another one of the same card is: it is offered, or taken at once. */
export type Reprints = 'offer' | 'take';

/** After so many unknown names nobody reads what might be meant. */
const MOST_HINTS = 100;

/** Reads a list as people and the official clients write it. */
export function readList(text: string, pool: CardPool, reprints: Reprints = 'offer'): DeckList {
  const reader = new ListReader(pool, reprints);
  if (typeof text !== 'string') return reader.refuse('unreadable', 'A list is a text.');
  if (text.length > MOST_SIGNS)
    return reader.refuse('list-too-long', `This list has ${text.length} signs; at most ${MOST_SIGNS} are read.`);
  const lines = text.split(/\r\n|[\r\n\u2028\u2029\u0085]/);
  if (lines.length > MOST_LINES)
    return reader.refuse('list-too-long', `This list has ${lines.length} lines; at most ${MOST_LINES} are read.`);
  for (const [place, line] of lines.entries()) reader.read(line, place + 1);
  return reader.end();
}

/** Reads claims that stand in no sections, such as those of a list in JSON. */
export function readClaims(claims: readonly Claim[], pool: CardPool, reprints: Reprints = 'offer'): DeckList {
  const reader = new ListReader(pool, reprints);
  for (const [place, claim] of claims.entries()) reader.take(claim, place + 1);
  return reader.end();
}

interface Section {
  readonly kind: CardKind;
  readonly line: number;
  readonly claimed: number | null;
  lines: number;
  cards: number;
}

const SECTION_NAMES: Readonly<Record<CardKind, string>> = { pokemon: 'Pokémon', trainer: 'Trainer', energy: 'Energy' };

class ListReader {
  readonly #pool: CardPool;
  readonly #reprints: Reprints;
  readonly #faults: ListFault[] = [];
  readonly #entries = new Map<string, { count: number; card: PoolCard; line: number }>();
  #section: Section | null = null;
  #total: { line: number; claimed: number } | null = null;
  #counted = 0;
  #unread = 0;
  #hints = 0;

  constructor(pool: CardPool, reprints: Reprints) {
    const hints = (asked: string, count?: number): string[] =>
      this.#hints++ < MOST_HINTS ? pool.near.nearest(asked, count) : [];
    this.#pool = { ...pool, near: { nearest: hints } };
    this.#reprints = reprints;
  }

  /** Nothing of it is read. */
  refuse(code: 'unreadable' | 'list-too-long', message: string): DeckList {
    this.#say('error', code, 0, message);
    return this.end();
  }

  read(written: string, line: number): void {
    const what = readLine(written);
    switch (what.kind) {
      case 'nothing':
        return;
      case 'total':
        this.#total = { line, claimed: what.count };
        return;
      case 'section':
        this.#endSection();
        this.#section = { kind: what.section, line, claimed: what.count, lines: 0, cards: 0 };
        return;
      case 'card':
        if (what.count === null) this.#withoutCount(what.rest, line);
        else this.take({ count: what.count, ...nameAndPrinting(what.rest, this.#pool) }, line);
    }
  }

  take(claim: Claim, line: number): void {
    if (!Number.isInteger(claim.count) || claim.count < 1 || claim.count > MOST) {
      this.#say(
        'error',
        'count-impossible',
        line,
        `${claim.count} copies of ${claim.name}: a deck holds from 1 to ${MOST} of a card.`,
      );
      return;
    }
    this.#count(claim.count);
    const { card, fault, offer } = findCard(claim, this.#pool);
    if (offer?.isSame === true && this.#reprints === 'take') {
      this.#say('warning', 'other-print', line, fault!.message.replace(/\.$/, ', which is taken.'));
      return this.#put(offer.card, claim.count, line);
    }
    if (fault !== null) this.#faults.push({ ...fault, line, ...this.#offered(claim.count, offer) });
    if (card === null) this.#unread += claim.count;
    else this.#put(card, claim.count, line);
  }

  #offered(count: number, offer: Found['offer']): Pick<ListFault, 'offer'> {
    if (offer === undefined) return {};
    return { offer: { line: `${count} ${lineName(offer.card, this.#pool)}`, isSame: offer.isSame } };
  }

  end(): DeckList {
    this.#endSection();
    if (this.#total !== null && this.#total.claimed !== this.#counted) {
      const { line, claimed } = this.#total;
      this.#say(
        'warning',
        'total-count',
        line,
        `The list says ${claimed} cards in all, but its lines add up to ${this.#counted}.`,
      );
    }
    if (this.#counted === 0 && this.#faults.length === 0)
      this.#say('error', 'list-empty', 0, 'There is no card in this list.');
    const cards = [...this.#entries.values()].map(({ count, card }) => ({ count, card }));
    const faults = this.#faults.sort((one, other) => one.line - other.line);
    return { cards, faults, unread: this.#unread };
  }

  #withoutCount(rest: string, line: number): void {
    const { card } = findCard(nameAndPrinting(rest, this.#pool), this.#pool);
    if (card === null) {
      this.#say(
        'error',
        'unreadable',
        line,
        `"${shortened(rest)}" is no line of a deck list. A line is a count and a name, such as "4 Switch" or "4 Switch BS 95".`,
      );
    } else {
      this.#say(
        'error',
        'count-missing',
        line,
        `How many? Put the count before the name, such as "1 ${shortened(rest)}".`,
      );
    }
  }

  #put(card: PoolCard, count: number, line: number): void {
    const key = `${card.id} ${card.facts.name}`;
    const entry = this.#entries.get(key);
    if (entry === undefined) this.#entries.set(key, { count, card, line });
    else {
      entry.count += count;
      if (card.facts.energy !== 'basic') {
        this.#say(
          'warning',
          'repeated',
          line,
          `${card.facts.name} stands on line ${entry.line} too; that makes ${entry.count} of this card.`,
        );
      }
    }
    const { year } = this.#pool;
    if (year !== null && card.facts.released >= endOfTime(year)) {
      const message = `${card.facts.name} came out in ${card.facts.released.slice(0, 4)}, later than the cards of ${year}.`;
      this.#say('warning', 'newer-than-era', line, message);
    }
    const kind = this.#section?.kind ?? card.facts.kind;
    if (kind !== card.facts.kind) {
      this.#say(
        'warning',
        'section-wrong',
        line,
        `${card.facts.name} is ${AS_SECTION[card.facts.kind]}, but stands under ${SECTION_NAMES[kind]}.`,
      );
    }
  }

  #count(count: number): void {
    this.#counted += count;
    if (this.#section === null) return;
    this.#section.lines++;
    this.#section.cards += count;
  }

  /** One client counts the cards of a section, another one its lines: either is right. */
  #endSection(): void {
    const section = this.#section;
    if (section === null || section.claimed === null) return;
    if (section.claimed === section.cards || section.claimed === section.lines) return;
    const message = `The heading says ${section.claimed} under ${SECTION_NAMES[section.kind]}, but there are ${section.cards} cards on ${section.lines} lines.`;
    this.#say('warning', 'section-count', section.line, message);
  }

  #say(severity: FaultSeverity, code: FaultCode, line: number, message: string): void {
    this.#faults.push({ severity, code, line, message });
  }
}

const AS_SECTION: Readonly<Record<CardKind, string>> = {
  pokemon: 'a Pokémon',
  trainer: 'a Trainer card',
  energy: 'an Energy card',
};

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
