/** Words of the line of years, on which an era is chosen. */
export const YEARS = {
  line: (first: string, last: string): string => `The years from ${first} to ${last}`,
  opened: (year: string, name: string): string => `${year}, ${name}`,
  decksOf: (year: string): string => `Decks of ${year}`,
  alsoPlayed: 'Decks that may be played',
  firstGame: (year: string): string => `First game of ${year}`,
  allDecks: (count: number): string => (count === 1 ? 'the only one, or make one' : `all ${count}, or make one`),
} as const;

/** Stretches of the line, by what the cards of those years had of their own. */
const STRETCHES: readonly { readonly from: number; readonly name: string }[] = [
  { from: 1999, name: 'Trainers without end' },
  { from: 2003, name: 'Pokémon-ex, Delta Species' },
  { from: 2007, name: 'LV.X, SP and LEGEND' },
  { from: 2011, name: 'EX, Mega and GX' },
  { from: 2020, name: 'V, Tera and Mega ex' },
];

/** The stretch a year lies in: the last that had begun. */
export const stretchOf = (year: number): string => STRETCHES.findLast(({ from }) => from <= year)?.name ?? '';
