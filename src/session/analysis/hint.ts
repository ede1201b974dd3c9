import { chanceFrom, type Random } from '../../bots/index.js';
import {
  type Answer,
  type CardId,
  type Diagnostic,
  type Game,
  type GameRecord,
  Memory,
  type Option,
  ok,
  type PokemonId,
  type Result,
  replay,
} from '../../engine/index.js';
import { surelyOf } from '../doors.js';
import { type Reckoning, reckoningByEye } from '../reckoning.js';
import { differentAnswers } from './alike.js';
import { USUAL_PLAYS, USUAL_SEED } from './analyse.js';
import { weighedAnswer } from './judge.js';
import { reasonsFor } from './reasons.js';
import { type Stand, standOf } from './stand.js';
import type { Trial } from './trial.js';
import { usualLine } from './usual-line.js';
import { weigh } from './weigh.js';

/** What a hint tells, a stage at a time: each is asked for. */
export const HINT_STAGES = ['where', 'what', 'why'] as const;
/** One of them. */
export type HintStage = (typeof HINT_STAGES)[number];

/** Where to look, what to do, and why. */
export interface Hint {
  readonly where: { readonly cards: readonly CardId[]; readonly pokemon: readonly PokemonId[] };
  /** The answer, the chance to win with it, and what is expected to follow in this turn, in words. */
  readonly what: { readonly option: Option; readonly chance: number; readonly line: readonly string[] };
  /** In sentences, the weightiest first; none, where nothing is clearly better. */
  readonly why: readonly string[];
}

const REASONS = 3;

/** How a hint is found. */
export interface HintOptions {
  /** The decks that the player reckons with; without it, cards such as were seen. */
  readonly reckoning?: Reckoning;
  readonly plays?: number;
}

/** What a coach who knows what the seat knows would do where a record ends. Null: there is nothing to choose. */
export function* hintFor(
  record: GameRecord,
  { reckoning = reckoningByEye, plays = USUAL_PLAYS }: HintOptions = {},
): Generator<void, Result<Hint | null, Diagnostic[]>> {
  const memories: Memory[] = [];
  const visit = (game: Game): void => {
    game.state.sides.forEach((_, seat) => {
      memories[seat] ??= new Memory(seat);
      memories[seat].notice(game);
    });
  };
  const played = replay(record, { listen: true, visit });
  if (!played.ok) return played;
  const { phase, decision } = played.value.state;
  if (phase === 'over') return ok(null);
  const stand = standOf(played.value, reckoning(played.value.setup), memories[decision.seat]!);
  return ok(yield* hintAt(stand, plays, chanceFrom(USUAL_SEED, stand.seat, record.choices.length)));
}

function* hintAt(stand: Stand, plays: number, random: Random): Generator<void, Hint | null> {
  const answers = differentAnswers(stand.game, stand.outlook.answers, null);
  if (answers.length < 2) return null;
  const trials = yield* weigh({ stand, answers, given: null, plays }, random);
  const { option, chance, line } = weighedAnswer(stand, trials[0]!, random);
  const compared = { better: usualLine(stand, trials[0]!.lines), other: otherwise(stand, trials) };
  const { sentences, isBorneOut } = yield* reasonsFor(stand, compared, 'now', random);
  return {
    where: {
      cards: option.card === null ? [] : [option.card],
      pokemon: [option.pokemon, option.target].filter((id) => id !== null),
    },
    what: { option, chance, line },
    why: isBorneOut ? sentences.slice(0, REASONS) : [],
  };
}

/** What a hint is compared with: ending the turn at once, or else the least of the answers that were tried. */
function otherwise({ outlook }: Stand, [best, ...others]: readonly Trial[]): readonly Answer[] {
  const pass = outlook.answers.find(({ kind }) => kind === 'pass');
  if (pass !== undefined && best!.answer.kind !== 'pass') return [pass];
  return [others.at(-1)!.answer];
}

/** A hint that is being looked for, in pieces: who asks no more has stopped it. */
export class SoughtHint {
  private readonly going: ReturnType<typeof hintFor>;
  private found: Hint | null | undefined = undefined;

  constructor(record: GameRecord, options: HintOptions) {
    this.going = hintFor(record, options);
  }

  /** Goes on while there is time; true: it is found. */
  seek(hasTime: () => boolean): boolean {
    while (this.found === undefined) {
      const next = this.going.next();
      if (next.done === true) this.found = surelyOf(next.value);
      else if (!hasTime()) return false;
    }
    return true;
  }

  /** What was found; null: there is nothing to choose. */
  get hint(): Hint | null {
    this.seek(() => true);
    return this.found ?? null;
  }
}

/** Of a hint what is told at a stage: everything up to it. */
export function hintUpTo({ where, what, why }: Hint, stage: HintStage): Partial<Hint> {
  switch (stage) {
    case 'where':
      return { where };
    case 'what':
      return { where, what };
    case 'why':
      return { where, what, why };
  }
}
