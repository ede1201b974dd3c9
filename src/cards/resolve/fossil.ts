import type { EnergyType } from '../../engine/index.js';
import type { ActionPart, CardWord, Part, PlayPart, Test } from '../language.js';
import type { OwnFacts } from '../own-facts.js';
import { isSame } from '../telling/same.js';
import { finish } from './finish.js';
import type { Told } from './parts.js';
import { copy, Unresolved } from './tree.js';

interface AsPokemon {
  hp?: number;
  types?: readonly EnergyType[];
  kinds?: readonly CardWord[];
}

/** A card that is played as if it were a Pokémon: what it is, what it cannot do, and that it may be put away. @rule FOS-01 */
export function fossilParts(told: Told, facts: OwnFacts): readonly Part[] {
  const is: AsPokemon = {};
  const parts: Part[] = [];
  let played = false;
  told.heard.forEach((one, i) => {
    told.at = i;
    if (one.is === 'as-pokemon') {
      played = true;
      const { is: _is, ...said } = one;
      for (const [field, value] of Object.entries(said)) {
        const before = is[field as keyof AsPokemon];
        if (before !== undefined && !isSame(before, value))
          throw new Unresolved('it is said twice what it is played as');
      }
      Object.assign(is, said);
    } else if (one.is === 'of-self') parts.push(...one.rules.map((rule) => finish(copy(rule), facts, false)));
    else if (one.is === 'put-away') parts.push(putAway(one.if, facts));
    else throw new Unresolved('this does not belong in such a text');
  });
  if (!played) throw new Unresolved('it is not said what it is played as');
  if (is.hp === undefined && facts.hp === 0) throw new Unresolved('its HP is not known');
  if (is.hp !== undefined && facts.hp !== 0 && is.hp !== facts.hp)
    throw new Unresolved('its HP is another than printed');
  const play: PlayPart = { part: 'play', asPokemon: { ...is, types: is.types ?? [] }, do: [] };
  return [play, ...parts];
}

const putAway = (when: Test | null, facts: OwnFacts): ActionPart =>
  finish(
    copy({
      part: 'action',
      ...(when === null ? {} : { if: when }),
      limits: [],
      do: [{ op: 'move', cards: { get: 'whole', of: { get: 'ref', name: 'self' } }, to: { zone: 'discard' } }],
    } as const),
    facts,
    false,
  );
