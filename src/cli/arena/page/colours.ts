// The colours of the page: from losing to winning, and one for each of several curves.

type Colour = readonly [red: number, green: number, blue: number];

const PAPER: Colour = [0xfb, 0xf7, 0xee];
const NIGHT: Colour = [0x1d, 0x19, 0x14];
const WINS: readonly [Colour, Colour] = [
  [0x1c, 0x8a, 0x7d],
  [0x2b, 0x9c, 0x8d],
];
const LOSES: readonly [Colour, Colour] = [
  [0xd2, 0x62, 0x2a],
  [0xcc, 0x5d, 0x28],
];

/** So many steps lie between an even pairing and one that is always won. */
export const STEPS = 8;
/** The strongest colour still lets the ink be read. */
const STRONGEST = 0.66;
/** From this share on a pairing is as one-sided as the map can say. */
const ONE_SIDED = 0.4;

/** From −8, always lost, to 8, always won. */
export const stepOf = (share: number): number =>
  Math.round(Math.max(-1, Math.min(1, (share - 0.5) / ONE_SIDED)) * STEPS);

/** A class for each step of the map, by day and by night. */
export function stepStyles(): string {
  return Array.from({ length: 2 * STEPS + 1 }, (_, i) => i - STEPS)
    .map((step) => {
      const strength = (Math.abs(step) / STEPS) * STRONGEST;
      const ends = step < 0 ? LOSES : WINS;
      return `.h${step < 0 ? `m${-step}` : step}{background:light-dark(${mixed(PAPER, ends[0], strength)},${mixed(NIGHT, ends[1], strength)})}`;
    })
    .join('');
}

const mixed = (from: Colour, to: Colour, share: number): string =>
  `#${from
    .map((part, i) =>
      Math.round(part + (to[i]! - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Told apart by day and by night, and by who does not see all colours: the order of Okabe and Ito's, toned to paper. */
const CURVES = ['#0072b2', '#d55e00', '#009e73', '#b8478f', '#a97900', '#3e8fc4', '#7b5bb5', '#6b6b6b'];

export const curveColour = (place: number): string => CURVES[place % CURVES.length]!;
