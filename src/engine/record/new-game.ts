import { LISTENING_WORDS } from '../link/listen.js';
import type { Seed } from '../model/chance/seed.js';
import { newLog } from '../model/event-log.js';
import { type Game, gameWith } from '../model/game.js';
import type { Setup } from '../model/setup.js';
import { NONE, newSide, numbers, PLACES_PER_SEAT, type Pokemon, type Side, type State } from '../model/state.js';
import { err, ok, type Result } from '../result.js';
import { deckFaults } from '../rules/deck.js';
import { isFossil, isFossilPlaced } from '../rules/fossil.js';
import { run } from '../turn/run.js';
import { beginGame } from '../turn/set-up.js';
import { cardsOfSeat, KNOWN, type Known, setUpFrom } from './claim.js';
import { startShape } from './claim-shape.js';
import { dealIds } from './deal-ids.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import type { GameClaim } from './game-claim.js';
import { seedOf } from './seed-of.js';
import { faultsIn } from './shape.js';

/** A state before anything has happened, with every card in its owner's deck. */
export function emptyState(setup: Setup, seed: Seed): State {
  const { seats, actives } = setup.format;
  const sides: Side[] = [];
  const pokemon: (Pokemon | null)[] = [];
  for (let place = 0; place < seats * PLACES_PER_SEAT; place++) pokemon.push(null);
  for (let seat = 0; seat < seats; seat++) {
    const side = newSide(actives);
    side.deck = cardsOfSeat(setup, seat);
    sides.push(side);
  }
  return {
    phase: 'setup',
    turn: 0,
    seat: 0,
    starter: 0,
    winner: NONE,
    ways: 0,
    suddenDeaths: 0,
    seed,
    drawn: 0,
    flips: 0,
    choices: 0,
    turnChoices: 0,
    checksDue: 0,
    stadium: NONE,
    decision: { kind: 'none', seat: 0, count: 0, pokemon: NONE },
    sides,
    pokemon,
    frames: [],
    inForce: [],
    listening: numbers(LISTENING_WORDS, 0),
    lasting: [],
    due: [],
    history: [],
    uses: [],
    turnEnding: 0,
    extraTurns: [],
    faceUp: [],
  };
}

function deckDiagnostics(claim: GameClaim, setup: Setup): Diagnostic[] {
  return claim.decks.flatMap((deck, seat) => {
    const cards = deck.map((index) => claim.facts[index]!);
    if (claim.anyDeck !== true) {
      return deckFaults(cards, setup.era, setup.format).map(({ rule, message }) =>
        diagnostic(`Deck ${seat + 1}: ${message}`, rule),
      );
    }
    // DECK-05: without one, setting up would never end.
    const startable = setup.cards.some(
      (card) => deck.includes(card.index) && (card.role === 'basic' || (isFossil(card) && isFossilPlaced(setup.era))),
    );
    return startable ? [] : [diagnostic(`Deck ${seat + 1} has no Basic Pokémon.`, 'DECK-05')];
  });
}

/** Checks and links what a game is to be played with; the result serves any number of games. */
export function prepare(claim: GameClaim, known: Known = KNOWN): Result<Setup, Diagnostic[]> {
  const wrong = faultsIn(claim, startShape, 'The claim');
  if (wrong.length > 0) return err(wrong);
  const setup = setUpFrom(claim, known);
  if (!setup.ok) return setup;
  const faults = deckDiagnostics(claim, setup.value);
  return faults.length > 0 ? err(faults) : setup;
}

/** Begins a game with a setup and plays to its first decision. `listen`: record what happens, for people. */
export function begin(setup: Setup, seed: Seed, listen = false): Game {
  const { setup: dealt } = dealIds(setup, seed);
  const game = gameWith(dealt, emptyState(dealt, seed));
  if (listen) game.log = newLog(game.setup);
  beginGame(game);
  run(game);
  return game;
}

/** A new game from a claim. */
export function newGame(claim: GameClaim, listen = false, known: Known = KNOWN): Result<Game, Diagnostic[]> {
  const setup = prepare(claim, known);
  if (!setup.ok) return setup;
  const seed = seedOf(claim.seed);
  return seed.ok ? ok(begin(setup.value, seed.value, listen)) : seed;
}
