import { err, ok, type Result } from '../../engine/index.js';
import type { Batch } from '../batch.js';
import type { EnvGame } from '../env-game.js';
import { ENGINE_LIMITS } from './to-engine.js';

/** The games and batches that a program has open, by their numbers. A number is never used twice. */
export class Games {
  private readonly games = new Map<number, EnvGame>();
  private readonly batches = new Map<number, Batch>();
  private inBatches = 0;
  private last = 0;

  /** How many games stand open. */
  get open(): number {
    return this.games.size + this.inBatches;
  }

  /** Why there is no room for so many more; null: there is. */
  lack(more: number): string | null {
    if (this.open + more <= ENGINE_LIMITS.games) return null;
    return `At most ${ENGINE_LIMITS.games} games stand open at a time, and ${this.open} do. Drop some.`;
  }

  add(game: EnvGame): number {
    this.games.set(++this.last, game);
    return this.last;
  }

  addBatch(batch: Batch): number {
    this.batches.set(++this.last, batch);
    this.inBatches += batch.games.length;
    return this.last;
  }

  game(number: number): Result<EnvGame, string> {
    const game = this.games.get(number);
    return game === undefined ? err(`There is no game ${number}.`) : ok(game);
  }

  batch(number: number): Result<Batch, string> {
    const batch = this.batches.get(number);
    return batch === undefined ? err(`There is no batch ${number}.`) : ok(batch);
  }

  drop(numbers: readonly number[]): void {
    for (const number of numbers) this.games.delete(number);
  }

  dropBatch(number: number): void {
    this.inBatches -= this.batches.get(number)?.games.length ?? 0;
    this.batches.delete(number);
  }
}
