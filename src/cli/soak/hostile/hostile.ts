// A server among people who mean no good: it stays, no table changes, and who plays fairly plays on.
import { isDeepStrictEqual } from 'node:util';
import type { Random } from '../../../bots/index.js';
import { Attack } from './attack.js';
import type { Voice } from './messages.js';
import { makeVictim, type Place, type Victim } from './victim.js';

export interface HostilePlan {
  /** Messages in all, those of who does not read besides. */
  readonly messages: number;
  /** Sockets that never say anything, and such that never read. */
  readonly silent: number;
  readonly slow: number;
  /** Milliseconds after which a silent socket must have been dropped. */
  readonly patience: number;
}

/** The server that is attacked. */
export interface Attacked extends Place {
  /** Bytes of memory that it holds now. */
  readonly memory: () => number;
}

export interface HostileFigures {
  readonly sent: Readonly<Record<string, number>>;
  readonly messages: number;
  readonly seconds: number;
  /** Bytes of memory before, and at most. */
  readonly memory: { readonly before: number; readonly most: number };
  /** Silent sockets that were opened, and those that are open still. */
  readonly silent: { readonly opened: number; readonly left: number };
  readonly refusedStrangers: number;
  /** What must not have happened, in sentences. */
  readonly faults: readonly string[];
}

const VICTIMS = 5;
const VOICES: readonly Voice[] = ['watcher', 'other', 'asked'];

export async function attack(plan: HostilePlan, server: Attacked, random: Random): Promise<HostileFigures> {
  const victims: Victim[] = [];
  for (let i = 0; i < VICTIMS; i++) victims.push(await makeVictim(server));
  const one = new Attack(server.address, victims, random);
  const [before, begun] = [server.memory(), performance.now()];
  let [most, round] = [before, 0];
  const watching = setInterval(() => {
    most = Math.max(most, server.memory());
    one.askSlowOnes(round++);
  }, 150);
  try {
    await storm(plan, one);
    const seconds = (performance.now() - begun) / 1000;
    const left = await silentLeft(one, plan.patience);
    const faults = [...one.tally.faults, ...(await changes(victims, server))];
    if (!(await isAlive(server.address))) faults.push('The server is gone.');
    if (left > 0) faults.push(`${left} silent sockets were not dropped.`);
    const { sent, refusedStrangers } = one.tally;
    const silent = { opened: one.silent.length, left };
    return { sent, messages: one.sent, seconds, memory: { before, most }, silent, refusedStrangers, faults };
  } finally {
    clearInterval(watching);
    one.end();
  }
}

/** Everything at once: a third of the sockets says one thing and is gone, the others stay and go on. */
async function storm({ messages, silent, slow }: HostilePlan, one: Attack): Promise<void> {
  const [alone, strangers] = [Math.ceil(messages * 0.3), Math.ceil(messages * 0.03)];
  const greeted = Math.max(0, messages - alone - strangers);
  await one.readSlowly(slow);
  await Promise.all([
    ...shares(silent, 20).map((share) => one.saySilently(share)),
    ...shares(alone, 12).map((share) => one.sayAlone(share)),
    ...shares(greeted, 18).map((share, i) => one.sayGreeted(share, VOICES[i % VOICES.length]!)),
    ...shares(strangers, 2).map((share) => one.comeAsStranger(share)),
  ]);
}

const shares = (all: number, among: number): number[] =>
  Array.from({ length: among }, (_, i) => Math.floor((all * (i + 1)) / among) - Math.floor((all * i) / among));

async function silentLeft({ silent }: Attack, patience: number): Promise<number> {
  const left = (): number => silent.filter(({ readyState }) => readyState === 1).length;
  const until = performance.now() + patience;
  while (left() > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
  return left();
}

const isAlive = (address: string): Promise<boolean> =>
  fetch(`${address}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

async function changes(victims: readonly Victim[], { read }: Attacked): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { table, entries } of victims) {
    const now = await read(table);
    if (isDeepStrictEqual(now, entries)) continue;
    const kinds = now.slice(entries.length).map(({ body }) => body.kind);
    found.push(`A table was changed: ${kinds.join(', ') || 'what stood there is another'}.`);
  }
  return found;
}
