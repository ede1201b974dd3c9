import type { Act } from '../effects/linked.js';
import { NONE } from '../model/state.js';
import type { Asking } from './candidates.js';

/** An act of this sort. */
export type Doing<K extends Act['op']> = Extract<Act, { op: K }>;

/** What an act was done to is remembered where something asks for it. */
export const bind = ({ frame, op }: Asking, values: readonly number[]): void => {
  if (op.into !== NONE) frame.env[op.into] = values;
};

/** The same, one after the other. */
export const bindOneMore = ({ frame, op }: Asking, value: number): void => {
  if (op.into !== NONE) frame.env[op.into] = [...frame.env[op.into]!, value];
};
