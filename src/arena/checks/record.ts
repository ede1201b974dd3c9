import { fingerprint, type GameRecord, type Known, replay } from '../../engine/index.js';

/** A record that went through JSON is the same game: the same fingerprint at every choice. */
export function replayThatDiffers(record: GameRecord, fingerprints: readonly number[], known: Known): string[] {
  const copy = JSON.parse(JSON.stringify(record)) as GameRecord;
  const found: string[] = [];
  const again = replay(copy, {
    known,
    visit: ({ state }, choice) => {
      if (found.length > 0 || fingerprint(state) === fingerprints[choice]) return;
      found.push(`the replay is another game from choice ${choice + 1} on`);
    },
  });
  if (!again.ok) found.push(...again.error.map(({ message }) => `the record cannot be replayed: ${message}`));
  return found;
}
