import type { Answer, Intent } from '../../engine/index.js';
import type { Reasons } from '../../session/index.js';
import type { RecordFile } from './save-file.js';
import type { Told } from './steps.js';

/** What somebody's answer leads to: what is told then, why it is refused, or nothing yet, where it is told in its own time. */
export type Outcome = Told | Reasons | null;

/** Where the game on the table is played: in the thread of this page, or at a table elsewhere. */
export interface GameSource {
  choose(answer: Answer): Promise<Outcome>;
  concede(): Promise<Outcome>;
  /** Why somebody cannot do what they would like to; null: they can. */
  whyNot(intent: Intent): Promise<Reasons | null>;
  allowedIn(intent: Intent): Promise<readonly string[]>;
  /** The record; why there is none, if it cannot be had. */
  recordFile(): Promise<RecordFile | Reasons>;
}
