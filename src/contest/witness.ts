import { cardOfEvent, eventCount, eventsFor, type Game, type GameEvent, seatOfEvent, teamOf } from '../engine/index.js';

/** What became of the cards of a side: places among the different cards of the game. */
export interface CardsSeen {
  readonly drawn: ReadonlySet<number>;
  readonly played: ReadonlySet<number>;
  readonly prized: ReadonlySet<number>;
}

/** What is remembered of a game besides how it ended. */
export interface Seen {
  /** For each team. */
  readonly cards: readonly CardsSeen[];
  /** The Prize cards in the order in which they were taken: by whom, in which turn. */
  readonly taken: readonly { readonly team: number; readonly turn: number }[];
}

/** Events by which a card is played, or put into play. */
const PLAYS: ReadonlySet<GameEvent['kind']> = new Set<GameEvent['kind']>([
  'placedActive',
  'placedOnBench',
  'benched',
  'joined',
  'evolved',
  'attached',
  'played',
  'stadiumEntered',
  'broughtIn',
]);

/** Events by which a card comes into a hand. */
const DRAWS: ReadonlySet<GameEvent['kind']> = new Set<GameEvent['kind']>(['cardDrawn', 'putInHand', 'prizeTaken']);

/** Looks on at a game between bots and notes which cards came, were played, lay among the Prize cards, and who took those. */
export class Witness {
  private from = 0;
  private turn = 0;
  private readonly sides = [0, 1].map(() => ({
    drawn: new Set<number>(),
    played: new Set<number>(),
    prized: new Set<number>(),
  }));
  private readonly taken: { team: number; turn: number }[] = [];

  constructor(private readonly game: Game) {}

  get seen(): Seen {
    return { cards: this.sides, taken: this.taken };
  }

  /** To be called before every decision, and at the end. */
  notice(): void {
    const { log } = this.game;
    if (log === null) return;
    for (const event of eventsFor(log, 'all-seeing', this.from)) this.note(event);
    this.from = eventCount(log);
  }

  private note(event: GameEvent): void {
    if (event.kind === 'gameBegan') return this.beginAgain(); // a Sudden Death is another game
    if (event.kind === 'turnBegan') this.turn = event.turn;
    const seat = seatOfEvent(event);
    if (seat === null) return;
    const side = this.sides[teamOf(seat)]!;
    if (event.kind === 'mulliganTaken') side.drawn.clear(); // that hand went back
    if (event.kind === 'prizesSetAside') this.notePrizes(seat);
    if (event.kind === 'prizeTaken') this.taken.push({ team: teamOf(seat), turn: this.turn });
    const card = cardOfEvent(event);
    if (card === null) return;
    const place = this.game.setup.cardOf[card]!;
    if (DRAWS.has(event.kind)) side.drawn.add(place);
    if (PLAYS.has(event.kind)) side.played.add(place);
  }

  /** They have not been touched since: there is no choice between setting them aside and the first turn that moves one. */
  private notePrizes(seat: number): void {
    const { prized } = this.sides[teamOf(seat)]!;
    for (const card of this.game.state.sides[seat]!.prizes) prized.add(this.game.setup.cardOf[card]!);
  }

  private beginAgain(): void {
    this.taken.length = 0;
    for (const { drawn, played, prized } of this.sides) for (const cards of [drawn, played, prized]) cards.clear();
  }
}
