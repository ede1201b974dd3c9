import type { Random } from '../../bots/index.js';
import {
  type Answer,
  type Applied,
  apply,
  cardOfEvent,
  eventsFor,
  type Game,
  listAnswers,
  refusalOf,
  type Seat,
  viewFor,
} from '../../engine/index.js';
import { pick } from '../random-number.js';
import { otherGame } from './hidden-cards.js';
import { sameData } from './same-data.js';
import { boundCards, shownByAnswer, shownToChoose } from './shown-cards.js';
import { strangeAnswer } from './strange-answer.js';

/** How many answers each seat tries, to learn something from the refusals. */
const QUESTIONS = 6;

/** Two games that differ only in what a seat cannot see give that seat equal views, refusals and events. @rule ZONE-03 */
export function secretsThatLeak(game: Game, random: Random): string[] {
  const offered = listAnswers(game);
  const found: string[] = [];
  for (const seat of [null, ...game.state.sides.keys()]) {
    const other = otherGame(
      game,
      { seat, keep: [...shownToChoose(game, seat), ...boundCards(game)], own: true },
      random,
    );
    if (!sameData(viewFor(game, seat ?? 'spectator'), viewFor(other, seat ?? 'spectator')))
      found.push(`the view of ${told(seat)} shows hidden cards`);
    for (let i = 0; seat !== null && i < QUESTIONS; i++) {
      const given = strangeAnswer(game, offered, random);
      if (!sameData(refusalOf(game, seat, given), refusalOf(other, seat, given))) {
        found.push(`the refusal of answer ${JSON.stringify(given)} tells ${told(seat)} about hidden cards`);
      }
    }
    if (seat !== null) found.push(...whatFollows(game, seat, pick(random, offered), random));
  }
  return found;
}

const told = (seat: Seat | null): string => (seat === null ? 'a spectator' : `seat ${seat}`);

/**
 * The same answer in both games. Only the opponents' cards are exchanged, so that the seat does not draw other cards,
 * and the cards that the answer may name, or shows to the seat, stay. Setting up shows hands and asks whoever has a Basic Pokémon: there,
 * other cards are another game.
 */
function whatFollows(game: Game, seat: Seat, given: Answer, random: Random): string[] {
  const { phase, decision } = game.state;
  if (phase === 'setup' || decision.kind === 'sudden-death') return [];
  const here = apply(game, given);
  if (!here.ok) return [`answer ${JSON.stringify(given)} is offered and refused`];
  const named = 'card' in given ? [given.card] : [];
  const keep = [...named, ...shownToChoose(game, seat), ...boundCards(game), ...shownByAnswer(here.value, seat)];
  const there = apply(otherGame(game, { seat, keep, own: false }, random), given);
  // What another seat can do may depend on its own hand.
  if (!there.ok && decision.seat !== seat && game.setup.scripts.length > 0) return [];
  if (!there.ok) return [`whether answer ${JSON.stringify(given)} is legal depends on cards hidden from everybody`];
  if (here.value.game.state.suddenDeaths !== game.state.suddenDeaths) return [];
  const mayDiffer = game.setup.scripts.length > 0 || drawsOpenly(game);
  if (mayDiffer && !tookOneCourse(here.value, there.value)) return [];
  return [...eventsThatTell(here.value, there.value, seat), ...viewsThatTell(here.value, there.value, seat)];
}

/** A Basic Pokémon that a player without Pokémon draws comes into play: everybody sees whether it was one. @rule FMT-21 */
const drawsOpenly = ({ setup }: Game): boolean => setup.format.drawnWithoutPokemon === 'active';

/**
 * Texts look into hands and decks: what somebody can discard or finds there, and whether they are asked at all, may depend
 * on cards that another seat does not see. Where the same things happened, they must have told the same.
 */
export function tookOneCourse(here: Applied, there: Applied): boolean {
  const course = ({ events, game: { state } }: Applied): unknown => [
    eventsFor(events, 'spectator').map((event) => {
      const card = cardOfEvent(event);
      return card !== null && isHidden(state, card) && !wasOpen(events, card) ? { ...event, card: null } : event;
    }),
    [state.phase, state.decision.kind, state.decision.seat, state.decision.count],
  ];
  return sameData(course(here), course(there));
}

/** Cards that lie open in the end may be told of, whoever put them there. */
const isHidden = ({ sides }: Game['state'], card: number): boolean =>
  sides.some(({ deck, hand, prizes }) => deck.includes(card) || hand.includes(card) || prizes.includes(card));

/** A card that came back out of the discard pile lay there for all to see. @rule ZONE-03 */
const wasOpen = (events: Applied['events'], card: number): boolean =>
  eventsFor(events, 'all-seeing').some((event) => event.kind === 'discarded' && event.card === card);

const eventsThatTell = (here: Applied, there: Applied, seat: Seat): string[] =>
  sameData(eventsFor(here.events, seat), eventsFor(there.events, seat))
    ? []
    : [`the events of seat ${seat} tell about hidden cards`];

const viewsThatTell = (here: Applied, there: Applied, seat: Seat): string[] =>
  sameData(viewFor(here.game, seat), viewFor(there.game, seat))
    ? []
    : [`hidden cards show in the view of seat ${seat} after an answer`];
