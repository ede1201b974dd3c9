import { chanceFrom, type Random } from '../bots/index.js';
import {
  type Answer,
  type Belief,
  believe,
  type DeckPool,
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
  sameAnswer,
  type Viewer,
  waysOf,
} from '../engine/index.js';
import {
  faultsOfPlayers,
  NO_PLAYER,
  NO_SEAT,
  NOT_FOR_OTHERS,
  NOT_YOURS,
  noPlaceIn,
  reasonsOf,
  surely,
  surelyOf,
} from './doors.js';
import { allowedIn } from './elsewhere.js';
import { type Laid, lay, wordOf } from './lay.js';
import { type Linked, type LinkedClaim, linkedWith } from './linked.js';
import { botAnswer, noticeAll } from './minds.js';
import type { GameSummary, Reasons } from './moment.js';
import { namesFor } from './names.js';
import { nobodysAnswers } from './nobodys.js';
import { isBot, isSeat, PLAYERS, type Player, practisingAt, seatsWaitedFor } from './seats.js';
import { summaryOf } from './summary.js';
import { type Source, Viewing } from './viewing.js';

/** A decision that was taken, and by whom; null: by nobody. */
export interface Decided {
  readonly seat: Seat | null;
  readonly answer: Answer;
}

/** What a table is given beside its game and its players. */
export interface TableOptions {
  /** The decks that bots reckon with; without it, cards such as they have seen. */
  readonly pool?: DeckPool;
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
  private readonly belief: Belief;
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
  /** The answer that the rules have let through where the game stands. */
  private allowed: Answer | null = null;

  private constructor(
    private readonly claim: LinkedClaim,
    private seated: readonly Player[],
    private laid: Laid,
    { pool, practice = true }: TableOptions,
  ) {
    this.belief = believe(laid.game.setup, pool);
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
    const laid = lay(record, players, claim.value.setup);
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
    const { game, memories } = this.laid;
    const { seat } = game.state.decision;
    const player = this.seated[seat];
    if (this.nobodys !== null) return { seat: null, answer: this.nobodys[this.chanceFor(0)(this.nobodys.length)]! };
    if (!isBot(player)) return null;
    const mind = { belief: this.belief, memory: memories.get(seat) };
    return { seat, answer: botAnswer(player, game, mind, this.chanceFor(seat)) };
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
    if (isBot(player)) this.laid = surelyOf(lay(this.record(), players, this.claim.setup));
    this.place(players);
    return null;
  }

  /** The seat is empty from now on, and waited for. */
  leave(seat: Seat): Reasons | null {
    return this.sit(seat, 'empty');
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

  /** The eras in which the rules would let a seat; not asked where a game began in the middle. */
  allowedIn(seat: Seat, intent: Intent): readonly string[] {
    const { game: claim, setup } = this.claim;
    if (!isSeat(seat, this.seated) || 'position' in claim) return [];
    return allowedIn({ claim, setup, game: this.laid.game }, seat, intent);
  }

  /** Somebody who looks on from now, told by `whole` and `next`: who has no seat here, as a spectator. */
  viewing(viewer: Viewer): Viewing {
    return new Viewing(this.source, isSeat(viewer, this.seated) ? viewer : 'spectator');
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
    return this.isPractice ? practisingAt(this.seated) : null;
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
