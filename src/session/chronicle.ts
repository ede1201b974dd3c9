import { type Draft, MatchReport, type ReportDelta } from '../companion/index.js';
import type { Game, GameEvent, Viewer } from '../engine/index.js';
import { Lines } from './condense.js';
import type { Told } from './moment.js';
import { namesFor } from './names.js';
import { mark, wordsOf } from './pieces.js';

/** What has changed in what is told: from this place on it reads as follows. */
export interface ToldDelta {
  /** Parts before this one are as they were, and of this one the lines before `line`. */
  readonly part: number;
  readonly line: number;
  /** What stands there now: the rest of that part, and whole parts after it. */
  readonly parts: readonly Told[];
}

interface Part {
  readonly kind: Told['kind'];
  readonly title: string;
  readonly lines: Lines;
}

/**
 * A game as the match report tells it to one viewer, a sentence or several alike a line. It goes on with what happens: what it costs
 * depends on what is new, not on how long the game is. Where choices were taken back, another one begins.
 */
export class Chronicle {
  private readonly report: MatchReport;
  private readonly parts: Part[] = [];
  private told: readonly Told[] = [];

  /** Of a game that stands at its beginning, or wherever its telling is to begin. */
  constructor(start: Game, viewer: Viewer, names = namesFor(viewer, start.state.sides.length)) {
    this.report = new MatchReport(start, { names, you: viewer === 'spectator' ? null : viewer, mark });
  }

  /** Goes on with what has happened since, as the viewer may know it. */
  add(events: readonly GameEvent[]): ToldDelta {
    const delta = this.changed(this.report.add(events));
    this.told = toldAfter(this.told, delta);
    return delta;
  }

  /** All that has been told. Parts that have not changed stay the very same. */
  whole(): readonly Told[] {
    return this.told;
  }

  private changed({ section, sentence, sections }: ReportDelta): ToldDelta {
    const parts = sections.map((draft, place) => {
      const part = this.parts[section + place] ?? partOf(draft);
      this.parts[section + place] = part;
      const texts = draft.sentences.map(({ text }) => text);
      return { part, line: part.lines.take(place === 0 ? sentence : 0, texts) };
    });
    return {
      part: section,
      line: parts[0]?.line ?? 0,
      parts: parts.map(({ part: { kind, title, lines }, line }) => ({ kind, title, lines: lines.told(line) })),
    };
  }
}

const partOf = ({ kind, title }: Draft): Part => ({ kind, title: wordsOf(title), lines: new Lines() });

/** What was told, with what has changed since. */
export function toldAfter(told: readonly Told[], { part, line, parts }: ToldDelta): readonly Told[] {
  const [first, ...rest] = parts;
  if (first === undefined) return told;
  const kept = told[part]?.lines.slice(0, line) ?? [];
  return [...told.slice(0, part), { ...first, lines: [...kept, ...first.lines] }, ...rest];
}
