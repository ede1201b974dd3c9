import { lazy, Suspense } from 'react';
import { HOME } from '../../words/words.js';
import { tableClient } from '../seat.js';

const OnlineTable = lazy(() => import('../table/online-table.js'));

/** The game, once there is one. */
export function TheTable() {
  const client = tableClient();
  const opening = <p className="opening">{HOME.loading}</p>;
  return client === null ? opening : <Suspense fallback={opening}>{<OnlineTable client={client} />}</Suspense>;
}
