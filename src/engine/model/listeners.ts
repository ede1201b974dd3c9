import { cardOf, type Game, pokemonAt } from './game.js';
import { type CardId, NONE, type PokemonId, STADIUM_PLACE } from './state.js';

/*
 * The index of the rules of cards in play, kept wherever a card comes into play, is covered or leaves it. In the order
 * of arrival: of two that contradict each other the newest holds. @rule EFF-12
 */

/** A card has come into play at a place: its rules are in force. */
export function hear(game: Game, place: PokemonId, card: CardId): void {
  const { rules: own, rulesAsTool } = cardOf(game, card);
  const rules = rulesAsTool.length > 0 && pokemonAt(game, place).attached.includes(card) ? rulesAsTool : own;
  const { inForce, listening } = game.state;
  for (let i = 0; i < rules.length; i++) {
    const { word, bit } = game.setup.rules[rules[i]!]!;
    inForce.push(rules[i]!, place, card);
    listening[word]! |= bit;
  }
}

/** A card is no longer in play there, or covered; `NONE`: none of those that were. @rule POW-11 */
export function unhear(game: Game, place: PokemonId, card: CardId): void {
  const { inForce } = game.state;
  let kept = 0;
  for (let i = 0; i < inForce.length; i += 3) {
    if (inForce[i + 1] === place && (card === NONE || inForce[i + 2] === card)) continue;
    inForce[kept] = inForce[i]!;
    inForce[kept + 1] = inForce[i + 1]!;
    inForce[kept + 2] = inForce[i + 2]!;
    kept += 3;
  }
  if (kept === inForce.length) return;
  inForce.length = kept;
  listenAnew(game);
}

/** The top of a stack has changed: what shows now speaks, what is covered does not. @rule EVO-05 LVL-06 CLS-16 */
export function hearTop(game: Game, place: PokemonId): void {
  if (game.setup.rules.length === 0) return;
  const { stack } = pokemonAt(game, place);
  for (let i = 0; i < stack.length; i++) unhear(game, place, stack[i]!);
  const top = stack[stack.length - 1]!;
  if (stack.length > 1 && cardOf(game, top).addsToCardBelow) hear(game, place, stack[stack.length - 2]!);
  hear(game, place, top);
}

/** Everything in play, entered anew: for a position that was laid out. */
export function hearAll(game: Game): void {
  const { state } = game;
  state.inForce.length = 0;
  for (let place = 0; place < state.pokemon.length; place++) {
    if (state.pokemon[place] == null) continue;
    hearTop(game, place);
    for (const card of pokemonAt(game, place).attached) hear(game, place, card);
  }
  if (state.stadium !== NONE) hear(game, STADIUM_PLACE, state.stadium);
  listenAnew(game);
}

/** Works out anew who listens to what, after a rule has gone. */
export function listenAnew(game: Game): void {
  const { inForce, listening, lasting } = game.state;
  const { rules } = game.setup;
  for (let word = 0; word < listening.length; word++) listening[word] = 0;
  for (let i = 0; i < inForce.length; i += 3) {
    const { word, bit } = rules[inForce[i]!]!;
    listening[word]! |= bit;
  }
  for (let i = 0; i < lasting.length; i++) {
    if (lasting[i]!.active === 0) continue;
    const { word, bit } = rules[lasting[i]!.rule]!;
    listening[word]! |= bit;
  }
}
