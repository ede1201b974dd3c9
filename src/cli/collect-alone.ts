import { setFlagsFromString } from 'node:v8';

/**
 * Young garbage is collected by the thread that made it. The helpers that Node would wake for it make a pause a little shorter and
 * cost more of the processor than they spare: of use to one thread on an idle machine, not where every core has its own work.
 */
export function collectAlone(): void {
  setFlagsFromString('--no-parallel-scavenge');
}
