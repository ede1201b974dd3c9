import { describe, expect, it } from 'vitest';
import { shippedLibrary } from '../../src/cli/library-files.js';
import { ACTS, ERAS, type GameEvent, type Option } from '../../src/engine/index.js';
import { claimOf, decksOf, type Moment, Table, type TableSetup } from '../../src/session/index.js';
import { FIRST_GAMES, type FirstGame, LESSONS, lessonsOf } from '../../src/web/learn/lessons.js';
import { type Learnt, learn, lessonAt, NOTHING_LEARNT, withDone } from '../../src/web/learn/progress.js';
import { worthOf } from '../../src/web/learn/worth.js';
import type { Collection } from '../../src/web/session/library.js';
import type { LessonId } from '../../src/web/words/learn.js';
import { Practice } from '../session/tables.js';

/** The decks as the page has them. */
const { decks: shipped } = shippedLibrary();
const cards = [...new Set(shipped.flatMap(({ entries }) => entries.map(({ card }) => card)))];
const collection: Collection = {
  names: shipped.map(({ name }) => name),
  facts: cards.map(({ facts }) => facts),
  decks: shipped.map(({ entries }) =>
    entries.flatMap(({ count, card }) => new Array<number>(count).fill(cards.indexOf(card))),
  ),
};

function begun({ era, decks, seed }: FirstGame): Practice {
  const places = decks.map((name) => collection.names.indexOf(name));
  const setup: TableSetup = { era, format: 'constructed', decks: places, players: ['person', 'random'], seed };
  const table = Table.begin(claimOf(setup, decksOf([collection])), setup.players);
  if (!table.ok) throw new Error(table.error[0]?.message);
  return new Practice(table.value);
}

/** Does what the lesson says; without one what a turn usually goes on with. */
function chosen({ view }: Moment, hint: string | null): Option {
  const { options } = view.decision!;
  const active = view.sides[0]!.active[0]?.pokemon;
  const meant = ACTS.find((act) => act === hint && act !== 'end');
  const order = [meant, 'card', 'evolve', 'bench', 'attach', 'attack', 'play', 'pokemon', 'end'];
  for (const kind of order) {
    const ways = options.filter((option) => option.group === kind || option.kind === kind);
    if (ways.length > 0) return ways.find(({ pokemon }) => pokemon === active) ?? ways[0]!;
  }
  return options[0]!;
}

interface Outcome {
  readonly learnt: Learnt;
  /** The turn in which each lesson was learnt. */
  readonly turns: ReadonlyMap<LessonId, number>;
}

/** A learner who does what every lesson says, for so many turns. */
function taught(first: FirstGame, turns: number): Outcome {
  const game = begun(first);
  const at = new Map<LessonId, number>();
  const heard = (from: number): readonly GameEvent[] => game.deltas.slice(from).flatMap(({ events }) => events);
  let learnt = learn(NOTHING_LEARNT, null, heard(0), game.now);
  while (game.now.view.phase !== 'over' && game.now.view.turn <= turns) {
    const lesson = lessonAt(learnt, game.now, first.era);
    if (lesson !== null && 'read' in lesson.until) learnt = withDone(learnt, lesson.id);
    else {
      const before = game.deltas.length;
      game.give(chosen(game.now, lesson?.hint ?? null).answer);
      learnt = learn(learnt, lesson, heard(before), game.now);
    }
    for (const id of learnt.done) if (!at.has(id)) at.set(id, game.now.view.turn);
  }
  return { learnt, turns: at };
}

/** What not every deck has. */
const NOT_EVERYWHERE: readonly LessonId[] = ['power', 'condition'];

describe('a first game', () => {
  it('is there for every era that has decks', () => {
    const withDecks = ERAS.filter(({ id }) => shipped.some(({ era }) => era === id));
    expect(FIRST_GAMES.map(({ era }) => era)).toEqual(withDecks.map(({ id }) => id));
  });

  // Another deal, because a deck or a shuffle has changed, wants another seed in FIRST_GAMES.
  it.each(FIRST_GAMES)('of $era brings every lesson up within 16 turns for who does what it says', (first) => {
    const { learnt } = taught(first, 16);
    const missing = lessonsOf(first.era)
      .map(({ id }) => id)
      .filter((id) => !learnt.done.includes(id));
    expect(missing.filter((id) => !NOT_EVERYWHERE.includes(id))).toEqual([]);
  });
});

