import type { Answer, Imagined, Random } from '../../engine/view.js';
import { someOf } from '../greedy/thin.js';
import { pickWorth } from './pick.js';

/**
 * At most so many of the answers to the open decision: of cards those that look best at a glance, the rest any of them;
 * doing nothing more is always among them.
 */
export function atAGlance(game: Imagined, answers: readonly Answer[], most: number, random: Random): readonly Answer[] {
  if (answers.length <= most) return answers;
  const { seat } = game.state.decision;
  const cards = answers.filter((given) => given.kind === 'card');
  if (cards.length < answers.length - 1) return someOf(answers, most, random);
  const best = cards
    .map((given) => ({ given, worth: pickWorth(game, seat, given.card) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most - 1 - (answers.length - cards.length))
    .map(({ given }) => given as Answer);
  const others = answers.filter((given) => !best.includes(given) && given.kind === 'card');
  const chance = others[random(others.length)]!;
  return answers.filter((given) => given.kind !== 'card' || given === chance || best.includes(given));
}
