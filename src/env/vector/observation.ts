import { DECISION_KINDS, PHASES } from '../../engine/index.js';
import { cardIn, type Imagined, NONE, type Seat, type Side, teamOf } from '../../engine/view.js';
import { addPile, CODE_NAMES, PILE_NAMES, setCode } from './card-numbers.js';
import { type Layout, layoutOf, placesOf } from './layout.js';
import { FOUR, type Place, POKEMON_NAMES, setPokemon } from './pokemon-numbers.js';
import { look } from './sight.js';

/*
 * What a seat knows of a game, as a vector of one length: its own side first, the others clockwise after it. Everything in it lies open
 * to that seat; of what does not, there are counts. Of its own deck and Prize cards a seat knows what they are together, because it
 * knows its list, not which lies where. @rule ZONE-03 ZONE-04 ZONE-07 ZONE-10
 */

/** Changes with any number of a vector, so that what was learned by another is not taken for it. */
export const OBSERVATION_VERSION = 2;

const [ACTIVES, BENCH] = [2, 8] as const;

const GAME = [
  ...DECISION_KINDS.map((kind) => `decision-${kind}`),
  ...PHASES.map((phase) => `phase-${phase}`),
  ...['decision-own', 'decision-count', 'turn-own', 'turn', 'turn-choices', 'started', 'sudden-deaths', 'won', 'lost'],
  'stadium',
  ...CODE_NAMES.map((name) => `stadium-${name}`),
];
/** The number of each kind of decision. */
export const PLACE_OF_DECISION = placesOf(DECISION_KINDS);
const PLACE_OF_PHASE = placesOf(PHASES);
const AT_PHASE = DECISION_KINDS.length;
const AT_REST = AT_PHASE + PHASES.length;
const AT_STADIUM = GAME.indexOf('stadium');

const SIDE = [
  ...['out', 'deck', 'hand', 'discard', 'prizes', 'prizes-face-up', 'lost-zone', 'played', 'bench', 'turns'],
  ...['used-energy', 'used-supporter', 'used-stadium', 'used-retreat', 'used-once-per-game'],
];

const SIDES: Readonly<Record<number, readonly string[]>> = {
  2: ['own', 'opponent'],
  4: ['own', 'opponent-left', 'mate', 'opponent-right'],
};

const SPOTS = [
  ...Array.from({ length: ACTIVES }, (_, i) => `active-${i + 1}`),
  ...Array.from({ length: BENCH }, (_, i) => `bench-${i + 1}`),
];

/** Counts are told in eights, or in 32s where they grow large. */
const EIGHT = 8;
const MANY = 32;

const LAYOUTS = new Map<number, Layout>();

/** The layout of what is observed in a game of two seats, or of four. */
export function observationLayout(seats: number): Layout {
  const known = LAYOUTS.get(seats);
  if (known !== undefined) return known;
  const layout = layoutOf(OBSERVATION_VERSION, [
    ['game', GAME],
    ['own.hand', PILE_NAMES],
    ['own.unseen', PILE_NAMES],
    ...SIDES[seats]!.flatMap((side) => [
      [`${side}.side`, SIDE] as const,
      [`${side}.discard`, PILE_NAMES] as const,
      ...SPOTS.map((spot) => [`${side}.${spot}`, POKEMON_NAMES] as const),
    ]),
  ]);
  LAYOUTS.set(seats, layout);
  return layout;
}

const AT_HAND = GAME.length;
const AT_UNSEEN = AT_HAND + PILE_NAMES.length;
const AT_SIDES = AT_UNSEEN + PILE_NAMES.length;
const AT_FACE_UP = SIDE.indexOf('prizes-face-up');
const AT_DISCARD = SIDE.length;
const AT_SPOTS = AT_DISCARD + PILE_NAMES.length;
const SIDE_SIZE = AT_SPOTS + SPOTS.length * POKEMON_NAMES.length;

/** Writes what a seat knows of a game into a vector, from one place on. */
export function observe(game: Imagined, seat: Seat, into: Float32Array, at = 0): void {
  look();
  setObservation(game, seat, into, at);
}

