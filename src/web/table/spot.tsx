import { useShallow } from 'zustand/react/shallow';
import type { PokemonId, PokemonView } from '../../engine/index.js';
import { type FaceOf, InPlay, turnOf } from '../cards/in-play.js';
import { aims } from '../session/reach.js';
import { type TableState, useFaces, useTable } from '../session/store.js';
import { CONDITION_WORDS, SPOT } from '../words/words.js';
import { myDecision, reachNow } from './at-table.js';
import { useHold } from './hold.js';
import { inspect, touchPokemon } from './touch.js';

interface SpotProps {
  readonly pokemon: PokemonView;
  readonly isActive?: boolean;
}

/** A Pokémon on the table, to be looked at, chosen, aimed at or asked what it can do. */
export function Spot({ pokemon, isActive = false }: SpotProps) {
  const id = pokemon.pokemon;
  const faceOf = useFaces();
  const looks = useTable(useShallow((state) => lookOf(state, id)));
  const hold = useHold({ tap: () => touchPokemon(id), look: () => inspect({ pokemon: id }) });
  return (
    <button
      type="button"
      className={`spot ${isActive ? 'active' : ''} ${turnOf(pokemon)} ${looks.usable ? 'usable' : ''} ${looks.refused > 0 ? 'just-refused' : ''}`}
      key={looks.refused > 0 ? `refused${looks.refused}` : 'spot'}
      data-pokemon={id}
      data-card={pokemon.card?.card}
      data-thing=""
      data-state={looks.state}
      tabIndex={looks.reached ? 0 : -1}
      aria-label={labelOf(pokemon, isActive, faceOf)}
      aria-pressed={looks.state === 'selected' ? true : undefined}
      onClick={hold.onClick}
      onContextMenu={(event) => {
        event.preventDefault();
        inspect({ pokemon: id });
      }}
      onPointerDown={hold.onPointerDown}
    >
      <InPlay pokemon={pokemon} faceOf={faceOf} />
      <span className="brackets" aria-hidden="true" />
    </button>
  );
}

interface Look {
  readonly state: string;
  /** It can be touched to some purpose. */
  readonly reached: boolean;
  /** It can do something in this turn. */
  readonly usable: boolean;
  /** The number of the refusal that was about it; 0: none. */
  readonly refused: number;
}

function lookOf(state: TableState, id: PokemonId): Look {
  const { selection, panel, slip, moment, act } = state;
  const decision = myDecision(state);
  const aimed = selection === null ? null : aims(selection.options);
  const mine =
    decision?.kind === 'turn' && selection === null ? moment?.uses.find((each) => each.pokemon === id) : undefined;
  const hasPower = mine?.powers.some(({ refusal }) => refusal === null) === true;
  const hasAttack = mine?.attacks.some(({ refusal }) => refusal === null) === true;
  const legal = (aimed === null ? reachNow(state).pokemon.has(id) : aimed.has(id)) || (act === 'use' && hasPower);
  const refused = slip?.pokemon === id;
  const given = moment?.replayed?.given;
  const selected = selection?.pokemon === id || panel === id || given?.pokemon === id;
  const isLegal = legal || given?.target === id;
  const hinted = state.hinted?.moment === moment && state.hinted?.hint?.where?.pokemon.includes(id) === true;
  const words = [refused && 'refused', isLegal && 'legal', selected && 'selected', hinted && 'hinted'].filter(Boolean);
  const reached = legal || mine !== undefined || moment?.replayed !== undefined;
  return { state: words.join(' '), reached, usable: hasPower || hasAttack, refused: refused ? slip.number : 0 };
}

function labelOf(pokemon: PokemonView, isActive: boolean, faceOf: FaceOf): string {
  if (pokemon.card === null) return SPOT.faceDown;
  const energy = pokemon.attached.filter(({ card }) => faceOf(card)?.facts.kind === 'energy');
  const others = pokemon.attached.filter((each) => !energy.includes(each)).map(({ name }) => name);
  const conditions = pokemon.conditions.map((condition) => `, ${CONDITION_WORDS[condition]}`).join('');
  const place = isActive ? SPOT.active : SPOT.bench;
  const label = SPOT.label(pokemon.card.name, pokemon.hp, pokemon.damage);
  return `${place}: ${label}${conditions}${SPOT.energy(energy.length)}${SPOT.others(others)}`;
}
