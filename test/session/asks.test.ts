import { describe, expect, it } from 'vitest';
import { cardOf, type Game, type Option, replay } from '../../src/engine/index.js';
import { Practice, setupOf, tableOf } from './tables.js';

/** Plays on, such options first, and looks at every decision of the person. */
function playOn(seed: number, decks: number[], first: RegExp, look: (practice: Practice) => void): void {
  const practice = new Practice(tableOf({ ...setupOf(seed), decks }));
  for (let step = 0; step < 120; step++) {
    const { decision, seat, phase } = practice.now.view;
    if (phase === 'over' || decision === null || decision.seat !== seat) return;
    look(practice);
    const { options } = practice.now.view.decision!;
    const wanted = options.find(({ text }) => first.test(text));
    practice.give((wanted ?? options[(step * 7 + 3) % options.length]!).answer);
  }
}

const gameOf = (practice: Practice): Game => {
  const replayed = replay(practice.table.record());
  if (!replayed.ok) throw new Error(replayed.error[0]?.message);
  return replayed.value;
};

const tally = (names: readonly string[]) =>
  [...new Set(names)].sort().map((name) => ({ name, count: names.filter((each) => each === name).length }));

describe('who looks through a whole deck', () => {
  it('knows which cards are the Prize cards, which is which excepted, and nobody else is told (ZONE-10)', () => {
    let [told, untold] = [0, 0];
    for (let seed = 1; seed <= 24; seed++) {
      playOn(seed, [0, 1], /^(Play|Evolve|Attach)/, (practice) => {
        const { view } = practice.now;
        const { deck, prizes } = view.sides[0]!;
        const prized = view.decision?.asks?.prized ?? null;
        if (deck.cards === null || deck.cards.length < deck.count) {
          untold++;
          return expect(prized).toBeNull();
        }
        if (prized === null) return;
        told++;
        expect(prizes.cards).toBeNull();
        const game = gameOf(practice);
        const truth = game.state.sides[0]!.prizes.map((card) => cardOf(game, card).name);
        expect(prized).toEqual(tally(truth));
        expect(practice.table.viewing(1).whole().view.decision?.asks ?? null).toBeNull();
      });
    }
    expect(told).toBeGreaterThan(2);
    expect(untold).toBeGreaterThan(100);
  });
});

describe('what is given out over Pokémon', () => {
  it('is told by how much is left, and each may be given it again', () => {
    let again = 0;
    for (let seed = 1; seed <= 40; seed++) {
      let before: { left: number; options: readonly Option[] } | null = null;
      playOn(seed, [1, 0], /with Scatter$|^(Evolve|Attach Lightning|Use)/, ({ now: { view } }) => {
        const spread = view.decision?.asks?.spread ?? null;
        const [last, { options }] = [before, view.decision!];
        before = spread?.what === 'counter' ? { left: spread.left, options } : null;
        if (before === null) return;
        const inPlay = view.sides.flatMap(({ active, bench }) => [...active, ...bench]).filter((each) => each !== null);
        for (const { pokemon, at } of spread!.falls) {
          const { hp, damage } = inPlay.find((each) => each.pokemon === pokemon)!;
          expect([damage + 10 * at >= hp, damage + 10 * (at - 1) >= hp]).toEqual([true, false]);
        }
        expect(spread!.falls).toHaveLength(view.decision!.options.length);
        if (last === null) return expect(spread).toMatchObject({ what: 'counter', card: null, left: 3, least: 3 });
        expect(before.left).toBe(last.left - 1);
        expect(options.map(({ answer }) => answer)).toEqual(last.options.map(({ answer }) => answer));
        again++;
      });
    }
    expect(again).toBeGreaterThan(1);
  });
});

describe('what a text asks', () => {
  it('leaves, where it is free, every other card to be chosen, and tells what has been', () => {
    let [cards, free] = [0, 0];
    for (let seed = 1; seed <= 8; seed++) {
      const practice = new Practice(tableOf(setupOf(seed)));
      for (let step = 0; step < 90; step++) {
        const { decision, seat } = practice.now.view;
        if (decision === null || decision.seat !== seat) break;
        const { asks, options } = decision;
        // What ends the turn comes last: there is more to be asked before it.
        const option =
          options.find(({ kind }) => kind === 'card' || kind === 'play') ?? options[(step * 7 + 3) % options.length]!;
        practice.give(option.answer);
        if (asks === null || option.kind !== 'card') continue;
        cards++;
        expect(asks.among).toContain(option.card);
        const later = practice.now.view.decision?.asks ?? null;
        if (later === null || !asks.isFree || later.name !== asks.name || later.chosen.length <= asks.chosen.length)
          continue;
        free++;
        expect(later.chosen).toEqual([...asks.chosen, option.card]);
        expect(later.among).toEqual(asks.among.filter((card) => card !== option.card));
      }
    }
    expect(cards).toBeGreaterThan(10);
    expect(free).toBeGreaterThan(3);
  });
});
