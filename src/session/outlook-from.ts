import {
  type DeckPool,
  err,
  factsShape,
  jsonShape,
  LIMITS,
  type Outlook,
  outlookIn,
  type Result,
  type Sketch,
} from '../engine/index.js';
import { programOf } from './faces.js';

/**
 * What a bot has to go by at a table elsewhere, made of the sketch that its seat was told there; a sentence if it cannot be
 * made. The texts are compiled here: a program never comes from outside. `pool`: decks that it reckons with.
 */
export const outlookFrom = (sketch: Sketch, pool?: DeckPool): Result<Outlook, string> =>
  jsonShape.faultsIn(sketch, withCards, 'The sketch').length > 0
    ? err('That is no sketch of a game.')
    : outlookIn(sketch, { programs: sketch.facts.map(programOf), pool });

const withCards = jsonShape.fields({ facts: jsonShape.listOf(factsShape, LIMITS.facts) }, {}, 'let-be');
