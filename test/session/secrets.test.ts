import { describe, expect, it } from 'vitest';
import { otherGame } from '../../src/arena/checks/hidden-cards.js';
import { tookOneCourse } from '../../src/arena/checks/secrets.js';
import { boundCards, shownByAnswer, shownToChoose } from '../../src/arena/checks/shown-cards.js';
import { apply, eventsFor, fork, type Game, type GameClaim, listAnswers, type Viewer } from '../../src/engine/index.js';
import { claimOf, type Player, Table } from '../../src/session/index.js';
import { type Source, Viewing } from '../../src/session/viewing.js';
import { holds, playedGame } from '../engine/properties/playing.js';
import { library } from './tables.js';

/** A source that shows one game, and then what became of it. */
function sourceOf(start: Game): { readonly source: Source; go(next: Game): void } {
  let [game, number] = [start, 0];
  const begun = { ...start, state: fork(start.state), log: null };
  const source: Source = {
    facts: start.setup.cards.map(({ facts }) => facts),
    start: () => begun,
    now: () => ({ game, number, course: 0 }),
    eventsSince: (heard, onlooker) => (game.log === null ? [] : eventsFor(game.log, onlooker, heard)),
    shared: () => 0,
    beside: () => ({ players: [], undoable: 0, redoable: 0 }),
  };
  const go = (next: Game): void => {
    game = next;
    number++;
  };
  return { source, go };
}

describe('two games that differ only in what a viewer cannot see', () => {
  it('are told alike, letter by letter, whole and step by step (ZONE-03)', () => {
    let told = 0;
    holds(60, (sample) => {
      const { game, random } = playedGame(sample);
      const { phase, decision, sides, suddenDeaths } = game.state;
      if (phase === 'setup' || phase === 'over' || decision.kind === 'sudden-death') return;
      const offered = listAnswers(game);
      const given = offered[random(offered.length)]!;
      const here = apply(game, given);
      if (!here.ok) throw new Error(here.error.sentence);
      for (const viewer of sides.keys()) {
        const shown = [...shownToChoose(game, viewer), ...boundCards(game), ...shownByAnswer(here.value, viewer)];
        const named = Object.values(given).filter((each): each is number => typeof each === 'number');
        const other = otherGame(game, { seat: viewer, keep: [...named, ...shown], own: false }, random);
        const there = apply(other, given);
        if (!there.ok || here.value.game.state.suddenDeaths !== suddenDeaths) continue;
        if (!tookOneCourse(here.value, there.value)) continue;
        const [one, two] = [sourceOf(game), sourceOf(other)];
        const [mine, theirs] = [new Viewing(one.source, viewer), new Viewing(two.source, viewer)];
        expect(JSON.stringify(mine.whole())).toBe(JSON.stringify(theirs.whole()));
        one.go({ ...here.value.game, log: here.value.events });
        two.go({ ...there.value.game, log: there.value.events });
        expect(JSON.stringify(mine.next())).toBe(JSON.stringify(theirs.next()));
        told++;
      }
    });
    expect(told).toBeGreaterThan(40);
  });
});

describe('another deck of the opponent', () => {
  const players: readonly Player[] = ['person', 'random'];

  /** What a viewer of a game is told in so many choices, letter by letter. */
  function played(
    claim: GameClaim,
    viewer: Viewer,
    choices: number,
  ): { readonly letters: string; readonly table: Table } {
    const table = Table.begin({ ...claim, anyDeck: true }, players);
    if (!table.ok) throw new Error(table.error[0]?.message);
    const viewing = table.value.viewing(viewer);
    const letters = [JSON.stringify(viewing.whole())];
    for (let choice = 0; choice < choices; choice++) {
      const seat = table.value.waitsFor;
      if (seat === null) table.value.goOn();
      else {
        const { options } = table.value.viewing(seat).whole().view.decision!;
        table.value.choose(seat, options[(choice * 3) % options.length]!.answer);
      }
      letters.push(JSON.stringify(viewing.next()));
    }
    return { letters: letters.join('\n'), table: table.value };
  }

  const told = (claim: GameClaim, viewer: Viewer, choices: number): string => played(claim, viewer, choices).letters;

  /** Kinds of cards of seat 1 of which no copy has come to light. */
  function unseenKinds(table: Table, claim: GameClaim): readonly number[] {
    const seen = new Set(
      [0, 1].flatMap((seat) =>
        table
          .viewing(seat)
          .whole()
          .faces.map(({ facts }) => facts.name),
      ),
    );
    return claim.decks[1]!.filter((place, i, all) => all.indexOf(place) === i && !seen.has(claim.facts[place]!.name));
  }

  it('with cards that never come to light is not noticed', () => {
    let replaced = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const setup = { era: 'hgss-2010', format: 'constructed', decks: [2, 3], players, seed };
      const claim = claimOf(setup, library) as GameClaim;
      const { table } = played(claim, 0, 20);
      const own = new Set(claim.decks[0]);
      const kinds = unseenKinds(table, claim).filter((place) => !own.has(place));
      const facts = claim.facts.map((each, place) =>
        kinds.includes(place) ? { ...each, name: `Other ${place}`, hp: 10 } : each,
      );
      const other = { ...claim, facts };
      for (const viewer of [0, 'spectator'] as const) expect(told(other, viewer, 20)).toBe(told(claim, viewer, 20));
      replaced += kinds.length;
    }
    expect(replaced).toBeGreaterThan(12);
  });
});
