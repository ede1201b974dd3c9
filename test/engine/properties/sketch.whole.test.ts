// A game as one seat knows it, written down for somebody elsewhere.
import { describe, expect, it } from 'vitest';
import { otherGame } from '../../../src/arena/checks/hidden-cards.js';
import { boundCards, shownToChoose } from '../../../src/arena/checks/shown-cards.js';
import { anyAnswer, randomNumbers } from '../../../src/arena/index.js';
import { anySeed, shuffled } from '../../../src/arena/random-number.js';
import type { Random } from '../../../src/bots/index.js';
import { effectDecks, plainDecks } from '../../../src/cli/library-files.js';
import {
  type Answer,
  type CardId,
  ERAS,
  eventsFor,
  FORMATS,
  type Format,
  type Game,
  type GameClaim,
  listAnswers,
  Memory,
  maySee,
  newGame,
  outlookIn,
  play,
  prepare,
  type Seat,
  type Seed,
  type Sketch,
  Sketcher,
  viewFor,
} from '../../../src/engine/index.js';
import { dealIds } from '../../../src/engine/record/deal-ids.js';
import { cutTo, knownGame } from '../../../src/engine/view/sketch/sketch.js';
import { answersIn, playIn } from '../../../src/engine/view.js';

const EFFECTS = effectDecks();
const PLAIN = plainDecks();

const KINDS = ERAS.flatMap((era) =>
  FORMATS.filter(({ id }) => era.formats.includes(id)).map((format) => ({ era: era.id, format })),
);

function claimFor(era: string, format: Format, seed: number): GameClaim & { seed: Seed } {
  const { facts, programs, decks } = format.seats === 2 || seed % 2 === 0 ? EFFECTS : { programs: [], ...PLAIN };
  const dealt = Array.from({ length: format.seats }, (_, seat) => {
    const deck = decks[(seed + seat) % decks.length]!;
    return deck.filter((_, place) => (place * format.deck) % deck.length < format.deck);
  });
  return { era, format: format.id, facts, programs, decks: dealt, anyDeck: true, seed: anySeed(randomNumbers(seed)) };
}

function begun(claim: GameClaim): Game {
  const game = newGame(claim, true);
  if (!game.ok) throw new Error(game.error[0]!.message);
  return game.value;
}

interface Stop {
  readonly game: Game;
  readonly seat: Seat;
  readonly memory: Memory;
  readonly number: number;
}

/** Plays at random, and stops at decisions. */
function walk(game: Game, random: Random, choices: number, visit: (stop: Stop) => void): void {
  const memories = game.state.sides.map((_, seat) => new Memory(seat));
  for (let number = 0; number < choices && game.state.phase !== 'over'; number++) {
    for (const memory of memories) memory.notice(game);
    const { seat } = game.state.decision;
    visit({ game, seat, memory: memories[seat]!, number });
    play(game, anyAnswer(game, random));
  }
}

const programsOf = (game: Game, sketch: Sketch) =>
  sketch.facts.map((facts) => {
    const key = JSON.stringify(facts);
    return game.setup.programs[game.setup.cards.findIndex((card) => JSON.stringify(card.facts) === key)] ?? null;
  });

const carried = (sketch: Sketch): Sketch => JSON.parse(JSON.stringify(sketch)) as Sketch;

describe('a game in the numbers of cards that are linked in another order', () => {
  it.each(KINDS)('plays on alike, in the middle of texts too: $era, $format.id', ({ era, format }) => {
    for (const seed of [1, 2]) {
      const random = randomNumbers(seed);
      walk(begun(claimFor(era, format, seed)), random, 70, ({ game, seat, number }) => {
        if (number % 4 !== 0 && game.state.decision.kind === 'turn') return;
        const { setup } = game;
        const places = [...setup.cards.keys()].reverse();
        const cut = cutTo(setup, places, setup.markerNames, '');
        const hidden = new Uint8Array(setup.ownerOf.length);
        const there = knownGame(game, cut, { seat, hidden, named: [], prizes: [], random });
        if (game.state.phase === 'setup') return;
        const here: Game = { ...game, state: structuredClone(game.state), log: null };
        for (let on = 0; on < 6 && here.state.phase !== 'over'; on++) {
          expect(answersIn(there)).toEqual(listAnswers(here));
          const answer = anyAnswer(here, random);
          expect([play(here, answer), play(there, answer)]).toEqual([null, null]);
          expect(viewFor(there, 'spectator')).toEqual(viewFor(here, 'spectator'));
        }
      });
    }
  });
});

