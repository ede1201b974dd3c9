import { type PokemonId, retreatCostIn, topIn } from '../../../engine/view.js';
import { bestAttack, dearest } from '../attacks.js';
import { promise, toolsOn } from '../pokemon.js';
import type { Feature } from './list.js';
import type { Sheet } from './sheet.js';

/** In the order of the conditions' bits. */
const CONDITIONS = ['asleep', 'confused', 'paralyzed', 'burned', 'poisoned'] as const satisfies readonly Feature[];

/** A Pokémon in play. `hand`: whether the cards are looked at that it may become. */
export function addPokemon(sheet: Sheet, id: PokemonId, { active, hand }: { active: boolean; hand: boolean }): void {
  const { look } = sheet;
  const { game } = look;
  const { damage, stack, attached, conditions } = game.state.pokemon[id]!;
  const card = topIn(game, id);
  const hp = look.hpOf(id);
  const attacks = look.attacksOf(id);
  const units = look.unitsOn(id);
  const useful = Math.min(units, dearest(attacks));
  const attack = bestAttack(attacks);
  sheet.add('inPlay', 1);
  sheet.add(active ? 'hpActive' : 'hpBench', Math.max(0, hp - damage));
  sheet.add(active ? 'evolvedActive' : 'evolvedBench', stack.length - 1);
  sheet.add(active ? 'attackActive' : 'attackBench', attack);
  sheet.add(active ? 'usefulActive' : 'usefulBench', useful);
  sheet.add('surplus', units - useful);
  if (card.actions.length + card.rules.length > 0) sheet.add('powers', 1);
  sheet.add(active ? 'damagedActive' : 'damagedBench', (card.prizes * Math.min(damage, hp)) / hp);
  sheet.add('tools', toolsOn(game, attached));
  if (hand) sheet.add('promise', Math.max(0, promise(game, id) - attack));
  if (active) addInFront(sheet, conditions, retreatCostIn(game, id) - units);
}

function addInFront(sheet: Sheet, conditions: number, lacking: number): void {
  if (lacking > 0) sheet.add('stuck', lacking);
  else sheet.add('freeToLeave', 1);
  for (let bit = 0; bit < CONDITIONS.length; bit++) if ((conditions & (1 << bit)) !== 0) sheet.add(CONDITIONS[bit]!, 1);
}
