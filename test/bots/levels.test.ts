import { describe, expect, it } from 'vitest';
import { otherGame } from '../../src/arena/checks/hidden-cards.js';
import { boundCards, shownToChoose } from '../../src/arena/checks/shown-cards.js';
import { randomNumbers } from '../../src/arena/index.js';
import { BOT_NAMES, BOT_TITLES, type Bot, bots, LEVELS, searcher, thinkers } from '../../src/bots/index.js';
import { type Answer, type Game, listAnswers, outlookOf, sameAnswer } from '../../src/engine/index.js';
import { attack, basic, energy } from './board.js';
import { duel } from './duel.js';
import { played } from './played.js';

/** The expert with little time: what must hold of it holds however long it thinks. */
const hastyExpert: Bot = (outlook, random) => {
  const thinking = searcher(150)(outlook, random);
  while (!thinking.isDone) thinking.step();
  return thinking.best();
};

const answering: readonly (readonly [string, Bot])[] = [
  ['beginner', bots.beginner],
  ['casual', bots.casual],
  ['greedy', bots.greedy],
  ['expert', hastyExpert],
];

const answer = (bot: Bot, game: Game, seed = 1): Answer => bot(outlookOf(game), randomNumbers(seed));

describe('the levels', () => {
  it('are four, each with a name that players read', () => {
    expect(LEVELS).toHaveLength(4);
    expect(new Set(BOT_NAMES.map((name) => BOT_TITLES[name])).size).toBe(BOT_NAMES.length);
  });

  it.each(answering)('%s gives an offered answer in any era and format, the same for the same chance', (_, bot) => {
    for (const game of played(37, 60)) {
      const given = answer(bot, game);
      expect(listAnswers(game)).toContainEqual(given);
      expect(answer(bot, game)).toEqual(given);
    }
  });

  it.each(answering)('%s answers the same wherever the cards lie that it cannot see (ZONE-03)', (_, bot) => {
    for (const game of played(41, 50)) {
      const { seat } = game.state.decision;
      const keep = [...shownToChoose(game, seat), ...boundCards(game)];
      const other = otherGame(game, { seat, keep, own: true }, randomNumbers(3));
      expect(answer(bot, other)).toEqual(answer(bot, game));
    }
  });
});

describe('thought', () => {
  const fighter = basic('Fighter', { attacks: [attack('Tap', 10, []), attack('Burn', 60, ['Fire'])] });
  const game = duel({ active: fighter, hand: [energy('Fire')], against: basic('Victim', { hp: 60 }) });

  it('can be left off after any step, and always has an answer', () => {
    const thinking = searcher(2_000)(outlookOf(game), randomNumbers(1));
    for (let steps = 0; steps < 5 && !thinking.isDone; steps++) {
      thinking.step();
      expect(listAnswers(game)).toContainEqual(thinking.best());
    }
  });

  it('comes to the same in one go and in steps with other thoughts in between', () => {
    const one = thinkers.expert(outlookOf(game), randomNumbers(1));
    const other = thinkers.expert(outlookOf(game), randomNumbers(2));
    while (!one.isDone) {
      one.step();
      if (!other.isDone) other.step();
    }
    expect(one.best()).toEqual(answer(bots.expert, game, 1));
  });

  it('sees that attaching and then attacking is one thing', () => {
    const given = answer(bots.expert, game);
    const { options } = outlookOf(game).view.decision!;
    expect(options.find((option) => sameAnswer(option.answer, given))!.text).toBe('Attach Fire Energy to Fighter');
  });
});
