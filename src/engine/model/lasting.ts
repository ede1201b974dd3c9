import type { Game } from './game.js';
import { listenAnew } from './listeners.js';
import {
  type Lasting,
  NONE,
  ON_CARD,
  ON_PLAYER,
  ON_POKEMON,
  ORIGINS,
  type PokemonId,
  type Seat,
  seatOf,
} from './state.js';

/* Effects with a duration: what ends them. @rule EFF-07 EFF-08 EFF-09 EFF-10 EFF-13 */

/** Takes out every effect that has ended; those of one sentence that depend on each other go together. */
function end(game: Game, hasEnded: (lasting: Lasting) => boolean): void {
  const { lasting } = game.state;
  let kept = 0;
  for (let i = 0; i < lasting.length; i++) if (!hasEnded(lasting[i]!)) lasting[kept++] = lasting[i]!;
  if (kept === lasting.length) return;
  lasting.length = kept;
  game.state.checksDue = 1; // what it held up may fall: HP, a place on the Bench
  listenAnew(game);
}

/** A Pokémon has evolved, devolved, levelled up or left play: nothing stays on it; levelled up it is still the same. @rule EFF-09 EVO-04 LVL-05 */
export function endOn(game: Game, id: PokemonId, isSame = false): void {
  if (game.state.lasting.length === 0) return;
  end(game, ({ on, bearer }) => on === ON_POKEMON && bearer === id);
  if (!isSame) forget(game, id);
}

/**
 * What lasts on others stays; but the Pokémon that its text calls itself, or the Defending Pokémon, is no more. What is
 * carried out later still comes from the Pokémon that made it. @rule EVO-10
 */
function forget({ state: { lasting }, setup: { rules } }: Game, id: PokemonId): void {
  for (let i = 0; i < lasting.length; i++) {
    const one = lasting[i]!;
    if (one.self === id && (one.on === ON_PLAYER || rules[one.rule]!.rule.part === 'answer')) one.self = NONE;
    if (one.defender === id) one.defender = FORMER - seatOf(id);
  }
}

/** A Defending Pokémon that is no more is kept as this less its player, who is still the one who was attacked. @rule FMT-24 */
const FORMER = NONE - 1;

/** Whose Pokémon was attacked when an effect was made; `NONE`: it was not made by an attack on one. */
export const seatAttacked = ({ defender }: Lasting): Seat =>
  defender >= 0 ? seatOf(defender) : defender === NONE ? NONE : FORMER - defender;

/** A Pokémon has reached the Bench. @rule EFF-09 EFF-10 RET-10 */
export function endOnBench(game: Game, id: PokemonId): void {
  if (game.state.lasting.length === 0) return;
  end(game, (one) => one.on === ON_POKEMON && one.bearer === id && benchEnds(game, one));
}

/** Whether an effect on a Pokémon ends when that reaches the Bench. @rule EFF-09 EFF-10 */
export function benchEnds(game: Game, { rule, origin }: Lasting): boolean {
  const { era, rules } = game.setup;
  const from = ORIGINS[origin];
  switch (era.benchClears) {
    case 'attack-results':
    case 'attack-effects':
      return from === 'attack' && rules[rule]!.label === '';
    case 'definite-effects-but-powers-and-markers':
      return from !== 'power' && rules[rule]!.label === '';
  }
}

/** A card has changed zones; moved to another Pokémon it is still the same. @rule ZONE-14 EFF-08 */
export function endOnCard(game: Game, card: number): void {
  const { lasting } = game.state;
  for (let i = 0; i < lasting.length; i++) {
    if (lasting[i]!.on !== ON_CARD || lasting[i]!.bearer !== card) continue;
    end(game, ({ on, bearer }) => on === ON_CARD && bearer === card);
    return;
  }
}

/** One effect, with all that its sentence put in force beside it. @rule EFF-13 */
export const endGroup = (game: Game, group: number): void => end(game, (one) => one.group === group);

/** Effects for the time that a Pokémon is so affected. @rule COND-16 */
export function endConditioned(game: Game, id: PokemonId): void {
  const { rules } = game.setup;
  if (game.state.lasting.length === 0) return;
  end(game, ({ on, bearer, rule }) => on === ON_POKEMON && bearer === id && rules[rule]!.span === 'while-conditioned');
}

/** What markers say that have been taken off a Pokémon. @rule EFF-10 */
export function endMarked(game: Game, id: PokemonId, isOff: (label: string) => boolean): void {
  const { rules } = game.setup;
  if (game.state.lasting.length === 0) return;
  end(game, ({ on, bearer, rule }) => {
    const { label } = rules[rule]!;
    return on === ON_POKEMON && bearer === id && label !== '' && isOff(label);
  });
}

export function endAttack(game: Game): void {
  const { rules } = game.setup;
  if (game.state.lasting.length > 0) end(game, ({ rule }) => rules[rule]!.span === 'this-attack');
}

/** A turn begins: what was made for it comes into force. @rule EFF-08 */
export function beginLasting(game: Game, seat: Seat): void {
  const { lasting } = game.state;
  if (lasting.length === 0) return;
  for (let i = 0; i < lasting.length; i++) {
    const one = lasting[i]!;
    if (one.turnOf !== seat || one.begun !== 0) continue;
    one.begun = 1;
    one.active = 1;
  }
  listenAnew(game);
}

/** A turn ends: what was made for it is over. @rule EFF-08 */
export function endTurnLasting(game: Game, seat: Seat): void {
  if (game.state.lasting.length > 0) end(game, ({ turnOf, begun }) => turnOf === seat && begun !== 0);
}
