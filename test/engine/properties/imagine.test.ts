import { describe, expect, it } from 'vitest';
import { imaginedThatDiffer } from '../../../src/arena/checks/imagined.js';
import { anyAnswer, plainDeck, randomNumbers } from '../../../src/arena/index.js';
import { effectDecks } from '../../../src/cli/library-files.js';
import {
  believe,
  CONSTRUCTED,
  ERAS,
  type Game,
  imagine,
  maySee,
  newGame,
  play,
  type Seat,
  viewFor,
} from '../../../src/engine/index.js';
import { INVENTED_ERAS } from '../../invented-eras.js';
import { holds, playedGame } from './playing.js';

const hiddenFrom = (game: Game, seat: Seat, owner: Seat): number[] =>
  [...game.setup.ownerOf.keys()].filter((card) => game.setup.ownerOf[card] === owner && !maySee(game, seat, card));

describe('a game that a seat imagines', () => {
  it('looks to it as the real one does, is sound, and does not depend on hidden cards (ZONE-03)', () => {
    holds(60, (sample) => {
      const { game, random } = playedGame(sample);
      if (game.state.phase !== 'over') expect(imaginedThatDiffer(game, random)).toEqual([]);
    });
  });

  it('does so in the middle of texts, too', () => {
    const { facts, programs, decks } = effectDecks();
    const asked = new Set<string>();
    for (let seed = 0; seed < 4; seed++) {
      const begun = newGame({
        era: INVENTED_ERAS[seed % INVENTED_ERAS.length]!.id,
        format: 'constructed',
        facts,
        programs,
        decks,
        seed,
      });
      if (!begun.ok) throw new Error(begun.error[0]!.message);
      const game = begun.value;
      const random = randomNumbers(seed);
      for (let choices = 0; choices < 150 && game.state.phase !== 'over'; choices++) {
        const { kind } = game.state.decision;
        if (kind !== 'turn' || choices % 20 === 0) expect(imaginedThatDiffer(game, random)).toEqual([]);
        asked.add(kind);
        play(game, anyAnswer(game, random));
      }
    }
    expect([...asked]).toEqual(expect.arrayContaining(['choose-cards', 'choose-pokemon', 'promote']));
  }, 30_000);

  it('has the cards of its own deck, in any places where they are not seen', () => {
    const { game } = playedGame({ era: 2, format: 0, seed: 4, choices: 30, asks: false, worse: false });
    const own = hiddenFrom(game, 0, 0);
    const tops = Array.from({ length: 30 }, (_, seed) => {
      const { setup, state } = imagine(game, 0, { belief: believe(game.setup) }, randomNumbers(seed));
      expect(own.map((card) => setup.cardOf[card]).sort()).toEqual(own.map((card) => game.setup.cardOf[card]).sort());
      expect([...state.sides[0]!.deck, ...state.sides[0]!.prizes].sort()).toEqual([...own].sort());
      return state.sides[0]!.deck.at(-1);
    });
    expect(new Set(tops).size).toBeGreaterThan(10);
  });

  it('gives the others cards of the decks that it reckons with, never those of their real decks', () => {
    const { game } = playedGame({ era: 2, format: 0, seed: 11, choices: 30, asks: false, worse: false });
    const deck = plainDeck(ERAS[2]!, CONSTRUCTED, randomNumbers(99));
    const facts = [...new Set(deck)];
    const belief = believe(game.setup, { facts, decks: [deck.map((card) => facts.indexOf(card))] });
    const { setup } = imagine(game, 0, { belief }, randomNumbers(1));
    const seen = [...game.setup.ownerOf.keys()].filter((card) => maySee(game, 0, card) || setup.ownerOf[card] === 0);
    const known = new Set([...seen.map((card) => setup.cardOf[card]!), ...belief.decks.flat()]);
    const secret = hiddenFrom(game, 0, 1).filter((card) => !known.has(game.setup.cardOf[card]!));
    expect(secret.length).toBeGreaterThan(5);
    const drawn = hiddenFrom(game, 0, 1).map((card) => setup.cardOf[card]!);
    expect(drawn.filter((place) => !known.has(place))).toEqual([]);
  });

  it('is the same against another deck, as long as nothing of the difference was seen', () => {
    const { game } = playedGame({ era: 3, format: 0, seed: 8, choices: 25, asks: false, worse: false });
    const cardOf = [...game.setup.cardOf];
    for (const card of hiddenFrom(game, 0, 1)) cardOf[card] = cardOf[0]!;
    const byId = cardOf.map((place) => game.setup.cards[place]!);
    const other: Game = { ...game, setup: { ...game.setup, cardOf, byId } };
    expect(viewFor(other, 0)).toEqual(viewFor(game, 0));
    const [here, there] = [game, other].map((each) =>
      imagine(each, 0, { belief: believe(each.setup) }, randomNumbers(3)),
    );
    expect([there!.setup.cardOf, there!.state]).toEqual([here!.setup.cardOf, here!.state]);
  });
});
