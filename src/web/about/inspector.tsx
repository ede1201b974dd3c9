import { lazy, Suspense } from 'react';
import type { PokemonView } from '../../engine/index.js';
import type { Face } from '../../session/index.js';
import { CardFace } from '../cards/card-face.js';
import { CardChip } from '../log/log.js';
import { Sheet } from '../parts/sheet.js';
import { faceIn, type TableState, useTable } from '../session/store.js';
import { pokemonNamed } from '../table/at-table.js';
import { NEWEST_ERA } from '../words/eras.js';
import { CARD, CONDITION_WORDS, SPOT } from '../words/words.js';
import { printIn, useAbout } from './found.js';

const CardAbout = lazy(() => import('./card-about.js'));

/** A card, large, with its whole text, how sure we are of it, and what can be read about it; of a Pokémon in play also what it carries. */
export function Inspector({ era }: { readonly era?: string }) {
  const state = useTable();
  const pokemon = pokemonOf(state);
  const face = faceSeen(state, pokemon);
  const found = useAbout(face, era ?? state.setup?.era ?? NEWEST_ERA);
  if (face === null) return null;
  return (
    <Sheet title={face.facts.name} look="inspector" onClose={() => useTable.setState({ inspected: null })}>
      <div className="inspected">
        <div className="seen">
          <CardFace face={face} size="full" print={printIn(found, face)} />
          {pokemon !== null && <Standing pokemon={pokemon} />}
          <p className="mut">{CARD.statusLong[face.status]}</p>
        </div>
        <Suspense fallback={<div />}>
          <CardAbout face={face} found={found} />
        </Suspense>
      </div>
    </Sheet>
  );
}

function faceSeen(state: TableState, pokemon: PokemonView | null): Face | null {
  const { inspected } = state;
  if (inspected === null) return null;
  if ('face' in inspected) return inspected.face;
  const card = 'card' in inspected ? inspected.card : (pokemon?.card?.card ?? null);
  return card === null ? null : faceIn(state)(card);
}

function pokemonOf({ inspected, moment }: TableState): PokemonView | null {
  if (inspected === null || moment === null || !('pokemon' in inspected)) return null;
  return pokemonNamed(moment, inspected.pokemon);
}

function Standing({ pokemon }: { readonly pokemon: PokemonView }) {
  const conditions = pokemon.conditions.map((condition) => CONDITION_WORDS[condition]);
  return (
    <dl className="standing">
      <dt>{CARD.now}</dt>
      <dd>
        {[SPOT.label(pokemon.card?.name ?? '', pokemon.hp, pokemon.damage), ...conditions, ...pokemon.markers].join(
          ', ',
        )}
      </dd>
      {pokemon.attached.length > 0 && <dt>{CARD.attached}</dt>}
      {pokemon.attached.length > 0 && (
        <dd>
          {pokemon.attached.map(({ card, name }) => (
            <CardChip key={card} card={card} name={name} />
          ))}
        </dd>
      )}
      {pokemon.under.length > 0 && <dt>{CARD.under}</dt>}
      {pokemon.under.length > 0 && (
        <dd>
          {pokemon.under.map(({ card, name }) => (
            <CardChip key={card} card={card} name={name} />
          ))}
        </dd>
      )}
    </dl>
  );
}
