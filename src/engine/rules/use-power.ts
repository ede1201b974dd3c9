import type { LinkedAction, Script } from '../effects/linked.js';
import { cardOf, type Game, pokemonAt, sideOf } from '../model/game.js';
import type { Card } from '../model/setup.js';
import { type CardId, NONE, ORIGINS, type PokemonId, type Seat, seatOf } from '../model/state.js';
import {
  ASKED,
  asPlayer,
  holds,
  isAnyAbout,
  isForbidden,
  isPowerElsewhereOn,
  isPowerOn,
  isSilentCard,
  liftedBy,
  ofPower,
  type Scope,
  scopeOfUse,
} from '../terms/judge.js';
import { canBegin, couldBeDone, couldBePaid, type Judged, judgedText } from '../terms/possible.js';
import { mateMeant } from './for-team.js';
import { isLeft, userOf } from './limits.js';
import type { FaultReasons, Faults } from './reason.js';

const NOT_YOURS = 1;
const NO_SUCH = 2;
const OFF = 4;
const LOCKED = 8;
const SPENT = 16;
const USED_UP = 32;
const UNMET = 64;
const UNPAYABLE = 128;
const NO_CHANGE = 256;
const NOTHING_LEFT = 512;

export const USE_POWER_REASONS: FaultReasons = [
  'not-your-pokemon',
  'no-such-power',
  'power-off',
  'power-locked',
  'once-per-game',
  'used-up',
  'power-condition',
  'power-cost',
  'power-no-effect',
  'power-in-vain',
];

/** Something that a card lets its player do, and the card. */
export interface Usable {
  readonly action: LinkedAction;
  readonly card: CardId;
}

/** What a Pokémon and the cards on it let their player do, the top card first. @rule POW-02 LVL-06 CLS-16 */
export function actionAt(game: Game, pokemon: PokemonId, number: number): Usable | null {
  const { stack, attached } = pokemonAt(game, pokemon);
  let left = number;
  for (let i = 0; i < 2 + attached.length; i++) {
    const card = i < 2 ? speaking(game, stack, i) : attached[i - 2]!;
    if (card === NONE) continue;
    const actions = i < 2 ? cardOf(game, card).actions : attachedActions(game, card);
    if (left < actions.length) return { action: actions[left]!, card };
    left -= actions.length;
  }
  return null;
}

export function countActions(game: Game, pokemon: PokemonId): number {
  const { byId, occurs } = game.setup;
  const { stack, attached } = pokemonAt(game, pokemon);
  const top = byId[stack[stack.length - 1]!]!;
  let count = top.actions.length;
  if (top.addsToCardBelow && stack.length > 1) count += byId[stack[stack.length - 2]!]!.actions.length;
  if (!occurs.attachedActions) return count;
  for (let i = 0; i < attached.length; i++) count += attachedActions(game, attached[i]!).length;
  return count;
}

const NO_ACTIONS: Card['actions'] = [];

/** A Pokémon that is attached as a Pokémon Tool has no powers. @rule KIND-07 */
function attachedActions(game: Game, id: CardId): Card['actions'] {
  const card = cardOf(game, id);
  return card.facts.kind === 'pokemon' ? NO_ACTIONS : card.actions;
}

/** The cards of a stack that speak: the top one, and the one below where the top one only adds to it. @rule LVL-06 CLS-16 */
function speaking(game: Game, stack: readonly CardId[], depth: number): CardId {
  const top = stack[stack.length - 1]!;
  if (depth === 0) return top;
  return stack.length > 1 && cardOf(game, top).addsToCardBelow ? stack[stack.length - 2]! : NONE;
}

/** All of it. */
export const actionsOf = (game: Game, pokemon: PokemonId): readonly Usable[] =>
  Array.from({ length: countActions(game, pokemon) }, (_, number) => actionAt(game, pokemon, number)!);

/** A Stadium may be used by either player, each in their own turn. @rule STAD-01 */
export const stadiumActions = ({ state, setup }: Game): readonly Usable[] =>
  state.stadium === NONE ? [] : setup.byId[state.stadium]!.actions.map((action) => ({ action, card: state.stadium }));

/** What a card outside play lets its player do. */
export const cardActions = (game: Game, card: CardId): readonly Usable[] =>
  cardOf(game, card).actionsElsewhere.map((action) => ({ action, card }));

