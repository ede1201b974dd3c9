import type { Random } from '../../bots/index.js';
import type { CardFacts, CardProgram, Era, Format } from '../../engine/index.js';
import { shuffled } from '../random-number.js';
import { type Mentions, mentionsOf } from './mentions.js';

/** What a board is made of, and for. */
export interface Aim {
  readonly era: Era;
  readonly format: Format;
  readonly facts: readonly CardFacts[];
  readonly programs: readonly (CardProgram | null)[];
  /** Whether something of a card, by its place in the claim's facts, was never carried out. */
  readonly isWanted: (card: number) => boolean;
  readonly random: Random;
}

const NOTHING: Mentions = { types: [], words: [] };

export const mentionsBy = ({ programs }: Aim, card: number): Mentions => {
  const program = programs[card];
  return program ? mentionsOf(program) : NOTHING;
};

/** The cards of a side that have no place yet, those that are wanted first. */
export class Pile {
  rest: number[];
  private readonly aim: Aim;

  constructor(deck: readonly number[], aim: Aim) {
    const mixed = shuffled(aim.random, deck);
    this.rest = [...mixed.filter(aim.isWanted), ...mixed.filter((card) => !aim.isWanted(card))];
    this.aim = aim;
  }

  take(fits: (facts: CardFacts, card: number) => boolean): number | null {
    const at = this.rest.findIndex((card) => fits(this.aim.facts[card]!, card));
    return at < 0 ? null : this.rest.splice(at, 1)[0]!;
  }

  takeSome(most: number): number[] {
    return this.rest.splice(0, Math.max(0, most));
  }

  shuffle(): void {
    this.rest = shuffled(this.aim.random, this.rest);
  }
}
