import {
  describe,
  type Game,
  listAnswers,
  type Option,
  type PokemonId,
  seatName,
  seatNames,
} from '../../engine/index.js';

/** More than these are not all told. */
const TOLD = 12;

/** The answers that the open decision takes, in a scenario's own words: whoever wrote another one sees what to write. */
export function offered(game: Game): string {
  const { kind, seat } = game.state.decision;
  if (game.state.phase === 'over' || kind === 'turn' || kind === 'none') return '';
  const options = listAnswers(game).map((given) => describe(game, given));
  const words = [...new Set(options.filter((one) => one.kind !== 'concede').map((option) => written(game, option)))];
  if (words.length === 0) return '';
  const more = words.length > TOLD ? `, and ${words.length - TOLD} more` : '';
  return ` ${seatName(game, seat)} may answer: ${words.slice(0, TOLD).join(', ')}${more}.`;
}

function written(game: Game, { kind, number, pokemon, text }: Option): string {
  switch (kind) {
    case 'done':
      return 'none';
    case 'yes':
    case 'no':
      return kind;
    case 'go':
      return number === 0 ? 'first' : 'second';
    case 'pokemon':
      return `${placeOf(game, pokemon!)} (${text})`;
    case 'prize':
      return String(number);
    case 'number':
      return game.state.decision.kind === 'choose-option' ? `${number} (${text})` : text;
    default:
      return text;
  }
}

function placeOf({ state }: Game, pokemon: PokemonId): string {
  const { seat } = state.decision;
  const owner = state.sides.findIndex(({ active, bench }) => active.includes(pokemon) || bench.includes(pokemon));
  if (owner < 0) return 'a Pokémon';
  const { active, bench } = state.sides[owner]!;
  const spot = active.length > 1 ? `active.${active.indexOf(pokemon)}` : 'active';
  const place = active.includes(pokemon) ? spot : `bench.${bench.indexOf(pokemon)}`;
  return owner === seat ? place : `${seatNames(state.sides.length)[owner]}.${place}`;
}
