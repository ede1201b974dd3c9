import {
  type Answer,
  type CardId,
  CONDITIONS,
  choicesNow,
  type DecisionKind,
  ENERGY_TYPES,
  type Game,
  isBlindNow,
  isFaceUp,
  NONE,
  NOWHERE,
  type PokemonId,
  placeOfCard,
  reasonsAgainst,
  type Seat,
  sideOf,
  topOf,
} from '../../engine/index.js';
import type { AnswerClaim, NameClaim } from '../read/word-claims.js';
import { attachedCard, cardFromHand, isCard, pokemonAtPlace } from './board.js';
import { resolveOrder } from './resolve-order.js';
import { seatOf, seatsOf } from './seats.js';

const go = (second: boolean): Answer => ({ kind: 'go', second });
const numbered = (number: number): Answer => ({ kind: 'number', number: Math.min(number, NOWHERE) });
const prizeAt = (place: number): Answer => ({ kind: 'prize', place: Math.min(place, NOWHERE) });

/** What an answer of a scenario means for the decision that is open, as one answer of the engine. */
export function resolveAnswer(game: Game, seat: Seat, claim: AnswerClaim): Answer {
  const { decision } = game.state;
  const due = decision.seat === seat ? decision.kind : 'none';
  const ordered = due === 'none' ? null : resolveOrder(game, seat, claim);
  if (ordered !== null) return ordered;
  switch (claim.kind) {
    case 'none':
      return { kind: due === 'may' ? 'no' : 'done' };
    case 'yes-no':
      // What may be declined is declined by `no` as well.
      if (!claim.yes && (isChosen(due) || due === 'off-turn')) return { kind: 'done' };
      return { kind: claim.yes ? 'yes' : 'no' };
    case 'number':
      return isChosen(due) || due === 'bonus' ? numbered(claim.number) : prizeAt(claim.number);
    case 'place': {
      const pokemon = pokemonAtPlace(game, seat, claim.place);
      return due === 'choose-cards' ? cardOn(game, pokemon, null) : { kind: 'pokemon', pokemon };
    }
    case 'list':
      return claim.answers.length === 1 ? resolveAnswer(game, seat, claim.answers[0]!) : { kind: 'done' };
    case 'word':
      return resolveWord(game, seat, claim);
  }
}

export const isChosen = (kind: DecisionKind | 'none'): boolean => kind.startsWith('choose-');

/** A card to choose on a Pokémon: the one of that name, or the only one there. */
export function cardOn(game: Game, pokemon: PokemonId, name: NameClaim | null): Answer {
  const there = choicesNow(game).filter((card) => placeOfCard(game, card) === pokemon);
  const meant = name === null ? there : there.filter((card) => isCard(game, card, name));
  const one = new Set(meant.map((card) => game.setup.cardOf[card])).size === 1;
  return { kind: 'card', card: one ? meant[0]! : NOWHERE };
}

/** One of the attacks of that name, that of this very Pokémon. */
export function attackOf(game: Game, pokemon: PokemonId, name: string): Answer {
  const stack = game.state.pokemon[pokemon]?.stack ?? [];
  const own = stack.flatMap((card) => game.setup.byId[card]!.attacks.map(({ id }) => id));
  const place = choicesNow(game).findIndex((id) => own.includes(id) && game.setup.attacks[id]!.name === name);
  return numbered(place < 0 ? NOWHERE : place);
}

/** A card that is chosen unseen is told by its place. */
function resolveCard(game: Game, name: NameClaim): Answer | null {
  const among = choicesNow(game);
  const place = among.findIndex((card) => isCard(game, card, name));
  if (place < 0) return null;
  return isBlindNow(game) ? numbered(place) : { kind: 'card', card: among[place]! };
}

const COIN_SIDES: readonly string[] = ['tails', 'heads'];

