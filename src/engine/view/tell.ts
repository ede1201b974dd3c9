import type { FlipReason } from '../model/event-fields.js';
import type { EventKind, EventOf, GameEvent, KindIn } from '../model/event-table.js';
import type { Game } from '../model/game.js';
import type { Seat, WinWay } from '../model/state.js';
import { type Telling, Words } from './telling-words.js';
import { capital } from './voice.js';

/** Tells events as sentences, in order; null for what goes without saying. */
export interface Teller {
  tell(event: GameEvent): string | null;
}

/** Tells the events of a game from the moment it stands at. */
export function teller(game: Game, telling: Telling = {}): Teller {
  const words = new Words(game, telling);
  return {
    tell(event) {
      const say: Say<never> = SAY[event.kind];
      const sentence = say(words, event as never);
      return sentence === null ? null : capital(sentence);
    },
  };
}

type Say<K extends EventKind> = (words: Words, event: EventOf<K>) => string | null;

const silence = (): null => null;

const FLIPPED_FOR: Readonly<Record<FlipReason, string>> = {
  first: 'to decide who goes first',
  confused: 'because the attacker is Confused',
  'confused-retreat': 'because the retreating Pokémon is Confused',
  asleep: 'for a sleeping Pokémon',
  burned: 'for a Burned Pokémon',
  baby: 'because the Defending Pokémon is a Baby',
  char: 'for a Char counter',
  effect: 'as the text says',
};

const WON_BY: Readonly<Record<WinWay, (words: Words, loser: Seat) => string>> = {
  prizes: () => 'all Prize cards are taken',
  'no-pokemon': (words, loser) => `${words.losing(loser, 'has')} no Pokémon left`,
  'deck-out': (words, loser) => `${words.losing(loser, 'cannot')} draw a card`,
  concede: (words, loser) => words.losing(loser, 'concedes'),
  effect: () => 'a card says so',
};

const wonBy = (words: Words, { team, ways }: EventOf<'gameWon'>): string =>
  ways.map((way) => WON_BY[way](words, team ^ 1)).join(' and ');

const counters = (count: number): string => `${count} damage ${count === 1 ? 'counter' : 'counters'}`;

/** Damage that an attack or another text does, and why there is none. */
const hurt: Say<KindIn<'damage'>> = (words, { pokemon, points }) => {
  const why = words.stopper(pokemon);
  const whose = words.whose(pokemon);
  return points === 0 ? `${whose} takes no damage${why}.` : `${whose} takes ${points} damage.`;
};

const aMarker = (name: string): string =>
  `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${/(marker|counter)$/.test(name) ? name : `${name} marker`}`;

const cards = (count: number, kind: string): string => `${count} ${kind} ${count === 1 ? 'card' : 'cards'}`;

