import { describe, expect, it } from 'vitest';
import { anyAnswer, plainGame, randomNumbers, soak } from '../../src/arena/index.js';
import {
  CONSTRUCTED,
  ERAS,
  type Era,
  type Game,
  KNOWN,
  listAnswers,
  newGame,
  play,
  reasonsAgainst,
} from '../../src/engine/index.js';

const swsh = ERAS.find(({ id }) => id === 'swsh-2022')!;

/** A rulebook that nobody has written: choices of several times, put together anew. */
const MADE_UP: Era = {
  ...swsh,
  id: 'made-up-2030',
  title: 'Made up (2030)',
  year: 2030,
  flipWinner: 'goes-first',
  mulliganBonusPerMulligan: 3,
  mulliganBonusTiming: 'at-each-redraw',
  mulliganShowTiming: 'at-the-check',
  firstTurnAttackBan: false,
  firstTurnTrainerBan: 'all-trainers',
  retreatsPerTurn: 'unlimited',
  supporterDiscard: 'end-of-turn',
  babyFlip: 'rule',
  stages: [...swsh.stages, 'baby'],
  burn: 'flip-for-counters',
  confusionTails: 'attacks-itself',
  checkOrder: { walk: 'by-pokemon', steps: ['asleep', 'paralyzed', 'burned', 'poisoned'] },
};

const known = { ...KNOWN, eras: [...ERAS, MADE_UP] };

/** What came up in games of an era, each played to its end by chance. */
function whatComesUp(era: Era) {
  const seen = { retreats: 0, bonus: 0, firstAttack: false, firstTrainer: false, chosenFirst: false };
  for (let seed = 1; seed <= 25; seed++) {
    const random = randomNumbers(seed);
    const game = newGame(plainGame(era, CONSTRUCTED, random), false, known);
    if (!game.ok) throw new Error(game.error.map(({ message }) => message).join(' '));
    while (game.value.state.phase !== 'over') {
      lookAt(game.value, seen);
      play(game.value, anyAnswer(game.value, random));
    }
  }
  return seen;
}

function lookAt(game: Game, seen: ReturnType<typeof whatComesUp>): void {
  const { decision, sides, turn } = game.state;
  const kinds = listAnswers(game).map(({ kind }) => kind);
  seen.retreats = Math.max(seen.retreats, ...sides.map(({ retreated }) => retreated));
  if (decision.kind === 'bonus') seen.bonus = Math.max(seen.bonus, decision.count);
  if (decision.kind === 'first') seen.chosenFirst = true;
  if (decision.kind === 'turn' && turn === 1) {
    seen.firstAttack ||= kinds.includes('attack');
    seen.firstTrainer ||= kinds.includes('play');
  }
}

describe('an era that is nothing but a record', () => {
  it('plays whole games, and everything holds that must', () => {
    const { games, decisions, violations } = soak({ games: 20, seed: 30, eras: ['made-up-2030'], known, every: 60 });
    expect(violations).toEqual([]);
    expect(games).toBe(20);
    expect(decisions).toBeGreaterThan(800);
  });

  it('shows its choices in play, and its neighbour its own', () => {
    const madeUp = whatComesUp(MADE_UP);
    expect(madeUp).toMatchObject({ bonus: 3, firstAttack: true, firstTrainer: false, chosenFirst: false });
    expect(madeUp.retreats).toBeGreaterThan(2);
    const neighbour = whatComesUp(swsh);
    expect(neighbour).toMatchObject({ retreats: 1, firstAttack: false, firstTrainer: true, chosenFirst: true });
  });

  it('refuses by its own rules', () => {
    const random = randomNumbers(2);
    const claim = { ...plainGame(swsh, CONSTRUCTED, random), options: { announceFreely: true } };
    const refused = [swsh, MADE_UP].map(({ id }) => {
      const game = newGame({ ...claim, era: id }, false, known);
      if (!game.ok) throw new Error('the game cannot begin');
      while (game.value.state.decision.kind !== 'turn') play(game.value, anyAnswer(game.value, random));
      const { seat } = game.value.state.decision;
      return reasonsAgainst(game.value, {
        kind: 'attack',
        pokemon: game.value.state.sides[seat]!.active[0]!,
        attack: 0,
        target: (1 - seat) * 16,
      });
    });
    expect(refused[0]).toContain('first-turn-attack');
    expect(refused[1]).not.toContain('first-turn-attack');
  });

  it('is not known to a game that is not told of it', () => {
    const game = newGame(plainGame(MADE_UP, CONSTRUCTED, randomNumbers(1)));
    expect(game.ok ? '' : game.error[0]!.message).toMatch(/^There is no era "made-up-2030"/);
  });
});
