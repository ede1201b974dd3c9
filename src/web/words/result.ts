/* The words of the end of a game, and of what is shared of it. */

import { capital } from '../../engine/index.js';
import type { NotShort } from '../../session/index.js';

const percent = (part: number): string => `${Math.round(Math.abs(part) * 100)} %`;

export const RESULT = {
  page: 'The end of the game',
  look: 'Look at the table',
  open: 'The result',
  rematch: 'Rematch',
  another: 'Another table',
  watchAgain: 'Watch it again',
  share: 'Share',
  save: 'Save the record',
  draw: 'Nobody wins',
  playOn: (turn: number): string => `Play on from turn ${turn}`,
  ended: (turns: number): string => `It ended on turn ${turns}.`,
  drawWhy: (turns: number): string => `It ended on turn ${turns}, and neither side had won more than the other.`,
  suddenDeath: (count: number): string =>
    count === 1 ? 'After Sudden Death.' : `After ${count} games of Sudden Death.`,
  lastPrize: (name: string, attack: string, damage: number): string =>
    `${name} took the last Prize card with ${attack}${damage > 0 ? `, for ${damage}` : ''}.`,
  taken: (taken: number, of: number): string => `${taken} of ${of} Prize cards taken`,
  went: 'How it went',
  race: 'Prize cards taken, by turn',
  raceIs: (names: readonly [string, string], taken: readonly [number, number], turns: number): string =>
    `Prize cards taken in ${turns} turns: ${names[0]} ${taken[0]}, ${names[1]} ${taken[1]}`,
  estimate: (yours: boolean, name: string): string =>
    yours
      ? 'A bot’s estimate of your chance to win, knowing only what you knew'
      : `A bot’s estimate of the chance of ${name} to win`,
  estimateIs: (points: readonly (readonly [number, number])[]): string =>
    `Chance to win by turn: ${points.map(([turn, chance]) => `turn ${turn}, ${percent(chance)}`).join('; ')}`,
  thinking: (choices: number, of: number): string => `The coach looks at choice ${choices} of ${of}`,
  noEstimate: 'There were too few choices in this game for an estimate.',
  decided: 'What decided it',
  deciding: 'The coach is still looking through the game. You need not wait.',
  nothingDecided: 'No single turn: the game went its way step by step.',
  turned: 'The game turned here.',
  turn: (turn: number, who: string): string => `Turn ${turn}, ${who}`,
  gain: (gain: number): string => `${gain < 0 ? '−' : '+'}${percent(gain)}`,
  show: 'Show',
  showTurn: (turn: number): string => `Show turn ${turn}`,
  figures: 'In figures',
  mistake: 'a mistake',
} as const;

/** Rows of figures, in their order. */
export const FIGURES = {
  knockOuts: 'Knock Outs',
  damage: 'Damage',
  drawn: 'Cards drawn',
  energy: 'Energy attached',
  trainers: 'Trainers played',
  heads: 'Heads',
  flips: 'Coins flipped',
} as const;

/** A sentence in which players are called as records call them, as those at the table would say it. */
export function saidHere(
  sentence: string,
  called: readonly string[],
  names: readonly string[],
  you: number | null,
): string {
  let said = sentence;
  for (const [seat, record] of called.entries()) {
    const name = names[seat] ?? record;
    said = said.replaceAll(`${record}’s `, seat === you ? 'your ' : `${name}’s `);
    said = said.replace(new RegExp(`^${record} `), seat === you ? 'You ' : `${name} `);
  }
  return said === '' ? '' : capital(said);
}

export const SHARE = {
  title: 'Share this game',
  kept: 'The link is short because this server keeps the game, for whoever has the link.',
  keptHere:
    'Its address is one that only this machine can open: to send it to others, let the link hold the game itself.',
  alone: 'Let the link hold the game itself, so that it needs no server',
  late: 'The server did not answer in time.',
  noServer: 'No server is here that could keep the game.',
  notKept: (sentence: string): string => `The server does not keep this game: ${sentence}`,
  short: 'The link holds the whole game in a few letters: its choices, and which of the decks of Rulebox were played.',
  long: 'The whole record is in the link itself.',
  whyLong: {
    'other-decks': 'It is long because a deck of one’s own was played, which not every Rulebox has.',
    position: 'It is long because the game did not begin as others do.',
    'too-long': 'It is long because the game was.',
    refused: 'It is long because the rules have changed since the game was played.',
  } satisfies Record<NotShort, string>,
  picture: 'Picture of the result',
  savePicture: 'Save the picture',
  sharePicture: 'Share the picture',
  pictureName: (era: string): string => `rulebox-${era}.png`,
  result: (title: string, score: string): string => `${title}, ${score}`,
} as const;
