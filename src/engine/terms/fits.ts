import type { Happening, PokemonOf } from '../effects/terms.js';
import { type Game, pokemonAt } from '../model/game.js';
import { type CardId, NONE, type PokemonId, type Seat } from '../model/state.js';
import type { Cause } from './about.js';
import { cardFilter } from './filter.js';
import { hpOf } from './natures.js';
import { aboutPokemon, isSeat, type Scope } from './scope.js';
import { isFrom } from './speaks-of.js';
import { holds } from './tests.js';
import { cardsMeant, isInPlay, isMeant } from './things.js';

/** What happens, or would: whoever it happens to, by whom, with which card, from where. */
export interface Event {
  readonly pokemon?: PokemonId;
  readonly card?: CardId;
  /** What the Pokémon was before it evolved. */
  readonly before?: CardId;
  readonly seat?: Seat;
  readonly amount?: number;
  readonly to?: PokemonId | undefined;
  /** Whom some rules meant before it happened. */
  readonly meant?: readonly MeantBefore[] | undefined;
  readonly from?: string | undefined;
  /** Its player has put it there from the hand, by an effect. */
  readonly isPut?: boolean;
  readonly source?: Cause;
  readonly attack?: number;
  readonly conditions?: readonly string[];
  readonly cause?: 'damage';
}

/** Whether what happens is what the rule speaks of. */
export function fits(game: Game, scope: Scope, on: Happening, event: Event): boolean {
  if (on.subject !== undefined && !isSubject(game, scope, on, event)) return false;
  if (on.to !== undefined && !isDoneTo(game, scope, on.to, event)) return false;
  if (on.by !== undefined && (event.seat === undefined || !isSeat(scope, on.by, event.seat))) return false;
  if (on.from !== undefined && on.from !== event.from && (on.orPut !== true || event.isPut !== true)) return false;
  if (on.ofTurn === true && event.source !== undefined) return false; // NRG-02
  if (on.source !== undefined && !isFrom(game, scope, on.source, event.source)) return false;
  if (on.card !== undefined && !isSuch(game, scope, on, event)) return false;
  if (on.was !== undefined && (event.before === undefined || !cardFilter(on.was)(game, scope, event.before, NONE)))
    return false;
  if (on.attack !== undefined && game.setup.attacks[event.attack ?? NONE]?.name !== on.attack) return false;
  if (on.condition !== undefined && !on.condition.some((name) => event.conditions?.includes(name))) return false;
  if (on.cause !== undefined && event.cause !== on.cause) return false;
  return on.event !== 'damaged' || on.evenIfKnockedOut === true || survives(game, event.pokemon ?? NONE);
}

/** Whether a rule, by its words and the place that it speaks from, spoke of a Pokémon before something happened to it. */
export interface MeantBefore {
  readonly to: PokemonOf;
  readonly scope: Scope;
  readonly isMeant: boolean;
}

function isDoneTo(game: Game, scope: Scope, of: PokemonOf, { to, meant }: Event): boolean {
  if (to === undefined) return false;
  const before = meant?.find((one) => one.to === of && one.scope.self === scope.self && one.scope.you === scope.you);
  return before === undefined ? isMeant(game, scope, of, to) : before.isMeant;
}

/** Whether it happens with such a card; what comes into play is what it is there: a Fossil, too, is a Pokémon. @rule FOS-01 */
function isSuch(game: Game, scope: Scope, { event: word, card }: Happening, event: Event): boolean {
  if (word === 'benched' && event.pokemon !== undefined) return holds(game, aboutPokemon(scope, event.pokemon), card!);
  return event.card !== undefined && cardFilter(card!)(game, scope, event.card, NONE);
}

const survives = (game: Game, pokemon: PokemonId): boolean =>
  isInPlay(game, pokemon) && pokemonAt(game, pokemon).damage < hpOf(game, pokemon);

function isSubject(game: Game, scope: Scope, { subject }: Happening, event: Event): boolean {
  if (subject === undefined) return true;
  if (subject.get === 'pokemon') return event.pokemon !== undefined && isMeant(game, scope, subject, event.pokemon);
  if (subject.get === 'ref' && subject.name !== 'card' && subject.name !== 'that-card')
    return event.pokemon !== undefined && isMeant(game, scope, subject, event.pokemon);
  return event.card !== undefined && cardsMeant(game, scope, subject as never).includes(event.card);
}
