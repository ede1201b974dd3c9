import { PREVENT_SLOT, REACHED_SLOT } from '../effects/linked.js';
import type { HappeningWord } from '../effects/terms.js';
import type { Channel } from '../link/listen.js';
import { emit } from '../model/event.js';
import { type Game, pushFrame } from '../model/game.js';
import { type Due, type Frame, NONE, type PokemonId } from '../model/state.js';
import { isListening } from '../terms/judge.js';
import { asksFirst, dueOf, type Event, woulds } from './happen.js';

/** Begins to carry out a script above everything else. */
export function pushProgram(game: Game, due: Due): Frame {
  const frame = pushFrame(game, 'program', due.seat);
  frame.source = due.self;
  frame.card = due.card;
  frame.script = due.script;
  frame.extra = due.origin;
  frame.env = due.env;
  return frame;
}

/** A frame that lets others go first before it does something. */
const HELD = 2;

/** Whether the frame comes back from letting others go first: it must take up where it was, whatever they have changed. */
export const isHeld = ({ waiting }: Frame): boolean => waiting === HELD;

/**
 * Lets rules that come before something do what they say; false: they are at it, and the frame comes back to the same
 * place. What they have prevented is in the frame's slot for it. @rule EFF-02 EFF-06
 */
export function interposed(game: Game, frame: Frame, all: readonly Channel<HappeningWord>[], event: Event): boolean {
  if (frame.waiting === HELD) {
    frame.waiting = 0;
    return true;
  }
  if (game.setup.rules.length === 0) return true;
  if (frame.env.length > PREVENT_SLOT && frame.env[PREVENT_SLOT]!.length > 0) frame.env[PREVENT_SLOT] = [];
  if (!isAnyHeard(game, all)) return true;
  const rules = all.flatMap((what) => woulds(game, what, event));
  if (rules.length === 0) return true;
  frame.waiting = HELD;
  for (const one of rules.toReversed()) {
    const due = dueOf(game, one, event);
    pushProgram(game, due);
    if (!asksFirst(game.setup.scripts[due.script]!)) emit(game, 'triggered', due.self, due.script);
  }
  return false;
}

function isAnyHeard(game: Game, all: readonly Channel[]): boolean {
  for (let i = 0; i < all.length; i++) if (isListening(game, all[i]!)) return true;
  return false;
}

/** What was prevented of what the frame is about to do. */
export const preventedOf = ({ env }: Frame): number => env[PREVENT_SLOT]?.[0] ?? 0;

/** So much of the damage is prevented. */
export const pointsPrevented = ({ env }: Frame): number => env[PREVENT_SLOT]?.[1] ?? 0;

/** What has been prevented of all that an attack does to a Pokémon; `NONE`: it has not been reached yet. @rule EFF-02 */
export function preventedFor({ env }: Frame, pokemon: PokemonId): number {
  const reached = env[REACHED_SLOT] ?? NOBODY;
  for (let i = 0; i < reached.length; i += 2) if (reached[i] === pokemon) return reached[i + 1]!;
  return NONE;
}

/** Whether anything has been noted of whom an attack has reached. */
export const hasReached = ({ env }: Frame): boolean => (env[REACHED_SLOT] ?? NOBODY).length > 0;

const NOBODY: readonly number[] = [];

export function noteReached({ env }: Frame, pokemon: PokemonId, bits: number): void {
  env[REACHED_SLOT]?.push(pokemon, bits);
}

/** In a replacing rule: the frame that waits below it does not do what it was about to do. */
export function prevent({ state }: Game, bits: number, points = 0): void {
  for (let i = state.frames.length - 1; i >= 0; i--) {
    const frame = state.frames[i]!;
    if (frame.waiting !== HELD) continue;
    const [before = 0, less = 0] = frame.env[PREVENT_SLOT] ?? [];
    frame.env[PREVENT_SLOT] = [before | bits, less + points];
    return;
  }
}
