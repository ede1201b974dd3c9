import type { PokemonView } from '../../engine/index.js';
import { InPlay, turnOf } from '../cards/in-play.js';
import { aims } from '../session/reach.js';
import { faceIn, useTable } from '../session/store.js';
import { CONDITION_WORDS, SPOT } from '../words/words.js';
import { myDecision, reachNow } from './at-table.js';
import { useLongPress } from './drag.js';
import { inspect, touchPokemon } from './touch.js';

interface SpotProps {
  readonly pokemon: PokemonView;
  readonly isActive?: boolean;
}

/** A Pokémon on the table, to be looked at, chosen, aimed at or asked what it can do. */
export function Spot({ pokemon, isActive = false }: SpotProps) {
  const state = useTable();
  const id = pokemon.pokemon;
  const press = useLongPress(() => inspect({ pokemon: id }));
  const looks = lookOf(state, id);
  return (
    <button
      type="button"
      className={`spot ${isActive ? 'active' : ''} ${turnOf(pokemon)} ${looks.refused ? 'just-refused' : ''}`}
      key={looks.refused ? `refused${state.slip?.number}` : 'spot'}
      data-pokemon={id}
      data-card={pokemon.card?.card}
      data-thing=""
      data-state={looks.state}
      tabIndex={looks.reached ? 0 : -1}
      aria-label={labelOf(pokemon, isActive, faceIn(state))}
      aria-pressed={looks.state === 'selected' ? true : undefined}
      onClick={() => !press.swallowsClick() && touchPokemon(id)}
      onContextMenu={(event) => {
        event.preventDefault();
        inspect({ pokemon: id });
      }}
      onPointerDown={press.onPointerDown}
      onPointerUp={press.onPointerUp}
      onPointerCancel={press.onPointerCancel}
    >
      <InPlay pokemon={pokemon} faceOf={faceIn(state)} />
      <span className="brackets" aria-hidden="true" />
    </button>
  );
}

function lookOf(
  state: ReturnType<typeof useTable.getState>,
  id: number,
): { state: string; reached: boolean; refused: boolean } {
  const { selection, panel, slip, moment } = state;
  const decision = myDecision(state);
  const aimed = selection === null ? null : aims(selection.options);
  const legal = aimed === null ? reachNow(state).pokemon.has(id) : aimed.has(id);
  const usable =
    decision?.kind === 'turn' && selection === null && (moment?.uses.some(([each]) => each === id) ?? false);
  const refused = slip?.pokemon === id;
  const selected = selection?.pokemon === id || panel === id;
  const words = [refused && 'refused', legal && 'legal', selected && 'selected'].filter(Boolean);
  return { state: words.join(' '), reached: legal || usable, refused };
}

function labelOf(pokemon: PokemonView, isActive: boolean, faceOf: ReturnType<typeof faceIn>): string {
  if (pokemon.card === null) return SPOT.faceDown;
  const energy = pokemon.attached.filter(({ card }) => faceOf(card)?.facts.kind === 'energy');
  const others = pokemon.attached.filter((each) => !energy.includes(each)).map(({ name }) => name);
  const conditions = pokemon.conditions.map((condition) => `, ${CONDITION_WORDS[condition]}`).join('');
  const place = isActive ? SPOT.active : SPOT.bench;
  const label = SPOT.label(pokemon.card.name, pokemon.hp, pokemon.damage);
  return `${place}: ${label}${conditions}${SPOT.energy(energy.length)}${SPOT.others(others)}`;
}
