import type { DecisionKind, Game, State } from '../../engine/index.js';

type FrameKind = State['frames'][number]['kind'];

/** Which procedures ask which question. */
const ASKED_BY: Readonly<Record<DecisionKind, readonly FrameKind[]>> = {
  none: [],
  first: ['setup'],
  active: ['setup'],
  bench: ['setup'],
  bonus: ['setup'],
  mulligan: ['setup'],
  prizes: ['checks'],
  'choose-cards': ['program', 'attack'],
  'choose-pokemon': ['program', 'attack'],
  'choose-attack': ['program', 'attack'],
  'choose-value': ['program', 'attack'],
  'choose-option': ['program', 'attack'],
  'choose-order': ['program', 'attack'],
  may: ['program', 'attack'],
  'choose-trigger': ['checks', 'checkup'],
  'choose-checkup': ['checkup'],
  'choose-checked': ['checkup'],
  'choose-benched': ['checks'],
  'choose-tool': ['checks'],
  promote: ['checks'],
  turn: ['turn'],
  pay: ['retreat'],
  coin: ['setup', 'retreat', 'attack', 'checkup', 'program'],
  release: ['release'],
  'sudden-death': ['sudden-death'],
  'off-turn': ['off-turn'],
};

/** A game, a turn, an action in it, the checks after it: nothing plain goes deeper, texts a little. */
const DEEPEST = 12;

/** What the game is doing fits what it asks and the phase it is in. @rule TURN-01 TURN-12 CHK-01 */
export function unsoundFrames({ state }: Game, found: string[]): void {
  const { frames, decision, phase } = state;
  const top = frames.at(-1);
  if (top === undefined) return void found.push('the game waits without doing anything');
  if (frames.length > DEEPEST) found.push(`the game does ${frames.length} things at once`);
  if (!ASKED_BY[decision.kind].includes(top.kind)) found.push(`"${decision.kind}" is asked by "${top.kind}"`);
  if (frames.slice(1).some(({ kind }) => OUTERMOST.includes(kind)))
    found.push('a game or turn has begun inside another');
  if (!OUTERMOST.includes(frames[0]!.kind)) found.push(`"${frames[0]!.kind}" belongs to no turn`);
  if ((frames[0]!.kind === 'setup') !== (phase === 'setup')) found.push(`"${frames[0]!.kind}" in the phase "${phase}"`);
  if (frames.some(({ seat, waiting }) => state.sides[seat] === undefined || waiting < 0 || waiting > 2)) {
    found.push('a procedure is of nobody, or waits twice');
  }
  if (decision.kind === 'turn') unsoundTurn(state, found);
}

const OUTERMOST: readonly FrameKind[] = ['setup', 'turn', 'sudden-death'];

/** @rule TURN-01 TURN-05 */
function unsoundTurn(state: State, found: string[]): void {
  if (state.phase !== 'main') found.push(`a turn is asked for in the phase "${state.phase}"`);
  if (state.decision.seat !== state.seat) found.push('a turn is asked of a player whose turn it is not');
  if (state.checksDue !== 0) found.push('a turn is asked for while checks are due');
}
