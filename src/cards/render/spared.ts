import type { TriggerRule } from '../language.js';

/** A Knocked Out Pokémon is discarded: where its cards go elsewhere, that is told beside it. @rule KO-02 */
export function withPlaceSpared({ on, do: [first] }: Pick<TriggerRule, 'on' | 'do'>, put: string): string {
  const isOfFallen = first.op === 'move' && first.cards.get === 'whole';
  return on.event === 'knocked-out' && isOfFallen ? `${put} instead of the discard pile` : put;
}
