import type { Random } from '../../bots/index.js';
import { fingerprint, fork, type Game, gameWith, pack, play, type State, unpack } from '../../engine/index.js';
import { anyAnswer } from '../random-player.js';
import { sameData, sharesData } from './same-data.js';

/** How many choices a copy is played on beside the game it was copied from. */
const CHOICES_ON = 6;

/** JSON, `fork` and `pack` give the same state back, none of them holds a part of it, and the games go on alike. */
export function copiesThatDiffer(game: Game, random: Random): string[] {
  const { state } = game;
  const before = fingerprint(state);
  const copies: Readonly<Record<string, State>> = {
    JSON: JSON.parse(JSON.stringify(state)) as State,
    fork: fork(state),
    pack: unpack(pack(state)),
  };
  const found: string[] = [];
  for (const [way, copy] of Object.entries(copies)) {
    if (!sameData(copy, state)) found.push(`${way} does not give the state back`);
    if (sharesWhatChanges(copy, state)) found.push(`${way} gives a state that holds a part of the old one`);
    if (fingerprint(copy) !== before) found.push(`${way} changes the fingerprint`);
  }
  if (found.length > 0) return found;
  const games = Object.values(copies).map((copy) => gameWith(game.setup, copy));
  if (!playAlike(games, random)) found.push('copies of one state do not go on alike');
  if (fingerprint(state) !== before) found.push('playing a copy changes the game it was copied from');
  return found;
}

/** The seed and the lists that are bound are never changed, so that copies may have them together. */
function sharesWhatChanges(copy: State, state: State): boolean {
  if (copy.frames === state.frames || copy.lasting === state.lasting || copy.due === state.due) return true;
  const old = bindingIn(state);
  if (bindingIn(copy).some((one, i) => one === old[i] || one.env === old[i]!.env)) return true;
  return sharesData({ ...copy, seed: [], frames: [], lasting: [], due: [] }, state);
}

/** Whatever holds bindings. */
const bindingIn = ({ frames, lasting, due }: State): readonly { readonly env: unknown }[] => [
  ...frames,
  ...lasting,
  ...due,
];

function playAlike(games: readonly Game[], random: Random): boolean {
  const [first, ...others] = games;
  for (let i = 0; i < CHOICES_ON && first!.state.phase !== 'over'; i++) {
    const given = anyAnswer(first!, random);
    for (const game of games) play(game, given);
    const expected = fingerprint(first!.state);
    if (others.some(({ state }) => fingerprint(state) !== expected)) return false;
  }
  return others.every(({ state }) => sameData(state, first!.state));
}
