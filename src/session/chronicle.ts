import { type Draft, MatchReport } from '../companion/index.js';
import type { Game, GameEvent, Viewer } from '../engine/index.js';
import { Lines } from './condense.js';
import type { Told } from './moment.js';
import { namesFor } from './names.js';
import { mark, wordsOf } from './pieces.js';

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
  add(events: readonly GameEvent[]): void {
    const { section, sentence, sections } = this.report.add(events);
    if (sections.length === 0) return;
    const parts = sections.map((draft, place) => this.taken(section + place, draft, place === 0 ? sentence : 0));
    this.told = [...this.told.slice(0, section), ...parts];
  }

  /** All that has been told. Parts that have not changed stay the very same. */
  whole(): readonly Told[] {
    return this.told;
  }

  /** A part with these sentences in the place of all from that one on. */
  private taken(place: number, draft: Draft, from: number): Told {
    const part = this.parts[place] ?? partOf(draft);
    this.parts[place] = part;
    const { kind, title, lines } = part;
    const texts = draft.sentences.map(({ text }) => text);
    const line = lines.take(from, texts);
    const kept = this.told[place]?.lines.slice(0, line) ?? [];
    return { kind, title, lines: [...kept, ...lines.told(line)] };
  }
}

const partOf = ({ kind, title }: Draft): Part => ({ kind, title: wordsOf(title), lines: new Lines() });
