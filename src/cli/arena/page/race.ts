// The race for Prize cards as curves: of each deck over all its games, and of one pairing.
import { type Contest, type ContestReport, type Played, raceOf } from '../../../contest/index.js';
import { chart } from './chart.js';
import { curveColour } from './colours.js';
import { orderOf } from './heat-map.js';

/** More curves than these cannot be told apart. */
const MOST_CURVES = 10;

/** How far the decks are ahead of whom they play, turn by turn. */
export function leads(contest: Contest, report: ContestReport, played: readonly Played[]): string {
  const { rows } = orderOf(contest, report);
  const shown =
    rows.length <= MOST_CURVES ? rows : [...rows.slice(0, MOST_CURVES / 2), ...rows.slice(-MOST_CURVES / 2)];
  const turns = turnsShown(report);
  const curves = shown.map((deck, place) => ({
    name: contest.names[deck]!,
    colour: curveColour(place),
    values: leadOf(contest, played, deck).slice(0, turns + 1),
  }));
  const filled = curves.map((curve) => ({ ...curve, values: carried(curve.values, turns + 1) }));
  return chart(filled, { across: 'turn of the game', up: 'Prize cards ahead', from: 0, isLabelled: true });
}

/** The longest games would leave little room for the others. */
export const turnsShown = ({ lengths }: ContestReport): number => Math.max(4, Math.round(lengths.p90 * 1.1));

/** A race that is over stays as it is. */
const carried = (values: readonly number[], count: number): number[] =>
  Array.from({ length: count }, (_, i) => values[Math.min(i, values.length - 1)] ?? 0);

function leadOf({ bots }: Contest, played: readonly Played[], deck: number): number[] {
  const asRow = played.filter(({ bout }) => bout.row === deck);
  const asColumn = bots[0] === bots[1] ? played.filter(({ bout }) => bout.column === deck) : [];
  const [one, other] = [raceOf(asRow), raceOf(asColumn)];
  const count = (parts: readonly Played[]): number => parts.reduce((sum, { results }) => sum + results.length, 0);
  const [games, more] = [count(asRow), count(asColumn)];
  return Array.from({ length: Math.max(one.length, other.length) }, (_, turn) => {
    const [row, column] = one[turn] ?? one.at(-1) ?? [0, 0];
    const [theirs, own] = other[turn] ?? other.at(-1) ?? [0, 0];
    return ((row - column) * games + (own - theirs) * more) / Math.max(1, games + more);
  });
}

/** What both sides of a pairing have taken, turn by turn. */
export function pairingRace(played: readonly Played[], names: readonly [string, string], turns: number): string {
  const race = raceOf(played);
  const curves = [0, 1].map((side) => ({
    name: names[side]!,
    colour: curveColour(side),
    values: carried(
      race.map((each) => each[side]!),
      turns + 1,
    ),
  }));
  return chart(curves, { across: 'turn', up: 'Prize cards taken', from: 0, isLabelled: false });
}
