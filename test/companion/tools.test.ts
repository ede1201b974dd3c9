import { describe, expect, it } from 'vitest';
import { attend, flip, newTools, pressTimer, screensOf, type Tools, toolsStanding } from '../../src/companion/index.js';
import {
  beginning,
  ERAS,
  eventsFor,
  fingerprint,
  type Game,
  type GameClaim,
  listAnswers,
  play,
} from '../../src/engine/index.js';
import { INVENTED_ERAS } from '../invented-eras.js';
import { tableCards, tableGame } from './games.js';

/** The fingerprints of a game after every choice. Whoever sits beside it is called after each. */
function played(claim: GameClaim, beside: (game: Game, choice: number) => void): readonly unknown[] {
  const begun = beginning(claim, true);
  if (!begun.ok) throw new Error(begun.error.map(({ message }) => message).join(' '));
  const game = begun.value;
  const prints = [fingerprint(game.state)];
  for (let choice = 0; choice < 600 && game.state.phase !== 'over'; choice++) {
    const options = listAnswers(game);
    play(game, options[(choice * 7) % options.length]!);
    beside(game, choice);
    prints.push(fingerprint(game.state));
  }
  return prints;
}

describe('tools beside the table', () => {
  it.each(INVENTED_ERAS.map(({ id }) => id))(
    'never change a game: it is the same with them and without, %s (ERD-01)',
    (era) => {
      const claim = tableGame(5, era);
      let tools: Tools = newTools([1, 0, 0, 0], 600_000, 0);
      let heard = 0;
      const withTools = played(claim, (game, choice) => {
        const told = eventsFor(game.log!, 'spectator', heard);
        heard += told.length;
        tools = attend({ ...tools, flipper: flip(tools.flipper) }, told, choice * 1000);
        if (choice % 50 === 0) tools = { ...tools, timer: pressTimer(tools.timer, 'L', choice * 1000) };
        const facts = tableCards[choice % tableCards.length]!;
        screensOf({ facts, era: game.setup.era, cards: tableCards });
      });
      expect(withTools).toEqual(played(claim, () => {}));
      expect(withTools.length).toBeGreaterThan(50);
      expect(tools.gameCoins.flips).toBeGreaterThan(0);
      expect(tools.timer.left).toBeLessThan(600_000);
    },
  );

  it.each(INVENTED_ERAS.map(({ id }) => id))('know the phase of the game from its events alone, %s (ERD-11)', (era) => {
    const met = new Set<string>();
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      let tools = newTools([1, 0, 0, 0], 600_000, 0);
      let heard = 0;
      played({ ...tableGame(seed, era), options: { coins: 'asked', askForced: true } }, (game) => {
        const told = eventsFor(game.log!, 'spectator', heard);
        heard += told.length;
        tools = attend(tools, told, 0);
        expect(tools.timer.phase).toBe(game.state.phase);
        met.add(tools.timer.phase);
      });
    }
    expect([...met].sort()).toEqual(['between-turns', 'main', 'over', 'setup']);
  });

  it('are of the rulebook in 2002, and plain tools in every other era (ERD-01)', () => {
    expect(ERAS.filter((era) => toolsStanding(era) === 'of the rulebook').map(({ id }) => id)).toEqual(['e-card-2002']);
  });
});
