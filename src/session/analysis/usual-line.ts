import type { Random } from '../../bots/index.js';
import {
  type Answer,
  describe,
  type Game,
  imagine,
  listAnswers,
  type Option,
  play,
  sameAnswer,
} from '../../engine/index.js';
import { isKnownTo, type Stand } from './stand.js';

/** A line as far as it can be told: it ends before the first card that the seat could only suppose. */
export function stepsOf(stand: Stand, line: readonly Answer[], random: Random): readonly Option[] {
  const game = imagine(stand.game, stand.seat, stand, random);
  const steps: Option[] = [];
  for (const next of line) {
    const { phase, decision } = game.state;
    if (phase === 'over' || decision.seat !== stand.seat) break;
    if (!listAnswers(game).some((answer) => sameAnswer(answer, next)) || !isOfKnown(stand, game, next)) break;
    steps.push(describe(game, next));
    play(game, next);
  }
  return steps;
}

/** The line that was expected most often, as far as it is of known cards; of several the first. */
export function usualLine(stand: Stand, lines: readonly (readonly Answer[])[]): readonly Answer[] {
  const met = new Map<string, { readonly line: readonly Answer[]; count: number }>();
  for (const line of lines) {
    const supposed = line.findIndex((answer, at) => at > 0 && 'card' in answer && !isKnownTo(stand, answer.card));
    const known = supposed < 0 ? line : line.slice(0, supposed);
    const key = JSON.stringify(known);
    const before = met.get(key);
    if (before === undefined) met.set(key, { line: known, count: 1 });
    else before.count++;
  }
  return [...met.values()].reduce((one, other) => (other.count > one.count ? other : one)).line;
}

function isOfKnown(stand: Stand, { state }: Game, answer: Answer): boolean {
  if ('card' in answer && !isKnownTo(stand, answer.card)) return false;
  const named = [
    'pokemon' in answer ? answer.pokemon : null,
    answer.kind === 'retreat' ? answer.to : null,
    answer.kind === 'attack' ? answer.target : null,
  ];
  return named.every((id) => id === null || isKnownTo(stand, state.pokemon[id]!.stack.at(-1)!));
}
