import { COUNTERS_GIVEN, type EventKind, FLIP_REASONS, type FlipReason, type GameEvent } from '../model/event.js';
import { cardOf, type Game } from '../model/game.js';
import {
  type CardId,
  CONDITIONS,
  NONE,
  type PokemonId,
  type Seat,
  seatOf,
  WIN_WAYS,
  type WinWay,
} from '../model/state.js';
import { seatNames } from './describe.js';
import { capital, type Voice, voiceOf } from './voice.js';

/** Tells events as sentences, in order; null for what goes without saying. */
export interface Teller {
  tell(event: GameEvent): string | null;
}

/** How it is told: what the players are called, which of them is listening, how a card is named. */
export interface Telling {
  readonly names?: readonly string[];
  /** This player is "you". */
  readonly you?: Seat | null;
  /** Writes a card's name, so that a page can tell it from other words. */
  readonly mark?: (name: string, card: CardId) => string;
}

/** Tells the events of a game from the moment it stands at. */
export function teller(game: Game, telling: Telling = {}): Teller {
  const words = new Words(game, telling);
  return {
    tell({ kind, a, b }) {
      const sentence = SAY[kind](words, a, b);
      return sentence === null ? null : capital(sentence);
    },
  };
}

/** Names of what events speak of. It remembers who the Pokémon were, because events outlive them. */
class Words {
  private readonly known = new Map<PokemonId, string>();
  private readonly game: Game;
  private readonly voice: Voice;
  private stopped: { readonly pokemon: PokemonId; readonly rule: number } | null = null;
  private readonly mark: (name: string, card: CardId) => string;

  constructor(game: Game, { names, you, mark }: Telling) {
    this.game = game;
    this.voice = voiceOf(names ?? seatNames(game.setup.format.seats), you ?? null);
    this.mark = mark ?? ((name) => name);
    if (game.state.phase === 'setup') return;
    game.state.pokemon.forEach((pokemon, id) => {
      if (pokemon !== null) this.meet(id, pokemon.stack.at(-1)!);
    });
  }

  /** In the middle of a sentence. */
  name(seat: Seat): string {
    return this.voice.name(seat);
  }

  /** "Ada draws", "You draw". */
  does(seat: Seat, verb: string): string {
    return this.voice.does(seat, verb);
  }

  /** The same of a Pokémon's owner. */
  ownerDoes(pokemon: PokemonId, verb: string): string {
    return this.does(seatOf(pokemon), verb);
  }

  /** Who has won: a player, or the players of a team. @rule FMT-28 */
  team(team: number): string {
    const { seats } = this.game.setup.format;
    return seats > 2 ? `${this.name(team)} and ${this.name(team + 2)} win` : this.does(team, 'wins');
  }

  /** The same of who has lost: a player, or one of a team. */
  losing(seat: Seat, verb: string): string {
    return this.game.setup.format.seats > 2 ? `the opponent ${verb}` : this.does(seat, verb);
  }

  /** "Ada’s", "your". */
  of(seat: Seat): string {
    return this.voice.of(seat);
  }

  card(card: number): string {
    return card === NONE ? 'a card' : this.mark(cardOf(this.game, card).name, card);
  }

  action(id: number): string {
    const action = this.game.setup.cards.flatMap(({ actions }) => actions).find((one) => one.id === id);
    return action === undefined ? 'a text' : this.script(action.script);
  }

  script(id: number): string {
    return this.game.setup.scripts[id]?.name ?? 'a text';
  }

  rule(id: number): string {
    return this.game.setup.rules[id]?.name ?? 'a text';
  }

  /** Remembers what has left no damage, until that is told. */
  stop(pokemon: PokemonId, rule: number): void {
    this.stopped = { pokemon, rule };
  }

  stopper(pokemon: PokemonId): string {
    const { stopped } = this;
    this.stopped = null;
    if (stopped?.pokemon !== pokemon) return '';
    return `: ${stopped.rule === NONE ? 'Resistance' : this.rule(stopped.rule)}`;
  }

