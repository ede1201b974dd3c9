import { type Draft, MatchReport } from '../companion/index.js';
import type { Game, GameEvent, Viewer } from '../engine/index.js';
import type { Change } from './changes.js';
import { Lines } from './condense.js';
import type { Told } from './moment.js';
import { namesFor } from './names.js';
import { mark, wordsOf } from './pieces.js';

/** A part with what its lines are made of. */
interface Part {
  readonly lines: Lines;
  told: Told;
}

/**
 * A game as the match report tells it to one viewer, a sentence or several alike a line. It goes on with what happens: what it costs
 * depends on what is new, not on how long the game is. Where choices were taken back, another one begins.
 */
export class Chronicle {
  private readonly report: MatchReport;
  private readonly parts: Part[] = [];
  /** How many parts before these were forgotten. */
  private forgotten = 0;

  /** Of a game that stands at its beginning, or wherever its telling is to begin. */
  constructor(start: Game, viewer: Viewer, names = namesFor(viewer, start.state.sides.length)) {
    this.report = new MatchReport(start, { names, you: viewer === 'spectator' ? null : viewer, mark });
  }

  /** How many parts have been told. */
  get count(): number {
    return this.forgotten + this.parts.length;
  }

  /** Goes on with what has happened since, as the viewer may know it; what that changes in what was told, if anything. */
  add(events: readonly GameEvent[]): Change<readonly Told[]> | null {
    const { section, sentence, sections } = this.report.add(events);
    const { count } = this;
    const goesOn = section < count && sections[0] !== undefined ? this.goOn(section, sections[0], sentence) : null;
    const more = sections.slice(Math.max(0, count - section)).map((draft) => this.begin(draft));
    if (goesOn === null) return more.length === 0 ? null : { at: count, out: 0, put: more };
    const each = [[section, goesOn]] as const;
    return more.length === 0 ? { each } : { each, more };
  }

  /** All that has been told, if nothing was forgotten. Parts that have not changed stay the very same. */
  whole(): readonly Told[] {
    return this.parts.map(({ told }) => told);
  }

  /** Forgets the parts that nothing can be added to. */
  forget(): void {
    this.report.forget();
    const closed = this.parts.length - 1;
    if (closed > 0) this.forgotten += this.parts.splice(0, closed).length;
  }

  /** Puts these sentences in the place of all from that one on, in the last part. */
  private goOn(section: number, { sentences }: Draft, from: number): Change<Told> | null {
    const part = this.parts[section - this.forgotten]!;
    const { lines: before, ...about } = part.told;
    const line = part.lines.take(
      from,
      sentences.map(({ text }) => text),
    );
    const put = part.lines.told(line);
    if (line === before.length && put.length === 0) return null;
    part.told = { ...about, lines: [...before.slice(0, line), ...put] };
    return { in: { lines: { at: line, out: before.length - line, put } } };
  }

  private begin({ kind, title, sentences }: Draft): Told {
    const lines = new Lines();
    lines.take(
      0,
      sentences.map(({ text }) => text),
    );
    const told = { kind, title: wordsOf(title), lines: lines.told() };
    this.parts.push({ lines, told });
    return told;
  }
}
