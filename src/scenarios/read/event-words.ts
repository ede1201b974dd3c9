import { EVENT_KINDS, type EventKind } from '../../engine/index.js';
import { suggestion } from './nearest.js';
import { plainAt, textAt } from './scalar.js';
import { entriesOf, isBlock, lineOf, report, type Spot } from './spot.js';
import type { NameClaim } from './word-claims.js';

/** What can happen, as scenarios write it: `knocked-out`, `prize-taken`. */
const EVENT_WORDS: ReadonlyMap<string, EventKind> = new Map(
  EVENT_KINDS.map((kind) => [kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), kind]),
);

const BEHIND = ': ';

/** An entry of `events`: what happened, or `{ what happened: words of its sentence }`. */
export function eventAt(spot: Spot): NameClaim {
  const [entry, more] = isBlock(spot) ? entriesOf(spot, 'what happened') : [];
  if (more) report(more.at, 'One thing an entry: what happens next is an entry of its own.');
  const word = entry?.key ?? textAt(spot, 'what happened');
  if (!EVENT_WORDS.has(word)) {
    report(spot, `\`${word}\` is nothing that happens.${suggestion(word, [...EVENT_WORDS.keys()])}`);
  }
  const words = entry === undefined ? '' : `${BEHIND}${String(plainAt(entry.value) ?? '')}`;
  return { line: lineOf(spot), text: `${word}${words}`, name: word, set: null, piece: 0 };
}

/** Whether an entry is what happened. */
export function isEvent({ text, name }: NameClaim, kind: EventKind, about: string): boolean {
  if (EVENT_WORDS.get(name) !== kind) return false;
  const words = text.slice(name.length + BEHIND.length);
  return words === '' || plain(about).includes(plain(words));
}

/** Which kind of apostrophe is written does not matter. */
const plain = (text: string): string => text.replaceAll('’', "'").toLowerCase();

export const eventWord = (kind: EventKind): string => [...EVENT_WORDS].find(([, each]) => each === kind)?.[0] ?? kind;