describe('a lesson', () => {
  const [first] = FIRST_GAMES;
  const { moments } = begun(first!);
  const now = moments.at(-1)!;

  it('is the first that can be taught now', () => {
    expect(lessonAt(NOTHING_LEARNT, now, first!.era)?.id).toBe('active');
    expect(lessonAt({ done: ['active'], happened: [] }, now, first!.era)).toBe(null);
  });

  const taught = LESSONS.find(({ id }) => id === 'active')!;
  const placed = (seat: number) => [{ kind: 'placedActive' as const, pokemon: seat * 16, card: 3 }];

  it('is learnt by doing it, not by seeing it done', () => {
    expect(learn(NOTHING_LEARNT, taught, placed(1), now).done).toEqual([]);
    expect(learn(NOTHING_LEARNT, taught, placed(0), now).done).toEqual(['active']);
  });

  it('is not learnt by what was done before it was taught', () => {
    const unasked = learn(NOTHING_LEARNT, null, placed(0), now);
    expect(unasked.done).toEqual([]);
    expect(lessonAt(unasked, now, first!.era)?.id).toBe('active');
    expect(learn(unasked, taught, placed(1), now).done).toEqual([]);
  });

  it('that is only told stays until it is read, or played on', () => {
    const hurt = learn(NOTHING_LEARNT, null, [{ kind: 'damagedByAttack', pokemon: 16, points: 30 }], now);
    const rest = { ...hurt, done: ['active' as const] };
    const told = lessonAt(rest, now, first!.era);
    expect(told?.id).toBe('damage');
    expect(lessonAt(learn(rest, told, [], now), now, first!.era)?.id).toBe('damage');
    expect(lessonAt(withDone(rest, 'damage'), now, first!.era)).toBe(null);
    expect(lessonAt(learn(rest, told, [{ kind: 'attached', pokemon: 0, card: 3 }], now), now, first!.era)).toBe(null);
  });

  it('of who goes first is one of the years that ask it', () => {
    const asking = ERAS.filter(({ flipWinner }) => flipWinner === 'chooses').map(({ id }) => id);
    expect(LESSONS.find(({ id }) => id === 'first')?.eras).toEqual(asking);
  });

  it('of the first draw is one of the years that skip it', () => {
    const skipping = ERAS.filter(({ firstTurnDraw }) => firstTurnDraw !== 'drawn').map(({ id }) => id);
    expect(LESSONS.find(({ id }) => id === 'draw')?.eras).toEqual(skipping);
  });

  it('is one of every year unless it is told of which', () => {
    const everywhere = LESSONS.filter(({ eras }) => eras === undefined).length;
    for (const { id, flipWinner, firstTurnDraw } of ERAS) {
      const own = Number(flipWinner === 'chooses') + Number(firstTurnDraw !== 'drawn');
      expect([id, lessonsOf(id).length]).toEqual([id, everywhere + own]);
    }
  });

  it('tells what classes of card are worth only of those that are in sight', () => {
    const facts = cards.map((card) => card.facts);
    const [vmax, plain] = [
      facts.find(({ tags }) => tags.includes('VMAX'))!,
      facts.find(({ tags }) => tags.length === 0)!,
    ];
    expect(worthOf([plain])).toEqual([]);
    expect(worthOf([plain, vmax, vmax]).map(({ text }) => text)).toEqual([
      'When it is Knocked Out, the other player takes 3 Prize cards.',
    ]);
    expect(LESSONS.flatMap(({ rules }) => rules)).not.toContain('KO-04');
  });
});

/** Somebody who plays on and never presses a button of the coach. */
function playedOn(first: FirstGame, turns: number): readonly LessonId[] {
  const game = begun(first);
  const heard = (from: number): readonly GameEvent[] => game.deltas.slice(from).flatMap(({ events }) => events);
  let learnt = learn(NOTHING_LEARNT, null, heard(0), game.now);
  const shown: LessonId[] = [];
  while (game.now.view.phase !== 'over' && game.now.view.turn <= turns) {
    const lesson = lessonAt(learnt, game.now, first.era);
    if (lesson !== null) shown.push(lesson.id);
    const before = game.deltas.length;
    game.give(chosen(game.now, lesson?.hint ?? null).answer);
    learnt = learn(learnt, lesson, heard(before), game.now);
  }
  return [...new Set(shown)];
}

describe('who never says that something is read', () => {
  it.each(FIRST_GAMES)('is taught to attach, to evolve and to attack in $era', (first) => {
    expect(playedOn(first, 16)).toEqual(expect.arrayContaining(['goal', 'attach', 'evolve', 'attack', 'prize']));
  });
});
