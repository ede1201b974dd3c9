import type { Seat } from './state.js';

/** A format: how many play, with what decks, on what table. How the game is played is the era's business. */
export interface Format {
  readonly id: string;
  /** The rule that brings the format: cited where an era does not have it. */
  readonly rule: string;
  /** Two players, or four in two teams: they sit clockwise, teammates diagonally. @rule FMT-12 */
  readonly seats: number;
  /** Active spots a side. @rule FMT-03 */
  readonly actives: number;
  /** @rule BENCH-02 FMT-06 FMT-16 */
  readonly bench: number;
  readonly deck: number;
  /** For each player. @rule SETUP-06 SETUP-07 FMT-14 */
  readonly prizes: number;
  /** How many cards of one name a deck may hold; 0: any number. @rule DECK-02 DECK-09 */
  readonly copies: number;
  /** Whom the flip at the beginning picks; a team chooses which of its players goes first. @rule SETUP-02 FMT-13 */
  readonly flipPicks: 'player' | 'team';
  /** Whom the bans of the first turn bind: who starts, or the first player of each team. @rule FIRST-03 FMT-17 */
  readonly firstTurnBan: 'starter' | 'first-of-each-team';
  /** What becomes of a player who cannot draw at the beginning of a turn. @rule WIN-03 FMT-22 */
  readonly deckOut: 'loses' | 'leaves-the-game';
  /** Where a Basic Pokémon goes that is drawn by a player without Pokémon in play. @rule FMT-21 */
  readonly drawnWithoutPokemon: 'hand' | 'active';
  /** Whom "you" and "your opponent" mean in a text: the one there is, or one of two as the player says. @rule FMT-23 FMT-24 */
  readonly designates: 'nobody' | 'players';
  /** Who may begin to talk with whom about the game. @rule FMT-19 */
  readonly talk: 'free' | 'opened-by-the-player-on-turn';
}

/** @rule FMT-01 DECK-01 SETUP-06 BENCH-02 */
export const CONSTRUCTED: Format = {
  id: 'constructed',
  rule: 'FMT-01',
  seats: 2,
  actives: 1,
  bench: 5,
  deck: 60,
  prizes: 6,
  copies: 4,
  flipPicks: 'player',
  firstTurnBan: 'starter',
  deckOut: 'loses',
  drawnWithoutPokemon: 'hand',
  designates: 'nobody',
  talk: 'free',
};

/** @rule FMT-02 DECK-08 DECK-09 SETUP-07 */
export const LIMITED: Format = { ...CONSTRUCTED, id: 'limited', rule: 'FMT-02', deck: 40, prizes: 4, copies: 0 };

/** @rule FMT-03 FMT-06 */
export const TWO_ON_TWO: Format = {
  ...CONSTRUCTED,
  id: '2-on-2',
  rule: 'FMT-03',
  actives: 2,
  bench: 4,
};

/** @rule FMT-12 FMT-14 FMT-16 */
export const TEAM_BATTLE: Format = {
  ...CONSTRUCTED,
  id: 'team-battle',
  rule: 'FMT-12',
  seats: 4,
  bench: 4,
  prizes: 3,
  flipPicks: 'team',
  firstTurnBan: 'first-of-each-team',
  deckOut: 'leaves-the-game',
  drawnWithoutPokemon: 'active',
  designates: 'players',
  talk: 'opened-by-the-player-on-turn',
};

/** @rule FMT-02 FMT-14 */
export const LIMITED_TEAM_BATTLE: Format = {
  ...TEAM_BATTLE,
  id: 'team-battle-limited',
  deck: 40,
  prizes: 2,
  copies: 0,
};

/** All formats that there are, the ordinary one first. */
export const FORMATS: readonly Format[] = [CONSTRUCTED, LIMITED, TWO_ON_TWO, TEAM_BATTLE, LIMITED_TEAM_BATTLE];

/** Seats sit clockwise and teams alternate, so a seat faces the next one or the one before it. @rule FMT-12 */
export const facing = (seat: Seat): Seat => seat ^ 1;

/** The team that a seat plays for. @rule FMT-11 */
export const teamOf = (seat: Seat): number => seat & 1;

/** Whether two seats play against each other: teammates do not. @rule FMT-24 */
export const areOpponents = (one: Seat, other: Seat): boolean => ((one ^ other) & 1) !== 0;

/** The teammate, who sits diagonally; of two players each is a team alone, and it is the seat itself. @rule FMT-12 */
export const mateOf = ({ seats }: Format, seat: Seat): Seat => (seats > 2 ? seat ^ 2 : seat);

export const nextSeat = (format: Format, seat: Seat): Seat => (seat + 1 === format.seats ? 0 : seat + 1);
