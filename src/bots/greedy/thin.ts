import type { Answer, Random } from '../../engine/view.js';

/**
 * At most so many of the answers, each as likely to be among them as another; doing nothing more and ending the turn are
 * always looked at, because everything else is measured by them.
 */
export function someOf(answers: readonly Answer[], most: number, random: Random): readonly Answer[] {
  if (answers.length <= most) return answers;
  const left = answers.filter((given) => !isStanding(given));
  const chosen = answers.filter(isStanding);
  while (chosen.length < most && left.length > 0) {
    const [taken] = left.splice(random(left.length), 1);
    chosen.push(taken!);
  }
  return answers.filter((given) => chosen.includes(given));
}

function isStanding(given: Answer): boolean {
  const kind = given.kind;
  return kind === 'pass' || kind === 'done' || kind === 'attack';
}
