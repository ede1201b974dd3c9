import type { Act } from '../../engine/index.js';
import { wordsOf } from './of-year.js';

const anyOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** The kinds of action of a turn, as one says that one does them. */
const DOING: Readonly<Record<Exclude<Act, 'use'>, string>> = {
  attach: 'attach Energy',
  bench: 'play a Basic Pokémon',
  evolve: 'evolve a Pokémon',
  play: 'play a Trainer card',
  retreat: 'retreat',
  attack: 'attack',
  end: 'end your turn',
};

type Era = string | null | undefined;

const doing = (act: Act, era: Era): string => (act === 'use' ? `use ${wordsOf(era).aPower}` : DOING[act]);

/** Who cannot do what: the heading of a refusal. */
export const REFUSED = {
  plain: 'That can’t be done',
  act: (act: Act, era: Era): string => `You can’t ${doing(act, era)}`,
  retreat: (name: string): string => `${name} can’t retreat`,
  replace: (name: string, active: string): string =>
    name === active ? `This ${name} can’t become Active` : `${name} can’t take the place of ${active}`,
  attack: (name: string): string => `${name} can’t attack`,
  use: (name: string, what: string): string => `${name} can’t use ${what}`,
  play: (card: string): string => `${card} can’t be played`,
  attach: (card: string): string => `${card} can’t be attached`,
  choose: (card: string): string => `${card} can’t be chosen`,
  on: (card: string, name: string): string => `${card} can’t go to ${name}`,
} as const;

/** What can be done instead of what was refused, and where it would be allowed. */
export const INSTEAD = {
  plain: 'It can be played by itself.',
  on: (names: readonly string[]): string => `It can go to ${anyOf(names)}.`,
  attacks: (names: readonly string[]): string => `It can use ${anyOf(names)}.`,
  acts: (acts: readonly Act[], era: Era): string =>
    `You can ${anyOf([...acts.map((act) => doing(act, era)), DOING.end])}.`,
  nothing: 'You can only end your turn now.',
  allowed: 'Allowed at this table in',
} as const;
