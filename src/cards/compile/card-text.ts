import { notCarriedOut } from '../../engine/index.js';
import type { AskedFacts } from '../own-facts.js';
import { tokensIn } from '../read/read.js';
import type { Told } from '../resolve/parts.js';
import type { Reading } from './hear.js';
import { heardIn, type Unread } from './hear.js';
import { foundAt, keepAt, type Place, placeOf, type TextOf } from './known-texts.js';
import { type Made, oneOf } from './one-of.js';

/** A text of a card on its way to what it comes to, step by step. */
export class CardText<T> {
  private readonly place: Place;
  private heard: Reading | Unread | null = null;
  private made: Made<T> | null;

  constructor(
    private readonly of: TextOf,
    private readonly asked: AskedFacts,
    private readonly make: (told: Told) => T,
  ) {
    this.place = placeOf(of, asked);
    this.made = this.found();
  }

  /** A text comes to the same sort of thing wherever it stands in the same sort of place. */
  private found(): Made<T> | null {
    return (foundAt(this.place, this.of) ?? null) as Made<T> | null;
  }

  /** What its words say. */
  hear(): void {
    if (this.made !== null) return;
    const { text, facts } = this.of;
    this.heard = heardIn(text, facts, this.place.tokens ?? tokensIn(text, facts));
  }

  /** What they come to, if the engine carries out all of it. */
  resolve(): void {
    if (this.heard === null) return;
    // It may stand on a card that was taken together with this one.
    this.made = this.found();
    if (this.made !== null) return;
    const made = this.heard.ok ? oneOf(this.heard, this.make) : this.heard;
    const lack = made.ok ? notCarriedOut(made.value) : null;
    this.made = lack === null ? made : { ok: false, start: 0, end: this.of.text.length, reason: lack };
    keepAt(this.place, this.of, this.asked, this.made);
  }

  get result(): Made<T> {
    if (this.made === null) throw new Error('A text is asked what it comes to before it was resolved');
    return this.made;
  }
}
