import type { Random } from '../../bots/index.js';
import { believe, type DeckPool, type Game, imagine, play, viewFor } from '../../engine/index.js';
import { unsoundTable } from '../invariants.js';
import { anySeed, oneIn, randomNumbers } from '../random-number.js';
import { anyAnswer } from '../random-player.js';
import { otherGame } from './hidden-cards.js';
import { sameData } from './same-data.js';
import { boundCards, shownToChoose } from './shown-cards.js';

/** How far an imagined game is played on. */
const FAR = 6;

/**
 * A game that a seat imagines looks to it as the real one does, is sound, and can be played on. It is the same wherever
 * the hidden cards really lie. One of the seats is asked. @rule ZONE-03
 */
export function imaginedThatDiffer(game: Game, random: Random): string[] {
  const belief = believe(game.setup, oneIn(random, 2) ? undefined : poolOf(game));
  const seat = random(game.state.sides.length);
  const seed = anySeed(random);
  const imagined = imagine(game, seat, { belief }, randomNumbers(seed));
  const keep = [...shownToChoose(game, seat), ...boundCards(game)];
  const other = imagine(otherGame(game, { seat, keep, own: true }, random), seat, { belief }, randomNumbers(seed));
  return [
    ...(sameData(viewFor(game, seat), viewFor(imagined, seat)) ? [] : ['shows another view']),
    ...(sameData(tableOf(imagined), tableOf(other)) ? [] : ['depends on hidden cards']),
    ...playedOn(imagined, random).map((problem) => `is unsound: ${problem}`),
  ].map((problem) => `the game that seat ${seat} imagines ${problem}`);
}

/** The decks of this game, as if they were among those that are about. */
const poolOf = ({ setup }: Game): DeckPool => ({
  facts: setup.cards.map(({ facts }) => facts),
  programs: setup.programs,
  decks: Array.from({ length: setup.format.seats }, (_, seat) =>
    setup.cardOf.filter((_card, card) => setup.ownerOf[card] === seat),
  ),
});

const tableOf = ({ setup, state }: Game): unknown => [setup.cardOf, state];

function playedOn(game: Game, random: Random): string[] {
  for (let choices = 0; choices < FAR; choices++) {
    const problems = unsoundTable(game);
    if (problems.length > 0 || game.state.phase === 'over') return problems;
    play(game, anyAnswer(game, random));
  }
  return unsoundTable(game);
}
