import type { CardProgram } from '../effects/program.js';
import type { Era } from '../eras/era.js';
import { ERAS } from '../eras/index.js';
import { classDoubts } from '../link/class-doubts.js';
import { setupOf } from '../link/setup.js';
import type { CardFacts } from '../model/card-facts.js';
import { FORMATS, type Format } from '../model/format.js';
import { PLAIN_OPTIONS, type Setup } from '../model/setup.js';
import type { CardId, Seat } from '../model/state.js';
import { err, ok, type Result } from '../result.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import type { GameClaim } from './game-claim.js';
import { LIMITS } from './limits.js';
import { programFaults } from './program-faults.js';

/** The eras and formats that a claim may name. */
export interface Known {
  readonly eras: readonly Era[];
  readonly formats: readonly Format[];
}

export const KNOWN: Known = { eras: ERAS, formats: FORMATS };

/** A text that would be ignored makes another card of it: such a card is not let into a game. */
const hasText = ({ text, attacks, powers }: CardFacts): boolean =>
  text !== '' ||
  attacks.some((attack) => attack.text !== '' || attack.mark === 'x') ||
  powers.some((power) => power.text !== '');

/** Programs of which everything is carried out: one is the same in many games. */
const knownToWork = new WeakSet<CardProgram>();

/** What is wrong with the program of the card at a place: its form, what nobody would carry out, or that it is another card's. */
function faultsOf({ name, attacks, powers }: CardFacts, program: CardProgram | null, place: number): Diagnostic[] {
  if (program === null) return [];
  if (!knownToWork.has(program)) {
    const faults = programFaults(program, name, `programs[${place}]`);
    if (faults.length > 0) return faults;
    knownToWork.add(program);
  }
  return program.attacks.length === attacks.length && program.powers.length === powers.length
    ? []
    : [diagnostic(`The program of ${name} is of a card with other attacks or powers.`)];
}

/** Finds the era and the format, and links the cards of a claim that is what it must be. */
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
  const texts = claim.facts.filter((facts, place) => hasText(facts) && !claim.programs?.[place]);
  if (texts.length > 0)
    return err(texts.map(({ name }) => diagnostic(`${name} has an effect text, and comes without its program.`)));
  const faults = claim.facts.flatMap((facts, place) => faultsOf(facts, claim.programs?.[place] ?? null, place));
  if (faults.length > 0) return err(faults);
  const doubts = classDoubts(claim.facts, claim.programs);
  if (doubts.length > 0) return err(doubts.map(({ rule, message }) => diagnostic(message, rule)));
  if (claim.decks.flat().length > LIMITS.cards) return err([diagnostic(`A game holds at most ${LIMITS.cards} cards.`)]);
  const setup = linkSetup(claim, era, format);
  if (setup.markerNames.length > LIMITS.markers)
    return err([diagnostic(`A game knows at most ${LIMITS.markers} kinds of counters.`)]);
  const faultsOfOptions = [...orderFaults(setup), ...pickerFaults(setup)];
  return faultsOfOptions.length > 0 ? err(faultsOfOptions) : ok(setup);
}

/** An order in which a deck is to lie names cards of that deck, each once. */
const orderFaults = ({ options, ownerOf }: Setup): Diagnostic[] =>
  options.shuffled.flatMap((seats) =>
    seats.flatMap((orders, seat) =>
      orders.every((order) => order.every((card) => ownerOf[card] === seat) && new Set(order).size === order.length)
        ? []
        : [diagnostic(`An order for deck ${seat + 1} names a card twice, or one that is not in that deck.`)],
    ),
  );

/** Who chooses who goes first sits at the table. */
const pickerFaults = ({ options: { picker }, format }: Setup): Diagnostic[] =>
  picker === null || picker < format.seats
    ? []
    : [diagnostic(`Seat ${picker} is to choose who goes first, and a ${format.id} game has ${format.seats} seats.`)];

const linkSetup = (claim: GameClaim, era: Era, format: Format): Setup =>
  setupOf(claim.facts, claim.programs ?? [], {
    era,
    format,
    ...cardsOf(claim),
    markerNames: claim.markerNames ?? [],
    options: { ...PLAIN_OPTIONS, ...claim.options },
  });

/**
 * Every card of the decks, and whose it is. Pushed one by one: what `flat` makes is for V8 an array that may have holes,
 * and so becomes whatever is copied from it or shuffled where it was.
 */
function cardsOf({ decks }: GameClaim): Pick<Setup, 'cardOf' | 'ownerOf'> {
  const cardOf: number[] = [];
  const ownerOf: Seat[] = [];
  for (const [seat, deck] of decks.entries())
    for (const card of deck) {
      cardOf.push(card);
      ownerOf.push(seat);
    }
  return { cardOf, ownerOf };
}

/** The cards of a seat: they are numbered through, seat after seat. */
export function cardsOfSeat(setup: Setup, seat: Seat): CardId[] {
  const cards: CardId[] = [];
  const { ownerOf } = setup;
  for (let card = 0; card < ownerOf.length; card++) if (ownerOf[card] === seat) cards.push(card);
  return cards;
}
