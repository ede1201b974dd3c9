import { bots, chanceFrom } from '../bots/index.js';
import { NO_COINS, tallyEvents } from '../companion/index.js';
import {
  type Answer,
  beginning,
  benchSizeOf,
  type CardId,
  type Diagnostic,
  eventsFor,
  fingerprint,
  type Game,
  type GameRecord,
  type Intent,
  listAnswers,
  ok,
  outlookOf,
  play,
  type Result,
  recordOf,
  refusalOf,
  replay,
  type Seat,
  turnWays,
  type Viewer,
  viewFor,
  waysOf,
} from '../engine/index.js';
import { cardsIn } from './cards-seen.js';
import { Chronicle } from './chronicle.js';
import { allowedIn } from './elsewhere.js';
import { faceOf } from './faces.js';
import type { Face, KeptGame, Moment, Reasons, TableSetup } from './moment.js';
import { summaryOf } from './summary.js';

/** One game on this machine: it holds what is secret, plays the bots and tells a seat only what that seat may know. */
export class LocalGame {
  private game: Game;
  private readonly start: Game;
  private choices: Answer[];
  private readonly viewer: Viewer;
  /** The places among the choices that were yours. */
  private readonly yours: number[];
  /** What was taken back, the latest last: your choice and what followed from it. */
  private undone: (readonly Answer[])[] = [];
  private readonly faces: readonly Face[];
  private readonly sent = { cards: new Set<CardId>(), faces: new Set<number>(), events: 0, coins: NO_COINS };
  private chronicle: Chronicle;

  private constructor(
    private readonly setup: TableSetup,
    private readonly claim: GameRecord['game'],
    game: Game,
    choices: readonly Answer[],
  ) {
    this.game = game;
    this.choices = [...choices];
    this.start = unwrap(beginning(claim));
    const you = setup.players.indexOf('you');
    this.viewer = you < 0 ? 'spectator' : you;
    this.chronicle = new Chronicle(this.start, this.viewer);
    this.faces = claim.facts.map((facts) => faceOf(facts, claim.facts));
    this.yours = choices.length === 0 ? [] : this.yoursAmong();
    this.settle();
  }

  static begin(setup: TableSetup, claim: GameRecord['game']): Result<LocalGame, Diagnostic[]> {
    const game = beginning(claim, true);
    return game.ok ? ok(new LocalGame(setup, claim, game.value, [])) : game;
  }

  /** Goes on with a game that was kept. */
  static resume({ setup, record }: Pick<KeptGame, 'setup' | 'record'>): Result<LocalGame, Diagnostic[]> {
    const game = replay(record, { listen: true });
    return game.ok ? ok(new LocalGame(setup, record.game, game.value, record.choices)) : game;
  }

  /** The same decks and players, another deal: as they were played, whatever has become of the decks since. */
  again(seed: number): Result<LocalGame, Diagnostic[]> {
    return LocalGame.begin({ ...this.setup, seed }, { ...this.claim, seed });
  }

  record(): GameRecord {
    return recordOf(this.claim, this.choices);
  }

  kept(): KeptGame {
    const record = this.record();
    const you = this.viewer === 'spectator' ? null : this.viewer;
    return { setup: this.setup, record, summary: summaryOf(record, this.game, you) };
  }

  /** Where the game stands, told from the beginning. */
  now(): Moment {
    this.sent.cards.clear();
    this.sent.faces.clear();
    this.sent.events = 0;
    this.sent.coins = NO_COINS;
    this.chronicle = new Chronicle(this.start, this.viewer);
    return { ...this.moment(), events: [] };
  }

  /** Gives your answer; then everybody else plays until it is your turn to choose again. */
  answer(given: Answer): readonly Moment[] | Reasons {
    const seat = this.viewer === 'spectator' ? this.game.state.decision.seat : this.viewer;
    const refusal = refusalOf(this.game, seat, given);
    if (refusal !== null) return { sentence: refusal.sentence, rules: refusal.rules };
    this.undone = [];
    this.take(given);
    return [this.moment(), ...this.others()];
  }

  /** What the others do until you are asked; one choice at a time where you only watch. */
  others(): readonly Moment[] {
    const moments: Moment[] = [];
    while (this.game.state.phase !== 'over' && this.game.state.decision.seat !== this.viewer) {
      this.take(this.chosenBy(this.game.state.decision.seat));
      moments.push(this.moment());
      if (this.viewer === 'spectator') break;
    }
    return moments;
  }

