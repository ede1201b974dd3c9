// What is asked of whatever comes to a table or a replay, and how it is refused there.
import { type Diagnostic, EngineBug, FORMATS, jsonShape, type Result } from '../engine/index.js';
import type { Reasons } from './moment.js';
import { PLAYERS, type Player } from './seats.js';

const because = (sentence: string): Reasons => ({ sentence, rules: [] });

export const NO_SEAT = because('There is no such seat at this table.');
export const NO_PLAYER = because(`Nobody can sit there but one of these: ${PLAYERS.join(', ')}.`);
/** A concession is its player's own word. */
export const NOT_FOR_OTHERS = because('Nobody concedes for another player.');
/** What the rules would let through, said for a bot or for nobody. */
export const NOT_YOURS = because('This is decided without you here.');
/** What is asked of somebody else, or of nobody, is nobody's to be told about. */
export const NOTHING_ASKED = because('Nothing is asked of you now.');
export const NO_HINTS = because('There are hints in practice only, where one person plays bots.');
export const NOT_ASKED = because('The game does not wait for you: a game is imagined by who has to decide.');
export const noPlaceIn = (choices: number): Reasons =>
  because(`There is no such place in a record of ${choices} choices.`);

/** Of a refusal what a player is told. */
export const reasonsOf = ({ sentence, rules }: Reasons): Reasons => ({ sentence, rules });

const MOST_SEATS = Math.max(...FORMATS.map(({ seats }) => seats));
const seatsShape = jsonShape.fields({ players: jsonShape.listOf(jsonShape.oneOf(PLAYERS), MOST_SEATS) });

/** What is wrong with who is to sit at a game; what is wrong with its record is said where that is played. */
export function faultsOfPlayers(record: unknown, players: readonly Player[]): Diagnostic[] {
  const faults = jsonShape.faultsIn({ players }, seatsShape, 'Who sits there');
  const game = jsonShape.isFields(record) ? record['game'] : null;
  const format = FORMATS.find(({ id }) => jsonShape.isFields(game) && game['format'] === id);
  if (faults.length > 0 || format === undefined || format.seats === players.length) return faults;
  return [{ rule: null, message: `A ${format.id} game has ${format.seats} seats, and ${players.length} players.` }];
}

/** What was let through before is let through again, or we have made a mistake. */
export function surely(refusal: Reasons | null): void {
  if (refusal !== null) throw new EngineBug(refusal.sentence);
}

export function surelyOf<T>(result: Result<T, Diagnostic[]>): T {
  if (!result.ok) throw new EngineBug(result.error.map(({ message }) => message).join(' '));
  return result.value;
}
