// A thread that compiles the cards that it is given.
import { parentPort } from 'node:worker_threads';
import { type Compilation, compileCards } from '../cards/index.js';
import type { CardFacts } from '../engine/index.js';

/** `first`: the place of the first of them among all, by which the answer is known. */
export interface CompileTask {
  readonly first: number;
  readonly facts: readonly CardFacts[];
}

export interface CompileResult {
  readonly first: number;
  readonly compiled: readonly Compilation[];
}

parentPort?.on('message', ({ first, facts }: CompileTask) => {
  const result: CompileResult = { first, compiled: compileCards(facts) };
  parentPort?.postMessage(result);
});
