import { describe, expect, it } from 'vitest';
import { plainGame, randomNumbers } from '../../src/arena/index.js';
import { anyAnswer } from '../../src/arena/random-player.js';
import {
  CONSTRUCTED,
  ERAS,
  EVENT_KINDS,
  type EventKind,
  eventsFor,
  type Game,
  newGame,
  type Onlooker,
  play,
  type Seat,
  teller,
} from '../../src/engine/index.js';
import { attackCard, board, pokemonCard } from './board.js';

/** Told by nobody: they go without saying, or another sentence says it. */
const SILENT: readonly EventKind[] = [
  'deckShuffled',
  'discarded',
  'checkupBegan',
  'joined',
  'damageStepped',
  'damageStopped',
];

/** What the second number must be where 0 means nothing: a Special Condition, a way of winning. */
const NUMBERS: Partial<Record<EventKind, number>> = { recovered: 4, gameWon: 2, conditionGiven: 2 };

/** A whole game with everything that happened, by chance. */
function wholeGame(era: number, seed: number): Game {
  const random = randomNumbers(seed);
  const game = newGame(plainGame(ERAS[era]!, CONSTRUCTED, random), true);
  if (!game.ok) throw new Error('the game cannot begin');
  while (game.value.state.phase !== 'over') play(game.value, anyAnswer(game.value, random));
  return game.value;
}

const begun = (game: Game): Game => ({ ...game, state: { ...game.state, phase: 'setup' } });

function tellAll(game: Game, seat: Onlooker): string[] {
  const { tell } = teller(begun(game));
  return eventsFor(game.log!, seat).flatMap((event) => tell(event) ?? []);
}

describe('an event', () => {
  it.each(EVENT_KINDS)('%s is told in a sentence, or not at all', (kind) => {
    const game = board({ era: 'e-card-2002', active: [attackCard([]), pokemonCard({})] });
    const [event] = eventsFor(
      { setup: game.setup, numbers: [EVENT_KINDS.indexOf(kind), 0, NUMBERS[kind] ?? 0, 15] },
      'all-seeing',
    );
    const sentence = teller(game).tell(event!);
    if (SILENT.includes(kind)) expect(sentence).toBeNull();
    else expect(sentence).toMatch(/^(?!.*undefined)[A-Z].+\.$/);
  });

  it('with a hidden card says "a card"', () => {
    const game = board({ era: 'e-card-2002', active: [attackCard([]), pokemonCard({})] });
    const { tell } = teller(game);
    expect(tell({ kind: 'cardDrawn', seat: 1, card: null })).toBe('B draws a card.');
    expect(tell({ kind: 'cardDrawn', seat: 1, card: 0 })).toBe('B draws Tester.');
    expect(tell({ kind: 'prizeTaken', seat: 0, card: null })).toBe('A takes a Prize card.');
  });

  it('names the players as they are called', () => {
    const game = board({ era: 'swsh-2022', active: [attackCard([]), pokemonCard({})] });
    const { tell } = teller(game, { names: ['Ada', 'Bo'] });
    expect(tell({ kind: 'turnEnded', seat: 1, turn: 3 })).toBe('Bo ends the turn.');
  });
});

describe('a whole game', () => {
  it.each(ERAS.map(({ id }, era) => ({ id, era })))('of $id reads from its beginning to its end', ({ era }) => {
    for (let seed = 1; seed <= 8; seed++) {
      const sentences = tellAll(wholeGame(era, seed), 'all-seeing');
      expect(sentences[0]).toBe('The game begins.');
      expect(sentences.at(-1)).toMatch(/^[AB] wins: .+\.$/);
      expect(sentences.filter((sentence) => !/^\S.*\.$/.test(sentence))).toEqual([]);
      expect(sentences.filter((sentence) => /undefined|null|NaN|face-down Pokémon [^o]/.test(sentence))).toEqual([]);
    }
  });

  it('as a seat may know it names the cards that this seat draws, and not those of the other', () => {
    const game = wholeGame(1, 5);
    const drawn = (seat: Seat) => tellAll(game, seat).filter((sentence) => / draws /.test(sentence));
    for (const seat of [0, 1]) {
      const [own, other] = seat === 0 ? ['A', 'B'] : ['B', 'A'];
      const mine = drawn(seat).filter((sentence) => sentence.startsWith(`${own} `));
      expect(mine).not.toContain(`${own} draws a card.`);
      expect(mine.length).toBeGreaterThan(7);
      expect(new Set(drawn(seat).filter((sentence) => sentence.startsWith(`${other} `)))).toEqual(
        new Set([`${other} draws a card.`]),
      );
    }
  });

  it('speaks to one player as “you”, of the other by name', () => {
    const game = wholeGame(1, 5);
    const { tell } = teller(game, { names: ['Ada', 'your friend'], you: 0 });
    expect(tell({ kind: 'cardDrawn', seat: 0, card: null })).toBe('You draw a card.');
    expect(tell({ kind: 'wentFirst', seat: 0 })).toBe('You go first.');
    expect(tell({ kind: 'wentFirst', seat: 1 })).toBe('Your friend goes first.');
    expect(tell({ kind: 'putInDeck', seat: 1, card: null })).toBe('A card goes to your friend’s deck.');
    expect(tell({ kind: 'gameWon', team: 1, ways: ['deck-out'] })).toBe('Your friend wins: you cannot draw a card.');
    expect(tell({ kind: 'gameWon', team: 0, ways: ['no-pokemon'] })).toBe('You win: your friend has no Pokémon left.');
  });

  it('writes the names of cards as it is asked to', () => {
    const game = wholeGame(1, 5);
    const { tell } = teller(game, { mark: (name, card) => `[${card} ${name}]` });
    expect(tell({ kind: 'played', seat: 0, card: 2 })).toMatch(/^A plays \[2 \S.*\]\.$/);
  });
});
