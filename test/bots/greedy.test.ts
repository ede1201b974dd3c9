import { describe, expect, it } from 'vitest';
import { otherGame } from '../../src/arena/checks/hidden-cards.js';
import { boundCards, shownToChoose } from '../../src/arena/checks/shown-cards.js';
import { anyAnswer, plainGame, randomNumbers } from '../../src/arena/index.js';
import { greedyBot } from '../../src/bots/index.js';
import { effectDecks } from '../../src/cli/library-files.js';
import {
  type Answer,
  ERAS,
  FORMATS,
  type Game,
  type GameClaim,
  listAnswers,
  newGame,
  outlookOf,
  play,
} from '../../src/engine/index.js';
import { attack, basic, duel, energy, said } from './duel.js';

function begin(claim: GameClaim): Game {
  const game = newGame(claim);
  if (!game.ok) throw new Error(game.error[0]!.message);
  return game.value;
}

const answer = (game: Game, seed = 1): Answer => greedyBot(outlookOf(game), randomNumbers(seed));

/** Games of plain cards in every format of every era, and of cards with texts, left off here and there. */
function* positions(every: number, most: number): Generator<Game> {
  const { facts, programs, decks } = effectDecks();
  const plain = ERAS.flatMap((era) =>
    FORMATS.filter(({ id }) => era.formats.includes(id)).map((format) => plainGame(era, format, randomNumbers(5))),
  );
  const texts = ERAS.map((era) => ({ era: era.id, format: 'constructed', facts, programs, decks, seed: 6 }));
  for (const claim of [...plain, ...texts]) {
    const game = begin(claim);
    const random = randomNumbers(2);
    for (let choices = 0; choices < most && game.state.phase !== 'over'; choices++) {
      if (choices % every === 0) yield game;
      play(game, anyAnswer(game, random));
    }
  }
}

describe('the greedy bot', () => {
  it('gives an offered answer in any era and format, and the same one for the same chance', () => {
    for (const game of positions(29, 60)) {
      expect(listAnswers(game)).toContainEqual(answer(game));
      expect(answer(game)).toEqual(answer(game));
    }
  }, 30_000);

  it('answers the same wherever the cards lie that it cannot see (ZONE-03)', () => {
    for (const game of positions(41, 50)) {
      const { seat } = game.state.decision;
      const keep = [...shownToChoose(game, seat), ...boundCards(game)];
      const other = otherGame(game, { seat, keep, own: true }, randomNumbers(3));
      expect(answer(other)).toEqual(answer(game));
    }
  }, 30_000);

  it('makes the attack that Knocks Out rather than the one that hurts', () => {
    const fighter = basic('Fighter', { attacks: [attack('Tap', 10), attack('Blow', 40)] });
    expect(said(duel({ active: fighter, against: basic('Victim', { hp: 40 }) }))).toBe('Attack Victim with Blow');
  });

  it('attaches the Energy that its Active Pokémon attacks with, before it ends the turn', () => {
    const fighter = basic('Fighter', { attacks: [attack('Burn', 40, ['Fire'])] });
    const game = duel({ active: fighter, hand: [energy('Fire')], against: basic('Victim', { hp: 90 }) });
    expect(said(game)).toBe('Attach Fire Energy to Fighter');
    play(game, answer(game));
    expect(said(game)).toBe('Attack Victim with Burn');
  });

  it('does not leave its Active Pokémon alone', () => {
    const game = duel({ active: basic('Fighter', { attacks: [attack('Tap', 10)] }), hand: [basic('Friend', {})] });
    expect(said(game)).toBe('Play Friend to the Bench');
  });

  it('lets a Pokémon that is about to fall retreat for one that stands', () => {
    const weak = basic('Weak', { hp: 60, attacks: [attack('Tap', 10)] });
    const strong = basic('Strong', { hp: 120, attacks: [attack('Blow', 30)] });
    const enemy = basic('Enemy', { hp: 120, attacks: [attack('Crush', 40)] });
    const game = duel({ active: weak, damage: 40, bench: [strong], against: enemy });
    expect(said(game)).toBe('Retreat Weak for Strong');
  });

  it('ends the turn when nothing it could do helps', () => {
    const game = duel({ active: basic('Idle', {}), bench: [basic('Other', {})] });
    expect(said(game)).toBe('End your turn');
  });
});
