import type { CardProgram } from '../../effects/program.js';
import { ERAS } from '../../eras/index.js';
import { dealtAnew } from '../../link/setup.js';
import { FORMATS } from '../../model/format.js';
import { type Game, gameWith } from '../../model/game.js';
import { PLAIN_OPTIONS } from '../../model/setup.js';
import { unpack } from '../../record/pack.js';
import { err, ok, type Result } from '../../result.js';
import { believe, type DeckPool } from '../belief.js';
import { type Outlook, outlookOf } from '../outlook.js';
import { linkedAlone, type Sketch } from './sketch.js';
import { sumOfCards } from './sum.js';

/** What a sketch is opened with. */
export interface Opening {
  /** What the texts of its cards are compiled to here. */
  readonly programs: readonly (CardProgram | null)[];
  /** Decks that are about; without it cards such as were seen are reckoned with. */
  readonly pool?: DeckPool | undefined;
}

const OTHER_PROGRAMS = 'The texts of its cards are compiled otherwise here: it was made by another version of Rulebox.';
const NO_SKETCH = 'That is no sketch of a game.';

/** What the seat that decides has to go by, of all that its sketch tells; a sentence if it cannot be read here. */
export function outlookIn(sketch: Sketch, { programs, pool }: Opening): Result<Outlook, string> {
  try {
    if (sumOfCards(sketch.facts, programs) !== sketch.cards) return err(OTHER_PROGRAMS);
    const game = gameIn(sketch, programs);
    if (game === null) return err(NO_SKETCH);
    return ok(outlookOf(game, believe(game.setup, pool), { known: sketch.known, ownPrizes: sketch.prizes }));
  } catch {
    return err(NO_SKETCH);
  }
}

function gameIn(sketch: Sketch, programs: readonly (CardProgram | null)[]): Game | null {
  const era = ERAS.find(({ id }) => id === sketch.era);
  const format = FORMATS.find(({ id }) => id === sketch.format);
  if (era === undefined || format === undefined) return null;
  const { facts, markers, cardOf, ownerOf, options } = sketch;
  const setup = linkedAlone(facts, programs, { era, format, markerNames: markers });
  const byId = cardOf.flatMap((place) => setup.cards[place] ?? []);
  const state = unpack(Int16Array.from(sketch.state));
  if (byId.length !== ownerOf.length || !isWhole(state)) return null;
  const dealt = dealtAnew(setup, { cardOf, byId, ownerOf }, { ...PLAIN_OPTIONS, ...options });
  return gameWith(dealt, state);
}

/** Whether nothing is missing in a state: of too few numbers `unpack` makes one with holes. */
function isWhole(part: unknown): boolean {
  if (typeof part === 'object' && part !== null) return Object.values(part).every(isWhole);
  return part === null || typeof part === 'string' || (typeof part === 'number' && Number.isInteger(part));
}
