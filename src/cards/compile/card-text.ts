import { notCarriedOut } from '../../engine/index.js';
import { AskedFacts } from '../own-facts.js';
import { tokensIn } from '../read/read.js';
import type { Told } from '../resolve/parts.js';
import type { Unresolved } from '../resolve/tree.js';
import type { Reading } from './hear.js';
import { heardIn, type Unread } from './hear.js';
import { foundAt, type Known, keepAt, type Place } from './known-texts.js';
import { type Made, oneOf } from './one-of.js';

/** What a text of a card comes to: sooner or later. */
export interface Text<T> {
  readonly result: Made<T>;
}

/** Makes of what was told what it comes to on a card. */
export type Make<T> = (told: Told, facts: AskedFacts) => T | Unresolved;

/** A text comes to the same sort of thing wherever it stands in the same sort of place. */
export const textAt = <T>(place: Place, make: Make<T>): Text<T> =>
  (foundAt(place) as Text<T> | undefined) ?? new CardText(place, make);

/** A text of a card on its way to what it comes to, step by step. */
export class CardText<T> implements Text<T> {
  private heard: Reading | Unread | null = null;
  private known: Text<T> | null = null;

  constructor(
    private readonly place: Place,
    private readonly make: Make<T>,
  ) {}

  /** What its words say. */
  hear(): void {
    const { text, facts, tokens } = this.place;
    this.heard = heardIn(text, facts, tokens ?? tokensIn(text, facts));
  }

  /** What they come to, if the engine carries out all of it. */
  resolve(): void {
    // It may stand on a card that was taken together with this one.
    this.known = (foundAt(this.place) as Text<T> | undefined) ?? this.made();
  }

  private made(): Text<T> {
    const { place, heard, make } = this;
    if (heard === null) throw new Error('A text is resolved before it was heard');
    const asked = new AskedFacts(place.facts, place.attack);
    const made = heard.ok ? oneOf(heard, (told) => make(told, asked)) : heard;
    const lack = made.ok ? notCarriedOut(made.value) : null;
    const result = lack === null ? made : { ok: false as const, start: 0, end: place.text.length, reason: lack };
    const known: Known & Text<T> = { result };
    keepAt(place, asked, known);
    return known;
  }

  get result(): Made<T> {
    if (this.known === null) throw new Error('A text is asked what it comes to before it was resolved');
    return this.known.result;
  }
}
