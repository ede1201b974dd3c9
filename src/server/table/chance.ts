import { createHmac } from 'node:crypto';
import { commitmentOf } from '../../session/index.js';

/** The server's part in the chance of every game: a function of one key, so that every node knows the same. */
export interface Secrets {
  /** Its secret for a game, told to nobody before that is over. Hexadecimal, 32 bytes. */
  of(table: string, game: number): string;
  /** What is told of it before. */
  commitmentTo(table: string, game: number): string;
}

/** `key`: hexadecimal, the same on all nodes of a server. */
export function secretsFrom(key: string): Secrets {
  const bytes = Buffer.from(key, 'hex');
  const of = (table: string, game: number): string =>
    createHmac('sha256', bytes).update(`${table}\n${game}`).digest('hex');
  return { of, commitmentTo: (table, game) => commitmentOf(of(table, game)) };
}
