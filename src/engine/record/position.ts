import { tookBefore } from '../carry-out/happen.js';
import { newLog } from '../model/event-log.js';
import { facing } from '../model/format.js';
import { type Game, gameWith, topOf } from '../model/game.js';
import { hearAll } from '../model/listeners.js';
import type { Setup } from '../model/setup.js';
import {
  type CardId,
  CONDITIONS,
  NONE,
  newFrame,
  ONCE_PER_GAME,
  PARALYZED,
  PLACES_PER_SEAT,
  type Pokemon,
  type Seat,
  type State,
  seatOf,
} from '../model/state.js';
import { newPokemon } from '../model/table.js';
import { err, ok, type Result } from '../result.js';
import { benchSizeOf, hpOf } from '../terms/judge.js';
import { run } from '../turn/run.js';
import { beginLocks } from '../turn/settle-locks.js';
import { seatName } from '../view/describe.js';
import { KNOWN, type Known, setUpFrom } from './claim.js';
import { positionShape } from './claim-shape.js';
import { dealIds } from './deal-ids.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import { emptyState } from './new-game.js';
import type { PokemonClaim, PositionClaim, PositionGameClaim, SideClaim } from './position-claim.js';
import { positionFaults } from './position-faults.js';
import { seedOf } from './seed-of.js';
import { faultsIn } from './shape.js';

/** Every card of a side in the order in which it is numbered. */
export function cardsOfSide(side: SideClaim): number[] {
  const inPlay = [...side.active, ...side.bench].flatMap((pokemon) =>
    pokemon === null ? [] : [...pokemon.under, pokemon.card, ...pokemon.attached],
  );
  return [...inPlay, ...side.hand, ...side.discard, ...side.lost, ...side.deck, ...side.prizes];
}

/** Builds the game, or says why the board cannot stand. */
export function gameAt(claim: PositionGameClaim, listen = false, known: Known = KNOWN): Result<Game, Diagnostic[]> {
  const wrong = faultsIn(claim, positionShape, 'The claim');
  if (wrong.length > 0) return err(wrong);
  const { position } = claim;
  const decks = position.sides.map((side, seat) => [
    ...cardsOfSide(side),
    ...(position.stadium?.owner === seat ? [position.stadium.card] : []),
  ]);
  const set = setUpFrom({ ...claim, decks, anyDeck: true }, known);
  if (!set.ok) return set;
  const seed = seedOf(claim.seed);
  if (!seed.ok) return seed;
  const { setup: dealt, ids } = dealIds(set.value, seed.value);
  const setup = withGear(dealt, position, ids);
  const faults = positionFaults(position, setup);
  if (faults.length > 0) return err(faults);
  const state = emptyState(setup, seed.value);
  layOut(state, position, ids);
  const game = gameWith(setup, state);
  if (listen) game.log = newLog(game.setup);
  hearAll(game);
  beginLocks(game);
  for (const [seat, { prizes }] of position.sides.entries())
    tookBefore(game, seat, setup.format.prizes - prizes.length);
  const fallen = position.impossible ? [] : knockedOutAlready(game);
  if (fallen.length > 0) return err(fallen);
  if (!position.impossible && isTooFull(game)) state.checksDue = 1;
  run(game);
  return ok(game);
}

/** What lies on a Pokémon as Team Flare Hyper Gear is its opponent's. @rule CLS-23 */
function withGear(setup: Setup, { sides }: PositionClaim, ids: readonly CardId[]): Setup {
  const ownerOf = setup.ownerOf.slice();
  let card = 0;
  sides.forEach((side, seat) => {
    for (const pokemon of [...side.active, ...side.bench]) {
      if (pokemon === null) continue;
      card += pokemon.under.length + 1;
      for (const each of pokemon.attached) {
        if (setup.cards[each]!.isHyperGear) ownerOf[ids[card]!] = facing(seat);
        card++;
      }
    }
    while (setup.ownerOf[card] === seat) card++;
  });
  return ownerOf.every((owner, id) => owner === setup.ownerOf[id]) ? setup : { ...setup, ownerOf };
}

