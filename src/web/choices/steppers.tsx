import '../look/steppers.css';
import { useRef } from 'react';
import type { PokemonId, SpreadView } from '../../engine/index.js';
import type { Box } from '../pointing/curve.js';
import { boxOn, pokemonOn, useOnFelt } from '../pointing/on-felt.js';
import { useTable } from '../session/store.js';
import { pokemonNamed } from '../table/at-table.js';
import { givenIn, givenTo, giveOne, spreadFor, takeOne } from '../table/spread.js';
import { SPREAD } from '../words/spread.js';

/** Under each Pokémon that can be given something: how much it is, one more and one less. */
export function Steppers() {
  const state = useTable();
  const spreading = spreadFor(state);
  return spreading === null ? null : <OnPokemon among={spreading.among} />;
}

interface Under {
  readonly pokemon: PokemonId;
  readonly box: Box;
}

function OnPokemon({ among }: { readonly among: readonly PokemonId[] }) {
  const layer = useRef<HTMLDivElement>(null);
  const moment = useTable((state) => state.moment);
  const under = useOnFelt(layer, moment, (felt) =>
    among.flatMap((pokemon): Under[] => {
      const box = boxOn(felt, pokemonOn(felt, pokemon));
      return box === null ? [] : [{ pokemon, box }];
    }),
  );
  return (
    <div className="steppers" ref={layer}>
      {under?.map((each) => (
        <Stepper key={each.pokemon} {...each} />
      ))}
    </div>
  );
}

/** On a smaller card the Pokémon itself gives one more, and what was given is taken back below it. */
const ROOM_FOR_BOTH = 80;

function Stepper({ pokemon, box }: Under) {
  const state = useTable();
  const spreading = spreadFor(state);
  const view = state.moment === null ? null : pokemonNamed(state.moment, pokemon);
  if (spreading === null || view === null) return null;
  const { what, left, falls } = spreading.spread;
  const given = givenIn(state);
  const count = givenTo(given, pokemon);
  const isSmall = box.right - box.left < ROOM_FOR_BOTH;
  const isKnockedOut = falls.some((each) => each.pokemon === pokemon && count >= each.at);
  const middle = (box.left + box.right) / 2;
  const giving: Giving = { pokemon, name: view.card?.name ?? '', what, count, isFull: given.length >= left };
  return (
    <>
      {isKnockedOut && (
        <span className="kolabel" style={{ left: middle, top: box.top + (box.bottom - box.top) * 0.4 }}>
          {SPREAD.knockOut}
        </span>
      )}
      <div className="giverplace" style={{ left: middle, top: box.bottom }}>
        {isSmall ? <Less {...giving} /> : <Both {...giving} />}
      </div>
    </>
  );
}

interface Giving {
  readonly pokemon: PokemonId;
  readonly name: string;
  readonly what: SpreadView['what'];
  readonly count: number;
  readonly isFull: boolean;
}

function Both({ pokemon, name, what, count, isFull }: Giving) {
  const figure = SPREAD.figure(what, count);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie on a table
    <div role="group" className={lookOf(what, count)} aria-label={SPREAD.group(name, figure)}>
      <button type="button" aria-label={SPREAD.less(name)} disabled={count === 0} onClick={() => takeOne(pokemon)}>
        −
      </button>
      <b>{figure}</b>
      <button
        type="button"
        className="plus"
        aria-label={SPREAD.more(name)}
        disabled={isFull}
        onClick={() => giveOne(pokemon)}
      >
        +
      </button>
    </div>
  );
}

function Less({ pokemon, name, what, count }: Giving) {
  if (count === 0) return null;
  return (
    <button
      type="button"
      className={`${lookOf(what, count)} small`}
      aria-label={SPREAD.less(name)}
      onClick={() => takeOne(pokemon)}
    >
      −<b>{SPREAD.figure(what, count)}</b>
    </button>
  );
}

const lookOf = (what: Giving['what'], count: number): string => (count > 0 ? `giver on of-${what}` : 'giver');
