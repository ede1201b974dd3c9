import { useState } from 'react';
import type { CardFacts, Option, PokemonId, Use, Uses } from '../../engine/index.js';
import { Mark } from '../parts/mark.js';
import { askRetreat, choose, refuse } from '../play/play.js';
import { faceIn, useTable } from '../session/store.js';
import { myDecision, nameOfPokemon, pokemonNamed } from '../table/at-table.js';
import { inspect, rest, retreat } from '../table/touch.js';
import { APP, BAR } from '../words/words.js';
import { AttackRow } from './attack-row.js';
import { useSaid } from './said.js';

/** What one of your Pokémon can do: its powers, its attacks, its retreat. */
export function UsesPanel() {
  const state = useTable();
  const { panel, moment } = state;
  const [open, setOpen] = useOpenAttack(panel);
  const decision = myDecision(state);
  if (panel === null || moment === null || decision === null) return null;
  const uses = moment.uses.find((each) => each.pokemon === panel);
  const pokemon = pokemonNamed(moment, panel);
  if (uses === undefined || pokemon?.card == null) return null;
  const faceOf = faceIn(state);
  const cards = [pokemon.card, ...pokemon.under, ...pokemon.pieces, ...pokemon.attached].flatMap(
    ({ card }) => faceOf(card)?.facts ?? [],
  );
  const mine = decision.options.filter((option) => option.pokemon === panel);
  const isLong = uses.powers.length + uses.attacks.length > 2;
  return (
    <section className={isLong ? 'attackpanel long' : 'attackpanel'} aria-label={BAR.attackWith(pokemon.card.name)}>
      <header>
        <h3>{nameOfPokemon(moment, panel)}</h3>
        <button type="button" className="ib" aria-label={APP.close} onClick={rest}>
          <Mark of="u-cross" />
        </button>
      </header>
      {uses.powers.map((use) => (
        <PowerButton
          key={`power${use.number}`}
          use={use}
          cards={cards}
          pokemon={panel}
          option={mine.filter(({ kind }) => kind === 'use')}
        />
      ))}
      {uses.attacks.map((use) => (
        <AttackRow
          key={`attack${use.number}`}
          use={use}
          cards={cards}
          pokemon={panel}
          options={mine}
          isOpen={open?.number === use.number}
          onOpen={() => setOpen({ pokemon: panel, number: use.number })}
        />
      ))}
      <footer>
        <Retreat uses={uses} pokemon={panel} />
        <button type="button" className="btn quiet" onClick={() => inspect({ pokemon: panel })}>
          <Mark of="u-eye" />
          {BAR.inspect}
        </button>
      </footer>
    </section>
  );
}

interface OpenAttack {
  readonly pokemon: PokemonId;
  readonly number: number;
}

/** The attack that was opened and is not made yet; none any more when the panel has been closed. */
function useOpenAttack(panel: PokemonId | null): readonly [OpenAttack | null, (open: OpenAttack) => void] {
  const [open, setOpen] = useState<OpenAttack | null>(null);
  if (open !== null && open.pokemon !== panel) setOpen(null);
  return [open, setOpen];
}

interface UseProps {
  readonly use: Use;
  readonly cards: readonly CardFacts[];
  readonly pokemon: PokemonId;
}

function PowerButton({ use, cards, pokemon, option }: UseProps & { readonly option: readonly Option[] }) {
  const facts = cards.flatMap(({ powers }) => powers).find((each) => each.name === use.name);
  const isSaid = useSaid('use', pokemon, use.number);
  const way = option.find(({ answer }) => answer.kind === 'use' && answer.number === use.number);
  const touch = (): void => {
    if (way !== undefined) void choose(way);
    else if (use.refusal !== null) refuse(use.refusal, { pokemon, intent: { do: 'use', pokemon, number: use.number } });
  };
  return (
    <button type="button" className={way !== undefined ? 'atk on pw' : 'atk used pw'} data-thing="" onClick={touch}>
      <b>{use.name}</b>
      {facts !== undefined && <span className="t">{facts.text}</span>}
      {way === undefined && !isSaid && use.refusal !== null && <span className="why">{use.refusal.sentence}</span>}
    </button>
  );
}

function Retreat({ uses, pokemon }: { readonly uses: Uses; readonly pokemon: PokemonId }) {
  if (uses.retreat === null) return null;
  const { refusal } = uses.retreat;
  return (
    <button
      type="button"
      className={refusal === null ? 'btn' : 'btn closed'}
      data-thing=""
      onClick={() => (refusal === null ? retreat(pokemon) : void askRetreat(pokemon))}
    >
      {BAR.retreat}
    </button>
  );
}
