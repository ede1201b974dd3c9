import type { Game } from '../model/game.js';
import { type CardId, type Frame, NONE, type PokemonId } from '../model/state.js';
import { hasPrinted } from '../rules/attack.js';
import { mayLieOn, mayLieOnItself } from '../rules/evolve.js';

/** Whether the text that a frame carries out may put the card onto the Pokémon. @rule EVO-11 LVL-01 */
export const canLieOn = (game: Game, frame: Frame, card: CardId, pokemon: PokemonId): boolean =>
  pokemon === frame.source
    ? mayLieOnItself(game, card, pokemon, isAnothersText(game, frame))
    : mayLieOn(game, card, pokemon);

/** Whether a Pokémon carries out the text of an attack that is not its own: a copied or a lent one. @rule ATK-16 */
function isAnothersText(game: Game, { kind, chosen, source }: Frame): boolean {
  if (kind !== 'attack' || source === NONE || game.state.pokemon[source] == null) return false;
  const attack = game.setup.attacks[chosen];
  return attack !== undefined && !hasPrinted(game, source, attack);
}
