import { type Game, isActive, pokemonAt, sideOf } from '../model/game.js';
import { ASLEEP, type CardId, PARALYZED, type Pokemon, type PokemonId, type Seat, seatOf } from '../model/state.js';
import { ASKED, isAnyAbout, isForbidden, ofPokemon, providesOf, retreatCostOf } from '../terms/judge.js';
import type { FaultReasons, Faults } from './reason.js';

const NOT_ACTIVE = 1;
const NOBODY = 2;
const NOT_BENCHED = 4;
const RETREATED = 8;
const IS_ASLEEP = 16;
const IS_PARALYZED = 32;
const FAILED = 64;
const FORBIDDEN = 128;
const COST = 256;

export const RETREAT_REASONS: FaultReasons = [
  'not-active',
  'retreat-nobody',
  'retreat-to',
  'retreated',
  'asleep-retreat',
  'paralyzed-retreat',
  'retreat-failed',
  'cannot-retreat',
  'retreat-cost',
];

/** Units of Energy on a Pokémon. @rule NRG-04 NRG-05 */
export function unitsOn(game: Game, { attached }: Pokemon): number {
  let units = 0;
  for (let i = 0; i < attached.length; i++) units += providesOf(game, attached[i]!).length;
  return units;
}

/** What keeps an Active Pokémon from retreating, whoever would take its place. @rule RET-01 RET-02 RET-03 RET-04 RET-05 RET-12 COND-20 */
export const leaveFaults = (game: Game, seat: Seat, active: PokemonId): Faults => {
  const faults = stayFaults(game, seat, active);
  return (faults & NOT_ACTIVE) !== 0 ? faults : faults | costFaults(game, seat, active);
};

/** What keeps it where it is, whatever leaving costs: looked at first, because it is seen at a glance. */
function stayFaults(game: Game, seat: Seat, active: PokemonId): Faults {
  if (seatOf(active) !== seat || game.state.pokemon[active] == null || !isActive(game, active)) return NOT_ACTIVE;
  const side = sideOf(game, seat);
  const pokemon = pokemonAt(game, active);
  let faults = 0;
  if (side.bench.length === 0) faults |= NOBODY;
  if (game.setup.era.retreatsPerTurn === 1 && side.retreated !== 0) faults |= RETREATED;
  if ((pokemon.conditions & ASLEEP) !== 0) faults |= IS_ASLEEP;
  if ((pokemon.conditions & PARALYZED) !== 0) faults |= IS_PARALYZED;
  if (pokemon.retreatFailedOn === game.state.turn) faults |= FAILED;
  return faults;
}

/** What texts and its Energy say to it. */
const costFaults = (game: Game, seat: Seat, active: PokemonId): Faults =>
  (canAfford(game, active) ? 0 : COST) | (isKept(game, seat, active) ? FORBIDDEN : 0);

function canAfford(game: Game, active: PokemonId): boolean {
  const cost = retreatCostOf(game, active);
  return cost === 0 || unitsOn(game, pokemonAt(game, active)) >= cost;
}

/** Whether a text keeps it from retreating. */
const isKept = (game: Game, seat: Seat, active: PokemonId): boolean =>
  isAnyAbout(game, ASKED['can-retreat'], active, undefined) &&
  isForbidden(game, ASKED['can-retreat'], ofPokemon(active, seat));

/** Whether nothing keeps it: asked at every decision, so what is seen at a glance comes first. */
export const canLeave = (game: Game, seat: Seat, active: PokemonId): boolean =>
  stayFaults(game, seat, active) === 0 && canAfford(game, active) && !isKept(game, seat, active);

export function retreatFaults(game: Game, seat: Seat, active: PokemonId, benched: PokemonId): Faults {
  const faults = leaveFaults(game, seat, active);
  return faults | (sideOf(game, seat).bench.includes(benched) ? 0 : NOT_BENCHED);
}

const NOTHING: readonly CardId[] = [];

/** Energy cards that have been named for the retreat that is going on. */
function namedToPay({ state }: Game): readonly CardId[] {
  const top = state.frames[state.frames.length - 1];
  return top?.kind === 'retreat' ? (top.env[PAID_SLOT] ?? NOTHING) : NOTHING;
}

/** In the frame of a retreat: the Energy cards that go. They are discarded together, so each counts what it provides beside the others. @rule RET-06 */
export const PAID_SLOT = 0;

/** Whether a card attached to the retreating Pokémon can pay: any Energy, whatever it provides. @rule RET-06 RET-07 */
export const canPay = (game: Game, active: PokemonId, card: CardId): boolean =>
  pokemonAt(game, active).attached.includes(card) &&
  !namedToPay(game).includes(card) &&
  providesOf(game, card).length > 0;

/** Whether every Energy card that is left must go, so that there is only one way to pay. @rule RET-06 */
export function mustPayAll(game: Game, active: PokemonId, due: number): boolean {
  const named = namedToPay(game);
  let least = 0;
  let units = 0;
  for (const card of pokemonAt(game, active).attached) {
    const provided = named.includes(card) ? 0 : providesOf(game, card).length;
    units += provided;
    if (provided > 0 && (least === 0 || provided < least)) least = provided;
  }
  return units - least < due;
}

/**
 * Whether a further card may go though the cost is met: where each may count as one Energy, as many as the cost.
 * @rule RET-06
 */
export function mayPayMore(game: Game, active: PokemonId, cost: number): boolean {
  switch (game.setup.era.retreatPayment) {
    case 'until-met':
      return false;
    case 'card-may-count-as-one':
      return namedToPay(game).length < cost && pokemonAt(game, active).attached.some((id) => canPay(game, active, id));
  }
}

export { retreatCostOf };
