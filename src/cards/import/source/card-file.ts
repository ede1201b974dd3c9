// A file of a card database, by its ending: JSONL with a card a line, JSON as databases publish it, or a checkout's source.
import type { Checkout } from './checkout.js';
import { valuesOf } from './database.js';
import type { Gathering } from './gathering.js';
import { endingOf } from './path.js';

/** Endings of files that cards may be in. */
export const CARD_FILE_ENDINGS = ['.jsonl', '.json', '.ts'] as const;

/** Gathers what is in the file. What cannot be read of it is said, with file and line or card. */
export function gatherFile(file: string, text: string, gathering: Gathering, checkout: Checkout): void {
  if (endingOf(file) === '.ts') checkout.add(file, text);
  else if (endingOf(file) === '.jsonl') gatherLines(file, text, gathering);
  else {
    const parsed = parse(text, file, gathering);
    const values = parsed === undefined ? [] : valuesOf(parsed);
    for (const [index, value] of values.entries()) {
      if (!checkout.addJson(file, value)) gathering.add(`${file}: card ${index + 1}`, value);
    }
  }
}

function gatherLines(file: string, text: string, gathering: Gathering): void {
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const where = `${file}:${index + 1}`;
    const value = parse(line, where, gathering);
    if (value !== undefined) gathering.add(where, value);
  }
}

function parse(json: string, where: string, { faults }: Gathering): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch (error) {
    faults.push(`${where}: this is not JSON (${error instanceof Error ? error.message : String(error)}).`);
    return undefined;
  }
}
