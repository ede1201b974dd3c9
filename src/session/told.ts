import { tellMatch } from '../companion/index.js';
import type { Game, GameEvent, Viewer } from '../engine/index.js';
import { condense } from './condense.js';
import type { Told } from './moment.js';
import { mark, wordsOf } from './pieces.js';

/** Everything that has happened, as the match report tells it to this viewer. */
export function toldTo(start: Game, events: readonly GameEvent[], viewer: Viewer, names: readonly string[]): Told[] {
  const you = viewer === 'spectator' ? null : viewer;
  return tellMatch(start, events, { names, you, mark }).map(({ kind, title, paragraphs }) => ({
    kind,
    title: wordsOf(title),
    lines: condense(paragraphs.flatMap(sentencesIn)),
  }));
}

/** A sentence a line. A full stop within a card's name ends none: names are marked. */
const sentencesIn = (paragraph: string): string[] => paragraph.split(/(?<=\.) (?=\p{Lu}|\ue000)/u);
