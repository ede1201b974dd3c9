import { chanceFrom, type Random, type Thinking } from '../bots/index.js';
import {
  type Answer,
  type Belief,
  type Diagnostic,
  err,
  fingerprint,
  type GameRecord,
  type Intent,
  ok,
  plainAnswer,
  playAllowed,
  type Result,
  recordOf,
  refusalNow,
  refusalOf,
  type Seat,
  type Seed,
  type Sketch,
  Sketcher,
  sameAnswer,
  waysOf,
} from '../engine/index.js';
import { type Hint, type HintStage, hintUpTo, SoughtHint } from './analysis/hint.js';
import {
  faultsOfPlayers,
  NO_HINTS,
  NO_PLAYER,
  NO_SEAT,
  NOT_ASKED,
  NOT_FOR_OTHERS,
  NOT_YOURS,
  NOTHING_ASKED,
  noPlaceIn,
  reasonsOf,
  surely,
  surelyOf,
} from './doors.js';
import { allowedIn } from './elsewhere.js';
import { type Laid, lay, wordOf } from './lay.js';
import { type Linked, type LinkedClaim, linkedWith } from './linked.js';
import { botThinking, noticeAll } from './minds.js';
import type { GameSummary, Reasons } from './moment.js';
import { namesFor } from './names.js';
import { nobodysAnswers } from './nobodys.js';
import { type Reckoning, reckoningByEye } from './reckoning.js';
import { isBot, isSeat, type Onlooking, PLAYERS, type Player, practisingAt, seatsWaitedFor } from './seats.js';
import { summaryOf } from './summary.js';
import { type Source, Viewing } from './viewing.js';

/** A decision that was taken, and by whom; null: by nobody. */
export interface Decided {
  readonly seat: Seat | null;
  readonly answer: Answer;
}

/** What a table is given beside its game and its players. */
export interface TableOptions {
  /** What bots reckon with (`reckoningWith`); without it, cards such as they have seen. */
  readonly reckoning?: Reckoning;
  /** Cards that were linked for other tables. */
  readonly linked?: Linked;
  /** Whether a person among bots takes choices back at will; usually so. Elsewhere all agree first (`back`). */
  readonly practice?: boolean;
}

/**
 * A game at which people, bots and nobody sit. It holds what is secret, lets each bot choose by what its seat has seen, and
 * tells every viewer what that one may know.
 */
export class Table {
  private readonly reckoning: Reckoning;
  /** Null until a bot has to decide something. */
  private belief: Belief | null = null;
  private readonly isPractice: boolean;
  private readonly source: Source;
  /** The places among the choices that can be taken back. */
  private own: number[] = [];
  /** What was taken back, the latest last: a choice and what followed from it. */
  private undone: (readonly Answer[])[] = [];
  /** Counts what there is to tell, and how often the game went back. */
  private readonly count = { number: 0, course: 0 };
  /** How many events were left each time that it went back. */
  private readonly backs: number[] = [];
  private asked: Seat | null = null;
  /** How many seats are waited for. */
  private waited = 0;
  /** What is decided now, if it is nobody's to say. */
  private nobodys: readonly Answer[] | null = null;
  /** What a bot has thought so far about the decision that is its own. */
  private thinking: Thinking | null = null;
  /** The answer that the rules have let through where the game stands. */
  private allowed: Answer | null = null;
  /** The hint that is looked for where the game stands. */
  private sought: { readonly number: number; readonly hint: SoughtHint } | null = null;
  /** Who has the device, where several people hand one round. */
  private holder: Seat | null = null;
  /** Of the seats that think elsewhere. */
  private readonly sketchers = new Map<Seat, Sketcher>();

  private constructor(
    private readonly claim: LinkedClaim,
    private seated: readonly Player[],
    private laid: Laid,
    { reckoning = reckoningByEye, practice = true }: TableOptions,
  ) {
    this.reckoning = reckoning;
    this.isPractice = practice;
    this.source = this.sourceOfMoments();
    this.place(seated);
  }

  /** A new game. */
  static begin(
    claim: GameRecord['game'],
    players: readonly Player[],
    options?: TableOptions,
  ): Result<Table, Diagnostic[]> {
    return Table.resume({ rulebox: 2, game: claim, choices: [] }, players, options);
  }

