import {
  type AttacksRead,
  hpIn,
  type Imagined,
  type PokemonId,
  readAttacks,
  retreatCostIn,
} from '../../engine/view.js';

/*
 * What the texts in force make of a Pokémon, worked out once for as long as nothing changes, however many vectors tell of it: a hand of
 * Energy cards is offered to every Pokémon, and each of these answers names one. There is one room for it, and whoever looks says first that
 * it is another game, or another moment.
 */

/** A Pokémon at a moment of its game. */
export interface Seen extends AttacksRead {
  moment: number;
  hp: number;
  retreat: number;
}

let moment = 1;
const room: Seen[] = [];

/** Begins to look at a game as it stands; the number that comes back tells `isLooking` whether somebody else has looked since. */
export const look = (): number => ++moment;

/** Whether what was looked at then is still there. */
export const isLooking = (then: number): boolean => then === moment;

/** A Pokémon of the game that is looked at. */
export function seen(game: Imagined, id: PokemonId): Seen {
  room[id] ??= { moment: 0, hp: 0, retreat: 0, count: 0, units: 0, attacks: [], missing: [] };
  const one = room[id];
  if (one.moment === moment) return one;
  one.moment = moment;
  one.hp = hpIn(game, id);
  one.retreat = retreatCostIn(game, id);
  readAttacks(game, id, one);
  return one;
}
