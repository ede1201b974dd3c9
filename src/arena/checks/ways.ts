import {
  type Answer,
  actionsOf,
  attackCount,
  type Game,
  type Intent,
  NONE,
  type PokemonId,
  sideOf,
  waysOf,
} from '../../engine/index.js';
import { meaningOf } from './meaning.js';

/** What can be done with each thing of who decides is together what is listed: neither knows a way that the other does not. */
export function waysThatDiffer(game: Game, offered: readonly Answer[]): string[] {
  const { kind, seat } = game.state.decision;
  if (kind !== 'turn' && kind !== 'off-turn') return [];
  const ways = wanted(game).map((intent) => ({ intent, ways: waysOf(game, seat, intent) }));
  const open = ways.flatMap((each) => each.ways.open);
  const known = new Set(open.map((given) => meaningOf(game, given)));
  const listed = new Set(offered.map((given) => meaningOf(game, given)));
  return [
    ...offered.filter((given) => !known.has(meaningOf(game, given))).map((given) => `${said(given)} is listed, no way`),
    ...open.flatMap((given) => unlisted(game, given, listed)),
    ...ways.flatMap(({ intent, ways }) => unexplained(intent, ways)),
  ];
}

const unlisted = (game: Game, given: Answer, listed: ReadonlySet<string>): string[] =>
  listed.has(meaningOf(game, given)) ? [] : [`${said(given)} is a way and not listed`];

/** What cannot be done is refused with a rule. */
function unexplained(intent: Intent, { open, refusal }: ReturnType<typeof waysOf>): string[] {
  const isTold = open.length > 0 ? refusal === null : (refusal?.rules.length ?? 0) > 0;
  return isTold
    ? []
    : [`${JSON.stringify(intent)} is ${open.length > 0 ? 'open and refused' : 'closed without a word'}`];
}

/** Everything that a seat could want: with each card within its reach, with each of its Pokémon, and with neither. */
function wanted(game: Game): readonly Intent[] {
  const { decision, stadium } = game.state;
  const { hand, discard, active, bench } = sideOf(game, decision.seat);
  const cards = [...hand, ...discard, ...(stadium === NONE ? [] : [stadium])];
  const pokemon = [...active.filter((id) => id !== NONE), ...bench];
  return [
    ...cards.map((card): Intent => ({ do: 'card', card, on: null })),
    ...pokemon.flatMap((id) => wantedOf(game, id)),
    ...(['pass', 'go-back', 'done'] as const).map((kind): Intent => ({ do: 'answer', answer: { kind } })),
  ];
}

/** One attack and one power more than it has are asked about too. */
function wantedOf(game: Game, pokemon: PokemonId): readonly Intent[] {
  const numbers = (count: number): readonly number[] => Array.from({ length: count + 1 }, (_, number) => number);
  return [
    { do: 'retreat', pokemon, to: null },
    ...numbers(attackCount(game, pokemon)).map((number): Intent => ({ do: 'attack', pokemon, number })),
    ...numbers(actionsOf(game, pokemon).length).map((number): Intent => ({ do: 'use', pokemon, number })),
  ];
}

const said = (given: Answer): string => JSON.stringify(given);
