import type { SpreadView } from '../../engine/index.js';

type What = SpreadView['what'];

/** What is given out, so many of it. */
const ofThem = (what: What, count: number, card: string | null): string =>
  ({
    counter: `${count} damage counter${count === 1 ? '' : 's'}`,
    card: `${count} ${card ?? 'card'}`,
    time: `choose ${count === 1 ? 'once' : `${count} times`}`,
  })[what];

const GIVING: Readonly<Record<What, string>> = {
  counter: 'Place',
  card: 'Attach',
  time: 'Choose',
};

/** What giving out needs to be told. */
export const SPREAD = {
  title: (by: string, what: What, count: number, card: string | null): string => `${by}: ${ofThem(what, count, card)}`,
  one: (by: string, card: string): string => `${by}: ${card}`,
  help: 'A Pokémon for each, the same one too. Choose it again for more; − takes one back.',
  placed: (placed: number, of: number): string => `${placed} of ${of} given out`,
  each: (name: string, what: What, count: number): string => `${name} ${what === 'counter' ? count * 10 : `×${count}`}`,
  figure: (what: What, count: number): string => (what === 'counter' ? String(count * 10) : String(count)),
  confirm: (what: What, count: number): string =>
    what === 'time' ? 'Choose these' : `${GIVING[what]} ${count === 1 ? 'this one' : `these ${count}`}`,
  missing: (count: number): string => `Give out ${count} more`,
  back: 'Take all back',
  more: (name: string): string => `One more for ${name}`,
  less: (name: string): string => `One less for ${name}`,
  group: (name: string, given: string): string => `${name}: ${given}`,
  knockOut: 'Knock Out',
} as const;