  /** A game that was begun before, gone on with from where its record ends. */
  static resume(
    record: GameRecord,
    players: readonly Player[],
    options: TableOptions = {},
  ): Result<Table, Diagnostic[]> {
    const wrong = faultsOfPlayers(record, players);
    if (wrong.length > 0) return err(wrong);
    const claim = linkedWith(options.linked, record);
    if (!claim.ok) return claim;
    const laid = lay(record, players, { setup: claim.value.setup });
    if (!laid.ok) return laid;
    const { game } = recordOf(claim.value.game, []);
    return ok(new Table({ ...claim.value, game }, players, laid.value, options));
  }

  get players(): readonly Player[] {
    return this.seated;
  }

  get isOver(): boolean {
    return this.laid.game.state.phase === 'over';
  }

  /** The person, or the empty seat, that is asked; null: the game is over, or goes on by itself. */
  get waitsFor(): Seat | null {
    return this.asked;
  }

  /** The number of the turn, 0 while setting up, and whose it is. */
  get turn(): { readonly number: number; readonly seat: Seat } {
    const { turn, seat } = this.laid.game.state;
    return { number: turn, seat };
  }

  /** The team that has won; null: nobody, or the game is not over. */
  get winner(): number | null {
    const { winner } = this.laid.game.state;
    return this.isOver && winner >= 0 ? winner : null;
  }

  /** Gives a seat's answer. Why not, if the rules refuse it; then nothing has changed. */
  choose(seat: Seat, given: Answer): Reasons | null {
    const refusal = this.refuses(seat, given);
    if (refusal !== null) return refusal;
    this.take(plainAnswer(given)!, seat);
    this.undone = [];
    return null;
  }

  /** Why a seat's answer would be refused; null: `choose` lets it through, and does not ask the rules again. Nothing changes. */
  refuses(seat: Seat, given: Answer): Reasons | null {
    if (!isSeat(seat, this.seated)) return NO_SEAT;
    const own = plainAnswer(given);
    if (own?.kind === 'concede' && own.seat !== seat) return NOT_FOR_OTHERS;
    const mayAnswer = own !== null && (this.asked === seat || own.kind === 'concede');
    const refusal = mayAnswer ? this.judge(own) : this.notAsked(seat, given);
    return refusal === null ? null : reasonsOf(refusal);
  }

  concede(seat: Seat): Reasons | null {
    return this.choose(seat, { kind: 'concede', seat });
  }

  /** Takes one decision that is a bot's, or nobody's; false: there is none. */
  goOn(): boolean {
    const decided = this.decided();
    if (decided !== null) this.give(decided.answer, decided.seat);
    return decided !== null;
  }

  /** What a bot, or nobody, decides now, the same wherever this game is laid; null: somebody is asked, or it is over. Nothing changes. */
  decided(): Decided | null {
    if (this.isOver || this.asked !== null) return null;
    if (this.nobodys !== null) return { seat: null, answer: this.nobodys[this.chanceFor(0)(this.nobodys.length)]! };
    const thinking = this.botsThinking();
    if (thinking === null) return null;
    while (!thinking.isDone) thinking.step();
    return { seat: this.laid.game.state.decision.seat, answer: thinking.best() };
  }

  /** Lets the bot that decides now think one step; false: it has thought enough, or none decides. Nothing else changes. */
  think(): boolean {
    const thinking = this.botsThinking();
    if (thinking === null) return false;
    if (!thinking.isDone) thinking.step();
    return !thinking.isDone;
  }

  /** Goes on with a decision as it was written down, whoever took it. Why not, if the rules refuse it. */
  follow({ seat, answer }: Decided): Reasons | null {
    const refusal = this.judge(answer);
    if (refusal !== null) return reasonsOf(refusal);
    this.take(answer, seat);
    this.undone = [];
    return null;
  }

  /** Lets somebody sit on a seat from now on. A bot that sits down remembers what its seat has seen. Why not, if nobody may. */
  sit(seat: Seat, player: Player): Reasons | null {
    if (!isSeat(seat, this.seated)) return NO_SEAT;
    if (!PLAYERS.includes(player)) return NO_PLAYER;
    const players = this.seated.with(seat, player);
    if (isBot(player)) this.laid = this.laidAnew(players);
    this.place(players);
    return null;
  }

  /** The seat is empty from now on, and waited for. */
  leave(seat: Seat): Reasons | null {
    return this.sit(seat, 'empty');
  }

  /** The device is handed to a seat, or to nobody: what was chosen before stands, and what comes can be taken back by this one. */
  handTo(seat: Seat | null): void {
    this.holder = seat;
    this.letStand();
  }

