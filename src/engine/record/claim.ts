import type { CardProgram } from '../effects/program.js';
import type { Era } from '../eras/era.js';
import { ERAS } from '../eras/index.js';
import { notCarriedOut } from '../link/carried-out.js';
import { classDoubts } from '../link/class-doubts.js';
import { setupOf } from '../link/setup.js';
import type { CardFacts } from '../model/card-facts.js';
import { FORMATS, type Format } from '../model/format.js';
import { type Options, PLAIN_OPTIONS, type Setup } from '../model/setup.js';
import type { CardId, Seat } from '../model/state.js';
import { err, ok, type Result } from '../result.js';

/** What a game is to be played with, as it comes from outside: nothing in it has been checked. */
export interface GameClaim {
  readonly era: string;
  readonly format: string;
  /** The different cards. */
  readonly facts: readonly CardFacts[];
  /** For each of them its texts, compiled; null or left out for a card without text. */
  readonly programs?: readonly (CardProgram | null)[];
  /** For each seat its cards, as places in `facts`. */
  readonly decks: readonly (readonly number[])[];
  /** A whole number from 0 to 4294967295. */
  readonly seed: number;
  readonly options?: Partial<Options>;
  /** Any decks at all, as long as a game can be set up with them: for scenarios and experiments. */
  readonly anyDeck?: boolean;
  readonly markerNames?: readonly string[];
}

/** Something from outside that is wrong: what, where, and what would be right. */
export interface Diagnostic {
  readonly rule: string | null;
  readonly message: string;
}

/** The eras and formats that a claim may name. */
export interface Known {
  readonly eras: readonly Era[];
  readonly formats: readonly Format[];
}

export const KNOWN: Known = { eras: ERAS, formats: FORMATS };

export const diagnostic = (message: string, rule: string | null = null): Diagnostic => ({ rule, message });

const MOST_CARDS = 240;
/** They are bits of a number that snapshots keep in 16. */
const MOST_MARKERS = 14;

/** A text that would be ignored makes another card of it: such a card is not let into a game. */
const hasText = ({ text, attacks, powers }: CardFacts): boolean =>
  text !== '' ||
  attacks.some((attack) => attack.text !== '' || attack.mark === 'x') ||
  powers.some((power) => power.text !== '');

/** Programs of which everything is carried out: one is the same in many games. */
const knownToWork = new WeakSet<CardProgram>();

/** What a card's program says that nobody would carry out. */
function lackOf({ name }: CardFacts, program: CardProgram | null): readonly string[] {
  if (program === null || knownToWork.has(program)) return [];
  const lack = notCarriedOut(program);
  if (lack === null) knownToWork.add(program);
  return lack === null ? [] : [`${name} cannot be played. ${lack}`];
}

/** Finds the era and the format, and links the cards. */
export function setUpFrom(claim: GameClaim, known: Known): Result<Setup, Diagnostic[]> {
  const era = known.eras.find(({ id }) => id === claim.era);
  const format = known.formats.find(({ id }) => id === claim.format);
  const ids = (all: readonly { id: string }[]): string => all.map(({ id }) => id).join(', ');
  if (era === undefined) return err([diagnostic(`There is no era "${claim.era}"; there are ${ids(known.eras)}.`)]);
  if (format === undefined) {
    return err([diagnostic(`There is no format "${claim.format}" yet; there are ${ids(known.formats)}.`)]);
  }
  if (!era.formats.includes(format.id)) {
    return err([diagnostic(`${era.title} does not know the format "${format.id}".`, format.rule)]);
  }
  if (claim.decks.length !== format.seats) {
    return err([diagnostic(`A ${format.id} game takes ${format.seats} decks; there are ${claim.decks.length}.`)]);
  }
  if (!Number.isInteger(claim.seed) || claim.seed < 0 || claim.seed > 0xffffffff) {
    return err([diagnostic(`A seed is a whole number from 0 to 4294967295, not ${claim.seed}.`)]);
  }
  const texts = claim.facts.filter((facts, place) => hasText(facts) && !claim.programs?.[place]);
  if (texts.length > 0)
    return err(texts.map(({ name }) => diagnostic(`${name} has an effect text, and comes without its program.`)));
  const lacking = claim.facts.flatMap((facts, place) => lackOf(facts, claim.programs?.[place] ?? null));
  if (lacking.length > 0) return err(lacking.map((message) => diagnostic(message)));
  const doubts = classDoubts(claim.facts, claim.programs);
  if (doubts.length > 0) return err(doubts.map(({ rule, message }) => diagnostic(message, rule)));
  if (claim.decks.flat().length > MOST_CARDS) return err([diagnostic(`A game holds at most ${MOST_CARDS} cards.`)]);
  const setup = linkSetup(claim, era, format);
  if (setup.markerNames.length > MOST_MARKERS)
    return err([diagnostic(`A game knows at most ${MOST_MARKERS} kinds of counters.`)]);
  return ok(setup);
}

const linkSetup = (claim: GameClaim, era: Era, format: Format): Setup =>
  setupOf(claim.facts, claim.programs ?? [], {
    era,
    format,
    cardOf: claim.decks.flat(),
    ownerOf: claim.decks.flatMap((deck, seat) => deck.map((): Seat => seat)),
    markerNames: claim.markerNames ?? [],
    options: { ...PLAIN_OPTIONS, ...claim.options },
  });

/** The cards of a seat: they are numbered through, seat after seat. */
export function cardsOfSeat(setup: Setup, seat: Seat): CardId[] {
  const cards: CardId[] = [];
  setup.ownerOf.forEach((owner, card) => {
    if (owner === seat) cards.push(card);
  });
  return cards;
}