/** Using a power of a Pokémon. @rule POW-02 POW-03 POW-04 TRN-06 */
export function usePowerFaults(game: Game, seat: Seat, pokemon: PokemonId, number: number): Faults {
  if (seatOf(pokemon) !== seat || game.state.pokemon[pokemon] == null) return NOT_YOURS;
  const usable = actionAt(game, pokemon, number);
  return usable === null ? NO_SUCH : usableFaults(game, pokemon, usable);
}

/** The same for a power that is known to be there. */
export const usableFaults = (game: Game, pokemon: PokemonId, usable: Usable): Faults =>
  powerFaults(game, pokemon, usable) |
  partFaults(game, usable.action, scopeOfUse(seatOf(pokemon), pokemon, usable.card, originOfUse(usable)));

/** What the effects of something that a Pokémon lets its player do come from: one of `ORIGINS`. @rule EFF-01 */
const originOfUse = ({ action }: Usable): number => (action.power === null ? BY_TOOL : BY_POWER);

const BY_TOOL = ORIGINS.indexOf('tool');
const BY_POWER = ORIGINS.indexOf('power');
const BY_STADIUM = ORIGINS.indexOf('stadium');

export function useStadiumFaults(game: Game, seat: Seat, number: number): Faults {
  const { stadium } = game.state;
  const action = stadium === NONE ? undefined : cardOf(game, stadium).actions[number];
  return action === undefined ? NO_SUCH : partFaults(game, action, scopeOfUse(seat, NONE, stadium, BY_STADIUM));
}

export function useCardFaults(game: Game, seat: Seat, card: CardId, number: number): Faults {
  if (game.setup.ownerOf[card] !== seat) return NO_SUCH;
  const action = cardOf(game, card).actionsElsewhere[number];
  if (action === undefined) return NO_SUCH;
  const { hand, discard } = sideOf(game, seat);
  if (!(action.part.from === 'hand' ? hand : discard).includes(card)) return NO_SUCH;
  const off = action.power !== null && !isPowerElsewhereOn(game, card, action.power) ? OFF : 0;
  return off | partFaults(game, action, scopeOfUse(seat, NONE, card, BY_POWER));
}

function powerFaults(game: Game, pokemon: PokemonId, { action, card }: Usable): Faults {
  const { power, part } = action;
  if (power === null) return isSilentCard(game, card) ? OFF : 0;
  let faults = 0;
  if (!isPowerOn(game, pokemon, power, liftedBy(part.despite))) faults |= OFF;
  if (
    isAnyAbout(game, ASKED['can-use-power'], pokemon, undefined) &&
    isForbidden(game, ASKED['can-use-power'], ofPower(pokemon, power))
  )
    faults |= LOCKED;
  return faults;
}

function partFaults(game: Game, action: LinkedAction, scope: Scope): Faults {
  const script = game.setup.scripts[action.script]!;
  if ((sideOf(game, scope.you).spent & script.once) !== 0) return SPENT; // CLS-32
  if (!isLeft(game, script, userOf(scope.origin, scope.self, scope.card), scope.you)) return USED_UP;
  const own = useFaults(game, action, script, scope);
  if (own === 0) return 0;
  const mate = mateMeant(game, script, scope.you);
  return mate !== NONE && useFaults(game, action, script, asPlayer(scope, mate)) === 0 ? 0 : own;
}

function useFaults(game: Game, { part }: LinkedAction, script: Script, scope: Scope): Faults {
  const text = judgedText(script);
  let faults = 0;
  if (part.if !== undefined && !holds(game, scope, part.if)) faults |= UNMET;
  if (!couldBePaid(game, scope, text) || !canBegin(game, scope, script.begins)) faults |= UNPAYABLE;
  return faults !== 0 ? faults : vainFaults(game, scope, (part.limits?.length ?? 0) === 0, text);
}

/**
 * Where an era forbids it nothing is used of which all see that it changes nothing; and without a limit it must really do something
 * everywhere: else it could be used for ever. @rule TRN-06 HOUSE-01
 */
function vainFaults(game: Game, scope: Scope, isEndless: boolean, text: Judged): Faults {
  const mustChange = game.setup.era.emptyUse === 'forbidden';
  if (!mustChange && !isEndless) return 0;
  scope.isEndless = isEndless;
  const isWorthIt = couldBeDone(game, scope, text);
  scope.isEndless = false;
  if (isWorthIt) return 0;
  const isEmpty = mustChange && (!isEndless || !couldBeDone(game, scope, text));
  return (isEmpty ? NO_CHANGE : 0) | (isEndless ? NOTHING_LEFT : 0);
}