  /** Whatever was chosen so far cannot be taken back at will any more. */
  letStand(): void {
    this.own = [];
    this.undone = [];
    this.count.number++;
  }

  /** Takes the last choice of a person among bots back, and what followed from it; false: there is none. */
  undo(): boolean {
    const last = this.own.pop();
    if (last === undefined) return false;
    this.undone.push(this.chosenSince(last));
    this.goBack(last);
    return true;
  }

  /** Takes back everything but the first so many choices, as all have agreed to. Why not, if there were not so many. */
  back(to: number): Reasons | null {
    const { length } = this.laid.past.chosen;
    if (!Number.isInteger(to) || to < 0 || to > length) return noPlaceIn(length);
    if (to === length) return null;
    this.own = this.own.filter((place) => place < to);
    this.undone = [];
    this.goBack(to);
    return null;
  }

  /** Makes the choice again that was taken back last, and what followed from it. */
  redo(): boolean {
    const again = this.undone.pop();
    if (again === undefined) return false;
    for (const given of again) this.give(given, wordOf(given, this.laid.game, this.nobodys === null));
    return true;
  }

  /** Why a seat cannot do what it would like to; null: it can. */
  whyNot(seat: Seat, intent: Intent): Reasons | null {
    if (!isSeat(seat, this.seated)) return NO_SEAT;
    const { refusal } = waysOf(this.laid.game, seat, intent);
    return refusal === null ? null : reasonsOf(refusal);
  }

  /**
   * A hint for the person who practises here: where to look, then what to do, then why; as far as the stage that is asked for.
   * It is found by what the seat knows, and takes a while. Why not, at other tables; null: there is nothing to choose.
   */
  hint(seat: Seat, stage: HintStage): Partial<Hint> | Reasons | null {
    const sought = this.hintSought(seat);
    if ('sentence' in sought) return sought;
    return sought.hint === null ? null : hintUpTo(sought.hint, stage);
  }

  /** Looks for that hint while there is time; true: it is found, and told at once. Why not, at other tables. */
  seekHint(seat: Seat, hasTime: () => boolean): boolean | Reasons {
    const sought = this.hintSought(seat);
    return 'sentence' in sought ? sought : sought.seek(hasTime);
  }

  private hintSought(seat: Seat): SoughtHint | Reasons {
    if (this.holder !== null || seat !== this.practising) return NO_HINTS;
    if (this.asked !== seat) return NOTHING_ASKED;
    const { number } = this.count;
    if (this.sought?.number !== number)
      this.sought = { number, hint: new SoughtHint(this.record(), { reckoning: this.reckoning }) };
    return this.sought.hint;
  }

  /** The eras in which the rules would let a seat; not asked where a game began in the middle. */
  allowedIn(seat: Seat, intent: Intent): readonly string[] {
    const { game: claim, setup } = this.claim;
    if (!isSeat(seat, this.seated) || 'position' in claim) return [];
    return allowedIn({ claim, setup, game: this.laid.game }, seat, intent);
  }

  /**
   * Somebody who looks on from now, told by `whole` and `next`: who has no seat here, as a spectator. All hands lie open only
   * where bots are among themselves.
   */
  viewing(onlooking: Onlooking): Viewing {
    const isOpen = onlooking === 'open' && this.waited === 0;
    return new Viewing(this.source, isOpen || isSeat(onlooking, this.seated) ? onlooking : 'spectator');
  }

  /**
   * The game as the seat that is asked knows it, to be thought about elsewhere; what it does not know is made up by chance of
   * its own. From then on the table remembers what that seat sees.
   */
  sketch(seat: Seat, seed: Seed): Result<Sketch, Reasons> {
    if (!isSeat(seat, this.seated)) return err(NO_SEAT);
    if (this.isOver || this.asked !== seat) return err(NOT_ASKED);
    if (!this.sketchers.has(seat)) {
      this.sketchers.set(seat, new Sketcher(seat));
      this.laid = this.laidAnew(this.seated);
      noticeAll(this.laid.memories, this.laid.game);
    }
    const { game, memories } = this.laid;
    return ok(this.sketchers.get(seat)!.sketch(game, memories.get(seat), chanceFrom(seed, seat)));
  }

  record(): GameRecord {
    return recordOf(this.claim.game, this.chosenSince(0));
  }

  /** What has been chosen since a place among the choices. */
  chosenSince(place: number): readonly Answer[] {
    return this.laid.past.chosen.between(place);
  }