/** The same of a game that is looked at. */
export function setObservation(game: Imagined, seat: Seat, into: Float32Array, at: number): void {
  const { sides } = game.state;
  into.fill(0, at, at + AT_SIDES + sides.length * SIDE_SIZE);
  setGame(game, seat, { into, at });
  setStadium(game, { into, at: at + AT_STADIUM });
  const { hand, deck, prizes } = sides[seat]!;
  addPile(game, hand, into, at + AT_HAND);
  addPile(game, deck, into, at + AT_UNSEEN);
  addPile(game, prizes, into, at + AT_UNSEEN);
  for (let step = 0; step < sides.length; step++) {
    const owner = (seat + step) % sides.length;
    const isOpen = owner === seat || game.state.phase !== 'setup'; // SETUP-08
    setSide(game, owner, isOpen, { into, at: at + AT_SIDES + step * SIDE_SIZE });
  }
}

function setGame({ state }: Imagined, seat: Seat, { into, at }: Place): void {
  const { decision, winner } = state;
  const isAsked = decision.kind !== 'none' && decision.seat === seat;
  into[at + PLACE_OF_DECISION[decision.kind]] = 1;
  into[at + AT_PHASE + PLACE_OF_PHASE[state.phase]] = 1;
  const rest = at + AT_REST;
  into[rest] = isAsked ? 1 : 0;
  into[rest + 1] = isAsked ? decision.count / EIGHT : 0;
  into[rest + 2] = state.seat === seat ? 1 : 0;
  into[rest + 3] = state.turn / MANY;
  into[rest + 4] = state.turnChoices / MANY;
  into[rest + 5] = state.starter === seat ? 1 : 0;
  into[rest + 6] = state.suddenDeaths;
  into[rest + 7] = winner === teamOf(seat) ? 1 : 0;
  into[rest + 8] = winner !== NONE && winner !== teamOf(seat) ? 1 : 0;
}

function setStadium(game: Imagined, { into, at }: Place): void {
  const { stadium } = game.state;
  if (stadium === NONE) return;
  into[at] = 1;
  setCode(cardIn(game, stadium), into, at + 1);
}

function setSide(game: Imagined, owner: Seat, isOpen: boolean, place: Place): void {
  const { into, at } = place;
  const { state } = game;
  const side = state.sides[owner]!;
  setCounts(side, place);
  if (state.faceUp.length > 0)
    into[at + AT_FACE_UP] = side.prizes.filter((card) => state.faceUp.includes(card)).length / EIGHT;
  addPile(game, side.discard, into, at + AT_DISCARD);
  const { active, bench } = side;
  for (let i = 0; i < active.length && i < ACTIVES; i++)
    if (active[i] !== NONE) setPokemon(game, active[i]!, isOpen, spot(place, i));
  for (let i = 0; i < bench.length && i < BENCH; i++) setPokemon(game, bench[i]!, isOpen, spot(place, ACTIVES + i));
}

const spot = ({ into, at }: Place, number: number): Place => ({
  into,
  at: at + AT_SPOTS + number * POKEMON_NAMES.length,
});

function setCounts(side: Side, { into, at }: Place): void {
  into[at] = side.out;
  into[at + 1] = side.deck.length / MANY;
  into[at + 2] = side.hand.length / EIGHT;
  into[at + 3] = side.discard.length / MANY;
  into[at + 4] = side.prizes.length / EIGHT;
  into[at + 6] = side.lostZone.length / MANY;
  into[at + 7] = side.played.length / FOUR;
  into[at + 8] = side.bench.length / EIGHT;
  into[at + 9] = side.turnsTaken / MANY;
  into[at + 10] = side.energyAttached > 0 ? 1 : 0;
  into[at + 11] = side.supporterPlayed > 0 ? 1 : 0;
  into[at + 12] = side.stadiumPlayed > 0 ? 1 : 0;
  into[at + 13] = side.retreated > 0 ? 1 : 0;
  into[at + 14] = side.spent > 0 ? 1 : 0;
}
