import {
  attackCount,
  attackOf,
  beginningOf,
  type CardFacts,
  type CardId,
  CONDITIONS,
  cardOf,
  ENERGY_TYPES,
  type Game,
  hpOf,
  isEvolved,
  isFaceUp,
  isToolOnPokemon,
  markersOf,
  NONE,
  NOWHERE,
  type PokemonView,
  payableAttack,
  pokemonAt,
  retreatCostOf,
  type Seat,
  sideOf,
  typesOf,
  useAttackFaults,
  viewFor,
  winWaysIn,
} from '../../engine/index.js';
import type { Aspect, Fact, TableFact, ZoneFact } from '../read/fact-claims.js';
import { pokemonAtPlace } from './board.js';
import { seatOf, seatsOf } from './seats.js';
import type { Told } from './story.js';
import type { Table } from './table.js';

/** What a fact is now. Cards keep their facts, so that printings and pieces can be told apart. */
export type Value =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'yes-no'; readonly yes: boolean; readonly turn: number }
  | { readonly kind: 'word'; readonly word: string; readonly card: CardFacts | null }
  | { readonly kind: 'none' }
  /** `unseen`: how many more lie there, of which nobody says what they are. */
  | { readonly kind: 'cards'; readonly cards: readonly CardFacts[]; readonly ordered: boolean; readonly unseen: number }
  | { readonly kind: 'words'; readonly words: readonly string[] }
  /** What happened, in order. */
  | { readonly kind: 'events'; readonly events: readonly Told[] }
  /** A zone of which only the size can be seen. */
  | { readonly kind: 'count'; readonly number: number };

const number = (n: number): Value => ({ kind: 'number', number: n });
const word = (text: string): Value => ({ kind: 'word', word: text, card: null });
const NOTHING: Value = { kind: 'none' };

export function factNow(table: Table, fact: Fact): Value {
  const { game } = table;
  const seat = (name: string): Seat => seatOf(table.scenario.format, name);
  switch (fact.kind) {
    case 'table':
      return tableValue(table, fact.what);
    case 'pending': {
      const { decision } = game.state;
      const waits = decision.kind !== 'none' && decision.seat === seat(fact.side) && !table.suddenDeath;
      return waits ? word(decision.kind) : NOTHING;
    }
    case 'shown':
      return cardsValue(game, shownBy(table, seat(fact.side)));
    case 'zone':
    case 'deck-top':
      return zoneValue(game, seat(fact.side), fact);
    case 'prizes-up':
      return cardsValue(
        game,
        sideOf(game, seat(fact.side)).prizes.filter((card) => isFaceUp(game, card)),
      );
    case 'sees':
      return seenValue(game, seat(fact.viewer), seat(fact.of.side), fact.of);
    case 'pokemon': {
      const id = pokemonAtPlace(game, NONE, fact.place);
      return id === NOWHERE ? NOTHING : aspectValue(game, id, fact.aspect);
    }
    case 'deck-legal':
    case 'deck-breaks':
      return NOTHING;
  }
}

/** The cards of a player that everybody was shown since the last step began: a hand without a Basic, what was searched for. @rule SETUP-10 ZONE-07 */
const shownBy = ({ story, stepBegan }: Table, seat: Seat): CardId[] =>
  story
    .since(stepBegan)
    .flatMap(({ event }) =>
      (event.kind === 'handShown' || event.kind === 'cardShown') && event.seat === seat ? [event.card] : [],
    );

function tableValue(table: Table, what: TableFact): Value {
  const { state } = table.game;
  const names = seatsOf(table.scenario.format);
  switch (what) {
    case 'stadium':
      return state.stadium === NONE ? NOTHING : cardValue(table.game, state.stadium);
    case 'events':
      return { kind: 'events', events: table.story.since(table.stepBegan) };
    case 'log':
      return { kind: 'events', events: table.story.since(0) };
    case 'turn':
      return number(state.turn);
    case 'flips':
      return number(state.flips);
    case 'player':
      return word(names[state.seat]!);
    case 'phase':
      return word(table.suddenDeath ? 'over' : state.phase);
    case 'winner':
      if (table.suddenDeath) return word('sudden-death');
      return state.winner === NONE ? NOTHING : word('AB'[state.winner]!);
    case 'win':
      return { kind: 'words', words: winWaysIn(state.ways) };
  }
}

const factsOf = (game: Game, card: CardId): CardFacts => cardOf(game, card).facts;

