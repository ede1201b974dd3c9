import type { GameRecord } from '../../engine/index.js';

/** Gives a record to the browser to be saved. */
export function saveFile(record: GameRecord): void {
  const { era, seed } = record.game;
  const file = new Blob([`${JSON.stringify(record)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `rulebox-${era}-${seed}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
