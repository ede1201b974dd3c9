import { type CardCodes, cardsMissing, type SideCode, type SideFeature } from './codes.js';

/** What the code at the card's side holds. */
export interface DataScreen {
  readonly screen: 'data';
  readonly code: SideCode;
  readonly lines: readonly string[];
}

/** Without a side code there is no such screen; one that nobody knows of is not made up. @rule ERD-05 ERD-02 */
export function dataScreen({ side }: CardCodes, name: string): DataScreen | null {
  if (side === 'none' || side === 'unknown') return null;
  const others = cardsMissing(side, [name]);
  const needs = others.length === 0 ? [] : [`It also takes the codes of ${others.join(', ')}.`];
  return { screen: 'data', code: side, lines: [`${side.title}: ${WHAT_IT_IS[side.feature]}`, ...needs] };
}

/** @rule ERD-08 */
const WHAT_IT_IS: Readonly<Record<SideFeature, string>> = {
  'mini-game': 'a small game to play with the reader.',
  cartoon: 'a short film to watch on the reader.',
  construction: 'something to build or to play on, such as a music box.',
  tools: 'help at the table: a coin flipper, a battle timer. Rulebox has them too.',
};
