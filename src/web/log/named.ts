import type { TableState } from '../session/store.js';

/** Who looks on is told of players by number; where they have names, those are said instead. */
export const namesToSay = ({ moment }: Pick<TableState, 'moment'>): readonly string[] | undefined =>
  moment?.view.seat === 'spectator' ? moment.names : undefined;

/** A sentence with the players' names in it. */
export const named = (text: string, names: readonly string[] | undefined): string =>
  names === undefined ? text : text.replaceAll(/\bPlayer (\d)\b/g, (number, place) => names[place - 1] || number);
