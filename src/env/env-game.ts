import { answerOf, listedAt, listPacked, type Packed, playPacked } from '../engine/fast.js';
import {
  type Answer,
  copyOfLog,
  type DecisionKind,
  describe,
  fingerprint,
  fork,
  type Game,
  gameWith,
  imagine,
  Memory,
  NONE,
  type Outlook,
  outlookOf,
  playAllowed,
  type Random,
  refusalNow,
  type Seat,
  type View,
  type Viewer,
  viewFor,
} from '../engine/index.js';
import type { Ground } from './ground.js';
import { addResult, addShares, standingOf } from './reward.js';
import { ACTION_LAYOUT, setActions } from './vector/action.js';
import { observationLayout, setObservation } from './vector/observation.js';
import { isLooking, look } from './vector/sight.js';

/** A game that learners play: asked, answered, observed, copied, imagined. */
export class EnvGame {
  /** What each seat was given for the last step. */
  readonly rewards: Float32Array;
  /** How many decisions have been taken. */
  decisions = 0;
  private readonly game: Game;
  private readonly ground: Ground;
  private memories: readonly Memory[];
  /** The tokens of the open decision's answers, and how many there are; −1: they have not been listed. */
  private readonly offered: Packed[] = [];
  private listed = -1;
  /** When it was looked at as it stands. */
  private looked = 0;

  constructor(game: Game, ground: Ground) {
    this.game = game;
    this.ground = ground;
    this.rewards = new Float32Array(this.seats);
    this.memories = game.log === null ? [] : game.state.sides.map((_, seat) => new Memory(seat));
  }

  /** How many play. */
  get seats(): number {
    return this.game.state.sides.length;
  }

  /** Whether it has been won, or ended without a winner. */
  get isOver(): boolean {
    return this.game.state.phase === 'over';
  }

  /** Whether it has been cut off, because it took too many decisions. */
  get isCut(): boolean {
    return !this.isOver && this.decisions >= this.ground.most;
  }

  /** Who has to decide; −1: nobody any more. */
  get seat(): Seat {
    return this.isOver || this.isCut ? NONE : this.game.state.decision.seat;
  }

  /** What kind of decision is open. */
  get kind(): DecisionKind {
    return this.seat === NONE ? 'none' : this.game.state.decision.kind;
  }

  /** The number of the turn. */
  get turn(): number {
    return this.game.state.turn;
  }

  /** The team that has won; −1: none. */
  get winner(): number {
    return this.game.state.winner;
  }

  /** One number over all of the game as it stands. */
  get fingerprint(): number {
    return fingerprint(this.game.state);
  }

  /** How many answers there are: listed once, soonest right after a step, when the engine has just done so. */
  get count(): number {
    if (this.listed < 0) this.list();
    return this.listed;
  }

  private list(): void {
    this.listed = this.seat === NONE ? 0 : listPacked(this.game);
    for (let place = 0; place < this.listed; place++) this.offered[place] = listedAt(place);
  }

  /** The legal answers. An answer's place among them is its index. */
  legal(): Answer[] {
    const answers: Answer[] = [];
    for (let index = 0; index < this.count; index++) answers.push(answerOf(this.offered[index]!));
    return answers;
  }

  /** Gives an answer, by its index or as itself, and plays on to the next decision. A sentence: why not; null: it is done. */
  step(choice: number | Answer): string | null {
    if (this.seat === NONE) return 'This game is over.';
    const refused = typeof choice === 'number' ? this.refusalOfIndex(choice) : this.refusalOf(choice);
    if (refused !== null) return refused;
    this.notice();
    const { shaping } = this.ground;
    const before = shaping === 0 ? null : standingOf(this.game);
    if (typeof choice === 'number') playPacked(this.game, this.offered[choice]!);
    else playAllowed(this.game, choice);
    this.decisions++;
    this.listed = -1;
    this.looked = 0;
    this.rewards.fill(0);
    if (before !== null) addShares(this.game, before, shaping, this.rewards);
    if (this.isOver) addResult(this.game, this.rewards);
    return null;
  }

  private refusalOf(answer: Answer): string | null {
    return refusalNow(this.game, answer)?.sentence ?? null;
  }

  private refusalOfIndex(index: number): string | null {
    const { count } = this;
    if (Number.isInteger(index) && index >= 0 && index < count) return null;
    return `An index must be a whole number from 0 to ${count - 1}, not ${index}.`;
  }

  /** What a seat knows, as a vector: into one that is given, or into a new one. */
  observe(seat: Seat, into: Float32Array = new Float32Array(observationLayout(this.seats).size), at = 0): Float32Array {
    this.look();
    setObservation(this.game, seat, into, at);
    return into;
  }

  /** The legal answers as vectors, one after the other: into room that is given, or into new room. */
  actions(into: Float32Array = new Float32Array(this.count * ACTION_LAYOUT.size), at = 0): Float32Array {
    this.look();
    setActions(this.game, this.seat, this.legal(), { into, at });
    return into;
  }

  private look(): void {
    if (!isLooking(this.looked)) this.looked = look();
  }

  /** The legal answers in words. */
  texts(): string[] {
    return this.legal().map((answer) => describe(this.game, answer).text);
  }

  /** What a seat, or a spectator, knows, as a structure. */
  view(viewer: Viewer): View {
    return viewFor(this.game, viewer);
  }

  /** What the bots of this house go by. */
  outlook(): Outlook {
    this.notice();
    return outlookOf(this.game, this.ground.belief, this.memories[this.game.state.decision.seat]);
  }

  /** The same game once more, to go on from here in another way. */
  fork(): EnvGame {
    const { setup, state, log } = this.game;
    const game = gameWith(setup, fork(state));
    if (log !== null) game.log = copyOfLog(log);
    const copy = new EnvGame(game, this.ground);
    copy.rewards.set(this.rewards);
    copy.decisions = this.decisions;
    copy.memories = this.memories.map((memory) => memory.copy());
    return copy;
  }

  /** A game at the same decision that a seat imagines: what it knows is as it is, the rest is made up. */
  determinise(seat: Seat, random: Random): EnvGame {
    this.notice();
    const { belief } = this.ground;
    const game = imagine(this.game, seat, { belief, memory: this.memories[seat] }, random);
    const imagined = new EnvGame(game, this.ground);
    imagined.decisions = this.decisions;
    return imagined;
  }

  private notice(): void {
    for (const memory of this.memories) memory.notice(this.game);
  }
}
