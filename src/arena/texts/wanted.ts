import type { Random } from '../../bots/index.js';
import { pick, shuffled } from '../random-number.js';
import type { TextCard } from './text-card.js';

/** Cards that take turns: every one that is not done comes once before any comes again. */
export class Wanted {
  private readonly cards: readonly TextCard[];
  private readonly isDone: (card: TextCard) => boolean;
  private waiting: TextCard[] = [];

  constructor(cards: readonly TextCard[], isDone: (card: TextCard) => boolean) {
    this.cards = cards;
    this.isDone = isDone;
  }

  /** Null if all are done. */
  next(random: Random): TextCard | null {
    for (let round = 0; round < 2; round++) {
      for (let card = this.waiting.pop(); card !== undefined; card = this.waiting.pop()) {
        if (!this.isDone(card)) return card;
      }
      this.waiting = shuffled(
        random,
        this.cards.filter((card) => !this.isDone(card)),
      );
    }
    return null;
  }

  /** A card that was taken and not used comes again at the end. */
  giveBack(card: TextCard): void {
    this.waiting.unshift(card);
  }

  any(random: Random): TextCard | null {
    return this.cards.length === 0 ? null : pick(random, this.cards);
  }
}
