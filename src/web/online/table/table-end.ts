import type { TableClient } from '../../../protocol/index.js';

/** As much of one end of a conversation with a table as is needed to play at it. */
export type TableEnd = Pick<
  TableClient,
  | 'listen'
  | 'line'
  | 'about'
  | 'seat'
  | 'moment'
  | 'choice'
  | 'choose'
  | 'concede'
  | 'why'
  | 'ready'
  | 'say'
  | 'ask'
  | 'reply'
  | 'claim'
  | 'tryNow'
>;
