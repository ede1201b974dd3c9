import type { MessagePort } from 'node:worker_threads';
import type { Task } from '../job.js';
import type { Kit } from '../kit.js';
import { packed, unpacked } from '../packed.js';
import { playerOf } from './player.js';
import type { Player } from './playing.js';

/** What a thread is told; bytes are packed, and opened there. */
export type ToThread =
  | { readonly is: 'kit'; readonly run: string; readonly kit: Uint8Array }
  | { readonly is: 'forget'; readonly run: string }
  | { readonly is: 'lessons'; readonly run: string; readonly lessons: readonly Uint8Array[]; readonly anew: boolean }
  | { readonly is: 'task'; readonly run: string; readonly task: Task };

/** What it says of a task. */
export type FromThread = { readonly part: Uint8Array } | { readonly fault: string };

/** Lets a thread play what it is told to, at this port. */
export function threadPlaying(port: MessagePort, now: () => number): void {
  const players = new Map<string, Player>();
  port.on('message', (said: ToThread) => {
    try {
      const part = heard(players, said, now);
      if (part !== null) port.postMessage({ part } satisfies FromThread);
    } catch (fault) {
      port.postMessage({ fault: sentenceOf(fault) } satisfies FromThread);
    }
  });
}

function heard(players: Map<string, Player>, said: ToThread, now: () => number): Uint8Array | null {
  switch (said.is) {
    case 'kit':
      players.set(said.run, playerOf(unpacked<Kit>(said.kit), now));
      return null;
    case 'forget':
      players.delete(said.run);
      return null;
    case 'lessons':
      players.get(said.run)?.learn?.(said.lessons, said.anew);
      return null;
    case 'task': {
      const player = players.get(said.run);
      if (player === undefined) throw new Error(`The thread does not know the run ${said.run}.`);
      return packed(player.play(said.task));
    }
  }
}

const sentenceOf = (fault: unknown): string =>
  fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
