import { describe, expect, it } from 'vitest';
import { playDemo } from '../../src/cli/demo-game.js';
import { effectDecks, plainDecks } from '../../src/cli/library-files.js';
import { beginning, eventsFor, type Game, type GameEvent, type Viewer } from '../../src/engine/index.js';
import { changed } from '../../src/session/changes.js';
import { Chronicle } from '../../src/session/chronicle.js';
import { claimOf, decksOf, type Told } from '../../src/session/index.js';
import { wordsOf } from '../../src/session/pieces.js';
import { INVENTED_ERAS } from '../invented-eras.js';

interface Heard {
  readonly start: Game;
  readonly events: ReadonlyMap<Viewer, readonly GameEvent[]>;
}

const library = decksOf([effectDecks(), plainDecks()]);

/** A game of decks with texts, played to its end by chance. */
function heard(era: string, seed: number): Heard {
  const claim = claimOf(
    {
      era,
      format: 'constructed',
      decks: [seed, seed + 1].map((each) => each % library.length),
      players: ['random', 'random'],
      seed,
    },
    library,
  );
  const [start, demo] = [beginning(claim), playDemo(claim)];
  if (!start.ok || !demo.ok) throw new Error('no game');
  const { log } = demo.value.game;
  return { start: start.value, events: new Map(VIEWERS.map((viewer) => [viewer, eventsFor(log!, viewer)])) };
}

const VIEWERS: readonly Viewer[] = ['spectator', 0, 1];
const eventsOf = ({ events }: Heard, viewer: Viewer): readonly GameEvent[] => events.get(viewer)!;

function toldAtOnce(game: Heard, viewer: Viewer, until?: number): readonly Told[] {
  const chronicle = new Chronicle(game.start, viewer);
  chronicle.add(eventsOf(game, viewer).slice(0, until));
  return chronicle.whole();
}

describe('a chronicle', () => {
  it.each(INVENTED_ERAS.map(({ id }) => id))(
    'of %s is told to several viewers at once, and is what each is told of it',
    (era) => {
      for (let seed = 1; seed <= 2; seed++) {
        const game = heard(era, seed);
        const chronicles = VIEWERS.map((viewer) => new Chronicle(game.start, viewer));
        const { length } = eventsOf(game, 'spectator');
        for (let from = 0; from < length; from += (from % 4) + 1)
          VIEWERS.forEach((viewer, place) => {
            chronicles[place]!.add(eventsOf(game, viewer).slice(from, from + (from % 4) + 1));
          });
        VIEWERS.forEach((viewer, place) => {
          expect(chronicles[place]!.whole()).toEqual(toldAtOnce(game, viewer));
        });
      }
    },
  );

  const game = heard('hgss-2010', 3);

  it('begun anew with fewer events tells what it told then', () => {
    const events = eventsOf(game, 0);
    const chronicle = new Chronicle(game.start, 0);
    for (const [place, event] of events.entries()) {
      chronicle.add([event]);
      if (place % 25 === 0) expect(chronicle.whole()).toEqual(toldAtOnce(game, 0, place + 1));
    }
  });

  it('says little where little has happened, and leaves the parts before as they are', () => {
    const chronicle = new Chronicle(game.start, 1);
    for (const event of eventsOf(game, 1)) {
      const before = chronicle.whole();
      const change = chronicle.add([event]);
      const after = chronicle.whole();
      if (change === null) expect(after).toEqual(before);
      else expect(after).toEqual(changed(before, change));
      if (change === null) continue;
      const first = after.findIndex((part, place) => part !== before[place]);
      expect(first).toBeGreaterThanOrEqual(before.length - 1);
      const isOther = (line: string, place: number): boolean => line !== before[first]?.lines[place];
      if (after[first]?.kind === 'turn') expect(after[first].lines.filter(isOther).length).toBeLessThanOrEqual(1);
    }
  });

  it('lets a line grow while the same goes on happening', () => {
    const chronicle = new Chronicle(game.start, 0);
    chronicle.add([
      { kind: 'gameBegan', suddenDeaths: 0 },
      { kind: 'turnBegan', seat: 0, turn: 1 },
    ]);
    const linesAfter = (event: GameEvent) => {
      chronicle.add([event]);
      return chronicle.whole().at(-1)!.lines.map(wordsOf);
    };
    const away: GameEvent = { kind: 'putInDeck', seat: 1, card: null };
    const [first, deck] = ['You go first.', 'your opponent’s deck.'];
    expect(linesAfter({ kind: 'wentFirst', seat: 0 })).toEqual([first]);
    expect(linesAfter(away)).toEqual([first, `A card goes to ${deck}`]);
    expect(linesAfter(away)).toEqual([first, `2 cards go to ${deck}`]);
    expect(linesAfter({ kind: 'deckShuffled', seat: 1 })).toEqual([first, `2 cards go to ${deck}`]);
    expect(linesAfter(away)).toEqual([first, `3 cards go to ${deck}`]);
    const second = 'Your opponent goes first.';
    expect(linesAfter({ kind: 'wentFirst', seat: 1 })).toEqual([first, `3 cards go to ${deck}`, second]);
  });
});
