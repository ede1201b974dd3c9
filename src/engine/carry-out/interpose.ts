import { PREVENT_SLOT, PREVENTED_EFFECTS, PREVENTED_EVENT, REACHED_SLOT } from '../effects/linked.js';
import type { HappeningWord } from '../effects/terms.js';
import { INTERRUPTED } from '../link/carried-out.js';
import type { Channel } from '../link/listen.js';
import { emit } from '../model/event.js';
import { type Game, pushFrame } from '../model/game.js';
import { type Due, type Frame, NONE, type PokemonId } from '../model/state.js';
import { type Event, type InForce, isListening } from '../terms/judge.js';
import { asksFirst, dueOf, woulds } from './happen.js';

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
  if (game.setup.rules.length === 0 && !game.setup.occurs.offTurn) return true;
  if (frame.env.length > PREVENT_SLOT && frame.env[PREVENT_SLOT]!.length > 0) frame.env[PREVENT_SLOT] = [];
  const moment = game.setup.occurs.offTurn ? all.find(({ name }) => name in INTERRUPTED) : undefined;
  const heard = isAnyHeard(game, all);
  if (!heard && moment === undefined) return true;
  const rules = heard ? all.flatMap((what) => woulds(game, what, event)) : NO_RULES;
  if (rules.length === 0 && moment === undefined) return true;
  frame.waiting = HELD;
  if (moment !== undefined) pushMoment(game, moment, event);
  for (const one of rules.toReversed()) {
    const due = dueOf(game, one, event);
    pushProgram(game, due);
    if (!asksFirst(game.setup.scripts[due.script]!)) emit(game, 'triggered', due.self, due.script);
  }
  return false;
}

const NO_RULES: readonly InForce[] = [];

/** Below the rules, which come first: who could still play something is asked when they have spoken. @rule TURN-10 */
function pushMoment(game: Game, { number }: Channel, { pokemon, card, seat }: Event): void {
  const frame = pushFrame(game, 'off-turn', game.state.seat);
  frame.chosen = number;
  frame.source = pokemon ?? NONE;
  frame.card = card ?? NONE;
  frame.target = seat ?? NONE;
}

function isAnyHeard(game: Game, all: readonly Channel[]): boolean {
  for (let i = 0; i < all.length; i++) if (isListening(game, all[i]!)) return true;
  return false;
}

/** What was prevented of what the frame is about to do. */
export const preventedOf = ({ env }: Frame): number => env[PREVENT_SLOT]?.[0] ?? 0;

/** So much of the damage is prevented. */
export const pointsPrevented = ({ env }: Frame): number => env[PREVENT_SLOT]?.[1] ?? 0;

/** The rule whose text has prevented it: asked only to tell it. */
export function preventerOf({ setup }: Game, { env }: Frame): number {
  const script = env[PREVENT_SLOT]?.[2] ?? NONE;
  return script === NONE ? NONE : setup.rules.findIndex((rule) => rule.script === script);
}

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
  const before = env[REACHED_SLOT];
  if (before !== undefined) env[REACHED_SLOT] = [...before, pokemon, bits];
}

/** The frame below that lets others go first. */
const heldBelow = ({ state }: Game): Frame | undefined => state.frames.findLast(isHeld);

/** In a replacing rule: the frame that waits below it does not do what it was about to do. */
export function prevent(game: Game, bits: number, points = 0): void {
  const frame = heldBelow(game);
  if (frame === undefined) return;
  const [before = 0, less = 0] = frame.env[PREVENT_SLOT] ?? [];
  frame.env[PREVENT_SLOT] = [before | bits, less + points, game.state.frames.at(-1)!.script];
}

/** What was about to happen does not happen any more: there is nothing left to come before. @rule EFF-02 EFF-20 */
export function isForestalled(game: Game, what: HappeningWord): boolean {
  const frame = heldBelow(game);
  const whole = what === 'used-power' ? PREVENTED_EFFECTS : PREVENTED_EVENT;
  return frame !== undefined && (preventedOf(frame) & whole) !== 0;
}
