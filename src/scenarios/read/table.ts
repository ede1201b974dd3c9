/** What a format makes of the words of a scenario: who sits there, and how many Pokémon stand in front of each. */
export interface Table {
  readonly seats: readonly string[];
  /** Who can win: the players, or in Team Battle the teams. */
  readonly winners: readonly string[];
  /** Active Pokémon a side (FMT-03). */
  readonly actives: number;
  /** Prize cards a side where a position does not say (SETUP-07, FMT-14). */
  readonly prizes: number;
  /** Whether an attack must say by whom and at whom. */
  readonly aimed: boolean;
}

const TWO_PLAYERS: Table = { seats: ['A', 'B'], winners: ['A', 'B'], actives: 1, prizes: 6, aimed: false };

/** Clockwise round the table (FMT-12). */
const TEAM_SEATS = ['A1', 'B1', 'A2', 'B2'];

const TABLES: Readonly<Record<string, Table>> = {
  constructed: TWO_PLAYERS,
  limited: { ...TWO_PLAYERS, prizes: 4 },
  '2-on-2': { ...TWO_PLAYERS, actives: 2, aimed: true },
  'team-battle': { ...TWO_PLAYERS, seats: TEAM_SEATS, prizes: 3, aimed: true },
  'team-battle-limited': { ...TWO_PLAYERS, seats: TEAM_SEATS, prizes: 2, aimed: true },
};

/** Behind a mistyped format stands everything that any format has, so that one mistake is not reported twenty times. */
const ANY_TABLE: Table = { ...TWO_PLAYERS, seats: ['A', 'B', ...TEAM_SEATS], actives: 2, aimed: true };

export const tableOf = (format: string | null): Table =>
  format === null ? ANY_TABLE : (TABLES[format] ?? TWO_PLAYERS);

/** The player who must have started, if the turns went round the table: odd turns are the starting player's. */
export function starterFor(table: Table, player: string, turn: number): string {
  const seats = table.seats;
  const back = seats.indexOf(player) - ((turn - 1) % seats.length);
  return seats[(back + seats.length) % seats.length];
}
