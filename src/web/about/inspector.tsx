import { lazy, Suspense } from 'react';
import type { PokemonView } from '../../engine/index.js';
import { CardFace } from '../cards/card-face.js';
import { CardChip } from '../log/log.js';
import { Sheet } from '../parts/sheet.js';
import { faceIn, type TableState, useTable } from '../session/store.js';
import { pokemonNamed } from '../table/at-table.js';
import { CARD, CONDITION_WORDS, NEWEST_ERA, SPOT } from '../words/words.js';

const CardAbout = lazy(() => import('./card-about.js'));

/** A card, large, with its whole text, how sure we are of it, and what can be read about it; of a Pokémon in play also what it carries. */
export function Inspector({ era }: { readonly era?: string }) {
  const state = useTable();
  const { inspected } = state;
  if (inspected === null) return null;
  const pokemon = pokemonOf(state);
  const card = 'card' in inspected ? inspected.card : (pokemon?.card?.card ?? null);
  const face = 'face' in inspected ? inspected.face : card === null ? null : faceIn(state)(card);
  if (face === null) return null;
  return (
    <Sheet title={face.facts.name} look="inspector" onClose={() => useTable.setState({ inspected: null })}>
      <div className="inspected">
        <div className="seen">
          <CardFace face={face} size="full" />
          {pokemon !== null && <Standing pokemon={pokemon} />}
          <p className="mut">{CARD.statusLong[face.status]}</p>
        </div>
        <Suspense fallback={<div />}>
          <CardAbout face={face} era={era ?? state.setup?.era ?? NEWEST_ERA} />
        </Suspense>
      </div>
    </Sheet>
  );
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
