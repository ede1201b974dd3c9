import type { Answer, Game } from '../../engine/index.js';

/** What an answer means: the same for two answers that differ only in which of two equal cards they name. */
export const meaningOf = ({ setup }: Game, given: Answer): string =>
  JSON.stringify('card' in given && given.kind !== 'use-card' ? { ...given, card: setup.cardOf[given.card] } : given);
