import type { EnergyType } from '../../engine/index.js';
import type { ActionPart, CardWord, Part, PlayPart, Test } from '../language.js';
import type { OwnFacts } from '../own-facts.js';
import { isSame } from '../telling/same.js';
import { finish } from './finish.js';
import type { Told } from './parts.js';
import { copy, isUnresolved, Unresolved } from './tree.js';

interface AsPokemon {
  hp?: number;
  types?: readonly EnergyType[];
  kinds?: readonly CardWord[];
}

/** A card that is played as if it were a Pokémon: what it is, what it cannot do, and that it may be put away. @rule FOS-01 */
export function fossilParts(told: Told, facts: OwnFacts): readonly Part[] | Unresolved {
  const is: AsPokemon = {};
  const parts: Part[] = [];
  let played = false;
  for (const [i, one] of told.heard.entries()) {
    told.at = i;
    if (one.is === 'as-pokemon') {
      played = true;
      const { is: _is, ...said } = one;
      for (const [field, value] of Object.entries(said)) {
        const before = is[field as keyof AsPokemon];
        if (before !== undefined && !isSame(before, value))
          return new Unresolved('it is said twice what it is played as');
      }
      Object.assign(is, said);
      continue;
    }
    if (one.is !== 'of-self' && one.is !== 'put-away') return new Unresolved('this does not belong in such a text');
    for (const rule of one.is === 'of-self' ? one.rules : [putAway(one.if)]) {
      const made = finish<Part>(copy(rule), facts, false);
      if (isUnresolved(made)) return made;
      parts.push(made);
    }
  }
  if (!played) return new Unresolved('it is not said what it is played as');
  if (is.hp === undefined && facts.hp === 0) return new Unresolved('its HP is not known');
  if (is.hp !== undefined && facts.hp !== 0 && is.hp !== facts.hp)
    return new Unresolved('its HP is another than printed');
  const play: PlayPart = { part: 'play', asPokemon: { ...is, types: is.types ?? [] }, do: [] };
  return [play, ...parts];
}

const putAway = (when: Test | null): ActionPart => ({
  part: 'action',
  ...(when === null ? {} : { if: when }),
  limits: [],
  do: [{ op: 'move', cards: { get: 'whole', of: { get: 'ref', name: 'self' } }, to: { zone: 'discard' } }],
});
