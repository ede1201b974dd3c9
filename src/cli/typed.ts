// What people type after a command, as what it stands for.
import { BOT_NAMES, type BotName } from '../bots/index.js';
import { type Era, KNOWN, type Seat, type Seed, seatNames, seedOf } from '../engine/index.js';
import { fail } from './terminal.js';

/** An era by its id, or by its id without the year. */
export function eraNamed(typed: string): Era {
  const era = KNOWN.eras.find(({ id }) => id === typed || id.replace(/-\d+$/, '') === typed);
  return era ?? fail(`There is no era "${typed}". The eras are ${KNOWN.eras.map(({ id }) => id).join(', ')}.`);
}

export function wholeNumber(option: string, typed: string, most: number): number {
  const number = Number(typed);
  if (typed.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= most) return number;
  return fail(`${option} takes a whole number from 0 to ${most}, not "${typed}".`);
}

/** A seed in any of its shapes: a number, 32 hexadecimal digits, a phrase. */
export function seedTyped(typed: string): Seed {
  const seed = seedOf(typed);
  return seed.ok ? seed.value : fail(`--seed: ${seed.error.map(({ message }) => message).join(' ')}`);
}

export const botNamed = (typed: string): BotName =>
  BOT_NAMES.find((bot) => bot === typed) ?? fail(`There is no bot "${typed}". The bots are ${BOT_NAMES.join(', ')}.`);

/** A seat of a game with so many, by what it is called. */
export function seatTyped(typed: string, seats: number): Seat {
  const names = seatNames(seats);
  const seat = names.indexOf(typed.toUpperCase());
  return seat < 0 ? fail(`--seat takes ${names.join(' or ')}, not "${typed}".`) : seat;
}
