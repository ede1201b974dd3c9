import type { Random } from '../../bots/index.js';
import { pick, shuffled } from '../random-number.js';
import type { TextCard } from './text-card.js';

/** What is known of cards when they begin to take turns. */
export interface Account {
  isDone(card: TextCard): boolean;
  /** In how many games it was. */
  gamesWith(card: TextCard): number;
}

/** Cards that take turns: every one that is not done comes once before any comes again, the least tried first. */
export class Wanted {
  private readonly cards: readonly TextCard[];
  private readonly account: Account;
  private waiting: TextCard[] = [];

  constructor(cards: readonly TextCard[], account: Account) {
    this.cards = cards;
    this.account = account;
  }

  /** Null if all are done. */
  next(random: Random): TextCard | null {
    for (let round = 0; round < 2; round++) {
      for (let card = this.waiting.pop(); card !== undefined; card = this.waiting.pop()) {
        if (!this.account.isDone(card)) return card;
      }
      this.waiting = this.inTurn(random);
    }
    return null;
  }

  private inTurn(random: Random): TextCard[] {
    const left = shuffled(
      random,
      this.cards.filter((card) => !this.account.isDone(card)),
    );
    const games = new Map(left.map((card) => [card, this.account.gamesWith(card)]));
    return left.sort((a, b) => games.get(b)! - games.get(a)!);
  }

  /** A card that was taken and not used comes again at the end. */
  giveBack(card: TextCard): void {
    this.waiting.unshift(card);
  }

  any(random: Random): TextCard | null {
    return this.cards.length === 0 ? null : pick(random, this.cards);
  }
}
