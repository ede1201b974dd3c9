import type { CardProgram } from '../../effects/program.js';
import { dealtAnew, setupOf } from '../../link/setup.js';
import type { CardFacts } from '../../model/card-facts.js';
import type { Random } from '../../model/chance/stream.js';
import { type Game, markersOf } from '../../model/game.js';
import { NO_ANSWER } from '../../model/packed.js';
import { type Options, PLAIN_OPTIONS, type Setup } from '../../model/setup.js';
import type { CardId, Seat } from '../../model/state.js';
import { fork } from '../../record/fork.js';
import { pack } from '../../record/pack.js';
import { believe } from '../belief.js';
import { imagine } from '../imagine.js';
import type { Remembered } from '../memory.js';
import { hiddenFrom, namedOutOfSight } from './hidden.js';
import { knownPlaces } from './known-cards.js';
import { dealtUnseen, layAnew, type Unseen } from './lay-anew.js';
import { type Numbers, numbersBetween } from './numbers.js';
import { sumOfCards } from './sum.js';
import { translate } from './translate.js';

/*
 * A game as one seat knows it, for whoever sits there and has no other part of it: whole, so that it can be imagined on and
 * played on elsewhere, and made up wherever the seat does not know. It is made of what the seat knows alone: two games that
 * differ in cards that it has not seen give the same sketch, to the last number. So cards that it does not know are not even
 * linked with the others, and what lies out of sight has other numbers. @rule ZONE-03 ZONE-04 ZONE-07 ZONE-10
 */

/** Plain data: whoever has the same cards compiled makes an outlook of it. */
export interface Sketch {
  readonly era: string;
  readonly format: string;
  readonly options: Pick<Options, 'coins' | 'askForced' | 'announceFreely' | 'picker'>;
  /** The different cards that occur in it, by name. */
  readonly facts: readonly CardFacts[];
  /** A number that they come to, with what their texts were compiled to. */
  readonly cards: number;
  /** Markers that lie on Pokémon. */
  readonly markers: readonly string[];
  /** For each card its place in `facts`, and whose it is. */
  readonly cardOf: readonly number[];
  readonly ownerOf: readonly Seat[];
  /** What the seat remembers: see `Remembered`. */
  readonly known: readonly CardId[];
  readonly prizes: readonly CardId[];
  /** As `pack` writes it. */
  readonly state: readonly number[];
}

/** Cards that were linked without those that the seat does not know. */
interface Cut {
  readonly key: string;
  readonly setup: Setup;
  readonly places: readonly number[];
  readonly numbers: Numbers;
  readonly sum: number;
}

/** Makes the sketches of one seat at one table: the cards are linked again only when it knows more of them. */
export class Sketcher {
  private cut: Cut | null = null;

  constructor(private readonly seat: Seat) {}

  /** The game as it may be for all that the seat knows; what it does not know is made up by `random`. */
  sketch(game: Game, memory: Remembered | undefined, random: Random): Sketch {
    const hidden = hiddenFrom(game, this.seat, memory);
    const named = namedOutOfSight(game, hidden);
    const unseen: Unseen = { seat: this.seat, hidden, named, prizes: memory?.ownPrizes ?? [], random };
    const cut = this.cutFor(game, unseen);
    const known = knownGame(game, cut, unseen);
    const imagined = imagine(known, this.seat, { belief: believe(known.setup), memory }, random);
    return written(imagined, cut, memory);
  }

  private cutFor(game: Game, { hidden, named }: Unseen): Cut {
    const { setup } = game;
    const isKnown = (card: CardId): boolean => hidden[card] === 0 || named.includes(card);
    const places = knownPlaces(game, this.seat, isKnown);
    const markers = markersIn(game);
    const key = `${places.join(' ')} ${JSON.stringify(markers)}`;
    if (this.cut?.key === key) return this.cut;
    this.cut = cutTo(setup, places, markers, key);
    return this.cut;
  }
}

const markersIn = (game: Game): readonly string[] =>
  [...new Set(game.state.pokemon.flatMap((one, id) => (one === null ? [] : markersOf(game, id))))].sort();

export function cutTo(from: Setup, places: readonly number[], markers: readonly string[], key: string): Cut {
  const facts = places.map((place) => from.cards[place]!.facts);
  const programs = places.map((place) => from.programs[place] ?? null);
  const setup = linkedAlone(facts, programs, { ...from, markerNames: markers });
  return { key, setup, places, numbers: numbersBetween(from, setup, places), sum: sumOfCards(facts, programs) };
}

/** These cards and no others, not dealt yet. */
export const linkedAlone = (
  facts: readonly CardFacts[],
  programs: readonly (CardProgram | null)[],
  { era, format, markerNames }: Pick<Setup, 'era' | 'format' | 'markerNames'>,
): Setup => setupOf(facts, programs, { era, format, markerNames, cardOf: [], ownerOf: [], options: PLAIN_OPTIONS });

/** The game with nothing in it that the seat does not know. */
export function knownGame(game: Game, { setup, places, numbers }: Cut, unseen: Unseen): Game {
  const { cardOf: real, ownerOf, options } = game.setup;
  const placeOf = new Map(places.map((place, at) => [place, at]));
  const known = real.map((place) => placeOf.get(place) ?? 0);
  const cardOf = dealtUnseen(known, ownerOf, unseen);
  const byId = cardOf.map((place) => setup.cards[place]!);
  const cut: Game = {
    setup: dealtAnew(setup, { cardOf, byId, ownerOf }, options),
    state: fork(game.state),
    log: null,
    answer: NO_ANSWER,
    trace: null,
  };
  const card = layAnew(cut.state, unseen);
  translate(cut, { from: game.setup, numbers, card, isHidden: (each) => unseen.hidden[each] === 1 });
  return cut;
}

function written({ setup, state }: Game, { sum, setup: { cards } }: Cut, memory: Remembered | undefined): Sketch {
  const { coins, askForced, announceFreely, picker } = setup.options;
  const inOrder = (ids: Iterable<CardId>): CardId[] => [...ids].sort((one, other) => one - other);
  return {
    era: setup.era.id,
    format: setup.format.id,
    options: { coins, askForced, announceFreely, picker },
    facts: cards.map(({ facts }) => facts),
    cards: sum,
    markers: setup.markerNames,
    cardOf: setup.cardOf,
    ownerOf: setup.ownerOf,
    known: inOrder(memory?.known ?? []),
    prizes: inOrder(memory?.ownPrizes ?? []),
    state: [...pack(state)],
  };
}