  marker(place: number): string {
    const name = this.game.setup.markerNames[place] ?? 'marker';
    return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${/(marker|counter)$/.test(name) ? name : `${name} marker`}`;
  }

  attack(id: number): string {
    return this.game.setup.attacks[id]!.name;
  }

  /** Remembers the Pokémon by its top card, and gives the card's name. */
  meet(pokemon: PokemonId, card: number): string {
    if (card !== NONE) this.known.set(pokemon, this.card(card));
    return this.card(card);
  }

  pokemon(id: PokemonId): string {
    return this.known.get(id) ?? 'a face-down Pokémon';
  }

  whose(id: PokemonId): string {
    return `${this.of(seatOf(id))} ${this.known.get(id) ?? 'face-down Pokémon'}`;
  }
}

type Say = (words: Words, a: number, b: number) => string | null;

const silence: Say = () => null;

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

const wonBy = (words: Words, team: number, ways: number): string =>
  WIN_WAYS.filter((_, bit) => (ways & (1 << bit)) !== 0)
    .map((way) => WON_BY[way](words, team ^ 1))
    .join(' and ');

const counters = (count: number): string => `${count} damage ${count === 1 ? 'counter' : 'counters'}`;

/** Damage that an attack or another text does, and why there is none. */
const hurt: Say = (words, id, points) => {
  const why = words.stopper(id);
  return points === 0 ? `${words.whose(id)} takes no damage${why}.` : `${words.whose(id)} takes ${points} damage.`;
};

const cards = (count: number, kind: string): string => `${count} ${kind} ${count === 1 ? 'card' : 'cards'}`;

const SAY: Readonly<Record<EventKind, Say>> = {
  gameBegan: (_, before) =>
    before === 0 ? 'The game begins.' : `Sudden Death game ${before} begins, with one Prize card each.`,
  greeted: () => 'The players shake hands.',
  coinFlipped: (words, seat, flip) =>
    `${words.does(seat, 'flips')} a coin ${FLIPPED_FOR[FLIP_REASONS[flip >> 1]!]}: ${(flip & 1) === 1 ? 'heads' : 'tails'}.`,
  wentFirst: (words, seat) => `${words.does(seat, 'goes')} first.`,
  deckShuffled: silence,
  cardDrawn: (words, seat, card) => `${words.does(seat, 'draws')} ${words.card(card)}.`,
  handShown: (words, seat, card) => `${words.does(seat, 'shows')} ${words.card(card)}.`,
  mulliganTaken: (words, seat, shared) =>
    `${words.does(seat, 'takes')} a mulligan${shared === 1 ? ', as the opponent does' : ''}.`,
  bonusTaken: (words, seat, count) => `${words.does(seat, 'takes')} ${cards(count, 'bonus')}.`,
  placedActive: (words, id, card) =>
    `${words.ownerDoes(id, 'places')} ${words.meet(id, card)} face down as the Active Pokémon.`,
  placedOnBench: (words, id, card) =>
    `${words.ownerDoes(id, 'places')} ${words.meet(id, card)} face down on the Bench.`,
  prizesSetAside: (words, seat, count) => `${words.does(seat, 'sets')} ${cards(count, 'Prize')} aside.`,
  revealed: (words, id, card) => `${words.ownerDoes(id, 'reveals')} ${words.meet(id, card)}.`,
  turnBegan: (words, seat, turn) => `Turn ${turn}: ${words.name(seat)}.`,
  joined: silence,
  benched: (words, id, card) => `${words.ownerDoes(id, 'plays')} ${words.meet(id, card)} to the Bench.`,
  evolved: (words, id, card) => `${words.whose(id)} evolves into ${words.meet(id, card)}.`,
  attached: (words, id, card) => `${words.card(card)} is attached to ${words.whose(id)}.`,
  played: (words, seat, card) => `${words.does(seat, 'plays')} ${words.card(card)}.`,
  stadiumEntered: (words, _, card) => `${words.card(card)} is the Stadium in play.`,
  discarded: silence,
  retreatPaid: (words, id, card) => `${words.whose(id)} discards ${words.card(card)} to retreat.`,
  retreatFailed: (words, id) => `${words.whose(id)} fails to retreat.`,
  retreated: (words, id, other) => `${words.whose(id)} retreats; ${words.pokemon(other)} is Active.`,
  promoted: (words, id, card) => `${words.ownerDoes(id, 'makes')} ${words.meet(id, card)} the Active Pokémon.`,
  attackDeclared: (words, id, attack) => `${words.whose(id)} uses ${words.attack(attack)}.`,
  attackAimed: (words, _, target) => `It attacks ${words.whose(target)}.`,
  attackFailed: (words, _, attack) => `${words.attack(attack)} does not happen.`,
  declaredInVain: (words, id, attack) =>
    `${words.ownerDoes(id, 'announces')} ${words.attack(attack)}, which ${words.pokemon(id)} cannot use.`,
  letGoBack: (words, seat, allowed) =>
    allowed === 1 ? `${words.does(seat, 'may')} go back to other actions.` : `${words.does(seat, 'may')} not go back.`,
  damagedByAttack: hurt,
  damagedByConfusion: (words, id, points) => `In its Confusion ${words.whose(id)} hurts itself: ${points} damage.`,
  damagedByPoison: (words, id, points) => `Poison: ${counters(points / 10)} on ${words.whose(id)}.`,
  damagedByBurn: (words, id, points) => `Burn: ${counters(points / 10)} on ${words.whose(id)}.`,
  damagedByCharCounter: (words, id, points) => `Char counter: ${points / 10} damage counters on ${words.whose(id)}.`,
  damagedByDarknessEnergy: (words, id, points) =>
    `Darkness Energy: ${points / 10} damage ${points === 10 ? 'counter' : 'counters'} on ${words.whose(id)}.`,
  recovered: (words, id, condition) =>
    `${words.whose(id)} is no longer ${capital(CONDITIONS[31 - Math.clz32(condition)]!)}.`,
  knockedOut: (words, id, card) => {
    words.meet(id, card);
    return `${words.whose(id)} is Knocked Out.`;
  },
  prizeTaken: (words, seat, card) =>
    `${words.does(seat, 'takes')} a Prize card${card === NONE ? '' : `: ${words.card(card)}`}.`,
  putInHand: (words, seat, card) => `${words.card(card)} goes to ${words.of(seat)} hand.`,
  putInDeck: (words, seat, card) => `${words.card(card)} goes to ${words.of(seat)} deck.`,
  putInPrizes: (words, seat, card) => `${words.card(card)} joins ${words.of(seat)} Prize cards.`,
  putInLostZone: (words, seat, card) => `${words.card(card)} goes to ${words.of(seat)} Lost Zone.`,
  cardShown: (words, seat, card) => `${words.does(seat, 'shows')} ${words.card(card)}.`,
  cardLookedAt: (words, seat, card) => `${words.does(seat, 'looks')} at ${words.card(card)}.`,
  powerUsed: (words, id, action) => `${words.whose(id)} uses ${words.action(action)}.`,
  stadiumUsed: (words, seat, card) => `${words.does(seat, 'uses')} ${words.card(card)}.`,
  triggered: (words, id, script) =>
    id === NONE ? `${words.script(script)} takes effect.` : `${words.whose(id)}: ${words.script(script)} takes effect.`,
  switched: (words, id, other) => `${words.whose(id)} is switched; ${words.pokemon(other)} is Active.`,
  healed: (words, id, points) => `${words.whose(id)} is healed of ${points} damage.`,
  countersPut: (words, id, points) =>
    `${words.whose(id)} gets ${points / 10} damage ${points === 10 ? 'counter' : 'counters'}.`,
  damagedByEffect: hurt,
  conditionGiven: (words, id, given) => {
    const name = capital(CONDITIONS[31 - Math.clz32(given % COUNTERS_GIVEN)]!);
    const many = Math.floor(given / COUNTERS_GIVEN);
    return `${words.whose(id)} is now ${name}${many === 0 ? '' : `: ${counters(many)}`}.`;
  },
  exchanged: (words, id, card) => `${words.card(card)} takes the place of the card of ${words.whose(id)}.`,
  devolved: (words, id, card) => `${words.card(card)} comes off ${words.whose(id)}.`,
  shielded: (words, id, rule) =>
    `${words.whose(id)} is not affected${rule === NONE ? '' : `: ${words.rule(rule)} prevents it`}.`,
  attackDidNothing: (words, _, attack) => `${words.attack(attack)} does nothing.`,
  markerPut: (words, id, marker) => `${words.whose(id)} gets ${words.marker(marker)}.`,
  markersRemoved: (words, id) => `Markers are taken off ${words.whose(id)}.`,
  powerDidNothing: (words, _, script) => `${words.script(script)} does nothing.`,
  extraTurnGiven: (words, seat) => `${words.does(seat, 'takes')} another turn after this one.`,
  turnEnded: (words, seat) => `${words.does(seat, 'ends')} the turn.`,
  checkupBegan: silence,
  suddenDeathDue: () => 'Both players fulfil as many win conditions: Sudden Death.',
  conceded: (words, seat) => `${words.does(seat, 'concedes')}.`,
  gameWon: (words, team, ways) => `${words.team(team)}: ${wonBy(words, team, ways)}.`,
  broughtIn: (words, id, card) =>
    `${words.ownerDoes(id, 'puts')} ${words.meet(id, card)} into play as the Active Pokémon.`,
  leftTheGame: (words, seat) => `${words.does(seat, 'leaves')} the game: there is no card to draw.`,
  damageStepped: silence,
  prizeTurnedUp: (words, seat, card) => `${words.card(card)} lies face up among ${words.of(seat)} Prize cards.`,
  damageStopped: (words, id, rule) => {
    words.stop(id, rule);
    return null;
  },
  prizesAdded: (words, seat, count) => `${words.does(seat, 'sets')} ${cards(count, 'more Prize')} aside.`,
};
