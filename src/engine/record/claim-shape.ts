import type { Options } from '../model/setup.js';
import { CONDITIONS, NONE } from '../model/state.js';
import { factsShape } from './facts-shape.js';
import type { GameClaim } from './game-claim.js';
import { LIMITS } from './limits.js';
import type { PokemonClaim, PositionClaim, PositionGameClaim, SideClaim } from './position-claim.js';
import { A_SEED, type SeedClaim, seedOf } from './seed-of.js';
import { type Check, fieldsOf, isFields, listOf, name, oneOf, orNull, type Shape, whole, yesNo } from './shape.js';

const card = whole(0, LIMITS.cards - 1);
const place = whole(0, LIMITS.facts - 1);
const pile = listOf(place, LIMITS.cards);
const seat = whole(0, 3);
const turn = whole(NONE, LIMITS.turn);

const options = fieldsOf<Partial<Options>>(
  {},
  {
    coins: oneOf(['seeded', 'asked']),
    shuffles: oneOf(['seeded', 'keep']),
    shuffled: listOf(listOf(listOf(listOf(card, LIMITS.cards), LIMITS.orders), 4), LIMITS.orders),
    askForced: yesNo,
    announceFreely: yesNo,
    chance: oneOf(['chacha8', 'first']),
    picker: orNull(seat),
  },
);

/** Any that `seedOf` takes. */
const seed: Shape<SeedClaim> = (value, check) => check.must(seedOf(value).ok, A_SEED, value);

/** A compiled text: what stands in it is looked at where it is linked. */
const program: Shape<never> = (value, check) =>
  check.must(
    isFields(value) && ['attacks', 'powers', 'card'].every((list) => Array.isArray(value[list])),
    'a compiled card, with the lists "attacks", "powers" and "card"',
    value,
  );

const pokemon = fieldsOf<PokemonClaim>(
  {
    card: place,
    under: pile,
    attached: pile,
    damage: whole(0, LIMITS.damageThere),
    conditions: listOf(oneOf(CONDITIONS), CONDITIONS.length),
    since: turn,
    evolved: turn,
    markers: listOf(whole(0, LIMITS.markers - 1), LIMITS.markers),
  },
  {},
);

const side = fieldsOf<SideClaim>(
  {
    active: listOf(orNull(pokemon), LIMITS.cards),
    bench: listOf(pokemon, LIMITS.cards),
    hand: pile,
    discard: pile,
    lost: pile,
    deck: pile,
    prizes: pile,
    used: listOf(oneOf(['energy', 'supporter', 'stadium', 'retreat', 'gx', 'vstar']), 6),
  },
  { faceUp: listOf(card, LIMITS.cards) },
);

const position = fieldsOf<PositionClaim>(
  {
    turn: whole(1, LIMITS.turn),
    player: seat,
    starter: seat,
    stadium: orNull(fieldsOf<NonNullable<PositionClaim['stadium']>>({ card: place, owner: seat }, {})),
    sides: listOf(side, 4),
    impossible: yesNo,
  },
  {},
);

const common = { era: name, format: name, facts: listOf(factsShape, LIMITS.facts), seed };
const further = { programs: listOf(orNull(program), LIMITS.facts), options, markerNames: listOf(name, LIMITS.markers) };

const fromStart = fieldsOf<GameClaim>({ ...common, decks: listOf(pile, 4) }, { ...further, anyDeck: yesNo });
const fromPosition = fieldsOf<PositionGameClaim>({ ...common, position }, further);

/** And every card among the facts. */
const withPlaces =
  <T extends GameClaim | PositionGameClaim>(shape: Shape<T>): Shape<T> =>
  (value, check) => {
    shape(value, check);
    if (check.isClean) placesIn(value as T, check);
  };

/** What a game is to be played with from its beginning: every field, and every number within its limits. */
export const startShape = withPlaces(fromStart);
/** The same for a game that goes on from a position. */
export const positionShape = withPlaces(fromPosition);

/** One of the two. */
export const claimShape: Shape<GameClaim | PositionGameClaim> = (value, check) =>
  (isFields(value) && Object.hasOwn(value, 'position') ? positionShape : startShape)(value, check);

/** Cards that the facts do not have, markers without a name, Prize cards that are not there. */
function placesIn(claim: GameClaim | PositionGameClaim, check: Check): void {
  const { facts, markerNames = [] } = claim;
  const missing = (cards: readonly number[]): void => {
    const wrong = cards.find((each) => each >= facts.length);
    if (wrong !== undefined) check.say(`names the card ${wrong}, and there are ${facts.length} facts`);
  };
  if (!('position' in claim)) {
    for (const [at, deck] of claim.decks.entries()) check.under(['decks', at], () => missing(deck));
    return;
  }
  const { sides, stadium } = claim.position;
  if (stadium !== null) check.under(['position', 'stadium'], () => missing([stadium.card]));
  const lookAt = ({ hand, discard, lost, deck, prizes, faceUp = [], active, bench }: SideClaim): void => {
    missing([hand, discard, lost, deck, prizes].flat());
    if (faceUp.some((prize) => prize >= prizes.length)) check.say('has fewer Prize cards than lie face up');
    for (const one of [...active, ...bench]) {
      if (one === null) continue;
      missing([one.card, ...one.under, ...one.attached]);
      if (one.markers.some((marker) => marker >= markerNames.length)) check.say('has a marker without a name');
    }
  };
  for (const [at, each] of sides.entries()) check.under(['position', 'sides', at], () => lookAt(each));
}