const cardValue = (game: Game, card: CardId): Value => {
  const facts = factsOf(game, card);
  return { kind: 'word', word: facts.name, card: facts };
};

const cardsValue = (game: Game, cards: readonly CardId[], ordered = false): Value => ({
  kind: 'cards',
  cards: cards.map((card) => factsOf(game, card)),
  ordered,
  unseen: 0,
});

const topCard = (game: Game, id: number): CardId => pokemonAt(game, id).stack.at(-1)!;

function zoneValue(game: Game, seat: Seat, fact: ZoneFact): Value {
  const side = sideOf(game, seat);
  if (fact.kind === 'deck-top') return cardsValue(game, side.deck.toReversed(), true);
  switch (fact.zone) {
    case 'active':
    case 'bench': {
      const ids = side[fact.zone].filter((id) => id !== NONE);
      return cardsValue(
        game,
        ids.map((id) => topCard(game, id)),
      );
    }
    case 'lost':
      return cardsValue(game, side.lostZone);
    case 'hand':
    case 'deck':
    case 'discard':
    case 'prizes':
      return cardsValue(game, side[fact.zone]);
  }
}

/** What a seat's view shows of a zone: the cards, or only how many. @rule ZONE-03 */
function seenValue(game: Game, viewer: Seat, owner: Seat, fact: ZoneFact): Value {
  const view = viewFor(game, viewer).sides[owner]!;
  if (fact.kind === 'deck-top') return { kind: 'count', number: view.deck.count };
  if (fact.zone === 'active' || fact.zone === 'bench') {
    const all: readonly (PokemonView | null)[] = view[fact.zone];
    const pokemon = all.filter((each) => each !== null);
    const cards = pokemon.flatMap(({ card }) => (card === null ? [] : [card.card]));
    return cards.length < pokemon.length ? { kind: 'count', number: pokemon.length } : cardsValue(game, cards);
  }
  const zone = view[fact.zone === 'lost' ? 'lostZone' : fact.zone];
  if (zone.cards === null) return { kind: 'count', number: zone.count };
  const cards = zone.cards.map(({ card }) => factsOf(game, card));
  // Of Prize cards some may lie face up, and the others are seen to lie there. ZONE-10
  const unseen = fact.zone === 'prizes' ? zone.count - cards.length : 0;
  return { kind: 'cards', cards, ordered: false, unseen };
}

function aspectValue(game: Game, id: number, aspect: Aspect): Value {
  const pokemon = pokemonAt(game, id);
  const attached = (...roles: string[]): Value =>
    cardsValue(
      game,
      pokemon.attached.filter((card) => roles.includes(cardOf(game, card).role)),
    );
  switch (aspect) {
    case 'card':
      return cardValue(game, topCard(game, id));
    case 'hp':
      return number(hpOf(game, id));
    case 'damage':
      return number(pokemon.damage);
    case 'conditions':
      return { kind: 'words', words: CONDITIONS.filter((_, bit) => (pokemon.conditions & (1 << bit)) !== 0) };
    case 'energy':
      return attached('energy');
    case 'tools':
      return cardsValue(
        game,
        pokemon.attached.filter((card) => isToolOnPokemon(cardOf(game, card))),
      );
    case 'machines':
      return attached('technical-machine');
    case 'under':
      return cardsValue(game, pokemon.stack.slice(beginningOf(game, pokemon.stack), -1));
    case 'types':
      return { kind: 'words', words: ENERGY_TYPES.filter((_, type) => (typesOf(game, id) & (1 << type)) !== 0) };
    case 'retreat':
      return number(retreatCostOf(game, id));
    case 'attacks':
      return { kind: 'words', words: usableAttacks(game, id) };
    case 'evolved':
      return { kind: 'yes-no', yes: isEvolved(game, id), turn: pokemon.evolvedOn };
    case 'markers':
      return { kind: 'words', words: markersOf(game, id) };
  }
}

/** Usable right now by cost and rule; for a player who is not on turn, by cost. */
function usableAttacks(game: Game, id: number): string[] {
  const owner = game.state.sides.findIndex(({ active, bench }) => active.includes(id) || bench.includes(id));
  const onTurn = game.state.seat === owner && game.state.phase !== 'over';
  const names: string[] = [];
  for (let each = 0; each < attackCount(game, id); each++) {
    const usable = onTurn ? useAttackFaults(game, owner, id, each) === 0 : payableAttack(game, id, each);
    const { name } = attackOf(game, id, each)!;
    if (usable && !names.includes(name)) names.push(name);
  }
  return names;
}
