import { chanceFrom, type Random } from '../bots/index.js';
import {
  type Answer,
  type Belief,
  believe,
  type DeckPool,
  type Diagnostic,
  err,
  eventsFor,
  fingerprint,
  type GameRecord,
  type Intent,
  ok,
  plainAnswer,
  play,
  type Result,
  recordOf,
  refusalOf,
  type Seat,
  type Viewer,
  waysOf,
} from '../engine/index.js';
import {
  faultsOfPlayers,
  NO_PLAYER,
  NO_SEAT,
  NOT_FOR_OTHERS,
  NOT_YOURS,
  reasonsOf,
  surely,
  surelyOf,
} from './doors.js';
import { allowedIn } from './elsewhere.js';
import { type Laid, lay, wordOf } from './lay.js';
import { botAnswer, noticeAll } from './minds.js';
import type { GameSummary, Reasons } from './moment.js';
import { namesFor } from './names.js';
import { nobodysAnswers } from './nobodys.js';
import { isBot, isSeat, PLAYERS, type Player, practisingAt, seatsWaitedFor } from './seats.js';
import { summaryOf } from './summary.js';
import { type Source, Viewing } from './viewing.js';

/**
 * A game at which people, bots and nobody sit. It holds what is secret, lets each bot choose by what its seat has seen, and
 * tells every viewer what that one may know.
 */
export class Table {
  private readonly belief: Belief;
  private readonly source: Source;
  /** The places among the choices that can be taken back. */
  private own: number[] = [];
  /** What was taken back, the latest last: a choice and what followed from it. */
  private undone: (readonly Answer[])[] = [];
  /** Counts what there is to tell, and how often the game went back. */
  private readonly count = { number: 0, course: 0 };
  private asked: Seat | null = null;
  /** What is decided now, if it is nobody's to say. */
  private nobodys: readonly Answer[] | null = null;

  private constructor(
    private readonly claim: GameRecord['game'],
    private seated: readonly Player[],
    private laid: Laid,
    pool?: DeckPool,
  ) {
    this.belief = believe(laid.game.setup, pool);
    this.source = this.sourceOfMoments();
    this.place(seated);
  }

  /** A new game. `pool`: the decks that bots reckon with; without it, cards such as they have seen. */
  static begin(claim: GameRecord['game'], players: readonly Player[], pool?: DeckPool): Result<Table, Diagnostic[]> {
    return Table.resume({ rulebox: 2, game: claim, choices: [] }, players, pool);
  }

