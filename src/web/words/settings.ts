import type { Room } from '../settings/room.js';
import type { Settings, Speed } from '../settings/settings.js';

const seconds = (count: number): string => `${count.toFixed(1)} s`;

/** The sheet of settings. */
export const SETTINGS = {
  title: 'Settings',
  lede: 'Kept on this device. Every change counts at once.',
  asTheyWere: 'As they were',
  done: 'Done',
  motion: 'Motion',
  sound: 'Sound',
  turn: 'Your turn',
  table: 'Table',
  speed: 'Speed',
  attackTakes: (length: number): string => `An attack takes ${seconds(length)}.`,
  attackStands: 'Nothing moves; what must be seen stands still for a moment.',
  lessMovement: 'Your device asks for less movement, so nothing moves whatever is chosen here.',
  seconds,
  others: 'The opponent’s turn',
  sounds: 'Sounds',
  soundsHelp: 'Paper, wood and a coin; nothing sings. Your turn is heard also when this page is behind others.',
  volume: 'Volume',
  percent: (volume: number): string => `${Math.round(volume * 100)} %`,
  endTurn: 'Ask before “End turn”',
  endTurnHelp: 'The question names what is left: an attack, a power, an Energy card.',
  attackAtOnce: 'Attack on the first click',
  attackAtOnceHelp: 'Otherwise the first click opens the attack, and a button makes it.',
  hand: 'Your hand',
  handHelp: 'Only what you see: the game knows no order of a hand.',
  room: 'Room',
  name: 'Your name at tables with friends',
} as const;

/** What each answer to a setting is called. */
export const SETTING_WORDS: {
  readonly speed: Readonly<Record<Speed, string>>;
  readonly others: Readonly<Record<Settings['others'], string>>;
  readonly endTurn: Readonly<Record<Settings['endTurn'], string>>;
  readonly hand: Readonly<Record<Settings['hand'], string>>;
  readonly room: Readonly<Record<Room, string>>;
} = {
  speed: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Off' },
  others: { runs: 'Runs', 'step by step': 'Step by step', 'only the result': 'Only the result' },
  endTurn: { never: 'Never', 'if something is left': 'If something is left', always: 'Always' },
  hand: { 'as drawn': 'As drawn', 'by kind': 'By kind' },
  room: { night: 'Night', day: 'Day', 'as the machine': 'As the device' },
};

const allOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const anyOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** The question before a turn is ended. */
export const END_QUESTION = {
  title: 'End the turn?',
  nothing: 'Nothing is left that most players would still do.',
  attack: (pokemon: string, attacks: readonly string[]): string => `${pokemon} could still attack: ${anyOf(attacks)}.`,
  power: (names: readonly string[]): string => `${allOf(names)} ${names.length === 1 ? 'is' : 'are'} unused.`,
  powerOf: (power: string, pokemon: string): string => `${power} of ${pokemon}`,
  attach: (names: readonly string[]): string => `${anyOf(names)} could still be attached.`,
  evolve: (names: readonly string[]): string => `${anyOf(names)} could still be put on a Pokémon.`,
  supporter: (names: readonly string[]): string => `${anyOf(names)} could still be played.`,
  goOn: 'Go on playing',
  end: 'End turn',
} as const;

/** An attack that is open, and not made yet. */
export const OPEN_ATTACK = {
  attackFor: (damage: number): string => `Attack for ${damage}`,
  attackWith: (name: string): string => `Attack with ${name}`,
  choosesTarget: 'Choose what it hits',
  steps: 'How the damage comes about',
} as const;
