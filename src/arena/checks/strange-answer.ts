import type { Random } from '../../bots/index.js';
import { A, type Answer, answer, type Game, kindOfAnswer, xOf, yOf, zOf } from '../../engine/index.js';
import { oneIn, pick } from '../random-number.js';

/** An answer that may or may not be legal: a distorted legal one, one that could be meant, or any number. */
export function strangeAnswer(game: Game, offered: readonly Answer[], random: Random): Answer {
  switch (random(5)) {
    case 0:
      return random(4294967296) | 0;
    case 1:
    case 2:
      return distorted(pick(random, offered), game, random);
    default:
      return plausible(game, random);
  }
}

const NOTHING = 255;

function distorted(given: Answer, game: Game, random: Random): Answer {
  const parts = [kindOfAnswer(given), xOf(given), yOf(given), zOf(given)];
  const at = random(parts.length);
  parts[at] =
    at === 0 ? random(A.ANSWER_KINDS.length) : at === 1 && oneIn(random, 2) ? anyCard(game, random) : anySpot(random);
  const [kind, x, y, z] = parts;
  return answer(kind!, x, y, z);
}

/** Any kind, with a card or a Pokémon of the game, or none, in each place. */
function plausible(game: Game, random: Random): Answer {
  const kind = random(A.ANSWER_KINDS.length);
  const x = oneIn(random, 2) ? anyCard(game, random) : anySpot(random);
  const y = oneIn(random, 3) ? NOTHING : oneIn(random, 3) ? random(4) : anySpot(random);
  const z = oneIn(random, 2) ? random(8) : anySpot(random);
  return answer(kind, x, y, z);
}

const anyCard = (game: Game, random: Random): number => random(game.setup.ownerOf.length);

/** A place of one of the first two seats, or nothing. */
const anySpot = (random: Random): number => (oneIn(random, 8) ? NOTHING : random(32));
