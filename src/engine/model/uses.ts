import type { Script } from '../effects/linked.js';
import { cardOf, type Game } from './game.js';
import type { CardId, PokemonId } from './state.js';

/* Whose use of a limited text is whose: in `uses`, the limit, whoever used it and the turn of each. @rule POW-03 ZONE-14 */

/** Cards that use a text themselves stand behind all places of Pokémon and all players. */
const CARDS = 128;

/** A card, as the user of its text. */
export const userAsCard = (card: CardId): number => CARDS + card;

/** What a Pokémon has used up is its own: another one at its place, also one that it evolves into, starts afresh. @rule POW-03 ZONE-14 EVO-10 */
export function forgetUses(game: Game, id: PokemonId): void {
  if (game.state.uses.length > 0) forget(game, (_, whose) => whose === id);
}

/** A card that comes into another zone has used nothing there, also if it was there before. @rule POW-03 ZONE-14 */
export function forgetCardUses(game: Game, card: CardId): void {
  const { uses } = game.state;
  for (let i = 1; i < uses.length; i += 3) {
    if (uses[i] !== CARDS + card) continue;
    forget(game, (_, whose) => whose === CARDS + card);
    return;
  }
}

/** A Stadium that comes into play has not been used yet, whatever was done with another card of its name. @rule POW-03 ZONE-14 */
export function forgetStadiumUses(game: Game, card: CardId): void {
  if (game.state.uses.length === 0) return;
  const own = cardOf(game, card).actions.flatMap(({ script, part }) =>
    game.setup.scripts[script]!.limits.filter((_, i) => part.limits?.[i]?.of === 'card'),
  );
  forget(game, (limit) => own.includes(limit));
}

function forget(game: Game, isGone: (limit: number, whose: number) => boolean): void {
  const { uses } = game.state;
  let kept = 0;
  for (let i = 0; i < uses.length; i += 3) {
    if (isGone(uses[i]!, uses[i + 1]!)) continue;
    for (let field = 0; field < 3; field++) uses[kept + field] = uses[i + field]!;
    kept += 3;
  }
  if (kept < uses.length) uses.length = kept;
}

/**
 * Another card has taken the place of a Pokémon's, and what was done to the Pokémon stays: so does what it has used, and
 * what its new card calls by the same name is used as well. @rule POW-03
 */
export function handOnUses(game: Game, id: PokemonId, card: CardId): void {
  const { uses, turn } = game.state;
  const own = scriptsOf(game, card);
  for (let i = uses.length - 3; i >= 0; i -= 3) {
    if (uses[i + 1] !== id) continue;
    const used = game.setup.scripts.find(({ limits }) => limits.includes(uses[i]!));
    const same = own.find(({ name }) => name === used?.name);
    const limit = used === undefined ? undefined : same?.limits[used.limits.indexOf(uses[i]!)];
    if (limit !== undefined && limit !== uses[i]) uses.push(limit, id, turn);
  }
}

/** What a card lets its Pokémon do, by itself or when something happens. */
function scriptsOf({ setup }: Game, card: CardId): readonly Script[] {
  const { actions, rules } = setup.byId[card]!;
  return [...actions.map(({ script }) => script), ...rules.map((rule) => setup.rules[rule]!.script)].flatMap(
    (script) => setup.scripts[script] ?? [],
  );
}
