import type { Random } from '../../bots/index.js';
import type { CardFacts, Era, Format, GameClaim } from '../../engine/index.js';
import { anySeed, oneIn, pick } from '../random-number.js';
import type { Stretch } from '../stretch.js';
import type { TextCard } from './text-card.js';
import { TextMaterial } from './text-material.js';

/** A deck to be soaked: its cards as places among the material's cards. */
export interface SoakDeck {
  readonly name: string;
  readonly era: string;
  readonly format: string;
  /** The deck that it plays beside, where teams play. */
  readonly partner: string | null;
  readonly cards: readonly number[];
}

/** Certain decks against others of their era, instead of decks made at random: each in turn has a game of its own. */
export class DeckMaterial extends TextMaterial {
  private readonly lists: readonly SoakDeck[];

  constructor(
    cards: readonly TextCard[],
    lists: readonly SoakDeck[],
    before: DeckMaterial | null = null,
    stretch: Stretch | null = null,
  ) {
    super(cards, before, stretch);
    this.lists = lists;
  }

  override branch(stretch: Stretch): DeckMaterial {
    return new DeckMaterial(this.cards, this.lists, this, stretch);
  }

  override deal(era: Era, format: Format, random: Random, number = 0): GameClaim | null {
    const own = this.lists.filter((list) => list.era === era.id && list.format === format.id);
    if (own.length === 0) return null;
    const lists = this.seated(own[number % own.length]!, format, random);
    const places = [...new Set(lists.flatMap(({ cards }) => cards))];
    const numbers = new Map(places.map((place, index) => [place, index]));
    const used = places.map((place) => this.cards[place]!);
    const facts: CardFacts[] = used.map((card) => card.facts);
    const programs = used.map(({ program }) => program);
    const decks = lists.map(({ cards }) => cards.map((place) => numbers.get(place)!));
    return { era: era.id, format: format.id, facts, programs, decks, seed: anySeed(random) };
  }

  /** The deck at one of the seats, its partner diagonally, others of the era against them. @rule FMT-12 */
  private seated(first: SoakDeck, { deck, seats }: Format, random: Random): readonly SoakDeck[] {
    const fit = this.lists.filter(({ era, cards }) => era === first.era && cards.length === deck);
    const others = fit.filter((list) => list !== first && (seats === 2 || list.name !== first.partner));
    const opponent = (): SoakDeck => (others.length > 0 ? pick(random, others) : first);
    const mate = fit.find(({ name }) => name === first.partner) ?? opponent();
    const table = seats === 2 ? [first, opponent()] : [first, opponent(), mate, opponent()];
    return oneIn(random, 2) ? table : [...table.slice(1), table[0]!];
  }
}
