import type { Act, CardId, Intent, Option, PokemonId } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import { afterwards } from '../motion/afterwards.js';
import { askWhy, choose, refuse } from '../play/play.js';
import { aimOf, aims } from '../session/reach.js';
import { atRest, faceIn, type Inspected, useTable } from '../session/store.js';
import { useSettings } from '../settings/settings.js';
import { myDecision, nameOfPokemon, reachNow } from './at-table.js';
import { draftCard, draftedFor } from './draft.js';
import { asksBefore, leftOver } from './left-over.js';
import { giveOne, spreadFor } from './spread.js';

/* What touching a thing on the table means: by mouse, finger or key alike. */

const { getState: now, setState: set } = useTable;

export const inspect = (inspected: Inspected): void => set({ inspected });

/** Nothing is being prepared any more. */
export const rest = (): void => set(atRest);

/** The options of a selection that need no Pokémon to be pointed out. */
export const unaimed = (options: readonly Option[]): readonly Option[] =>
  options.filter((option) => aimOf(option) === null);

export const touchCard = (card: CardId): void => afterwards(() => touchCardNow(card));

function touchCardNow(card: CardId): void {
  const state = now();
  const decision = myDecision(state);
  if (decision === null) return inspect({ card });
  const options = reachNow(state).cards.get(card);
  if (options === undefined) return void explainCard(card, null);
  if (draftedFor(state) !== null) return draftCard(card);
  if (decision.kind !== 'turn') return void choose(options[0]!);
  if (state.selection?.card !== card) return select(card, options);
  const [only, ...others] = unaimed(options);
  if (only !== undefined && others.length === 0) return void choose(only);
  rest();
}

function select(card: CardId, options: readonly Option[]): void {
  const { moment } = now();
  const name = (moment?.view.sides ?? [])
    .flatMap(({ hand }) => hand.cards ?? [])
    .find((each) => each.card === card)?.name;
  set({ ...atRest, selection: { title: name ?? '', card, pokemon: null, options } });
}

/** Prepares a card without playing it: it is being dragged. */
export function takeUp(card: CardId): boolean {
  const state = now();
  const options = reachNow(state).cards.get(card);
  if (state.busy || options === undefined || myDecision(state)?.kind !== 'turn') return false;
  select(card, options);
  return true;
}

/** Says why a card cannot be played, on this Pokémon or at all. */
export const explainCard = (card: CardId, on: PokemonId | null): Promise<void> =>
  askWhy({ do: 'card', card, on }, { pokemon: on, card });

export const touchPokemon = (pokemon: PokemonId): void => afterwards(() => touchPokemonNow(pokemon));

function touchPokemonNow(pokemon: PokemonId): void {
  const state = now();
  const decision = myDecision(state);
  if (decision === null || state.moment === null) return inspect({ pokemon });
  if (state.selection !== null) return aim(pokemon);
  const [option] = reachNow(state).pokemon.get(pokemon) ?? [];
  if (option !== undefined && spreadFor(state) !== null) return giveOne(pokemon);
  if (option !== undefined) return void choose(option);
  if (state.moment.uses.some((each) => each.pokemon === pokemon))
    return set({ ...atRest, panel: state.panel === pokemon ? null : pokemon });
  inspect({ pokemon });
}

/** Aims what is selected at a Pokémon. */
function aim(pokemon: PokemonId): void {
  const { selection, moment } = now();
  if (selection === null || moment === null) return;
  const options = aims(selection.options).get(pokemon) ?? [];
  if (options.length === 1) return void choose(options[0]!);
  if (options.length > 1) return set({ selection: { ...selection, options } });
  if (selection.card !== null) return void explainCard(selection.card, pokemon);
  if (selection.pokemon !== null) {
    return void askWhy({ do: 'retreat', pokemon: selection.pokemon, to: pokemon }, { pokemon, card: null });
  }
}

/** A card is let go over a Pokémon, over the table, or back over the hand. */
export function dropCard(over: PokemonId | 'felt' | 'hand'): void {
  const { selection } = now();
  if (selection === null) return;
  if (over === 'hand') return rest();
  const [plain] = unaimed(selection.options);
  const aimed = over === 'felt' ? undefined : aims(selection.options).get(over);
  if (aimed !== undefined && over !== 'felt') return aim(over);
  if (plain !== undefined) return void choose(plain);
  if (over !== 'felt') return aim(over);
}

/** One of the kinds of action on the bar. */
export const touchAct = (act: Act): void => afterwards(() => touchActNow(act));

function touchActNow(act: Act): void {
  const state = now();
  const decision = myDecision(state);
  const view = state.moment?.acts.find((each) => each.act === act);
  if (decision === null || view === undefined || state.moment === null) return;
  if (view.count === 0)
    return view.refusal === null ? undefined : refuse(view.refusal, { act, intent: intentOf(act, state.moment) });
  const first = decision.options.find((option) => option.group === act)!;
  if (act === 'end') return endTurn(first, { moment: state.moment, decision, faceOf: faceIn(state) });
  if (act === 'attack') return set({ ...atRest, panel: first.pokemon });
  if (act === 'retreat') return retreat(first.pokemon!);
  set({ ...atRest, act: state.act === act ? null : act });
}

/** Ends the turn, or asks first. */
function endTurn(end: Option, asked: Parameters<typeof leftOver>[0]): void {
  if (asksBefore(useSettings.getState().endTurn, leftOver(asked))) set({ ...atRest, ending: true });
  else void choose(end);
}

/** What somebody wants who presses a closed action: the first of its kind. */
function intentOf(act: Act, { uses }: Moment): Intent | null {
  const first = uses.find(({ retreat: ways }) => ways !== null)?.pokemon;
  if (first === undefined) return null;
  if (act === 'retreat') return { do: 'retreat', pokemon: first, to: null };
  return act === 'attack' ? { do: 'attack', pokemon: first, number: 0 } : null;
}

/** Lights the Benched Pokémon that could take its place. */
export function retreat(pokemon: PokemonId): void {
  const { moment } = now();
  const options = (moment?.view.decision?.options ?? []).filter(
    (each) => each.kind === 'retreat' && each.pokemon === pokemon,
  );
  if (moment === null || options.length === 0) return;
  set({ ...atRest, selection: { title: nameOfPokemon(moment, pokemon), card: null, pokemon, options } });
}

/** Uses an attack: at once where there is one target, else the targets light up. */
export function attack(pokemon: PokemonId, name: string, options: readonly Option[]): void {
  if (options.length === 1) return void choose(options[0]!);
  set({ ...atRest, selection: { title: name, card: null, pokemon, options } });
}