/** Types, Special Conditions, sides of a coin and players have numbers. */
function resolveValue({ setup }: Game, { text }: NameClaim): Answer | null {
  const lists = [ENERGY_TYPES, CONDITIONS, COIN_SIDES, seatsOf(setup.format.id)] as readonly (readonly string[])[];
  for (const list of lists) {
    const value = list.findIndex((each) => each.toLowerCase() === text.toLowerCase());
    if (value >= 0) return numbered(value);
  }
  return null;
}

/** A choice that a text asks for: the card, Pokémon, attack, type or condition of that name among the choices. */
function resolveChoice(game: Game, kind: DecisionKind, name: NameClaim): Answer | null {
  const among = choicesNow(game);
  switch (kind) {
    case 'choose-cards':
    case 'choose-order':
      return resolveCard(game, name);
    case 'choose-pokemon': {
      const pokemon = among.find((each) => topOf(game, each).name === name.name);
      return pokemon === undefined ? null : { kind: 'pokemon', pokemon };
    }
    case 'choose-attack': {
      const place = among.findIndex((id) => game.setup.attacks[id]!.name === name.text);
      return place < 0 ? null : numbered(place);
    }
    case 'choose-value':
      return resolveValue(game, name);
    default:
      return null;
  }
}

function resolveWord(game: Game, seat: Seat, claim: AnswerClaim & { kind: 'word' }): Answer {
  const { decision } = game.state;
  if (decision.seat === seat && isChosen(decision.kind)) {
    return resolveChoice(game, decision.kind, claim.name) ?? { kind: 'card', card: anyOf(game, seat, claim.name) };
  }
  if (claim.text === 'first' || claim.text === 'second') return go(claim.text === 'second');
  const named = decision.kind === 'first' ? seatOf(game.setup.format.id, claim.text) : NONE;
  if (named >= 0) return go(named !== decision.seat); // FMT-13
  if (decision.seat === seat && decision.kind === 'off-turn') {
    return { kind: 'play', card: cardFromHand(game, seat, claim.name), pokemon: null };
  }
  if (decision.seat === seat && decision.kind === 'pay') {
    return { kind: 'card', card: attachedCard(game, decision.pokemon, claim.name) };
  }
  if (decision.seat === seat && decision.kind === 'prizes') {
    const position = prizeNamed(game, sideOf(game, seat).prizes, claim.name);
    return prizeAt(position < 0 ? NOWHERE : position);
  }
  if (decision.seat === seat && decision.kind === 'promote') {
    const named = sideOf(game, seat).bench.find((id) => topOf(game, id).name === claim.name.name);
    if (named !== undefined) return { kind: 'pokemon', pokemon: named };
  }
  return { kind: 'card', card: placeable(game, seat, claim.name) ?? cardFromHand(game, seat, claim.name) };
}

/** Whoever names a Prize card means the one that can be seen, if one of that name lies face up. @rule ZONE-10 */
function prizeNamed(game: Game, prizes: readonly CardId[], name: NameClaim): number {
  const faceUp = prizes.findIndex((card) => isFaceUp(game, card) && isCard(game, card, name));
  return faceUp >= 0 ? faceUp : prizes.findIndex((card) => isCard(game, card, name));
}

/** Of cards of one name in the hand only those drawn as bonus cards may be placed late: one of these is meant. @rule SETUP-15 */
const placeable = (game: Game, seat: Seat, name: NameClaim): CardId | undefined =>
  game.state.decision.kind === 'bench' && game.state.decision.seat === seat
    ? sideOf(game, seat).hand.find(
        (card) => isCard(game, card, name) && reasonsAgainst(game, { kind: 'card', card }).length === 0,
      )
    : undefined;

/** A card that is not among the choices, so that the engine says why: in the zones before in play, own before others'. */
function anyOf(game: Game, seat: Seat, name: NameClaim): number {
  const all = game.setup.ownerOf.flatMap((owner, card) => (isCard(game, card, name) ? [{ owner, card }] : []));
  const rank = ({ owner, card }: { owner: Seat; card: number }): number =>
    (owner === seat ? 0 : 2) + (placeOfCard(game, card) === NONE ? 0 : 1);
  all.sort((one, other) => rank(one) - rank(other));
  return all[0]?.card ?? NOWHERE;
}
