import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strangeAnswer } from '../../../src/arena/checks/strange-answer.js';
import { anySeed, pick, randomNumbers, shuffled } from '../../../src/arena/random-number.js';
import type { Random } from '../../../src/bots/index.js';
import { effectDecks, plainDecks } from '../../../src/cli/library-files.js';
import {
  type Answer,
  type CardId,
  CONSTRUCTED,
  ERAS,
  eventCount,
  eventsFor,
  type Game,
  type GameClaim,
  listAnswers,
  newGame,
  play,
  prepare,
  refusalOf,
  type Seed,
  type Viewer,
  viewFor,
} from '../../../src/engine/index.js';
import { dealIds } from '../../../src/engine/record/deal-ids.js';
import { Table } from '../../../src/session/index.js';

const LIBRARIES: readonly Pick<GameClaim, 'facts' | 'decks' | 'programs'>[] = [plainDecks(), effectDecks()];
const CHOICES = 60;
/** Whose list is another one. The other seat and the spectators must not notice. */
const OTHER = 1;

interface Step {
  readonly given: Answer;
  /** What seat 0 might try here instead. */
  readonly tried: readonly Answer[];
}

interface Course {
  readonly claim: GameClaim & { readonly seed: Seed };
  readonly steps: readonly Step[];
  /** Cards of the other seat that are still in its deck or among its Prize cards, and were nowhere else. */
  readonly untouched: readonly CardId[];
}

function begun(claim: GameClaim): Game {
  const game = newGame(claim, true);
  if (!game.ok) throw new Error(game.error.map(({ message }) => message).join(' '));
  return game.value;
}

/** A game between two decks that ship with Rulebox, some choices long. */
function courseOf(seed: number, random: Random): Course {
  const { facts, decks, programs } = pick(random, LIBRARIES);
  const two = [pick(random, decks), pick(random, decks)];
  const dealt = { facts, ...(programs && { programs }), decks: two, anyDeck: true, seed: anySeed(randomNumbers(seed)) };
  const claim = { era: pick(random, ERAS).id, format: CONSTRUCTED.id, ...dealt };
  const game = begun(claim);
  const elsewhere = new Set<CardId>();
  const steps: Step[] = [];
  const notice = (): void => {
    const { deck, prizes } = game.state.sides[OTHER]!;
    for (let id = 60; id < 120; id++) if (!deck.includes(id) && !prizes.includes(id)) elsewhere.add(id);
  };
  notice();
  while (steps.length < CHOICES && game.state.phase !== 'over') {
    const offered = listAnswers(game);
    const given = pick(random, offered);
    steps.push({ given, tried: Array.from({ length: 4 }, () => strangeAnswer(game, offered, random)) });
    play(game, given);
    notice();
  }
  // A hand that was shown for a mulligan went back into the deck.
  const shown = eventsFor(game.log!, 0).flatMap((event) =>
    'card' in event && event.card !== null ? [event.card] : [],
  );
  const untouched = Array.from({ length: 60 }, (_, i) => 60 + i).filter(
    (id) => !elsewhere.has(id) && !shown.includes(id),
  );
  return { claim, steps, untouched };
}

/** The claim with other cards of the other seat under these ids, and the different cards in another order. */
function withOthers({ claim }: Course, ids: readonly CardId[], random: Random): GameClaim {
  const setup = prepare(claim);
  if (!setup.ok) throw new Error('the claim is refused');
  const dealt = dealIds(setup.value, claim.seed).ids;
  const list = claim.decks[OTHER]!.map((place, at) =>
    ids.includes(dealt[60 + at]!) ? random(claim.facts.length) : place,
  );
  const order = shuffled(random, [...claim.facts.keys()]);
  return {
    ...claim,
    facts: order.map((place) => claim.facts[place]!),
    ...(claim.programs && { programs: order.map((place) => claim.programs![place]!) }),
    decks: [claim.decks[0]!, list].map((deck) => deck.map((place) => order.indexOf(place))),
  };
}

/** All that somebody is told and could find out, letter by letter; null: a choice cannot be made here. */
function toldBy(claim: GameClaim, steps: readonly Step[], viewer: Viewer): string[] | null {
  const game = begun(claim);
  const table = Table.begin(claim, ['person', 'person']);
  if (!table.ok) throw new Error(table.error[0]?.message);
  const viewing = table.value.viewing(viewer);
  const letters = [JSON.stringify([viewFor(game, viewer), viewing.whole()])];
  for (const { given, tried } of steps) {
    const { seat } = game.state.decision;
    const heard = eventCount(game.log!);
    const refusals = viewer === 'spectator' ? [] : tried.map((answer) => refusalOf(game, viewer, answer));
    if (play(game, given) !== null) return null;
    table.value.choose(seat, given);
    const told = [viewFor(game, viewer), eventsFor(game.log!, viewer, heard), refusals, viewing.next()];
    letters.push(JSON.stringify(told));
  }
  return letters;
}

describe('two games of one seed', () => {
  it('with other lists of the opponent are the same to the letter while the cards have not been seen (ZONE-03)', () => {
    const found = { alike: 0, exchanged: 0, parted: 0 };
    const alike = fc.property(fc.nat(1_000_000), (seed) => {
      const random = randomNumbers(seed, 1);
      const course = courseOf(seed, random);
      const other = withOthers(course, course.untouched, random);
      for (const viewer of [0, 'spectator'] as const) {
        const there = toldBy(other, course.steps, viewer);
        if (there === null) found.parted++;
        else {
          expect(there).toEqual(toldBy(course.claim, course.steps, viewer));
          found.alike++;
          found.exchanged += course.untouched.length;
        }
      }
    });
    fc.assert(alike, { seed: 1, numRuns: 30 });
    expect(found.alike).toBeGreaterThan(40);
    expect(found.exchanged / found.alike).toBeGreaterThan(20);
  });

  it('differ as soon as one of the cards is seen, so that the property above says something', () => {
    const differ = Array.from({ length: 20 }, (_, seed) => {
      const random = randomNumbers(seed, 2);
      const course = courseOf(seed, random);
      const all = Array.from({ length: 60 }, (_, i) => 60 + i);
      const there = toldBy(withOthers(course, all, random), course.steps, 0);
      return there?.join() !== toldBy(course.claim, course.steps, 0)?.join();
    });
    expect(differ.filter(Boolean)).toHaveLength(20);
  });
});