/** A text on the board may leave a Bench less room than it takes: then somebody leaves it before the first action. @rule BENCH-02 TURN-12 */
const isTooFull = (game: Game): boolean =>
  game.state.sides.some(({ bench }, seat) => bench.length > benchSizeOf(game, seat));

/** Texts in play may give more HP than is printed, or less. @rule KO-01 */
const knockedOutAlready = (game: Game): Diagnostic[] =>
  game.state.pokemon.flatMap((pokemon, id) =>
    pokemon === null || pokemon.damage < hpOf(game, id)
      ? []
      : [diagnostic(`${seatName(game, seatOf(id))}: ${topOf(game, id).name} would be Knocked Out already.`, 'KO-01')],
  );

/** Cards are listed seat after seat, so laying out walks the same order again. */
function layOut(state: State, position: PositionClaim, ids: readonly CardId[]): void {
  let next = 0;
  const take = (count: number): number[] => Array.from({ length: count }, () => ids[next++]!);
  position.sides.forEach((claim, seat) => {
    const side = state.sides[seat]!;
    let place = 0;
    const enter = (pokemon: PokemonClaim): number => {
      const id = seat * PLACES_PER_SEAT + place++;
      state.pokemon[id] = pokemonFrom(pokemon, take(pokemon.under.length + 1), take(pokemon.attached.length));
      return id;
    };
    side.active = side.active.map((_, spot) => {
      const pokemon = claim.active[spot] ?? null;
      return pokemon === null ? NONE : enter(pokemon);
    });
    side.bench = claim.bench.map(enter);
    side.nextPlace = place % PLACES_PER_SEAT;
    side.hand = take(claim.hand.length);
    side.discard = take(claim.discard.length);
    side.lostZone = take(claim.lost.length);
    side.deck = take(claim.deck.length).reverse();
    side.prizes = take(claim.prizes.length);
    state.faceUp.push(...side.prizes.filter((_, position) => claim.faceUp?.includes(position)));
    if (position.stadium?.owner === seat) [state.stadium] = take(1) as [number];
    const used = (what: SideClaim['used'][number]): number => (claim.used.includes(what) ? 1 : 0);
    side.energyAttached = used('energy');
    side.supporterPlayed = used('supporter');
    side.stadiumPlayed = used('stadium');
    side.retreated = used('retreat');
    side.spent = ONCE_PER_GAME.reduce((bits, what, bit) => bits | (used(what) << bit), 0);
    const seats = state.sides.length;
    side.turnsTaken = turnsTakenBy(position, seat, seats);
    side.latestTurn = Math.max(0, turnOf(position, seat, seats, side.turnsTaken));
    side.turnBefore = Math.max(0, side.latestTurn - seats);
  });
  standInTurn(state, position);
}

function standInTurn(state: State, position: PositionClaim): void {
  state.phase = 'main';
  state.turn = position.turn;
  state.seat = position.player;
  state.starter = position.starter;
  state.checksDue = 0;
  const frame = newFrame('turn', position.player);
  frame.step = 1;
  state.frames.push(frame);
}

/** Turns go round the table from the starting player. */
function turnsTakenBy(position: PositionClaim, seat: Seat, seats: number): number {
  const place = (seat - position.starter + seats) % seats;
  return Math.max(0, Math.floor((position.turn - 1 - place + seats) / seats));
}

/** The number of a player's turn, the first being 1. */
const turnOf = ({ starter }: PositionClaim, seat: Seat, seats: number, taken: number): number =>
  ((seat - starter + seats) % seats) + 1 + (taken - 1) * seats;

/** Paralyzed counts as put there during the turn before. @rule COND-13 */
function pokemonFrom(claim: PokemonClaim, stack: number[], attached: number[]): Pokemon {
  const pokemon = newPokemon(NONE, claim.since);
  pokemon.stack = stack;
  pokemon.attached = attached;
  pokemon.markers = claim.markers.reduce((bits, marker) => bits | (1 << marker), 0);
  pokemon.damage = claim.damage;
  pokemon.conditions = claim.conditions.reduce((bits, name) => bits | (1 << CONDITIONS.indexOf(name)), 0);
  pokemon.evolvedOn = claim.evolved;
  if ((pokemon.conditions & PARALYZED) !== 0) pokemon.paralyzedOn = 0;
  return pokemon;
}
