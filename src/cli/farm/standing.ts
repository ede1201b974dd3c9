import type { RunAbout } from '../../farm/index.js';

/** How a run stands, in a word or two. */
export const standingOf = ({ isOver, isAsked, done, expected }: RunAbout): string =>
  isOver ? 'over' : isAsked ? `${Math.floor((100 * done) / Math.max(1, expected))} %` : 'interrupted';
