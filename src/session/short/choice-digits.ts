import {
  type Answer,
  answerOfKey,
  type Game,
  keyOfAnswer,
  listAnswers,
  type Seat,
  sameAnswer,
} from '../../engine/index.js';
import type { DigitReader, DigitWriter } from './digits.js';

/*
 * An answer as its place among those that are offered. Equal cards are offered as one, and whoever plays may have meant
 * another copy; conceding is never offered. Each of these is one digit more.
 */

const OTHERWISE = ['concede', 'other-copy', 'key'] as const;
const MOST_SEATS = 4;
const KEYS = 2 ** 32;

export function writeChoice(to: DigitWriter, game: Game, answer: Answer): void {
  const offered = listAnswers(game);
  const place = offered.findIndex((each) => sameAnswer(each, answer));
  if (place >= 0) return to.write(place, offered.length + 1);
  to.write(offered.length, offered.length + 1);
  const cards = game.setup.byId.length;
  const kin = offered.findIndex((each) => isCopyOf(each, answer));
  if (answer.kind === 'concede') {
    to.write(OTHERWISE.indexOf('concede'), OTHERWISE.length);
    to.write(answer.seat, MOST_SEATS);
  } else if (kin >= 0 && 'card' in answer && answer.card < cards) {
    to.write(OTHERWISE.indexOf('other-copy'), OTHERWISE.length);
    to.write(kin, offered.length);
    to.write(answer.card, cards);
  } else {
    to.write(OTHERWISE.indexOf('key'), OTHERWISE.length);
    to.write(keyOfAnswer(answer) >>> 0, KEYS);
  }
}

/** Null: these digits are no answer. */
export function readChoice(from: DigitReader, game: Game): Answer | null {
  const offered = listAnswers(game);
  const place = from.read(offered.length + 1);
  if (place < offered.length) return offered[place]!;
  switch (OTHERWISE[from.read(OTHERWISE.length)]!) {
    case 'concede':
      return { kind: 'concede', seat: from.read(MOST_SEATS) as Seat };
    case 'other-copy': {
      const kin = offered.length === 0 ? undefined : offered[from.read(offered.length)];
      const card = from.read(game.setup.byId.length);
      return kin === undefined ? null : ({ ...kin, card } as Answer);
    }
    case 'key':
      return answerOfKey(from.read(KEYS) | 0);
  }
}

/** The same done with another card. */
const isCopyOf = (offered: Answer, answer: Answer): boolean =>
  'card' in offered &&
  'card' in answer &&
  offered.kind === answer.kind &&
  sameAnswer({ ...offered, card: answer.card } as Answer, answer);
