import type { CardFacts, CardId, Setup } from '../engine/index.js';
import { faceOf } from './faces.js';
import type { Face, Moment } from './moment.js';
import type { Onlooking } from './seats.js';

/**
 * The cards of which one viewer has seen the face. Faces are numbered as they come into sight, and a line of evolution is
 * made out among the cards of the own deck and those seen: neither says anything about cards that were not. @rule ZONE-03
 */
export class Sight {
  private readonly known = new Set<CardId>();
  private readonly places = new Map<number, number>();
  private readonly kin: CardFacts[];
  private shown: Pick<Moment, 'seen' | 'faces'> = { seen: [], faces: [] };

  constructor(
    private readonly setup: Setup,
    private readonly facts: readonly CardFacts[],
    viewer: Onlooking,
  ) {
    const own = setup.cardOf.filter((_, card) => viewer === 'open' || setup.ownerOf[card] === viewer);
    this.kin = [...new Set(own)].map((place) => facts[place]!);
  }

  /** All that has been seen, with these cards. */
  with(cards: readonly CardId[]): Pick<Moment, 'seen' | 'faces'> {
    const fresh = cards.filter((card) => !this.known.has(card) && this.known.add(card));
    if (fresh.length === 0) return this.shown;
    const places = fresh.map((card) => this.setup.cardOf[card]!);
    const { seen, faces } = this.shown;
    const more = [...new Set(places)].filter((place) => !this.places.has(place)).map((place) => this.faceAt(place));
    this.shown = {
      seen: [...seen, ...fresh.map((card, i) => [card, this.places.get(places[i]!)!] as const)],
      faces: more.length === 0 ? faces : [...faces, ...more],
    };
    return this.shown;
  }

  private faceAt(place: number): Face {
    const facts = this.facts[place]!;
    this.places.set(place, this.places.size);
    this.kin.push(facts);
    return faceOf(facts, this.kin);
  }
}
