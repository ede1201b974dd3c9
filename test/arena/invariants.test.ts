import { describe, expect, it } from 'vitest';
import { anyAnswer, plainGame, randomNumbers, violations } from '../../src/arena/index.js';
import { CONSTRUCTED, cardOf, ERAS, fork, type Game, newGame, play, type State } from '../../src/engine/index.js';

/** A game in an ordinary turn, with Pokémon on both Benches and two Tools in A's deck. */
function soundGame(): Game {
  for (let seed = 1; ; seed++) {
    const random = randomNumbers(seed);
    const game = newGame(plainGame(ERAS[0]!, CONSTRUCTED, random));
    if (!game.ok) throw new Error('the game cannot begin');
    for (let i = 0; i < 60 && game.value.state.phase !== 'over'; i++) play(game.value, anyAnswer(game.value, random));
    const { sides, decision } = game.value.state;
    const benched = sides.every(({ bench }) => bench.length > 1);
    if (decision.kind === 'turn' && benched && toolsOf(game.value).length > 1) return game.value;
  }
}

const toolsOf = (game: Game): number[] =>
  [...game.setup.ownerOf.keys()].filter((card) => game.setup.ownerOf[card] === 0 && cardOf(game, card).role === 'tool');

const sound = soundGame();

/** What is said of a copy of the sound game that somebody has tampered with. */
function saidOf(tamper: (state: State) => void): string[] {
  const state = fork(sound.state);
  tamper(state);
  return violations({ ...sound, state });
}

const active = (state: State) => state.pokemon[state.sides[0]!.active[0]!]!;
const cardOfRole = (role: string): number => {
  const found = sound.setup.ownerOf.findIndex((owner, card) => owner === 0 && cardOf(sound, card).role === role);
  if (found < 0) throw new Error(`there is no ${role} in this deck`);
  return found;
};

/** A Pokémon is to move up and there is none: the only one is Active, the others are in the discard pile. */
function nobodyToPromote(state: State): void {
  const { seat } = state.decision;
  const side = state.sides[seat]!;
  for (const id of side.bench) {
    side.discard.push(...state.pokemon[id]!.stack, ...state.pokemon[id]!.attached);
    state.pokemon[id] = null;
  }
  side.bench = [];
  state.decision.kind = 'promote';
  state.frames.push({ ...state.frames[0]!, kind: 'checks' });
}

describe('a sound game', () => {
  it('has no violations', () => {
    expect(violations(sound)).toEqual([]);
  });
});

describe('a violation is', () => {
  it.each<[string, RegExp, (state: State) => void]>([
    ['a card in two places', /is in 2 places/, ({ sides }) => sides[0]!.hand.push(sides[0]!.deck[0]!)],
    ['a card that is gone', /is in 0 places/, ({ sides }) => sides[1]!.prizes.pop()],
    [
      'a card face up that is no Prize card',
      /is no Prize card/,
      (state) => state.faceUp.push(state.sides[0]!.deck[0]!),
    ],
    ['a card with the wrong player', /does not own it/, ({ sides }) => sides[0]!.hand.push(sides[1]!.deck.pop()!)],
    ['a card out of nowhere', /was in no deck/, ({ sides }) => sides[0]!.discard.push(250)],
    ['a Stadium that is somewhere else too', /in 2 places/, (state) => (state.stadium = state.sides[0]!.deck[0]!)],
    ['a Bench that is too long', /Benched Pokémon/, ({ sides }) => sides[0]!.bench.push(1, 2, 3, 4, 5)],
    ['one Pokémon on two spots', /two spots/, ({ sides }) => sides[0]!.bench.push(sides[0]!.active[0]!)],
    ['a Pokémon without a spot', /Pokémon in play on/, ({ sides }) => sides[0]!.bench.pop()],
    ['no Active Pokémon in a turn', /has 0 Active/, ({ sides }) => (sides[1]!.active[0] = -1)],
    ['too many Active spots', /Active spots/, ({ sides }) => sides[0]!.active.push(-1)],
    ['too many Prize cards', /Prize cards/, ({ sides }) => sides[0]!.prizes.push(...sides[0]!.deck.splice(0, 6))],
    ['a Lost Zone in 2002', /Lost Zone/, ({ sides }) => sides[0]!.lostZone.push(sides[0]!.deck.pop()!)],
    ['a card played that is no Supporter', /no Supporter/, ({ sides }) => sides[0]!.played.push(sides[0]!.deck.pop()!)],
    ['a second Energy card in a turn', /2 Energy/, ({ sides }) => (sides[0]!.energyAttached = 2)],
    ['a second Supporter in a turn', /2 Supporters/, ({ sides }) => (sides[0]!.supporterPlayed = 2)],
    ['a Prize card that is still owed', /owed/, ({ sides }) => (sides[0]!.owed = 1)],
    ['damage that is not in tens', /15 damage/, (state) => (active(state).damage = 15)],
    ['damage below nothing', /-10 damage/, (state) => (active(state).damage = -10)],
    ['a Pokémon that should be Knocked Out', /not Knocked Out/, (state) => (active(state).damage = 900)],
    [
      'a condition on the Bench',
      /on the Bench/,
      (state) => (state.pokemon[state.sides[0]!.bench[0]!]!.conditions = 16),
    ],
    ['two conditions that exclude each other', /there can be one/, (state) => (active(state).conditions = 3)],
    ['a condition that does not exist', /do not exist/, (state) => (active(state).conditions = 32)],
    ['Paralyzed since a turn to come', /Paralyzed since/, (state) => (active(state).conditions = 4)],
    ['an Energy card as a Pokémon', /stands on a card/, (state) => (active(state).stack = [cardOfRole('energy')])],
    ['a stack that does not fit', /does not fit/, (state) => active(state).stack.push(cardOfRole('energy'))],
    ['a Pokémon of no card', /has no card/, (state) => (active(state).stack = [])],
    ['a Pokémon attached to another', /card attached/, (state) => active(state).attached.push(cardOfRole('basic'))],
    ['a game that waits for nothing', /waits for nothing/, ({ decision }) => (decision.kind = 'none')],
    ['a game that waits for nobody', /seat 7/, ({ decision }) => (decision.seat = 7)],
    ['a decision without an answer', /no legal answer/, (state) => nobodyToPromote(state)],
    ['a winner while the game goes on', /has won and the game goes on/, (state) => (state.winner = 1)],
    ['an end without a winner', /without a winner/, (state) => (state.phase = 'over')],
    ['a turn of another player', /whose turn it is not/, (state) => (state.seat = 1 - state.seat)],
    ['a turn while checks are due', /checks are due/, (state) => (state.checksDue = 1)],
    ['a turn in another phase', /in the phase/, (state) => (state.phase = 'between-turns')],
    ['a game that does nothing', /without doing anything/, (state) => (state.frames = [])],
    ['a question of the wrong procedure', /is asked by/, (state) => (state.frames[0]!.kind = 'setup')],
    ['a turn inside a turn', /inside another/, (state) => state.frames.push({ ...state.frames[0]! })],
  ])('%s', (_title, expected, tamper) => {
    expect(saidOf(tamper).join('\n')).toMatch(expected);
  });

  it('a second Pokémon Tool', () => {
    const [first, second] = toolsOf(sound);
    expect(saidOf((state) => active(state).attached.push(first!, second!)).join('\n')).toMatch(/[23] Pokémon Tools/);
  });
});
