import { benchSizeOf, cardOf, type Game, mateOf, NONE, type Seat, type Side, seatOf } from '../../engine/index.js';

/** What each player has, within the limits of format and era. */
export function unsoundSides(game: Game, found: string[]): void {
  for (let seat = 0; seat < game.state.sides.length; seat++) {
    const side = game.state.sides[seat]!;
    const say = (what: string): void => {
      found.push(`seat ${seat} ${what}`);
    };
    unsoundSpots(game, seat, side, say);
    unsoundZones(game, seat, side, say);
    unsoundCounts(game, side, say);
  }
}

type Say = (what: string) => void;

/** @rule BENCH-02 BENCH-04 FMT-05 */
function unsoundSpots(game: Game, seat: Seat, side: Side, say: Say): void {
  const { format } = game.setup;
  const { pokemon } = game.state;
  if (side.active.length !== format.actives) say(`has ${side.active.length} Active spots`);
  if (side.bench.length > benchSizeOf(game, seat) && !isBeingSettled(game))
    say(`has ${side.bench.length} Benched Pokémon`);
  const spots = [...side.active.filter((id) => id !== NONE), ...side.bench];
  if (spots.some((id) => seatOf(id) !== seat || pokemon[id] == null))
    say('has a spot with a Pokémon that is not there');
  if (new Set(spots).size !== spots.length) say('has one Pokémon on two spots');
  const standing = pokemon.reduce((count, each, id) => count + (each !== null && seatOf(id) === seat ? 1 : 0), 0);
  if (standing !== spots.length) say(`has ${standing} Pokémon in play on ${spots.length} spots`);
  const filled = side.active.reduce((count, id) => count + (id === NONE ? 0 : 1), 0);
  const least = mayBeAlone(game, seat) ? 0 : 1;
  if (!mayLackActive(game) && filled !== Math.max(least, Math.min(format.actives, spots.length))) {
    say(`has ${filled} Active Pokémon`);
  }
}

/** A player may be without Pokémon while the teammate has some, and has none after leaving. @rule FMT-21 FMT-22 */
function mayBeAlone({ setup, state }: Game, seat: Seat): boolean {
  const mate = mateOf(setup.format, seat);
  return mate !== seat && (state.sides[seat]!.out === 1 || state.sides[mate]!.active.some((id) => id !== NONE));
}

/** Active spots are empty while a game is set up, between a Knock Out and what follows from it, and until a text that takes Pokémon away is done. @rule TURN-13 */
function mayLackActive({ state }: Game): boolean {
  return isBeingSettled({ state }) || state.phase === 'setup' || state.phase === 'over';
}

/** Until a text is done, and the checks after it are, spots may be empty and Benches too full. @rule TURN-12 TURN-13 */
function isBeingSettled({ state }: Pick<Game, 'state'>): boolean {
  const doing = state.frames.at(-1)?.kind;
  return state.frames.some(({ script }) => script !== NONE) || doing === 'checks' || doing === 'sudden-death';
}

/** @rule SETUP-06 SETUP-07 WIN-06 WIN-08 */
function prizesSetAside({ state, setup }: Game): number {
  if (state.suddenDeaths === 0) return setup.format.prizes;
  return setup.era.tieGame === 'sudden-death-one-prize' ? 1 : 6;
}

/** @rule SETUP-06 SETUP-07 WIN-06 ZONE-01 SUP-02 */
function unsoundZones(game: Game, seat: Seat, side: Side, say: Say): void {
  const { state, setup } = game;
  const isHeir = state.sides[mateOf(setup.format, seat)]!.out === 1; // FMT-22
  const most = prizesSetAside(game) * (isHeir ? 2 : 1);
  if (side.prizes.length > most && !setup.occurs.addedPrizes) say(`has ${side.prizes.length} Prize cards`);
  if (side.lostZone.length > 0 && !setup.era.lostZone) say('has cards in a Lost Zone that the era does not have');
  unsoundPlayed(game, seat, side, say);
}

/**
 * A Trainer card lies there while its text is carried out, for good where the game is over in the middle of that; after it a
 * Supporter may, until the end of the turn. @rule TRN-01 SUP-02 WIN-01
 */
function unsoundPlayed(game: Game, seat: Seat, side: Side, say: Say): void {
  const { state, setup } = game;
  if (state.phase === 'over' && state.seat === seat) return;
  const lying = side.played.filter(
    (card) => !state.frames.some((frame) => frame.kind === 'played' && frame.card === card),
  );
  if (lying.some((card) => cardOf(game, card).role !== 'supporter')) say('has played no Supporter that stays');
  const mayLie = setup.era.supporterDiscard === 'end-of-turn' && state.seat === seat && lying.length <= 1;
  if (lying.length > 0 && !mayLie) say('has Supporters lying that should have gone');
}

/** @rule NRG-01 SUP-01 STAD-03 RET-02 */
function unsoundCounts({ setup, state }: Game, side: Side, say: Say): void {
  const { era } = setup;
  if (side.energyAttached > 1) say(`has attached ${side.energyAttached} Energy cards this turn`);
  if (side.supporterPlayed > 1) say(`has played ${side.supporterPlayed} Supporters this turn`);
  if (side.stadiumPlayed > 1 && era.stadiumsPerTurn === 1) say(`has played ${side.stadiumPlayed} Stadiums this turn`);
  if (side.retreated > 1 && era.retreatsPerTurn === 1) say(`has retreated ${side.retreated} times this turn`);
  if (side.owed < 0 || (side.owed > 0 && state.decision.kind === 'turn')) say(`is owed ${side.owed} Prize cards`);
}
