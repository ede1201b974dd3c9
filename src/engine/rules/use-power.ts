import type { LinkedAction } from '../effects/linked.js';
import { cardOf, type Game, pokemonAt, sideOf } from '../model/game.js';
import { type CardId, NONE, type PokemonId, type Seat, seatOf } from '../model/state.js';
import { holds, isForbidden, isPowerOn, type Scope, scopeOfCard, scopeOfPokemon } from '../terms/judge.js';
import { canDo, canPayFor } from '../terms/possible.js';
import { isLeft } from './limits.js';
import type { FaultReasons, Faults } from './reason.js';

const NOT_YOURS = 1;
const NO_SUCH = 2;
const OFF = 4;
const UNMET = 8;
const USED_UP = 16;
const LOCKED = 32;
const UNPAYABLE = 64;
const NOTHING_LEFT = 128;

export const USE_POWER_REASONS: FaultReasons = [
  'not-your-pokemon',
  'no-such-power',
  'power-off',
  'power-condition',
  'used-up',
  'power-locked',
  'play-cost',
  'no-effect',
];

/** Something that a card lets its player do, and the card. */
export interface Usable {
  readonly action: LinkedAction;
  readonly card: CardId;
}

/** What a Pokémon and the cards on it let their player do. @rule POW-02 LVL-06 CLS-16 */
export function actionsOf(game: Game, pokemon: PokemonId): readonly Usable[] {
  const { stack, attached } = pokemonAt(game, pokemon);
  const top = stack[stack.length - 1]!;
  let found = withActions(game, NO_ACTIONS, top);
  if (stack.length > 1 && cardOf(game, top).addsToCardBelow)
    found = withActions(game, found, stack[stack.length - 2]!);
  if (!game.setup.hasActionsAttached) return found;
  for (let i = 0; i < attached.length; i++) found = withActions(game, found, attached[i]!);
  return found;
}

/** Whether there may be any: seen at a glance. */
export function hasActions(game: Game, pokemon: PokemonId): boolean {
  if (game.setup.hasActionsAttached) return true;
  const { stack } = pokemonAt(game, pokemon);
  const top = cardOf(game, stack[stack.length - 1]!);
  return top.actions.length > 0 || (top.addsToCardBelow && stack.length > 1);
}

const NO_ACTIONS: readonly Usable[] = [];

/** Most cards add nothing: then nothing is made. */
function withActions(game: Game, found: readonly Usable[], card: CardId): readonly Usable[] {
  const { actions } = cardOf(game, card);
  return actions.length === 0 ? found : [...found, ...actions.map((action) => ({ action, card }))];
}

/** A Stadium may be used by either player, each in their own turn. @rule STAD-01 */
export const stadiumActions = (game: Game): readonly Usable[] =>
  game.state.stadium === NONE ? NO_ACTIONS : withActions(game, NO_ACTIONS, game.state.stadium);

/** What a card outside play lets its player do. */
export const cardActions = (game: Game, card: CardId): readonly Usable[] =>
  cardOf(game, card).actionsElsewhere.map((action) => ({ action, card }));

/** Using a power of a Pokémon. @rule POW-02 POW-03 POW-04 TRN-06 */
export function usePowerFaults(game: Game, seat: Seat, pokemon: PokemonId, number: number): Faults {
  if (seatOf(pokemon) !== seat || game.state.pokemon[pokemon] == null) return NOT_YOURS;
  const usable = actionsOf(game, pokemon)[number];
  return usable === undefined ? NO_SUCH : usableFaults(game, pokemon, usable);
}

/** The same for a power that is known to be there. */
export const usableFaults = (game: Game, pokemon: PokemonId, usable: Usable): Faults =>
  powerFaults(game, pokemon, usable) |
  partFaults(game, usable, pokemon, scopeOfPokemon(pokemon, usable.card));

export function useStadiumFaults(game: Game, seat: Seat, number: number): Faults {
  const usable = stadiumActions(game)[number];
  return usable === undefined ? NO_SUCH : partFaults(game, usable, NONE, scopeOfCard(seat, usable.card));
}

export function useCardFaults(game: Game, seat: Seat, card: CardId, number: number): Faults {
  if (game.setup.ownerOf[card] !== seat) return NO_SUCH;
  const usable = cardActions(game, card)[number];
  if (usable === undefined) return NO_SUCH;
  const { hand, discard } = sideOf(game, seat);
  if (!(usable.action.part.from === 'hand' ? hand : discard).includes(card)) return NO_SUCH;
  return partFaults(game, usable, NONE, scopeOfCard(seat, card));
}

function powerFaults(game: Game, pokemon: PokemonId, { action }: Usable): Faults {
  const { power, part } = action;
  if (power === null) return 0;
  let faults = 0;
  const despite = part.despite === 'any' || (part.despite?.length ?? 0) > 0;
  if (!despite && !isPowerOn(game, pokemon, power.kind, power.name)) faults |= OFF;
  if (isForbidden(game, 'can-use-power', { pokemon, power })) faults |= LOCKED;
  return faults;
}

/** Without a limit it must do something: else it could be used for ever. @rule HOUSE-01 */
function partFaults(game: Game, { action }: Usable, pokemon: PokemonId, scope: Scope): Faults {
  const { part } = action;
  if (!isLeft(game, game.setup.scripts[action.script]!, pokemon, scope.you)) return USED_UP;
  let faults = 0;
  if (part.if !== undefined && !holds(game, scope, part.if)) faults |= UNMET;
  if (!canPayFor(game, scope, part.do)) faults |= UNPAYABLE;
  if ((part.limits?.length ?? 0) === 0 && !canDo(game, scope, part.do)) faults |= NOTHING_LEFT;
  return faults;
}