  concede(): readonly Moment[] | Reasons {
    return this.answer({ kind: 'concede', seat: this.viewer === 'spectator' ? 0 : this.viewer });
  }

  /** Takes your last choice back, and what followed from it: the record is played again without them. */
  undo(): Moment {
    const last = this.yours.pop();
    if (last !== undefined) {
      this.undone.push(this.choices.slice(last));
      this.choices = this.choices.slice(0, last);
      this.game = unwrap(replay(this.record(), { listen: true }));
    }
    return this.now();
  }

  /** Makes the choice again that was taken back last, and what followed from it. */
  redo(): Moment {
    for (const given of this.undone.pop() ?? []) this.take(given);
    return this.now();
  }

  whyNot(intent: Intent): Reasons | null {
    return this.viewer === 'spectator' ? null : waysOf(this.game, this.viewer, intent).refusal;
  }

  /** The eras in which the rules would let you; not asked where a game began in the middle. */
  allowedIn(intent: Intent): readonly string[] {
    if (this.viewer === 'spectator' || 'position' in this.claim) return [];
    return allowedIn(this.claim, this.game, this.viewer, intent);
  }

  private take(given: Answer): void {
    if (this.game.state.decision.seat === this.viewer) this.yours.push(this.choices.length);
    this.give(given);
    this.settle();
  }

  private give(given: Answer): void {
    this.choices.push(given);
    const refusal = play(this.game, given);
    if (refusal !== null) throw new Error(refusal.sentence);
  }

  /** Games of the judge's desk ask for their coins, and for choices that are none: here nobody has to say them. */
  private settle(): void {
    while (isNobodys(this.game)) {
      const chance = chanceFrom(this.setup.seed + this.choices.length * 7919);
      const offered = listAnswers(this.game);
      this.give(offered[chance(offered.length)]!);
    }
  }

  /** A bot gets the view of its seat and chance; the same choice in the same place when the game is played again. */
  private chosenBy(seat: Seat): Answer {
    const chance = chanceFrom(this.setup.seed + this.choices.length * 7919 + seat);
    const player = this.setup.players[seat]!;
    if (player === 'you') throw new Error('A person chooses for themselves.');
    return bots[player](outlookOf(this.game), chance);
  }

  private yoursAmong(): number[] {
    const yours: number[] = [];
    replay(this.record(), {
      visit: (game, choice) => {
        const isYours = game.state.decision.seat === this.viewer && !isNobodys(game);
        if (isYours && choice < this.choices.length) yours.push(choice);
      },
    });
    return yours;
  }

  private moment(): Moment {
    const { game, viewer } = this;
    const view = viewFor(game, viewer);
    const events = eventsFor(game.log!, viewer, this.sent.events);
    this.sent.events += events.length;
    this.sent.coins = tallyEvents(this.sent.coins, events);
    this.chronicle.add(events);
    return {
      view,
      events,
      told: this.chronicle.whole(),
      ...this.newlySeen(cardsIn(view, events)),
      ...turnWays(game, view),
      benches: game.state.sides.map((_, seat) => benchSizeOf(game, seat)),
      prizes: game.setup.format.prizes,
      coins: this.sent.coins,
      undoable: this.yours.length,
      redoable: this.undone.length,
      fingerprint: fingerprint(game.state).toString(),
    };
  }

  private newlySeen(cards: readonly CardId[]): Pick<Moment, 'seen' | 'faces'> {
    const fresh = [...new Set(cards)].filter((card) => !this.sent.cards.has(card));
    const places = fresh.map((card) => this.game.setup.cardOf[card]!);
    const faces = [...new Set(places)].filter((place) => !this.sent.faces.has(place));
    for (const card of fresh) this.sent.cards.add(card);
    for (const place of faces) this.sent.faces.add(place);
    return {
      seen: fresh.map((card, i) => [card, places[i]!]),
      faces: faces.map((place) => [place, this.faces[place]!]),
    };
  }
}

/**
 * A coin that is asked for, or a choice among one; the end of a turn is its player's word to say. At this table sits one
 * person only, so that a moment in which there is nothing to play passes unnoticed.
 */
function isNobodys(game: Game): boolean {
  const { phase, decision } = game.state;
  if (phase === 'over') return false;
  if (decision.kind === 'coin') return true;
  if (decision.kind === 'turn') return false;
  return (game.setup.options.askForced || decision.kind === 'off-turn') && listAnswers(game).length === 1;
}

function unwrap<T>(result: Result<T, Diagnostic[]>): T {
  if (!result.ok) throw new Error(result.error.map(({ message }) => message).join(' '));
  return result.value;
}
