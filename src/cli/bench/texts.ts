// What texts cost where they do nothing: questions that are asked all the time, happenings that nobody waits for.
import {
  type Game,
  HAPPENED,
  happen,
  NONE,
  type PokemonId,
  type Question,
  retreatCostOf,
  type Setup,
} from '../../engine/index.js';
import { median, seconds } from './clock.js';
import { midGames } from './playouts.js';

export interface TextSpeed {
  /** Nanoseconds to ask a continuous question (a Retreat Cost) that no rule in force answers. */
  readonly ask_idle_ns: number;
  /** The same where rules listen and each is looked at. */
  readonly ask_heard_ns: number;
  /** Nanoseconds for a happening that no rule waits for. */
  readonly happen_idle_ns: number;
}

const QUESTION: Question = 'retreat-cost';
const ROUNDS = 5;

/** How much is measured. */
interface Extent {
  readonly calls: number;
  readonly positions: number;
}

const EXTENT: Extent = { calls: 200_000, positions: 200 };

/** Measured on positions in the middle of games with texts. */
export function measureTexts(setups: readonly Setup[], { calls, positions }: Extent = EXTENT): TextSpeed {
  const games = midGames(setups, positions);
  const heard = games.filter((game) => isHeard(game, QUESTION));
  const idle = games.filter((game) => !isHeard(game, QUESTION));
  const quiet = games.filter(isQuiet);
  return {
    ask_idle_ns: perCall(calls, idle, (game, pokemon) => retreatCostOf(game, pokemon)),
    ask_heard_ns: perCall(calls, heard, (game, pokemon) => retreatCostOf(game, pokemon)),
    happen_idle_ns: perCall(calls, quiet, (game, pokemon) => {
      happen(game, HAPPENED.healed, { pokemon, amount: 10 });
      return 0;
    }),
  };
}

/** Whether a rule in force answers the question, of a card in play or made by an effect. */
function isHeard({ setup, state }: Game, question: Question): boolean {
  const numbers = [...state.inForce.filter((_, place) => place % 3 === 0), ...state.lasting.map(({ rule }) => rule)];
  return numbers.some((number) => {
    const { rule } = setup.rules[number]!;
    return rule.part === 'answer' && rule.question === question;
  });
}

/** No effect with a duration: each may end by what happens, and is looked at. */
const isQuiet = ({ state }: Game): boolean => state.lasting.length === 0;

const activeOf = ({ state }: Game): PokemonId => state.sides[0]!.active[0] ?? NONE;

let sum = 0;

/** What the calls came to; reading it keeps the compiler from leaving them out. */
export const lastSum = (): number => sum;

function perCall(calls: number, games: readonly Game[], call: (game: Game, pokemon: PokemonId) => number): number {
  const ready = games.map((game) => ({ game, pokemon: activeOf(game) })).filter(({ pokemon }) => pokemon !== NONE);
  if (ready.length === 0) throw new Error('no position to measure on');
  const round = (): void => {
    for (let i = 0; i < calls; i++) {
      const { game, pokemon } = ready[i % ready.length]!;
      sum = (sum + call(game, pokemon)) | 0;
    }
  };
  round(); // until it runs compiled
  const time = median(Array.from({ length: ROUNDS }, () => seconds(round)));
  return Math.round((time / calls) * 1e10) / 10;
}
