// Games that have been played for a while, in every era and format.
import { anyAnswer, plainGame, randomNumbers } from '../../src/arena/index.js';
import { effectDecks } from '../../src/cli/library-files.js';
import { ERAS, FORMATS, type Game, type GameClaim, newGame, play } from '../../src/engine/index.js';
import { INVENTED_ERAS } from '../invented-eras.js';

function begin(claim: GameClaim): Game {
  const game = newGame(claim);
  if (!game.ok) throw new Error(game.error[0]!.message);
  return game.value;
}

/** Games of plain cards in every format of every era, and of cards with texts, left off here and there. */
export function* played(every: number, most: number): Generator<Game> {
  const { facts, programs, decks } = effectDecks();
  const plain = ERAS.flatMap((era) =>
    FORMATS.filter(({ id }) => era.formats.includes(id)).map((format) => plainGame(era, format, randomNumbers(5))),
  );
  const texts = INVENTED_ERAS.map((era) => ({ era: era.id, format: 'constructed', facts, programs, decks, seed: 6 }));
  for (const claim of [...plain, ...texts]) {
    const game = begin(claim);
    const random = randomNumbers(2);
    for (let choices = 0; choices < most && game.state.phase !== 'over'; choices++) {
      if (choices % every === 0) yield game;
      play(game, anyAnswer(game, random));
    }
  }
}
