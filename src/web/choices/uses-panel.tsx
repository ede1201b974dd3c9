import type { AttackFacts, CardFacts, Option, PokemonId, Use, Uses } from '../../engine/index.js';
import { damageText } from '../cards/print.js';
import { Cost, Mark } from '../parts/mark.js';
import { askRetreat, choose, refuse } from '../play/play.js';
import { faceIn, useTable } from '../session/store.js';
import { myDecision, nameOfPokemon, pokemonNamed } from '../table/at-table.js';
import { attack, inspect, rest, retreat } from '../table/touch.js';
import { APP, BAR, DAMAGE_WORDS } from '../words/words.js';

/** What one of your Pokémon can do: its powers, its attacks, its retreat. */
export function UsesPanel() {
  const state = useTable();
  const { panel, moment } = state;
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
        <AttackButton key={`attack${use.number}`} use={use} cards={cards} pokemon={panel} options={mine} />
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

interface UseProps {
  readonly use: Use;
  readonly cards: readonly CardFacts[];
  readonly pokemon: PokemonId;
}

const attackNamed = (cards: readonly CardFacts[], name: string): AttackFacts | undefined =>
  cards.flatMap(({ attacks }) => attacks).find((each) => each.name === name);

function AttackButton({ use, cards, pokemon, options }: UseProps & { readonly options: readonly Option[] }) {
  const facts = attackNamed(cards, use.name);
  const ways = options.filter(({ answer }) => answer.kind === 'attack' && answer.attack === use.number);
  const able = ways.length > 0;
  const touch = (): void => {
    if (able) attack(pokemon, use.name, ways);
    else if (use.refusal !== null)
      refuse(use.refusal, { pokemon, intent: { do: 'attack', pokemon, number: use.number } });
  };
  return (
    <button type="button" className={able ? 'atk on' : 'atk used'} data-thing="" onClick={touch}>
      <span className="cost">
        <Cost types={facts?.cost ?? []} />
      </span>
      <b>{use.name}</b>
      <b className="d">{facts === undefined ? '' : damageText(facts)}</b>
      {able && facts !== undefined && facts.text !== '' && <span className="t">{facts.text}</span>}
      {able && use.foreseen !== null && (
        <span className="now">
          {BAR.foreseen(use.foreseen.damage, use.foreseen.knocksOut)}
          {use.foreseen.steps.length > 0 && (
            <i className="steps">{use.foreseen.steps.map(({ step, to }) => DAMAGE_WORDS[step](to)).join(' → ')}</i>
          )}
        </span>
      )}
      {!able && use.refusal !== null && <span className="why">{use.refusal.sentence}</span>}
    </button>
  );
}

function PowerButton({ use, cards, pokemon, option }: UseProps & { readonly option: readonly Option[] }) {
  const facts = cards.flatMap(({ powers }) => powers).find((each) => each.name === use.name);
  const way = option.find(({ answer }) => answer.kind === 'use' && answer.number === use.number);
  const touch = (): void => {
    if (way !== undefined) void choose(way);
    else if (use.refusal !== null) refuse(use.refusal, { pokemon, intent: { do: 'use', pokemon, number: use.number } });
  };
  return (
    <button type="button" className={way !== undefined ? 'atk on pw' : 'atk used pw'} data-thing="" onClick={touch}>
      <b>{use.name}</b>
      {facts !== undefined && <span className="t">{facts.text}</span>}
      {way === undefined && use.refusal !== null && <span className="why">{use.refusal.sentence}</span>}
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
