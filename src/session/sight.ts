import type { CardFacts, CardId, Setup } from '../engine/index.js';
import type { Change } from './changes.js';
import { faceOf } from './faces.js';
import type { Face, Moment } from './moment.js';
import type { Onlooking } from './seats.js';

type Seen = Pick<Moment, 'seen' | 'faces'>;

/** What cards that come into sight change. */
export type SightChange = { readonly [K in keyof Seen]?: Change<Seen[K]> };

const NO_CHANGE: SightChange = {};

/**
 * The cards of which one viewer has seen the face. Faces are numbered as they come into sight, and a line of evolution is
 * made out among the cards of the own deck and those seen: neither says anything about cards that were not. @rule ZONE-03
 */
export class Sight {
  /** The cards in the order in which they were seen. */
  private readonly cards: Uint16Array;
  /** The different ones of them, as places among the facts. */
  private readonly kinds: Uint16Array;
  /** For each card 1 if it was seen; behind them for each of the facts the number of its face, from 1. */
  private readonly known: Uint16Array;
  private seen = 0;
  private faces = 0;

  constructor(
    private readonly setup: Setup,
    private readonly facts: readonly CardFacts[],
    private readonly viewer: Onlooking,
  ) {
    const { length } = setup.cardOf;
    this.cards = new Uint16Array(length);
    this.kinds = new Uint16Array(Math.min(length, facts.length));
    this.known = new Uint16Array(length + facts.length);
  }

  /** Takes in what is in sight now. */
  take(cards: readonly CardId[]): SightChange {
    const [seen, faces] = [this.seen, this.faces];
    for (const card of cards) if (this.known[card] === 0) this.add(card);
    if (seen === this.seen) return NO_CHANGE;
    const change: SightChange = { seen: { at: seen, out: 0, put: this.seenFrom(seen) } };
    return faces === this.faces ? change : { ...change, faces: { at: faces, out: 0, put: this.facesFrom(faces) } };
  }

  /** All that has been seen. */
  whole(): Seen {
    return { seen: this.seenFrom(0), faces: this.facesFrom(0) };
  }

  private add(card: CardId): void {
    this.known[card] = 1;
    this.cards[this.seen++] = card;
    const kind = this.setup.cardOf[card]!;
    if (this.known[this.cards.length + kind] !== 0) return;
    this.kinds[this.faces++] = kind;
    this.known[this.cards.length + kind] = this.faces;
  }

  private seenFrom(from: number): Moment['seen'] {
    const { cardOf } = this.setup;
    return Array.from(
      this.cards.subarray(from, this.seen),
      (card) => [card, this.known[this.cards.length + cardOf[card]!]! - 1] as const,
    );
  }

  private facesFrom(from: number): readonly Face[] {
    const kin = this.kinBefore(from);
    return Array.from(this.kinds.subarray(from, this.faces), (kind) => {
      const facts = this.facts[kind]!;
      kin.push(facts);
      return faceOf(facts, kin);
    });
  }

  /** Among which cards the lines of evolution are made out. */
  private kinBefore(faces: number): CardFacts[] {
    const { setup, viewer, facts } = this;
    const own = setup.cardOf.filter((_, card) => viewer === 'open' || setup.ownerOf[card] === viewer);
    return [...new Set(own), ...this.kinds.subarray(0, faces)].map((kind) => facts[kind]!);
  }
}