const SAY: { readonly [K in EventKind]: Say<K> } = {
  gameBegan: (_, { suddenDeaths }) =>
    suddenDeaths === 0 ? 'The game begins.' : `Sudden Death game ${suddenDeaths} begins.`,
  greeted: () => 'The players shake hands.',
  coinFlipped: (words, { seat, reason, heads }) =>
    `${words.does(seat, 'flips')} a coin ${FLIPPED_FOR[reason]}: ${heads ? 'heads' : 'tails'}.`,
  wentFirst: (words, { seat }) => `${words.does(seat, 'goes')} first.`,
  deckShuffled: silence,
  cardDrawn: (words, { seat, card }) => `${words.does(seat, 'draws')} ${words.card(card)}.`,
  handShown: (words, { seat, card }) => `${words.does(seat, 'shows')} ${words.card(card)}.`,
  mulliganTaken: (words, { seat, shared }) =>
    `${words.does(seat, 'takes')} a mulligan${shared ? ', as the opponent does' : ''}.`,
  bonusTaken: (words, { seat, count }) => `${words.does(seat, 'takes')} ${cards(count, 'bonus')}.`,
  placedActive: (words, { pokemon, card }) =>
    `${words.ownerDoes(pokemon, 'places')} ${words.meet(pokemon, card)} face down as the Active Pokémon.`,
  placedOnBench: (words, { pokemon, card }) =>
    `${words.ownerDoes(pokemon, 'places')} ${words.meet(pokemon, card)} face down on the Bench.`,
  prizesSetAside: (words, { seat, count }) => `${words.does(seat, 'sets')} ${cards(count, 'Prize')} aside.`,
  revealed: (words, { pokemon, card }) => `${words.ownerDoes(pokemon, 'reveals')} ${words.meet(pokemon, card)}.`,
  turnBegan: (words, { seat, turn }) => `Turn ${turn}: ${words.name(seat)}.`,
  joined: silence,
  benched: (words, { pokemon, card }) =>
    `${words.ownerDoes(pokemon, 'plays')} ${words.meet(pokemon, card)} to the Bench.`,
  evolved: (words, { pokemon, card }) => `${words.whose(pokemon)} evolves into ${words.meet(pokemon, card)}.`,
  attached: (words, { pokemon, card }) => `${words.card(card)} is attached to ${words.whose(pokemon)}.`,
  played: (words, { seat, card }) => `${words.does(seat, 'plays')} ${words.card(card)}.`,
  stadiumEntered: (words, { card }) => `${words.card(card)} is the Stadium in play.`,
  discarded: silence,
  retreatPaid: (words, { pokemon, card }) => `${words.whose(pokemon)} discards ${words.card(card)} to retreat.`,
  retreatFailed: (words, { pokemon }) => `${words.whose(pokemon)} fails to retreat.`,
  retreated: (words, { pokemon, to }) => `${words.whose(pokemon)} retreats; ${words.after(pokemon, to)} is Active.`,
  promoted: (words, { pokemon, card }) =>
    `${words.ownerDoes(pokemon, 'makes')} ${words.meet(pokemon, card)} the Active Pokémon.`,
  attackDeclared: (words, { pokemon, attack }) => `${words.whose(pokemon)} uses ${attack}.`,
  attackAimed: (words, { target }) => `It attacks ${words.whose(target)}.`,
  attackFailed: (_, { attack }) => `${attack} does not happen.`,
  declaredInVain: (words, { pokemon, attack }) =>
    `${words.ownerDoes(pokemon, 'announces')} ${attack}, which ${words.pokemon(pokemon)} cannot use.`,
  letGoBack: (words, { seat, allowed }) =>
    allowed ? `${words.does(seat, 'may')} go back to other actions.` : `${words.does(seat, 'may')} not go back.`,
  damagedByAttack: hurt,
  damagedByConfusion: (words, { pokemon, points }) =>
    `In its Confusion ${words.whose(pokemon)} hurts itself: ${points} damage.`,
  damagedByPoison: (words, { pokemon, points }) => `Poison: ${counters(points / 10)} on ${words.whose(pokemon)}.`,
  damagedByBurn: (words, { pokemon, points }) => `Burn: ${counters(points / 10)} on ${words.whose(pokemon)}.`,
  damagedByCharCounter: (words, { pokemon, points }) =>
    `Char counter: ${counters(points / 10)} on ${words.whose(pokemon)}.`,
  damagedByDarknessEnergy: (words, { pokemon, points }) =>
    `Darkness Energy: ${counters(points / 10)} on ${words.whose(pokemon)}.`,
  recovered: (words, { pokemon, condition }) => `${words.whose(pokemon)} is no longer ${capital(condition)}.`,
  knockedOut: (words, { pokemon, card }) => {
    words.meet(pokemon, card);
    return `${words.whose(pokemon)} is Knocked Out.`;
  },
  prizeTaken: (words, { seat, card }) =>
    `${words.does(seat, 'takes')} a Prize card${card === null ? '' : `: ${words.card(card)}`}.`,
  putInHand: (words, { seat, card }) => `${words.card(card)} goes to ${words.of(seat)} hand.`,
  putInDeck: (words, { seat, card }) => `${words.card(card)} goes to ${words.of(seat)} deck.`,
  putInPrizes: (words, { seat, card }) => `${words.card(card)} joins ${words.of(seat)} Prize cards.`,
  putInLostZone: (words, { seat, card }) => `${words.card(card)} goes to ${words.of(seat)} Lost Zone.`,
  cardShown: (words, { seat, card }) => `${words.does(seat, 'shows')} ${words.card(card)}.`,
  cardLookedAt: (words, { seat, card }) => `${words.does(seat, 'looks')} at ${words.card(card)}.`,
  powerUsed: (words, { pokemon, action }) => `${words.whose(pokemon)} uses ${action}.`,
  stadiumUsed: (words, { seat, card }) => `${words.does(seat, 'uses')} ${words.card(card)}.`,
  triggered: (words, { pokemon, script }) =>
    pokemon === null ? `${script} takes effect.` : `${words.whose(pokemon)}: ${script} takes effect.`,
  switched: (words, { pokemon, to }) => `${words.whose(pokemon)} is switched; ${words.after(pokemon, to)} is Active.`,
  healed: (words, { pokemon, points }) => `${words.whose(pokemon)} is healed of ${points} damage.`,
  countersPut: (words, { pokemon, points }) => `${words.whose(pokemon)} gets ${counters(points / 10)}.`,
  damagedByEffect: hurt,
  conditionGiven: (words, { pokemon, condition, counters: many }) =>
    `${words.whose(pokemon)} is now ${capital(condition)}${many === 0 ? '' : `: ${counters(many)}`}.`,
  exchanged: (words, { pokemon, card }) =>
    `${words.card(card)} takes the place of the card of ${words.whose(pokemon)}.`,
  devolved: (words, { pokemon, card }) => `${words.card(card)} comes off ${words.whose(pokemon)}.`,
  shielded: (words, { pokemon, rule }) =>
    `${words.whose(pokemon)} is not affected${rule === null ? '' : `: ${rule} prevents it`}.`,
  attackDidNothing: (_, { attack }) => `${attack} does nothing.`,
  markerPut: (words, { pokemon, marker }) => `${words.whose(pokemon)} gets ${aMarker(marker)}.`,
  markersRemoved: (words, { pokemon }) => `Markers are taken off ${words.whose(pokemon)}.`,
  powerDidNothing: (_, { script }) => `${script} does nothing.`,
  extraTurnGiven: (words, { seat }) => `${words.does(seat, 'takes')} another turn after this one.`,
  turnEnded: (words, { seat }) => `${words.does(seat, 'ends')} the turn.`,
  checkupBegan: silence,
  suddenDeathDue: () => 'Both players fulfil as many win conditions: Sudden Death.',
  conceded: (words, { seat }) => `${words.does(seat, 'concedes')}.`,
  gameWon: (words, event) => `${words.team(event.team)}: ${wonBy(words, event)}.`,
  broughtIn: (words, { pokemon, card }) =>
    `${words.ownerDoes(pokemon, 'puts')} ${words.meet(pokemon, card)} into play as the Active Pokémon.`,
  leftTheGame: (words, { seat }) => `${words.does(seat, 'leaves')} the game: there is no card to draw.`,
  damageStepped: silence,
  prizeTurnedUp: (words, { seat, card }) => `${words.card(card)} lies face up among ${words.of(seat)} Prize cards.`,
  damageStopped: (words, { pokemon, rule }) => {
    words.stop(pokemon, rule);
    return null;
  },
  prizesAdded: (words, { seat, count }) => `${words.does(seat, 'sets')} ${cards(count, 'more Prize')} aside.`,
};