describe('what a seat is sketched', () => {
  it.each(KINDS)('offers and shows what the real game does, and can be played on: $era, $format.id', (kind) => {
    for (const seed of [3]) {
      const random = randomNumbers(seed);
      const sketchers = Array.from({ length: 4 }, (_, seat) => new Sketcher(seat));
      walk(begun(claimFor(kind.era, kind.format, seed)), random, 80, ({ game, seat, memory }) => {
        const sketch = carried(sketchers[seat]!.sketch(game, memory, randomNumbers(seed)));
        const outlook = outlookIn(sketch, { programs: programsOf(game, sketch) });
        if (!outlook.ok) throw new Error(outlook.error);
        expect(outlook.value.answers).toEqual(listAnswers(game));
        expect(outlook.value.view).toEqual(viewFor(game, seat));
        const imagined = outlook.value.imagine(random);
        expect(answersIn(imagined)).toEqual(listAnswers(game));
        for (let on = 0; on < 3 && imagined.state.phase !== 'over'; on++) {
          const answers = answersIn(imagined);
          playIn(imagined, answers[random(answers.length)]!);
        }
      });
    }
  });

  it.each(KINDS)('is the same, letter by letter, wherever hidden cards lie: $era, $format.id', ({ era, format }) => {
    const random = randomNumbers(5);
    walk(begun(claimFor(era, format, 5)), random, 60, ({ game, seat, memory }) => {
      const keep = [...shownToChoose(game, seat), ...boundCards(game), ...memory.known, ...memory.ownPrizes];
      const other = otherGame(game, { seat, keep, own: memory.ownPrizes.length === 0 }, random);
      const [one, two] = [game, other].map((each) => sketchText(each, seat, memory));
      expect(two).toBe(one);
    });
  });

  it.each(KINDS)('is the same against decks whose other cards it has not seen: $era, $format.id', ({ era, format }) => {
    let compared = 0;
    for (const seed of [6, 7]) {
      const claim = claimFor(era, format, seed);
      const { answers, unseen } = courseOf(claim, seed);
      expect(unseen.length).toBeGreaterThan(5);
      const here = sketchesOf(claim, answers);
      const there = sketchesOf(withOthers(claim, unseen, randomNumbers(seed)), answers);
      for (const [number, text] of there.entries()) {
        if (text === null) break; // an opponent's choice that cannot be made with those cards
        expect(text).toBe(here[number]);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('differs where the seat has seen one of them, so that the property above says something', () => {
    const claim = claimFor('hgss-2010', KINDS[0]!.format, 6);
    const { answers } = courseOf(claim, 6);
    const all = Array.from({ length: 120 }, (_, card) => card).filter((card) => ownerIn(claim, card) !== WATCHED);
    const there = sketchesOf(withOthers(claim, all, randomNumbers(6)), answers);
    expect(there).not.toEqual(sketchesOf(claim, answers));
  });

  it('has no card that the seat has not seen', () => {
    const claim = claimFor('hgss-2010', KINDS[0]!.format, 6);
    walk(begun(claim), randomNumbers(6), 60, ({ game, seat, memory }) => {
      const sketch = new Sketcher(seat).sketch(game, memory, randomNumbers(1));
      const known = game.setup.ownerOf.flatMap((owner, card) =>
        owner === seat || maySee(game, seat, card) ? [game.setup.byId[card]!.name] : [],
      );
      const remembered = [...memory.known].map((card) => game.setup.byId[card]!.name);
      for (const { name } of sketch.facts) expect([...known, ...remembered]).toContain(name);
      expect(sketch.facts.map(({ name }) => name)).toEqual(sketch.facts.map(({ name }) => name).sort());
    });
  });

  it('cannot be opened where its cards are compiled otherwise, or where it is none', () => {
    const game = begun(claimFor('hgss-2010', KINDS[0]!.format, 2));
    const sketch = new Sketcher(game.state.decision.seat).sketch(game, undefined, randomNumbers(1));
    const programs = programsOf(game, sketch);
    expect(outlookIn(sketch, { programs: programs.map(() => null) })).toEqual({
      ok: false,
      error: expect.stringContaining('another version'),
    });
    for (const wrong of [{ era: 'no-era' }, { state: [1, 2] }, { cardOf: [] }, { state: 7 as never }])
      expect(outlookIn({ ...sketch, ...wrong }, { programs }).ok).toBe(false);
  });
});

const sketchText = (game: Game, seat: Seat, memory: Memory): string =>
  JSON.stringify(new Sketcher(seat).sketch(game, memory, randomNumbers(9)));

/** The seat that must not notice other cards in the others' decks. */
const WATCHED = 0;
const CHOICES = 70;

const ownerIn = ({ decks }: GameClaim, card: CardId): Seat => Math.floor(card / decks[0]!.length);

/** A game at random, and the cards of the others that nobody has seen in it. */
function courseOf(claim: GameClaim, seed: number): { answers: readonly Answer[]; unseen: readonly CardId[] } {
  const game = begun(claim);
  const random = randomNumbers(seed);
  const answers: Answer[] = [];
  const seen = new Set<CardId>();
  const notice = (): void => {
    const below = new Set(game.state.sides.flatMap(({ deck, prizes }) => [...deck, ...prizes]));
    for (const card of game.setup.ownerOf.keys()) if (!below.has(card)) seen.add(card);
  };
  notice();
  while (answers.length < CHOICES && game.state.phase !== 'over') {
    const answer = anyAnswer(game, random);
    answers.push(answer);
    play(game, answer);
    notice();
  }
  for (const event of eventsFor(game.log!, WATCHED)) if ('card' in event && event.card !== null) seen.add(event.card);
  const others = [...game.setup.ownerOf.keys()].filter((card) => game.setup.ownerOf[card] !== WATCHED);
  return { answers, unseen: others.filter((card) => !seen.has(card)) };
}

/** The claim with any other cards under these numbers, and the different cards in another order. */
function withOthers(claim: GameClaim & { seed: Seed }, cards: readonly CardId[], random: Random): GameClaim {
  const setup = prepare(claim);
  if (!setup.ok) throw new Error('the claim is refused');
  const { ids } = dealIds(setup.value, claim.seed);
  let at = 0;
  const lists = claim.decks.map((deck) =>
    deck.map((place) => (cards.includes(ids[at++]!) ? random(claim.facts.length) : place)),
  );
  const order = shuffled(random, [...claim.facts.keys()]);
  return {
    ...claim,
    facts: order.map((place) => claim.facts[place]!),
    programs: order.map((place) => claim.programs![place] ?? null),
    decks: lists.map((deck) => deck.map((place) => order.indexOf(place))),
  };
}

/** What the watched seat is sketched at each of its decisions; null at the end: a choice cannot be made here. */
function sketchesOf(claim: GameClaim, answers: readonly Answer[]): (string | null)[] {
  const game = begun(claim);
  const memory = new Memory(WATCHED);
  const texts: (string | null)[] = [];
  for (const answer of answers) {
    memory.notice(game);
    if (game.state.decision.seat === WATCHED) texts.push(sketchText(game, WATCHED, memory));
    if (play(game, answer) !== null) return [...texts, null];
  }
  return texts;
}