  /** A game that was begun before, gone on with from where its record ends. */
  static resume(record: GameRecord, players: readonly Player[], pool?: DeckPool): Result<Table, Diagnostic[]> {
    const wrong = faultsOfPlayers(record, players);
    if (wrong.length > 0) return err(wrong);
    const laid = lay(record, players);
    return laid.ok ? ok(new Table(recordOf(record.game, []).game, players, laid.value, pool)) : laid;
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

  /** Gives a seat's answer. Why not, if the rules refuse it; then nothing has changed. */
  choose(seat: Seat, given: Answer): Reasons | null {
    if (!isSeat(seat, this.seated)) return NO_SEAT;
    const own = plainAnswer(given);
    if (own?.kind === 'concede' && own.seat !== seat) return NOT_FOR_OTHERS;
    const mayAnswer = own !== null && (this.asked === seat || own.kind === 'concede');
    const refusal = mayAnswer ? this.give(own, seat) : this.notAsked(seat, given);
    if (refusal !== null) return reasonsOf(refusal);
    this.undone = [];
    return null;
  }

  concede(seat: Seat): Reasons | null {
    return this.choose(seat, { kind: 'concede', seat });
  }

  /** Takes one decision that is a bot's, or nobody's; false: there is none. */
  goOn(): boolean {
    if (this.isOver || this.asked !== null) return false;
    const { game, memories } = this.laid;
    const { seat } = game.state.decision;
    const player = this.seated[seat];
    if (this.nobodys !== null) {
      surely(this.give(this.nobodys[this.chanceFor(0)(this.nobodys.length)]!, null));
    } else if (isBot(player)) {
      const mind = { belief: this.belief, memory: memories.get(seat) };
      surely(this.give(botAnswer(player, game, mind, this.chanceFor(seat)), seat));
    }
    return true;
  }

  /** Lets somebody sit on a seat from now on. A bot that sits down remembers what its seat has seen. Why not, if nobody may. */
  sit(seat: Seat, player: Player): Reasons | null {
    if (!isSeat(seat, this.seated)) return NO_SEAT;
    if (!PLAYERS.includes(player)) return NO_PLAYER;
    const players = this.seated.with(seat, player);
    if (isBot(player)) this.laid = { ...surelyOf(lay(this.record(), players)), start: this.laid.start };
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
    const { past, game, start } = this.laid;
    this.undone.push(past.choices.slice(last));
    this.laid = { start, past, ...past.backTo(last, game) };
    this.count.course++;
    this.stand();
    return true;
  }

  /** Makes the choice again that was taken back last, and what followed from it. */
  redo(): boolean {
    const again = this.undone.pop();
    if (again === undefined) return false;
    for (const given of again) surely(this.give(given, wordOf(given, this.laid.game, this.nobodys === null)));
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
    const isAsked = isSeat(seat, this.seated) && !('position' in this.claim);
    return isAsked ? allowedIn(this.claim, this.laid.game, seat, intent) : [];
  }

  /** Somebody who looks on from now, told by `whole` and `next`: who has no seat here, as a spectator. */
  viewing(viewer: Viewer): Viewing {
    return new Viewing(this.source, isSeat(viewer, this.seated) ? viewer : 'spectator');
  }

  record(): GameRecord {
    return recordOf(this.claim, this.laid.past.choices.slice());
  }

  /** What has been chosen since a place among the choices. */
  chosenSince(place: number): readonly Answer[] {
    return this.laid.past.choices.slice(place);
  }

  /** `you`: the seat by which it will be remembered. */
  summary(you: Seat | null): GameSummary {
    const { past, game } = this.laid;
    return summaryOf({ claim: this.claim, choices: past.choices.length, game }, you);
  }

  /** The same number at two tables where the game stands alike: more than anybody at them may know. */
  fingerprint(): string {
    return fingerprint(this.laid.game.state).toString();
  }

  /** The one place where the rules are asked about an answer. */
  private give(given: Answer, word: Seat | null): Reasons | null {
    const { past, game } = this.laid;
    const refusal = play(game, given);
    if (refusal !== null) return refusal;
    if (word !== null && word === practisingAt(this.seated)) this.own.push(past.choices.length);
    past.add(given, word);
    this.stand();
    return null;
  }

  /** Takes in where the game has come to. */
  private stand(): void {
    const { past, game, memories } = this.laid;
    noticeAll(memories, game);
    past.stand({ game, memories });
    const { seat } = game.state.decision;
    this.nobodys = nobodysAnswers(game, seatsWaitedFor(this.seated).length);
    this.asked = this.isOver || this.nobodys !== null || isBot(this.seated[seat]) ? null : seat;
    this.count.number++;
  }

  private place(players: readonly Player[]): void {
    this.seated = players;
    this.undone = [];
    const only = practisingAt(this.seated);
    this.own = only === null ? [] : this.laid.past.words.flatMap((word, place) => (word === only ? [place] : []));
    this.stand();
  }

  /** The same choice in the same place when the game is played again. */
  private chanceFor(seat: Seat): Random {
    return chanceFrom(this.laid.game.state.seed, seat, this.laid.past.choices.length);
  }

  /** Why somebody who is not asked cannot answer, and who is asked. */
  private notAsked(seat: Seat, given: Answer): Reasons {
    const { sentence, rules } = refusalOf(this.laid.game, seat, given) ?? NOT_YOURS;
    if (this.asked === null) return { sentence, rules };
    return { sentence: `${sentence} The game waits for ${namesFor(seat, this.seated.length)[this.asked]}.`, rules };
  }

  private sourceOfMoments(): Source {
    return {
      facts: this.claim.facts,
      start: this.laid.start,
      now: () => ({ game: this.laid.game, ...this.count }),
      eventsSince: (heard, onlooker) => eventsFor(this.laid.game.log!, onlooker, heard),
      beside: (viewer) => {
        const isOwn = viewer === practisingAt(this.seated);
        return {
          players: this.seated,
          undoable: isOwn ? this.own.length : 0,
          redoable: isOwn ? this.undone.length : 0,
        };
      },
    };
  }
}