  /** `you`: the seat by which it will be remembered. */
  summary(you: Seat | null): GameSummary {
    const { past, game } = this.laid;
    return summaryOf({ claim: this.claim.game, choices: past.chosen.length, game }, you);
  }

  /** The same number at two tables where the game stands alike: more than anybody at them may know. */
  fingerprint(): string {
    return fingerprint(this.laid.game.state).toString();
  }

  /** Plays everything again, for those who have to remember it. */
  private laidAnew(players: readonly Player[]): Laid {
    const remembering = new Set(this.sketchers.keys());
    return surelyOf(lay(this.record(), players, { setup: this.claim.setup, remembering }));
  }

  /** The one place where the rules are asked about an answer, once where the game stands. */
  private judge(given: Answer): Reasons | null {
    if (this.allowed !== null && sameAnswer(this.allowed, given)) return null;
    const refusal = refusalNow(this.laid.game, given);
    if (refusal === null) this.allowed = given;
    return refusal;
  }

  /** Goes on with an answer that cannot be refused. */
  private give(given: Answer, word: Seat | null): void {
    surely(this.judge(given));
    this.take(given, word);
  }

  /** Goes on with an answer that was let through. */
  private take(given: Answer, word: Seat | null): void {
    const { past, game, annals, memories } = this.laid;
    if (memories.size === 0) annals.putAway(); // bots go by what the engine has written down
    playAllowed(game, given);
    if (word !== null && word === this.practising) this.own.push(past.chosen.length);
    past.add(given, word);
    this.stand();
  }

  private goBack(to: number): void {
    const { past } = this.laid;
    this.laid = { past, ...past.backTo(to, this.laid) };
    this.count.course++;
    this.backs.push(this.laid.annals.count);
    this.stand();
  }

  /** Takes in where the game has come to. */
  private stand(): void {
    const { past, game, memories } = this.laid;
    this.allowed = null;
    noticeAll(memories, game);
    if (this.practising !== null) past.keep(this.laid);
    const { seat } = game.state.decision;
    this.nobodys = nobodysAnswers(game, this.waited);
    this.asked = this.isOver || this.nobodys !== null || isBot(this.seated[seat]) ? null : seat;
    this.count.number++;
    this.thinking = null;
  }

  private place(players: readonly Player[]): void {
    this.seated = players;
    this.waited = seatsWaitedFor(players).length;
    this.undone = [];
    const only = this.practising;
    this.own = only === null ? [] : this.laid.past.chosen.placesOf(only);
    this.stand();
  }

  /** Who takes choices back here without asking anybody. */
  private get practising(): Seat | null {
    return this.isPractice ? (practisingAt(this.seated) ?? this.holder) : null;
  }

  /** What the bot that decides now has thought so far; null: somebody is asked, nobody decides, or it is over. */
  private botsThinking(): Thinking | null {
    const { game, memories } = this.laid;
    const { seat } = game.state.decision;
    const player = this.seated[seat];
    if (this.isOver || this.asked !== null || this.nobodys !== null || !isBot(player)) return null;
    this.belief ??= this.reckoning(game.setup);
    const mind = { belief: this.belief, memory: memories.get(seat) };
    this.thinking ??= botThinking(player, game, mind, this.chanceFor(seat));
    return this.thinking;
  }

  /** The same choice in the same place when the game is played again. */
  private chanceFor(seat: Seat): Random {
    return chanceFrom(this.laid.game.state.seed, seat, this.laid.past.chosen.length);
  }

  /** Why somebody who is not asked cannot answer, and who is asked. */
  private notAsked(seat: Seat, given: Answer): Reasons {
    const { sentence, rules } = refusalOf(this.laid.game, seat, given) ?? NOT_YOURS;
    if (this.asked === null) return { sentence, rules };
    return { sentence: `${sentence} The game waits for ${namesFor(seat, this.seated.length)[this.asked]}.`, rules };
  }

  private sourceOfMoments(): Source {
    return {
      facts: this.claim.game.facts,
      start: () => this.laid.past.start(this.laid.game),
      now: () => ({ game: this.laid.game, ...this.count }),
      eventsSince: (heard, onlooker) => this.laid.annals.since(heard, onlooker),
      shared: ({ course }) => Math.min(this.laid.annals.count, ...this.backs.slice(course)),
      beside: (viewer) => {
        const isOwn = viewer === this.practising;
        return {
          players: this.seated,
          undoable: isOwn ? this.own.length : 0,
          redoable: isOwn ? this.undone.length : 0,
        };
      },
    };
  }
}
